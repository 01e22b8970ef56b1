import SourceText

extension Project {
    /// What a compiler can say more of than declarations: the receivers of calls that show or remove controllers, in
    /// the Objective-C of classes that a RIB's view inherits from, and of categories of view controllers. Nil if there
    /// are none.
    var receiverQuestions: ReceiverQuestions? {
        let candidates = state.objectiveCFiles.filter {
            let facts = files.all[$0.index]
            return facts.hasBodies && facts.kind == .source
        }
        guard !candidates.isEmpty else { return nil }
        var isAsked = [Bool](repeating: false, count: files.count)
        for number in symbols.types.indices where roles.has(TypeID(number), .view) {
            for ancestor in hierarchy.ancestors[number] {
                for part in symbols.parts(of: ancestor) { isAsked[part.file] = true }
            }
        }
        for (name, parts) in symbols.foreignExtensions where symbols.known.isViewController(name) {
            for part in parts { isAsked[part.file] = true }
        }
        return ReceiverQuestions(
            candidates.filter { isAsked[$0.index] }, calling: .controllerOperations,
            settled: .controllersOfView, in: self)
    }

    /// The project with what a compiler says of receivers.
    func typed(by typing: ReceiverTyping?) -> Project {
        guard let typing, let questions = receiverQuestions else { return self }
        return with(answers: typing(questions), to: questions)
    }

    /// - Parameter answers: by file that was asked about.
    func with(answers: [ReceiverTypes], to questions: ReceiverQuestions) -> Project {
        with(zip(questions.files, answers).map { ($0.file, $1) })
    }
}
