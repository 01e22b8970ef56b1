import SourceText
import SwiftOutline

/// The places where interactors' code may call a function or read a property of its own, by name.
struct SelfCalls {
    private let tracer: SubscriptionTracer
    private var places: [Key: [Place]] = [:]

    private struct Key: Hashable {
        let name: Name
        let owner: TypeID?
    }

    struct Place {
        /// Its place among all, in the order of members.
        fileprivate var number = 0
        let owner: TypeID?
        let member: DeclarationID
        let chain: NodeID
        let name: NodeID
        /// The call, or the name where none follows.
        let end: NodeID
    }

    init(_ code: InteractorCode, _ tracer: SubscriptionTracer) {
        self.tracer = tracer
        var count = 0
        for member in code.members {
            let code = tracer.code(of: member.declaration)
            for node in code.nodes where code.kind(node) == .chain {
                for var place in SelfCalls.places(in: node, member, code) {
                    place.number = count
                    count += 1
                    places[Key(name: code.node(place.name).name, owner: member.owner), default: []].append(place)
                }
            }
        }
    }

    private static func places(in chain: NodeID, _ member: InteractorCode.Member, _ code: MemberCode) -> [Place] {
        var result: [Place] = []
        let elements = code.children(chain)
        for (position, element) in elements.enumerated() {
            switch code.kind(element) {
            case .selfReference, .superReference, .optionalChain, .forceUnwrap: continue
            case .identifier where position == 0, .member:
                let end = code.call(elements, position).map { elements[$0] } ?? element
                result.append(Place(owner: member.owner, member: member.declaration, chain: chain, name: element, end: end))
                if position > 0 { return result }
            default: return result
            }
        }
        return result
    }

    /// Places in the code of an interactor, its bases and its subclasses.
    func named(_ name: Name, for owner: TypeID?) -> [Place] {
        guard let owner else { return places[Key(name: name, owner: nil)] ?? [] }
        let related = tracer.project.lineage.ancestors[owner.index] + tracer.project.descendants(of: owner)
        return related.flatMap { places[Key(name: name, owner: $0)] ?? [] }.sorted { $0.number < $1.number }
    }

    /// The calls of a member, or of a local function.
    func calls(of function: DeclarationID, for owner: TypeID?) -> [Place] {
        let declaration = tracer.project.declaration(function)
        let isLocal = declaration.scope.contains(.local)
        let isCalled = declaration.kind == .function
        return named(declaration.name, for: owner).filter { place in
            let code = tracer.code(of: place.member)
            guard isCalled == (code.kind(place.end) == .call) else { return false }
            let elements = code.children(place.chain)
            guard let position = elements.firstIndex(of: place.name) else { return false }
            if position == 0 {
                let local = code.local(code.node(place.name).name, at: place.name)
                if case .function(let index) = local { return isLocal && place.member.file == function.file && index == function.index }
                guard !isLocal, local == nil else { return false }
            } else {
                tracer.steps = SubscriptionTracer.mostSteps
                let frame = SubscriptionFrame(code: code, owner: place.owner, subject: .interactor)
                guard !isLocal, case .interactor = tracer.meaning(elements[..<position], in: frame) else { return false }
            }
            return !isCalled || tracer.matches(code.children(place.end), function, from: code) != nil
        }
    }
}
