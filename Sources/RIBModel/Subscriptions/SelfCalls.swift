import SourceText
import SwiftOutline

/// The places where interactors' code may call a function or read a property of its own, by name.
struct SelfCalls {
    private let tracer: SubscriptionTracer
    private var places: [Name: [Place]] = [:]

    struct Place {
        let owner: TypeID?
        let member: DeclarationID
        let chain: NodeID
        let name: NodeID
        /// The call, or the name where none follows.
        let end: NodeID
    }

    init(_ code: InteractorCode, _ tracer: SubscriptionTracer) {
        self.tracer = tracer
        for member in code.members {
            let code = tracer.code(of: member.declaration)
            for node in code.nodes where code.kind(node) == .chain {
                for place in SelfCalls.places(in: node, member, code) { places[code.node(place.name).name, default: []].append(place) }
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
        (places[name] ?? []).filter { isRelated($0.owner, owner) }
    }

    private func isRelated(_ one: TypeID?, _ other: TypeID?) -> Bool {
        guard let one, let other else { return one == other }
        let ancestors = tracer.project.lineage.ancestors
        return ancestors[one.index].contains(other) || ancestors[other.index].contains(one)
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
