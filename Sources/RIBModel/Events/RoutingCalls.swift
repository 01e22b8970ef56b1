import SourceText
import SwiftOutline

/// The callers of routers' functions, by name.
struct RoutingCalls: Sendable, Equatable {
    /// By name of a router's function, the members whose code mentions the name.
    private let callers: [Name: [DeclarationID]]

    static let query = Query<WholeProject, RoutingCalls>("routingCalls") { project, _ in RoutingCalls(project) }

    private init(_ project: Project) {
        let names = NameSet(
            project.routerClasses.flatMap { project.ownMembers(of: $0) }
                .map { project.declaration($0) }.filter { $0.kind == .function }.map(\.name))
        let found = project.threads.flatMap(project.files.count, chunk: 64) { range in
            range.flatMap { file -> [(Name, DeclarationID)] in
                let outline = project.files[file].outline
                guard project.files[file].kind == .source, outline.hasBodies else { return [] }
                return outline.declarations.indices.lazy.filter { !outline.declarations[$0].scope.contains(.local) }
                    .flatMap { member -> [(Name, DeclarationID)] in
                        outline.names(in: outline.code(of: member), among: names)
                            .map { ($0, DeclarationID(file: file, index: member)) }
                    }
            }
        }
        callers = found.reduce(into: [:]) { $0[$1.0, default: []].append($1.1) }
    }

    /// Whether a function of a router is called: by RIBs itself, by code outside of routers, or by a function of a
    /// router that is called.
    func reach(_ function: DeclarationID, in project: Project) -> Bool {
        var work = [function]
        var seen = Set(work)
        while let current = work.popLast() {
            let declared = project.declaration(current)
            if declared.kind != .function || declared.modifiers.contains(.override) { return true }
            for caller in callers[declared.name] ?? [] where seen.insert(caller).inserted {
                let isOfRouter = project.symbols.type(around: caller).map { project.roles.has($0, .router) } ?? false
                if !isOfRouter { return true }
                work.append(caller)
            }
        }
        return false
    }
}

/// When code outside of a router runs one of the router's functions.
enum RoutingTime: Sendable {
    case never
    /// Only when the interactor is deactivated.
    case atEnd
    case anytime
}

extension RoutingCalls {
    /// When code outside of the router calls a function of it, as far as names tell.
    func reachFromOutside(_ function: DeclarationID, of router: TypeID, in project: Project) -> RoutingTime {
        if !project.isFunction(function) || project.isOverride(function) { return .anytime }
        let name = project.name(of: function)
        let classes = project.classes(of: router)
        let all = (callers[name] ?? []).filter { caller in
            guard !project.isPrivate(function) || caller.file == function.file,
                let type = project.symbols.type(around: caller)
            else { return !project.isPrivate(function) }
            // Other routers call their own functions of that name.
            return classes.contains(type) || !project.roles.has(type, .router)
                || !project.members(name, of: type).contains { project.isFunction($0) }
        }
        let outside = all.filter { caller in
            project.symbols.type(around: caller).map { !classes.contains($0) } ?? true
        }
        if outside.isEmpty { return all.isEmpty && !project.isPrivate(function) ? .anytime : .never }
        return outside.allSatisfy { project.name(of: $0) == .deactivationHook } ? .atEnd : .anytime
    }
}

extension Outline {
    /// The given names that occur in code, each once.
    fileprivate func names(in code: BodyRanges, among names: NameSet) -> Set<Name> {
        var found: Set<Name> = []
        for span in code {
            for node in nodes[Int(span.first)..<Int(span.end)]
            where (node.kind == .identifier || node.kind == .member) && names.contains(node.name) {
                found.insert(node.name)
            }
        }
        return found
    }
}

extension Project {
    /// Whether a function of a router is called, as far as names tell.
    public func isReached(_ function: DeclarationID) -> Bool { self[RoutingCalls.query].reach(function, in: self) }
}
