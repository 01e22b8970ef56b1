import SourceText

/// A use of a function that may pass events on: a call, or a reference to it.
struct EventCall: Sendable, Equatable {
    /// The member that contains the use.
    let caller: DeclarationID
    /// The name in the use.
    let place: NodeReference
    let name: Name
    /// The function that is used; nil if it is not known which one of that name it is.
    let callee: DeclarationID?
    /// Whether the use is inside a closure.
    let isInClosure: Bool

    /// The calls in a file, in order.
    static let query = Query<FileID, [EventCall]>("eventCalls") { project, file in
        let mentions = project[EventFunctions.mentionsInFile, file].filter { project.isEventMention($0) }
        var result: [EventCall] = []
        var next = 0
        while next < mentions.count {
            let code = mentions[next].code
            var own: NameSet = []
            while next < mentions.count, mentions[next].code == code {
                own.insert(mentions[next].name)
                next += 1
            }
            collect(own, in: project.body(of: code), into: &result)
        }
        return result
    }

    /// By the name of the function, in the order of files.
    static let index = Query<WholeProject, [Name: [EventCall]]>(index: "eventCallsByName") { project in
        Dictionary(grouping: project.answers(query, project.allFiles), by: \.name)
    }

    private static func collect(_ names: NameSet, in body: FunctionBody, into result: inout [EventCall]) {
        for chain in body.chains {
            for element in chain.elements where element.isName && names.contains(element.name) {
                func add(_ callee: DeclarationID?) {
                    result.append(
                        EventCall(
                            caller: body.home.declaration, place: element.place, name: element.name, callee: callee,
                            isInClosure: chain.ancestors.contains { if case .closure = $0 { true } else { false } }))
                }
                guard let call = chain.callSite(of: element) else {
                    if element.kind == .member || !element.isLocal { add(nil) }
                    continue
                }
                switch call.callees {
                case .exact(let function): body.project.overloads(of: function, for: call).forEach(add)
                case .any(let functions):
                    functions.forEach { body.project.overloads(of: $0, for: call).forEach(add) }
                case .library: break
                // Functions that the project's own classes lack belong to a superclass outside of the project.
                case .unresolved where call.isOnOwnObject && !element.isLocal: break
                case .unresolved: add(nil)
                }
            }
        }
    }
}

extension Chain {
    /// The call whose callee is an element; nil if the element is not called.
    fileprivate func callSite(of element: ChainElement) -> CallSite? {
        calls.first { $0.calleePlace == element.place }
    }
}

extension CallSite {
    /// Whether the function is one of `self` or `super`.
    fileprivate var isOnOwnObject: Bool { isOnSelf || receiver?.only?.kind == .superReference }
}

extension Project {
    /// The functions of a type that a call can run by its labels: overloads may only differ by the types of parameters.
    fileprivate func overloads(of function: DeclarationID, for call: CallSite) -> [DeclarationID] {
        guard let type = symbols.type(around: function), isFunction(function) else { return [function] }
        let others = ownMembers(named: name(of: function), of: type).filter {
            $0 != function && isFunction($0, taking: call.passed)
        }
        return [function] + others
    }

    /// The uses of a function of a router, an interactor, a worker, a presenter or a view, in the order of files.
    ///
    /// Uses on values of unknown types are included if the name is the same.
    func uses(of function: DeclarationID) -> [EventCall] {
        (self[EventCall.index, at: name(of: function)] ?? []).filter { $0.callee == nil || $0.callee == function }
    }

    /// The uses of functions in the code of a member, in order.
    func eventCalls(in code: DeclarationID) -> [EventCall] {
        self[EventCall.query, FileID(code.file)].filter { $0.caller == code }
    }
}
