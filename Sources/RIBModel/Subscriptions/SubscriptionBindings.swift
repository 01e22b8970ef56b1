import SourceText
import SwiftOutline

/// Where a subscription can be given the interactor's own lifetime.
struct SubscriptionBindings {
    private let project: Project
    private let tracer: SubscriptionTracer
    /// The members in which a function of that name is called.
    private let callers: (Name) -> [DeclarationID]

    init(_ project: Project, _ tracer: SubscriptionTracer, callers: @escaping (Name) -> [DeclarationID]) {
        self.project = project
        self.tracer = tracer
        self.callers = callers
    }

    /// - Parameter isInBag: it is put somewhere already; the call that does is replaced.
    func binding(_ call: SubscribingCall, owner: TypeID?, member: DeclarationID, isInBag: Bool) -> Subscription.Binding? {
        var seen: Set<DeclarationID> = []
        let code = tracer.code(of: member)
        guard let owner, descendsFromInteractor(owner, member), tracer.standing(at: call.chain, code) != .weak,
            runsActive(member, &seen)
        else { return nil }
        let method = call.library == .rx ? project.vocabulary.deactivationTerminators.first : project.vocabulary.deactivationTerminators.last
        guard let method, isAvailable(method, call.library, file: member.file) else { return nil }
        let elements = code.children(call.chain)
        if isInBag, let position = elements.firstIndex(of: call.call), let next = elements.indices.first(where: { $0 > position && code.kind(elements[$0]) == .member }),
            tracer.words.bagTerminators.contains(code.node(elements[next]).name), let put = code.call(elements, next), put == elements.count - 1 {
            return Subscription.Binding(range: ByteRange(code.node(elements[next]).start, code.node(elements[put]).end), method: method)
        }
        let end = code.node(call.call).end
        return Subscription.Binding(range: ByteRange(end, end), method: method)
    }

    /// The framework's method takes its class, not the protocol.
    private func descendsFromInteractor(_ owner: TypeID, _ member: DeclarationID) -> Bool {
        guard project.index.types[owner.index].kind == .class, !project.declaration(member).modifiers.contains(.static) else { return false }
        let types = project.vocabulary.frameworkTypes
        return types.indices.contains {
            types[$0].isClass && types[$0].role == .interactor && project.lineage.reached[owner.index] & (1 << UInt64($0)) != 0
        }
    }

    /// Whether a member runs while the interactor is active: it is a function, and no initialiser calls it.
    private func runsActive(_ member: DeclarationID, _ seen: inout Set<DeclarationID>) -> Bool {
        let declaration = project.declaration(member)
        guard declaration.kind == .function, declaration.name != project.words["willResignActive"] else { return false }
        guard seen.insert(member).inserted else { return true }
        for caller in callers(declaration.name) {
            let kind = project.declaration(caller).kind
            if kind == .initializer || kind == .deinitializer { return false }
            if kind == .function, !runsActive(caller, &seen) { return false }
        }
        return true
    }

    /// Combine's method comes with the frameworks that are built on Combine, Rx's with the others; or a project has its own.
    private func isAvailable(_ method: String, _ library: Subscription.Library, file: Int) -> Bool {
        if let name = project.names.find(method), !tracer.extensionFunctions(name).isEmpty { return true }
        let combine = Set(project.vocabulary.combineModules)
        let isCombine = project.files[file].outline.declarations.contains { $0.kind == .import && combine.contains(project.text($0.name)) }
        return isCombine == (library == .combine)
    }
}
