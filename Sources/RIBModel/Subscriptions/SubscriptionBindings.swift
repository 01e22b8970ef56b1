import SourceText
import SwiftOutline

/// Where a subscription can be given the interactor's own lifetime.
struct SubscriptionBindings {
    private let project: Project
    private let tracer: ValueFlow
    /// The members in which a function of that name is called.
    private let callers: (Name) -> [DeclarationID]
    private let deactivation: Name

    init(_ project: Project, _ tracer: ValueFlow, callers: @escaping (Name) -> [DeclarationID]) {
        self.project = project
        self.tracer = tracer
        self.callers = callers
        deactivation = Name.deactivationHook
    }

    /// - Parameter isInBag: it is put somewhere already; the call that does is replaced.
    func binding(_ call: SubscribingCall, owner: TypeID?, member: DeclarationID, isInBag: Bool) -> Subscription.Binding? {
        var seen: Set<DeclarationID> = []
        let code = tracer.code(of: member)
        // A function that returns nothing leaves nothing to append to.
        let hasValue = call.function.map { tracer.hasResult($0) } ?? true
        guard hasValue, let owner, descendsFromInteractor(owner, member), tracer.standing(at: call.chain, code) != .weak,
            runsActive(member, of: Set(project.hierarchy.ancestors[owner.index]), &seen)
        else { return nil }
        let method = project.libraryModels.deactivationTerminator(of: call.library)
        guard isAvailable(method, call.library, file: member.file) else { return nil }
        let elements = code.children(call.chain)
        let next = elements.indices.first { elements[$0] > call.call && code.kind(elements[$0]) == .member }
        if isInBag, let next, tracer.words.bagTerminators.contains(code.node(elements[next]).name), let put = code.call(elements, next),
            put == elements.count - 1 {
            return Subscription.Binding(range: ByteRange(code.node(elements[next]).start, code.node(elements[put]).end), method: method)
        }
        let end = code.node(call.call).end
        return Subscription.Binding(range: ByteRange(end, end), method: method)
    }

    /// The framework's method takes its class, not the protocol.
    private func descendsFromInteractor(_ owner: TypeID, _ member: DeclarationID) -> Bool {
        guard project.symbols.types[owner.index].kind == .class, !project.declaration(member).modifiers.contains(.static) else { return false }
        let types = project.libraryModels.ribsTypes
        return types.indices.contains {
            types[$0].isClass && types[$0].role == .interactor && project.hierarchy.libraryAncestors[owner.index] & (1 << UInt64($0)) != 0
        }
    }

    /// Whether a member runs while the interactor is active: it is a function, and no initializer of the interactor's own classes
    /// leads to it.
    private func runsActive(_ member: DeclarationID, of family: Set<TypeID>, _ seen: inout Set<DeclarationID>) -> Bool {
        let declaration = project.declaration(member)
        guard declaration.kind == .function, declaration.name != deactivation else { return false }
        guard seen.insert(member).inserted else { return true }
        for caller in callers(declaration.name) where project.symbols.type(around: caller).map(family.contains) ?? false {
            let kind = project.declaration(caller).kind
            if kind == .initializer || kind == .deinitializer { return false }
            if kind == .function, !runsActive(caller, of: family, &seen) { return false }
        }
        return true
    }

    /// Combine's method comes with the frameworks that are built on Combine, Rx's with the others; or a project has its own.
    private func isAvailable(_ method: String, _ library: Subscription.Library, file: Int) -> Bool {
        if let name = project.names.find(method), !tracer.extensionFunctions(name).isEmpty { return true }
        let combine = Set(project.libraryModels.combineModules)
        let isCombine = project.files[file].outline.declarations.contains { $0.kind == .import && combine.contains(project.text($0.name)) }
        return isCombine == (library == .combine)
    }
}
