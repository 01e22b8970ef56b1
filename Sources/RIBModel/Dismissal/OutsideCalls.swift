import SourceText
import SwiftOutline

/// Calls of views' functions from other types: what only a RIB's own parts call is no event.
struct OutsideCalls: Equatable, Sendable {
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
        self.init(
            project.threads.flatMap(project.files.count, chunk: 64) { files in
                files.flatMap { file in OutsideCalls.calls(at: project.files[file].membersUsed(names), in: file, project) }
            })
    }

    /// Those of functions that lead to a dismissal.
    static let query = Query<WholeProject, OutsideCalls>("outsideCalls") { project, _ in
        guard !project.dismissingFunctions.isEmpty else { return OutsideCalls([]) }
        return OutsideCalls(project.answers(callsOfFile, project.files.indices.map { FileID($0) }))
    }

    private static let callsOfFile = Query<FileID, [Call]>("outsideCallsOfFile") { project, file in
        let uses = project[usesOfFile, file]
        return uses.isEmpty ? [] : calls(at: uses, in: file.index, project)
    }

    /// Where a file names functions that lead to a dismissal: few files do, so what these are may change without touching most.
    private static let usesOfFile = Query<FileID, [NodeID]>("dismissingFunctionsUsed") { project, file in
        project.files[file.index].membersUsed(project.dismissingFunctions)
    }

    /// The functions of a type that lead to a dismissal and that code outside the view calls, in order.
    static let calledFunctions = Query<TypeID, [DeclarationID]>("functionsCalledFromOutside") { project, type in
        let reaching = project[DismissalCode.query, type].reduce(into: Set()) { $0.formUnion($1.record.reaching) }
        guard !reaching.isEmpty else { return [] }
        return project[query].functions(of: ClassDispatch(type, in: project), among: reaching).sorted()
    }

    private init(_ calls: [Call]) {
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
            let isCalled = project.hierarchy.ancestors[family.type.index].contains { ancestor in
                callers[Callee(receiver: ancestor, name: name)]?.contains { caller in caller.map { !family.classes.contains($0) } ?? true } ?? false
            }
            if isCalled { result.insert(function) }
        }
        return result
    }

    // MARK: Calls of a file

    /// - Parameter uses: members in the file's code that may be such calls, in order.
    private static func calls(at uses: [NodeID], in file: Int, _ project: Project) -> [Call] {
        guard !uses.isEmpty else { return [] }
        let outline = project.files[file].outline
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
            guard outline.code(of: index).contains(where: { uses.holdsAny(from: $0.first, before: $0.end) }) else { continue }
            if let caller = home.type, isWitness(place, caller, project) { continue }
            ObservedSubjects.chains(in: place, project) { chain, _ in
                for element in outline.children(of: chain) where element > chain + 1 {
                    let node = outline.nodes[Int(element)]
                    guard node.kind == .member, uses.holds(element) else { continue }
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

extension FileFacts {
    /// Where members of these names are used, in order; nowhere in files that are not judged.
    fileprivate func membersUsed(_ names: NameSet) -> [NodeID] {
        guard kind == .source, outline.hasBodies, !names.isEmpty else { return [] }
        var result: [NodeID] = []
        for (id, node) in outline.nodes.enumerated() where node.kind == .member && names.contains(node.name) { result.append(NodeID(id)) }
        return result
    }
}
