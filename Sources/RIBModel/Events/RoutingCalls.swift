import SourceText
import SwiftOutline

/// The callers of routers' functions, by name.
struct RoutingCalls {
    private let project: Project

    init(_ project: Project) { self.project = project }

    /// The members whose code holds a name of a router's function, in order of files.
    private func callers(of name: Name) -> [DeclarationID] { project[RoutingCalls.callers, at: name] ?? [] }

    private struct Call: Equatable {
        let name: Name
        let caller: DeclarationID
    }

    private static let callers = Query<WholeProject, [Name: [DeclarationID]]>(index: "callersOfRouters") { project in
        let calls = project.answers(callsOfFile, project.allFiles)
        return calls.reduce(into: [:]) { $0[$1.name, default: []].append($1.caller) }
    }

    private static let callsOfFile = Query<FileID, [Call]>("callsOfRouters") { project, file in
        let outline = project.files[file.index].outline
        guard project.files[file.index].kind == .source, outline.hasBodies else { return [] }
        let names = project[functionNames]
        return outline.declarations.indices.lazy.filter { !outline.declarations[$0].scope.contains(.local) }
            .flatMap { member in
                outline.names(in: outline.code(of: member), among: names)
                    .map { Call(name: $0, caller: DeclarationID(file: file.index, index: member)) }
            }
    }

    private static let functionNames = Query<WholeProject, NameSet>("functionsOfRouters") { project, _ in
        NameSet(project.answers(functionNamesOfRouter, project.routerClasses))
    }

    private static let functionNamesOfRouter = Query<TypeID, [Name]>("functionsOfRouter") { project, router in
        project.ownMembers(of: router).filter { project.isFunction($0) }.map { project.name(of: $0) }
    }

    /// Whether a function of a router has a caller: the framework, code outside of routers, or another function of a
    /// router that has one.
    func reach(_ function: DeclarationID) -> Bool {
        var work = [function]
        var seen = Set(work)
        while let current = work.popLast() {
            let declared = project.declaration(current)
            if declared.kind != .function || declared.modifiers.contains(.override) { return true }
            for caller in callers(of: declared.name) where seen.insert(caller).inserted {
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
    /// When code outside of the router calls one of its functions. Callers are matched by name.
    func reachFromOutside(_ function: DeclarationID, of router: TypeID) -> RoutingTime {
        if !project.isFunction(function) || project.isOverride(function) { return .anytime }
        let name = project.name(of: function)
        let classes = project.classes(of: router)
        let all = callers(of: name).filter { caller in
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
    /// Whether a function of a router has a caller. Callers are matched by name.
    public func isReached(_ function: DeclarationID) -> Bool { RoutingCalls(self).reach(function) }
}
