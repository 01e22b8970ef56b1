import SourceText

/// Code by which other objects may keep the object that runs it.
extension Project {
    /// Whether a function may make others keep its object: the object, one of its methods or something that holds it
    /// gets to code that is not followed, or is stored strongly.
    func mayMakeOthersKeepObject(of function: DeclarationID) -> Bool {
        let uses = uses(ofSelfIn: function, for: KeepingQuestion(references: StrongReferences(self)))
        return !uses.uses.isEmpty || !uses.areAllFollowed
    }
}

/// The question whether code may keep the object that it gets.
private struct KeepingQuestion: UseQuestion {
    let references: StrongReferences

    func effect(of use: PossibleUse) -> UseEffect {
        switch use {
        case .member(let name, let chain): return chain.methodOfSelf == name ? .matters : .follows
        case .argument(let call):
            let names = references.project.symbols.libraryNames
            return call.arguments.contains { names.passesOwner(call.name, $0.label) } ? .ends : .matters
        case .assignment: return .matters
        }
    }

    func ends(inProperty property: DeclarationID) -> Bool { references.isWeak(property) }
}
