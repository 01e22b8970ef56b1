import SourceText

/// A stored property of a router for a navigation controller, which decides where views are shown: they are pushed
/// into the controller that it contains, or presented in a new one.
struct NavigationSlot {
    let property: DeclarationID
    /// The names in the calls that push, each with the function that also tests the property.
    let pushes: [Push]
    /// The names of the assignments to it, in order, with and without those that clear it.
    let assignments: [NodeReference]
    let creations: [NodeReference]

    struct Push {
        let place: NodeReference
        let function: DeclarationID
        /// Whether the call replaces the views that were pushed before.
        let replacesStack: Bool
    }

    /// Nil if the property does not decide where views are shown.
    init?(_ property: DeclarationID, of functions: [DeclarationID], _ project: Project) {
        let name = project.name(of: property)
        let code = functions.filter { project.mentions([name], $0) }
        let assigned = code.flatMap { function in
            project.body(of: function).assignments.compactMap { assignment -> (AssignmentSite, NodeReference)? in
                assignment.member(named: [name]).map { (assignment, $0.place) }
            }
        }
        assignments = assigned.map(\.1)
        creations = assigned.filter { !$0.0.clears }.map(\.1)
        pushes = code.flatMap { NavigationSlot.pushes(into: name, in: $0, project) }
        guard !creations.isEmpty, !pushes.isEmpty else { return nil }
        self.property = property
    }

    /// The pushes in a function that presents a new controller if there is none.
    private static func pushes(into name: Name, in function: DeclarationID, _ project: Project) -> [Push] {
        let body = project.body(of: function)
        guard body.tests(name), !project.mentions(.shownViews, function) else { return [] }
        return body.calls.compactMap { call in
            guard call.receiver?.leadingElement?.memberOfSelf == name, let effect = project.viewEffect(of: call),
                effect.shows, !effect.presents
            else { return nil }
            return Push(
                place: call.calleePlace, function: function,
                replacesStack: project.name(at: effect.place).viewOperation == .stackReplacement)
        }
    }
}

extension FunctionBody {
    /// Whether a condition tests a member of `self` for nil.
    fileprivate func tests(_ name: Name) -> Bool {
        optionalBindings.contains { $0.binds(name) }
            || expressions.contains { NilComparison($0.expression)?.subject.lastName?.name == name }
    }
}

extension Conditions {
    /// Whether one of them tests a member of `self` for nil.
    func tests(_ name: Name) -> Bool {
        contains { condition in
            switch condition {
            case .optionalBinding(let binding): binding.binds(name)
            case .expression(let expression): NilComparison(expression)?.subject.lastName?.name == name
            case .pattern: false
            }
        }
    }
}

extension OptionalBinding {
    /// Whether the bound value is a member of `self`.
    fileprivate func binds(_ name: Name) -> Bool {
        guard let value else { return self.name == name }
        return value.plainChain?.lastName?.name == name
    }
}

extension Project {
    /// The navigation slots of a router: optional variables that hold their navigation controller strongly.
    func navigationSlots(of router: TypeID) -> [NavigationSlot] {
        let members = classes(of: router).flatMap { ownMembers(of: $0) }
        let properties = members.filter { member in
            isProperty(member) && isOptionalVariable(member) && isStored(member) && strength(of: member) == .strong
                && keepsNavigationController(type(of: member))
        }
        guard !properties.isEmpty else { return [] }
        let functions = members.filter { isFunction($0) && hasBody($0) }
        return properties.compactMap { NavigationSlot($0, of: functions, self) }
    }

    /// Whether a type is a navigation controller, or a class of the project that stores one.
    private func keepsNavigationController(_ type: TypeReference) -> Bool {
        type.constituents.contains { part in
            if isNavigationController(part) { return true }
            guard let nominal = part.nominal else { return false }
            return classes(of: nominal).flatMap { ownMembers(of: $0) }.contains { member in
                isProperty(member) && isStored(member)
                    && self.type(of: member).constituents.contains { isNavigationController($0) }
            }
        }
    }
}
