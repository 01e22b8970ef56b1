extension Project {
    /// What a query finds in all files, in their order. Asked of the project as a whole, unless somebody remembers what it found before.
    ///
    /// - Parameter question: goes over what is to be judged in the project that it is given, and reads that one alone.
    func answers<Element>(
        _ shelf: KeyPath<Memory, Shelf<Element>>, _ interest: Interest, _ question: @escaping @Sendable (Project) -> [Element]
    ) -> [Element] {
        guard let memory, scope == nil, interest == .breaches else { return question(self) }
        _ = memory.ask(memory[keyPath: shelf], of: self, question)
        return memory[keyPath: shelf].all
    }

    func answers<Element>(
        _ shelf: KeyPath<Memory, Shelf<Element>>, _ question: @escaping @Sendable (Project) -> [Element]
    ) -> [Element] { answers(shelf, .breaches, question) }

    /// Those types of a list that are to be judged.
    func judged(_ list: TypeList) -> [TypeID] {
        guard let scope else { return list.types }
        return types(declaredIn: scope).filter(list.contains)
    }

    /// Whether a type is to be judged, as far as files go.
    func isJudged(_ type: TypeID) -> Bool { scope.map { $0 == symbols.types[type.index].declaration.file } ?? true }

    private func types(declaredIn file: Int) -> [TypeID] {
        symbols.declared.inFile(file).compactMap { declaration, type in
            type.flatMap { symbols.types[$0.index].declaration == DeclarationID(file: file, index: declaration) ? $0 : nil }
        }
    }
}
