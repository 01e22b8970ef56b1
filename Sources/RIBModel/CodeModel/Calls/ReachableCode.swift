import SourceText

extension ClassDispatch {
    /// The code that runs as the view's own, including functions of base classes that overrides call through `super`.
    package func reachableCode() -> [DeclarationID] { project[ClassDispatch.reachable, type] }

    private static let reachable = Query<TypeID, [DeclarationID]>("reachableCodeOfClass") { project, type in
        ClassDispatch(type, in: project).foundReachableCode
    }

    private var foundReachableCode: [DeclarationID] {
        var result = code
        var next = 0
        while next < result.count {
            let member = result[next]
            next += 1
            // Rejects almost all members before their chains are iterated over.
            guard project.usesSuper(inCodeOf: member) else { continue }
            for chain in body(of: member).chains where chain.head?.kind == .superReference {
                guard let call = chain.calls.first,
                    let callee = call.callee,
                    callee.kind == .member,
                    call.receiver?.only != nil,
                    let around = project.symbols.type(around: member),
                    let above = implementation(callee.name, call.passed, above: around, from: member.file)
                        ?? implementation(callee.name, nil, above: around, from: member.file),
                    !isFromExtension(above),
                    !result.contains(above)
                else { continue }
                result.append(above)
            }
        }
        return result
    }

    /// The functions of the class that a function runs by calls on `self`, itself included.
    package func functions(runBy function: DeclarationID) -> [DeclarationID] {
        Reach<DeclarationID, NodeReference>(from: [function]) { member, add in
            for call in body(of: member).calls where call.isOnSelf {
                if let own = implementation(call.name, call.passed, from: call.body.file) {
                    add(own, call.calleePlace)
                }
            }
        }.places
    }
}
