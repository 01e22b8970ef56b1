import RIBModel
import SourceText

/// A RIB that code outside of routers builds, to show it among other views, or to launch it.
struct HostedRIB: Equatable, Sendable {
    /// The name of the call that builds the RIB, the code that contains it, and the code's type.
    let place: NodeReference
    let code: DeclarationID
    let host: TypeID
    /// The classes of the router that the call may build.
    let routers: [TypeID]
    let use: Use
    /// Code that only runs once the RIB is active; nil if none is known.
    let waiting: NodeReference?

    enum Use: Equatable, Sendable {
        /// All that the project does with the router is to read its view, here first.
        case onlyView(NodeReference)
        /// The router's own function launches it, and shows a view in a window.
        case ownLaunch(DeclarationID)
        /// Something else happens to the router here, or may happen.
        case other(NodeReference)
        /// Nothing is known to happen to the router.
        case none
        /// The router's own code, that of its interactor or of its builder may activate it.
        case startsItself(TypeID)
    }

    fileprivate static let inFile = Query<FileID, [HostedRIB]>("hostedRIBs") { project, file in
        project.code(mentioning: project.namesOfBuildFunctions, in: file).flatMap { code -> [HostedRIB] in
            guard let host = project.type(around: code), project.mayHostRIBs(host, in: code) else { return [] }
            return project.body(of: code).calls.compactMap { call in
                guard let child = project.child(builtBy: call), !child.ribs.isEmpty else { return nil }
                return HostedRIB(
                    place: call.calleePlace, code: code, host: host, routers: child.ribs.map(\.router),
                    use: project.use(ofHosted: child.ribs, builtBy: call),
                    waiting: child.ribs.lazy.compactMap { project.waitingCode(of: $0) }.first)
            }
        }
    }
}

extension Project {
    /// The RIBs that code outside of routers builds, in order.
    var hostedRIBs: [HostedRIB] { answers(HostedRIB.inFile, filesWithCode) }

    /// Whether code of a type may build RIBs without being a part of one that attaches them: that of view controllers,
    /// app delegates, controllers inside SwiftUI, what fulfills the dependency of a RIB, and what stores a builder or
    /// a router. This code is always read.
    fileprivate func mayHostRIBs(_ type: TypeID, in code: DeclarationID) -> Bool {
        isReported(type) && !isProtocol(type) && !roles.isTestDouble(type)
            && !roles.has(
                type,
                anyOf: [
                    .of(.router), .of(.interactor), .of(.builder), .of(.worker), .of(.workflow), .of(.component),
                ])
            && (viewControllers.contains(type) || inherits(type, fromOneOf: .applications)
                || inherits(type, fromOneOf: .controllersInSwiftUI)
                || reaches(type) { $0.traits.contains(.isDependency) }
                || storesPartOfRIB(type, in: code.file) && !(returnsRouter(code) && !isPrivate(code)))
            && !isOnlyOfPreviews(type)
    }

    /// Whether the part of a type in a file declares a property whose written type is a builder or a router.
    private func storesPartOfRIB(_ type: TypeID, in file: Int) -> Bool {
        ownMembers(of: type).contains { property in
            property.file == file && isProperty(property) && isStored(property)
                && writtenType(of: property)?.constituents.contains { part in
                    part.nominal.map { roles.has($0, anyOf: [.of(.builder), .of(.router)]) } ?? false
                } ?? false
        }
    }

    private func returnsRouter(_ function: DeclarationID) -> Bool {
        isFunction(function) && hasRouter(type(of: function))
    }

    private func inherits(_ type: TypeID, fromOneOf names: NameSet) -> Bool {
        hasSupertype(type) { supertype in
            switch supertype {
            case .known(let name, _), .unresolved(let name): names.contains(name)
            default: false
            }
        }
    }

    fileprivate func use(ofHosted ribs: [RIB], builtBy call: CallSite) -> HostedRIB.Use {
        if let type = ribs.lazy.compactMap({ self.mayStartItself($0) }).first { return .startsItself(type) }
        let uses = uses(ofRoutersOf: ribs, builtBy: call)
        if let escape = uses.escapes.first { return .other(escape.place) }
        var view: NodeReference?
        var launch: DeclarationID?
        for use in uses.uses {
            switch use.kind {
            case .member(let name) where name.isViewOfRouter: view = view ?? use.place
            case .member(let name):
                guard let own = ribs.lazy.compactMap({ self.ownLaunch(name, of: $0.router) }).first else {
                    return .other(use.place)
                }
                launch = own
            case .stored: continue
            case .call, .argument, .assigned: return .other(use.place)
            }
        }
        if let launch { return .ownLaunch(launch) }
        return view.map { .onlyView($0) } ?? .none
    }

    /// What happens to the routers that a call returns, or that are a part of the tuple that it returns.
    private func uses(ofRoutersOf ribs: [RIB], builtBy call: CallSite) -> ValueUses {
        let isTuple = call.callees.functions.contains { function in
            if case .tuple = type(of: function) { true } else { false }
        }
        guard isTuple, let host = type(around: call.body.home.declaration) else {
            return uses(ofValuesAt: [call.calleePlace])
        }
        let types = ribs.map(\.builder) + [host]
        return uses(
            ofValuesAt: ribs.map(\.creation), callers: types.flatMap { classes(of: $0) }.flatMap { ownMembers(of: $0) })
    }

    /// A class whose code may activate a RIB while it is built; nil if nothing does.
    private func mayStartItself(_ rib: RIB) -> TypeID? {
        let parts =
            [rib.builder, rib.router] + (rib.interactor.map { [$0] } ?? []) + (rib.view.type.map { [$0] } ?? [])
        let starting = parts.flatMap { classes(of: $0) }.first { type in
            hasAbsentCode(type) || !self[LifecycleCall.index, at: type].isEmpty
        }
        if let starting { return starting }
        // What happens to the router after it is returned is found from the call.
        let ofBuilder = classes(of: rib.builder).flatMap { ownMembers(of: $0) }
        let own = uses(ofValuesAt: [rib.creation], callers: ofBuilder).escapes.filter { escape in
            code(around: escape.place).flatMap { type(around: $0) } == rib.builder
        }
        let isHandedOut = own.allSatisfy { if case .result = $0.receiver { true } else { false } }
        return isHandedOut ? nil : rib.builder
    }
}
