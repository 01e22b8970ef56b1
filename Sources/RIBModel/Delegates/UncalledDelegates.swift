import SourceText

/// Classes whose objects are delegates of presentation controllers only where UIKit never calls them: of a view that a
/// presented navigation controller contains, or by an assignment after which nothing keeps the object.
private struct UncalledDelegates {
    private let project: Project
    /// The assigned names.
    private var places: Set<NodeReference> = []
    private var classes: Set<TypeID> = []

    static let query = Query<WholeProject, Set<TypeID>>("uncalledDelegates") { project, _ in
        UncalledDelegates(project).uncalled
    }

    private init(_ project: Project) {
        self.project = project
        for delegate in project.looseDelegates where delegate.reason != .kept { add(delegate.target, delegate.object) }
        let embedded = project.answers(EmbeddedDelegate.query, project.routerClasses)
        guard embedded.contains(where: { $0.use == .neverCalled }) else { return }
        let other = placesOfOthers(embedded)
        for delegate in embedded where !other.contains(delegate.place) { add(delegate.place, delegate.object) }
    }

    private mutating func add(_ place: NodeReference, _ object: TypeID?) {
        places.insert(place)
        if let object { classes.insert(object) }
    }

    /// The assignments that set the delegate of another view as well, which UIKit may call.
    private func placesOfOthers(_ embedded: [EmbeddedDelegate]) -> Set<NodeReference> {
        var places = Set(embedded.lazy.filter { $0.use != .neverCalled }.map(\.place))
        let counts = embedded.reduce(into: [NodeReference: Int]()) { $0[$1.place, default: 0] += 1 }
        var subjects: [NodeReference: Int] = [:]
        var builders: Set<TypeID> = []
        for found in project.eachAnswer(RouterEdges.query, project.routerClasses) {
            for fact in found.facts where counts[fact.place] != nil {
                // An object that is not known counts as one more.
                subjects[fact.place, default: 0] += max(Array(fact.subjects).count, 1)
            }
            for edge in found.edges where !embedded.contains(where: { $0.edge == edge }) {
                builders.formUnion(edge.child.ribs.map(\.builder))
            }
        }
        for delegate in embedded {
            let isOther =
                if let subjects = subjects[delegate.place] {
                    subjects > counts[delegate.place] ?? 0
                } else {
                    delegate.edge.child.ribs.contains { builders.contains($0.builder) }
                }
            if isOther { places.insert(delegate.place) }
        }
        return places
    }

    private var uncalled: Set<TypeID> {
        guard !classes.isEmpty else { return [] }
        let others = project.answers(OtherAssignedDelegate.query, project.filesWithCode)
            .filter { !places.contains($0.place) }
        guard !others.contains(where: { $0.types.isEmpty }) else { return [] }
        let called = Set(others.flatMap(\.types))
        let all = classes.flatMap { project.classes(of: $0) }
        return Set(all).filter { called.isDisjoint(with: family(of: $0)) }
    }

    /// The types that a value of a class, or of a class that inherits from it, may be declared with.
    private func family(of type: TypeID) -> Set<TypeID> {
        let types = [type] + project.descendants(of: type)
        return Set(types + types.flatMap { project.hierarchy.ancestors[$0.index] })
    }
}

/// A value that code assigns to the delegate of an object that may be a presentation controller.
private struct OtherAssignedDelegate: Equatable, Sendable {
    /// The assigned name.
    let place: NodeReference
    /// The types of the value; empty if unknown.
    let types: [TypeID]

    /// Those in a file, in order.
    static let query = Query<FileID, [OtherAssignedDelegate]>("delegatesOfPresentations") { project, file in
        let code = project.mentions(ofMembers: [.delegateMember], in: file.index).map(\.code)
        return code.sortedWithoutRepetitions.flatMap { member in
            project.body(of: member).assignments.compactMap { project.delegateOfPresentation($0) }
        }
    }
}

extension Project {
    /// Whether UIKit would call a function as one of a presentation controller's delegate, but no object of its class
    /// is such a delegate where UIKit calls it.
    func isUncalledHook(_ function: DeclarationID, of type: TypeID) -> Bool {
        guard self[UncalledDelegates.query].contains(type), isFunction(function),
            let parameter = body(of: function).parameters.first, parameter.label == .discard,
            case .known(let name, _) = parameter.type
        else { return false }
        return name.isPresentationController
    }

    fileprivate func delegateOfPresentation(_ assignment: AssignmentSite) -> OtherAssignedDelegate? {
        guard let target = assignment.target, let name = assignment.name, name.name == .delegateMember,
            name == target.last, !assignment.clears
        else { return nil }
        let receiver = target.before(name)
        let isNamed = receiver.lastName?.name.presentationProperty == .controller
        guard isNamed || mayBePresentationController(receiver) else { return nil }
        let value = assignment.value.type
        let isOfLibrary = value.constituents.contains { if case .known = $0 { true } else { false } }
        let types = value.constituents.compactMap(\.nominal)
        // Where neither the value nor its receiver is known, the code at least gets a presentation controller.
        if isOfLibrary || types.isEmpty && !isNamed && !mentionsPresentations(assignment.body) { return nil }
        return OtherAssignedDelegate(place: name.place, types: types)
    }

    /// Whether a value may be a presentation controller: it is one, or its type is not known.
    func mayBePresentationController(_ receiver: Chain) -> Bool {
        let owner =
            receiver.isEmpty
            ? receiver.body.home.type.map { TypeReference.nominal($0, []) } ?? .unknown : receiver.type
        return !owner.constituents.contains { part in
            switch part {
            case .nominal(let type, _): firstMember(.delegateMember, of: type, from: receiver.body.file) != nil
            case .known(let name, _): !name.isPresentationController
            default: false
            }
        }
    }

    private func mentionsPresentations(_ body: FunctionBody) -> Bool {
        body.names.contains { $0.name.presentationProperty == .controller }
    }
}
