import SourceText

/// Configured functions that no code calls: they may be mistyped.
public struct UnusedFunctions: Sendable {
    /// As configured.
    public let words: Set<String>
    /// If there are any: the names of the functions that the routers of the project call, with and without labels, in
    /// order.
    public let candidates: [String]
}

extension Project {
    /// The configured functions that no code calls or passes on.
    public var unusedFunctions: UnusedFunctions {
        let all = symbols.libraryModels.project.functions.map(\.text)
        if all.isEmpty { return UnusedFunctions(words: [], candidates: []) }
        let unused = Set(all).subtracting(answers(Project.configuredWords, filesWithCode))
        if unused.isEmpty { return UnusedFunctions(words: [], candidates: []) }
        let called = Set(answers(Project.functionsCalled, routerClasses))
        let names = called.union(called.map { String($0.prefix { $0 != "(" }) })
        return UnusedFunctions(
            words: unused, candidates: names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }

    /// The configured words that name a function which code of a file calls or passes on.
    private static let configuredWords = Query<FileID, [String]>("configuredWords") { project, file in
        let names = project.configuredFunctions.names
        var found: Set<String> = []
        for code in project.code(mentioning: names, in: file) {
            let body = project.body(of: code)
            for call in body.calls {
                found.formUnion(call.configuredWords.map(\.text))
                for argument in call.arguments {
                    guard let name = argument.value?.plainChain?.lastName?.name else { continue }
                    found.formUnion(project.configuredWords(ofReference: name).map(\.text))
                }
            }
        }
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The full names of the functions that a router's own code calls and that are not those of a library.
    private static let functionsCalled = Query<TypeID, [String]>("functionsCalledByRouter") { project, router in
        project.ownMembers(of: router).filter { project.hasCode($0) }.flatMap { member in
            project.body(of: member).calls.compactMap { call -> String? in
                let callees = call.callees
                if let function = callees.functions.first {
                    return project.isInitializer(function) ? nil : project.fullName(function)
                }
                return callees == .unresolved && call.callee?.isName == true ? project.text(call.name) : nil
            }
        }
    }
}
