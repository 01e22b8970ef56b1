import RIBModel
import SourceText

/// Callers of a view's methods outside of its own RIB. Calls from within the RIB do not count as events.
struct OutsideCalls: Equatable, Sendable {
    /// By the type and the name of the callee, the calling types, each once; nil for code outside of types.
    private var callers: [TypeID: [Name: [TypeID?]]] = [:]

    struct Call: Equatable, Sendable {
        /// The declared type of the receiver.
        let receiver: TypeID
        let name: Name
        let caller: TypeID?
    }

    /// - Parameter names: the names of functions whose calls are collected.
    init(_ project: Project, of names: NameSet) {
        guard !names.isEmpty else {
            self.init([])
            return
        }
        self.init(
            project.threads.flatMap(project.files.count, chunk: 64) { files in
                files.flatMap { file in
                    OutsideCalls.calls(at: project.files[file].uses(ofMembers: names, in: file), in: file, project)
                }
            })
    }

    /// The calls of functions that lead to a dismissal.
    static let query = Query<WholeProject, OutsideCalls>("outsideCalls") { project, _ in
        guard !project.dismissingFunctions.isEmpty else { return OutsideCalls([]) }
        return OutsideCalls(project.collected(callsOfFile, project.filesWithCode))
    }

    private static let callsOfFile = Query<FileID, [Call]>("outsideCallsOfFile") { project, file in
        let uses = project[usesOfFile, file]
        return uses.isEmpty ? [] : calls(at: uses, in: file.index, project)
    }

    /// The uses of functions that lead to a dismissal, by file. Few files have any, so a change of that set of
    /// functions leaves most answers equal.
    private static let usesOfFile = Query<FileID, [NodeReference]>("dismissingFunctionsUsed") { project, file in
        // Most files declare nothing but parts of RIBs.
        guard !project.isCode(of: file.index, onlyOf: { isOfTheRIB($0, project) }) else { return [] }
        return project.facts(of: file).uses(ofMembers: project.dismissingFunctions, in: file.index)
    }

    /// The functions of a type that lead to a dismissal and that code outside of the view calls, in order.
    static let calledFunctions = Query<TypeID, [DeclarationID]>("functionsCalledFromOutside") { project, type in
        let reaching = project[DismissalCode.query, type].reduce(into: Set()) { $0.formUnion($1.dismissing) }
        guard !reaching.isEmpty else { return [] }
        return project[query].functions(of: ClassDispatch(type, in: project), among: reaching).sorted()
    }

    private init(_ calls: [Call]) {
        for call in calls where callers[call.receiver]?[call.name]?.contains(call.caller) != true {
            callers[call.receiver, default: [:]][call.name, default: []].append(call.caller)
        }
    }

    /// The functions of a view that are called outside of it by types other than routers, interactors, presenters and
    /// builders.
    ///
    /// - Parameter candidates: the functions to consider.
    func functions(of family: ClassDispatch, among candidates: Set<DeclarationID>) -> Set<DeclarationID> {
        let project = family.project
        var result: Set<DeclarationID> = []
        for function in family.code where candidates.contains(function) && project.isFunction(function) {
            let name = project.name(of: function)
            let isCalled = project.ancestors(of: family.type).contains { ancestor in
                callers[ancestor]?[name]?.contains { caller in
                    caller.map { !family.classes.contains($0) } ?? true
                } ?? false
            }
            if isCalled { result.insert(function) }
        }
        return result
    }

    // MARK: Calls of a file

    /// - Parameter uses: members in the file's code that may be such calls, in order.
    private static func calls(at uses: [NodeReference], in file: Int, _ project: Project) -> [Call] {
        var result: [Call] = []
        // Members of one type are adjacent.
        var last: (type: TypeID?, isOfTheRIB: Bool)?
        for member in project.code(with: uses, in: file) {
            let caller = project.type(around: member)
            let isOfTheRIB =
                if let last, last.type == caller { last.isOfTheRIB } else {
                    caller.map { self.isOfTheRIB($0, project) } ?? false
                }
            last = (caller, isOfTheRIB)
            guard !isOfTheRIB, caller.map({ !isWitness(member, $0, project) }) ?? true else { continue }
            for chain in project.body(of: member).chains {
                for element in chain.elements where element.kind == .member && uses.holds(element.place) {
                    for receiver in chain.before(element).type.constituents.compactMap(\.nominal) {
                        result.append(Call(receiver: receiver, name: element.name, caller: caller))
                    }
                }
            }
        }
        return result
    }

    /// Whether a type belongs to a RIB or is a test double, so that its calls of a view are not events.
    private static func isOfTheRIB(_ type: TypeID, _ project: Project) -> Bool {
        project.roles.has(type, anyOf: .ofTheRIB) || project.roles.isTestDouble(type)
    }

    /// Whether a member is a witness through which another RIB's view is controlled: the RIB's router or interactor
    /// requested what it calls.
    private static func isWitness(_ place: DeclarationID, _ type: TypeID, _ project: Project) -> Bool {
        guard project.roles.has(type, .view) else { return false }
        return project.fulfills(place, oneOf: project.viewRequirements(of: type))
    }
}
