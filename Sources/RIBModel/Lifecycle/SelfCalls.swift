import SourceText

/// The places where the code of interactors, or of workers, may call one of its own functions or read one of its own
/// properties, by name.
package struct SelfCalls {
    private let project: Project
    private let lifecycle: Lifecycle

    package struct Place: Equatable, Sendable {
        let owner: TypeID?
        package let member: DeclarationID
        package let chain: NodeReference
        let name: NodeReference
        /// The call, or the name if it is not called.
        package let end: NodeReference

        var isCall: Bool { end != name }
    }

    package init(_ project: Project, _ lifecycle: Lifecycle) {
        self.project = project
        self.lifecycle = lifecycle
    }

    /// The places in the code of a class or protocol, and in extensions of the framework's own class.
    private static let queries = LifecycleQueries<[Name: [Place]]>(
        ofInteractors: "selfCalls", ofWorkers: "selfCallsOfWorkers",
        inInteractors: "selfCallsInExtensions", inWorkers: "selfCallsInExtensionsOfWorkers"
    ) { places(of: $0, $1) }

    private func places(of owner: TypeID?) -> [Name: [Place]] {
        SelfCalls.queries.answer(of: owner, lifecycle, project)
    }

    private static func places(of owner: TypeID?, _ code: LifecycleCode) -> [Name: [Place]] {
        var places: [Name: [Place]] = [:]
        for member in code.members(of: owner) {
            for chain in code.project.body(of: member.declaration).chains { collect(chain, member, into: &places) }
        }
        return places
    }

    private static func collect(_ chain: Chain, _ member: LifecycleCode.Member, into places: inout [Name: [Place]]) {
        var isHead = true
        for element in chain.elements {
            switch element.kind {
            case .selfReference, .superReference, .optionalChain, .forceUnwrap: break
            case .identifier where isHead, .member:
                let end = chain.call(of: element)?.place ?? element.place
                let place = Place(
                    owner: member.owner, member: member.declaration, chain: chain.place, name: element.place, end: end)
                places[element.name, default: []].append(place)
                if !isHead { return }
            default: return
            }
            isHead = false
        }
    }

    /// The places in the code of a class, its base classes and its subclasses, in the order of members and nodes.
    func named(_ name: Name, for owner: TypeID?) -> [Place] {
        guard let owner else { return places(of: nil)[name] ?? [] }
        let related = project.hierarchy.ancestors[owner.index] + project.descendants(of: owner)
        return related.flatMap { places(of: $0)[name] ?? [] }.sorted { ($0.member, $0.name) < ($1.member, $1.name) }
    }

    /// The names of own members that an owner's code may call.
    func names(in owner: TypeID) -> [Name] { places(of: owner).keys.sorted { $0.id < $1.id } }

    /// Whether an owner's code can refer to a member of that name with a value: it declares or inherits one.
    func isVisible(_ name: Name, to owner: TypeID) -> Bool {
        project.firstMember(name, of: owner, from: project.file(of: owner), where: project.hasWrittenType) != nil
    }

    /// The calls of a member, or of a local function.
    package func calls<Model: FlowModel>(
        of function: DeclarationID, for owner: TypeID?, _ flow: ValueFlow<Model>
    ) -> [Place] {
        let name = project.name(of: function)
        let isLocal = project.isLocal(function)
        return named(name, for: owner).filter { place in
            guard project.isFunction(function) == place.isCall else { return false }
            // Code of a base class cannot refer to a subclass's declarations.
            if !isLocal, let around = place.owner, around != owner, !isVisible(name, to: around) { return false }
            let body = flow.body(of: place.member)
            let chain = body.chain(at: place.chain)
            let element = body.element(at: place.name)
            if element == chain.head {
                let local = element.local
                if case .function(let found) = local { return isLocal && found.declaration == function }
                guard !isLocal, local == nil else { return false }
            } else {
                let context = CallContext(body: body, owner: place.owner, subject: .owner)
                guard !isLocal,
                    flow.storage(of: chain.before(element), in: context) == .owner
                else { return false }
            }
            return chain.call(of: element).map { project.accepts(function, $0.passed) } ?? true
        }
    }
}
