import SourceText
import SwiftOutline

/// The places where interactors' code may call a function or read a property of its own, by name.
struct SelfCalls {
    private let tracer: ValueFlow
    private let project: Project

    struct Place: Equatable {
        let owner: TypeID?
        let member: DeclarationID
        let chain: NodeID
        let name: NodeID
        /// The call, or the name where none follows.
        let end: NodeID
    }

    init(_ tracer: ValueFlow) {
        self.tracer = tracer
        project = tracer.project
    }

    /// Those of a class or protocol.
    private static let query = Query<TypeID, [Name: [Place]]>("selfCalls") { project, type in places(of: type, InteractorCode(project)) }

    /// Those in extensions of the framework's own interactor.
    private static let inFrameworkExtensions = Query<WholeProject, [Name: [Place]]>("selfCallsInExtensions") { project, _ in
        places(of: nil, InteractorCode(project))
    }

    private func places(of owner: TypeID?) -> [Name: [Place]] {
        owner.map { project[SelfCalls.query, $0] } ?? project[SelfCalls.inFrameworkExtensions]
    }

    private static func places(of owner: TypeID?, _ code: InteractorCode) -> [Name: [Place]] {
        var places: [Name: [Place]] = [:]
        for member in code.members(of: owner) {
            let body = code.project.body(of: member.declaration)
            for node in body.nodes where body.kind(node) == .chain { collect(node, member, body, into: &places) }
        }
        return places
    }

    private static func collect(_ chain: NodeID, _ member: InteractorCode.Member, _ code: FunctionBody, into places: inout [Name: [Place]]) {
        let elements = code.children(chain)
        for (position, element) in elements.enumerated() {
            switch code.kind(element) {
            case .selfReference, .superReference, .optionalChain, .forceUnwrap: continue
            case .identifier where position == 0, .member:
                let end = code.call(elements, position).map { elements[$0] } ?? element
                let place = Place(owner: member.owner, member: member.declaration, chain: chain, name: element, end: end)
                places[code.node(element).name, default: []].append(place)
                if position > 0 { return }
            default: return
            }
        }
    }

    /// Places in the code of an interactor, its bases and its subclasses, in the order of members and nodes.
    func named(_ name: Name, for owner: TypeID?) -> [Place] {
        guard let owner else { return places(of: nil)[name] ?? [] }
        let related = project.hierarchy.ancestors[owner.index] + project.descendants(of: owner)
        return related.flatMap { places(of: $0)[name] ?? [] }.sorted { ($0.member, $0.name) < ($1.member, $1.name) }
    }

    /// The names that an owner's code may call of its own.
    func names(in owner: TypeID) -> [Name] { places(of: owner).keys.sorted { $0.id < $1.id } }

    /// Whether an owner's code can speak of a member of that name that has a value: it declares one, or inherits it.
    func isVisible(_ name: Name, to owner: TypeID) -> Bool {
        project.members(name, of: owner).contains { project.declaration($0).type != nil }
    }

    /// The calls of a member, or of a local function.
    func calls(of function: DeclarationID, for owner: TypeID?) -> [Place] {
        let declaration = project.declaration(function)
        let isLocal = declaration.scope.contains(.local)
        let isCalled = declaration.kind == .function
        return named(declaration.name, for: owner).filter { place in
            let code = tracer.code(of: place.member)
            guard isCalled == (code.kind(place.end) == .call) else { return false }
            // A base class does not know what a subclass declares.
            if !isLocal, let around = place.owner, around != owner, !isVisible(declaration.name, to: around) { return false }
            let elements = code.children(place.chain)
            guard let position = elements.firstIndex(of: place.name) else { return false }
            if position == 0 {
                let local = code.local(code.node(place.name).name, at: place.name)
                if case .function(let index) = local { return isLocal && place.member.file == function.file && index == function.index }
                guard !isLocal, local == nil else { return false }
            } else {
                tracer.steps = ValueFlow.mostSteps
                let frame = CallContext(code: code, owner: place.owner, subject: .interactor)
                guard !isLocal, case .interactor = tracer.meaning(elements[..<position], in: frame) else { return false }
            }
            return !isCalled || project.accepts(function, CallArguments(outline: code.outline, call: place.end))
        }
    }
}
