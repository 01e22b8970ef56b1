import SourceText
import SwiftOutline

/// Calls of views' functions from other types: what only a RIB's own parts call is no event.
struct OutsideCalls: Sendable {
    /// The types that call, each once; nil for code outside of types.
    private var callers: [Callee: [TypeID?]] = [:]

    /// A function as a call names it.
    struct Callee: Hashable, Sendable {
        /// What the call's receiver is declared as.
        let receiver: TypeID
        let name: Name
    }

    struct Call: Hashable, Sendable {
        let callee: Callee
        let caller: TypeID?
    }

    /// - Parameter names: the names of the functions that are of interest; calls of others are left out.
    init(_ project: Project, of names: NameSet) {
        guard !names.isEmpty else {
            self.init([])
            return
        }
        self.init(project.threads.flatMap(project.files.count, chunk: 64) { files in files.flatMap { OutsideCalls.calls(of: names, in: $0, project) } })
    }

    init(_ calls: [Call]) {
        for call in calls where callers[call.callee]?.contains(call.caller) != true { callers[call.callee, default: []].append(call.caller) }
    }

    /// The functions of a view that code outside it calls, other than routers, interactors, presenters and builders.
    ///
    /// - Parameter candidates: the functions that are of interest.
    func functions(of family: ClassDispatch, among candidates: Set<DeclarationID>) -> Set<DeclarationID> {
        let project = family.project
        var result: Set<DeclarationID> = []
        for function in family.code where candidates.contains(function) && project.declaration(function).kind == .function {
            let name = project.declaration(function).name
            if let reads = project.reads { reads.note(reads.numbering.callers(of: name)) }
            let isCalled = project.hierarchy.ancestors[family.type.index].contains { ancestor in
                callers[Callee(receiver: ancestor, name: name)]?.contains { caller in caller.map { !family.classes.contains($0) } ?? true } ?? false
            }
            if isCalled { result.insert(function) }
        }
        return result
    }

    // MARK: Calls of a file

    static func calls(of names: NameSet, in file: Int, _ project: Project) -> [Call] {
        let outline = project.files[file].outline
        guard project.files[file].kind == .source, outline.hasBodies else { return [] }
        let mentions = outline.members(named: names)
        guard !mentions.isEmpty else { return [] }
        var result: [Call] = []
        // Members of one type stand together.
        var around = (parent: Int32.min, caller: TypeID?.none, isOfTheRIB: false)
        for index in outline.declarations.indices where !outline.declarations[index].scope.contains(.local) {
            switch outline.declarations[index].kind {
            case .function, .variable, .constant, .initializer: break
            default: continue
            }
            let place = DeclarationID(file: file, index: index)
            let parent = outline.declarations[index].parent
            if around.parent != parent {
                let caller = project.symbols.type(around: place)
                around = (parent, caller, caller.map { isOfTheRIB($0, project) } ?? false)
            }
            guard !around.isOfTheRIB else { continue }
            let home = BodyOwner(place, type: around.caller)
            guard outline.code(of: index).contains(where: { mentions.holdsAny(from: $0.first, before: $0.end) }) else { continue }
            if let caller = home.type, isWitness(place, caller, project) { continue }
            ObservedSubjects.chains(in: place, project) { chain, _ in
                for element in outline.children(of: chain) where element > chain + 1 {
                    let node = outline.nodes[Int(element)]
                    guard node.kind == .member, names.contains(node.name) else { continue }
                    for receiver in project.type(ofChain: chain, upTo: element - 1, in: home).constituents.compactMap(\.nominal) {
                        result.append(Call(callee: Callee(receiver: receiver, name: node.name), caller: home.type))
                    }
                }
            }
        }
        return result
    }

    /// Whether its calls of a view are none of an event's.
    private static func isOfTheRIB(_ type: TypeID, _ project: Project) -> Bool {
        project.roles.has(type, anyOf: .ofTheRIB) || project.roles.isTestDouble(type)
    }

    /// A witness by which another RIB's view is told: what it calls, its router or interactor asked for.
    private static func isWitness(_ place: DeclarationID, _ type: TypeID, _ project: Project) -> Bool {
        guard project.roles.has(type, .view) else { return false }
        let name = project.declaration(place).name
        return project.viewRequirements(of: type).contains { project.declaration($0).name == name && project.labels($0) == project.labels(place) }
    }
}

extension Outline {
    /// Whether a member of one of these names is used somewhere.
    func mentions(_ names: NameSet) -> Bool { nodes.contains { $0.kind == .member && names.contains($0.name) } }

    /// Where members of these names are used, in order.
    fileprivate func members(named names: NameSet) -> [NodeID] {
        var result: [NodeID] = []
        for (id, node) in nodes.enumerated() where node.kind == .member && names.contains(node.name) { result.append(NodeID(id)) }
        return result
    }
}
