import SourceText

extension Project {
    /// Whether code hides a navigation bar as a view, which leaves the gesture on.
    static let hiddenBars = Query<WholeProject, Bool>("hiddenNavigationBars") { project, _ in
        project.filesWithCode.contains { file in
            project.code(mentioning: .navigationBars, in: file).contains { code in
                project.isSource(code)
                    && project.body(of: code).assignments.contains { $0.target?.hidesNavigationBar ?? false }
            }
        }
    }

    /// The names of methods that pop all views above one or replace all, and of the functions that call the former.
    static let namesOfPopsToRoot = Query<WholeProject, NameSet>("namesOfPopsToRoot") { project, _ in
        let functions = project.filesWithCode.flatMap { project.code(mentioning: .popsToRoot, in: $0) }
        return NameSet.popsToRoot.union(.stackReplacements).union(NameSet(functions.map { project.name(of: $0) }))
    }

    /// Whether a call of a router removes all views above the router's own.
    func popsAllAboveRouter(_ call: CallSite) -> Bool {
        if NameSet.stackReplacements.contains(call.name) { return call.leavesOnlyRouter }
        guard let removal = viewEffect(of: call), removal.kinds.contains(.pop), !removal.shows else { return false }
        return popsToRoot(at: removal.place) && call.removesAllAboveRouter
    }

    // MARK: Tabs

    /// Whether a tap on the selected tab pops what is pushed: the navigation controller is an item of a tab bar
    /// controller, and no code hides the tab bar or decides which tab is selected.
    func isPoppedByTab(_ edge: Edge, _ presentation: Edge.Presentation) -> Bool {
        let containers = NavigationContainers(pushing: presentation, of: edge, self)
        return containers.areInTabs && containers.created?.isEmpty == false && !self[Project.decidesAboutTabs]
    }

    /// Whether code hides tab bars, or may keep the user from selecting a tab.
    private static let decidesAboutTabs = Query<WholeProject, Bool>("decisionsAboutTabs") { project, _ in
        let hides = project.filesWithCode.contains { file in
            project.code(mentioning: .tabBars, in: file).contains { code in
                project.isSource(code) && project.body(of: code).chains.contains { $0.mayHideTabBar }
            }
        }
        let name = Name.tabBarControllerMember
        guard !hides, project.memberTable.has(name) else { return hides }
        return project.files.indices.contains { file in
            project.symbols.declared.inFile(file).contains { _, type in
                type.map { type in
                    project.ownMembers(named: name, of: type, from: file).contains { project.decidesAboutTabs($0) }
                } ?? false
            }
        }
    }

    /// Whether a member answers a tab bar controller whether a tab may be selected, with more than yes.
    private func decidesAboutTabs(_ member: DeclarationID) -> Bool {
        guard isFunction(member) else { return false }
        let body = body(of: member)
        guard body.parameters.contains(where: { $0.label.isTabSelection }) else { return false }
        let results = body.results
        return results.isEmpty || !results.allSatisfy { $0.literal == .true }
    }
}

extension CallSite {
    /// Whether the call passes no other view than the router's own.
    fileprivate var removesAllAboveRouter: Bool {
        arguments.allSatisfy { argument in
            argument.label.isAnimatedLabel
                || argument.value?.leadingChain?.leadingElement?.memberOfSelf?.isViewOfRouter ?? false
        }
    }

    /// Whether the call sets a stack that only has the router's own view.
    fileprivate var leavesOnlyRouter: Bool {
        guard callees.functions.isEmpty, let first = arguments.first, first.label.isNone,
            let only = first.value?.plainChain?.only, only.literal == .array
        else { return false }
        let views = only.arguments.compactMap(\.value)
        return !views.isEmpty
            && views.allSatisfy {
                $0.leadingChain?.leadingElement?.memberOfSelf?.isViewOfRouter ?? false
            }
    }
}
