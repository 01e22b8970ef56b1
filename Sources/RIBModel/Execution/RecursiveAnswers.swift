/// An answer to a question that may depend on itself.
protocol RecursiveAnswer {
    /// The answer to a question that is being answered, before anything is known of it.
    static var undetermined: Self { get }
    /// The answer where a limit ends the search, and where nothing but the question itself decides.
    static var unknown: Self { get }
    /// Whether two answers differ only in how they are reached.
    func agrees(with other: Self) -> Bool
}

/// The answers to questions that may depend on each other in cycles: a fixpoint.
///
/// The questions of a cycle are answered in rounds. In each round, a question that is being answered has its answer of
/// the round before; the first round begins without answers, the last one changes none. So an answer depends neither on
/// which question of a cycle is asked first nor on what was asked before.
///
/// A class, because a search for an answer asks further questions. Used by one thread.
final class RecursiveAnswers<Question: Hashable, Answer: RecursiveAnswer> {
    private var known: [Question: Answer] = [:]
    /// By question that is being answered, the number of those around it: its depth.
    private var active: [Question: Int] = [:]
    /// The answers of this round that depend on questions being answered, with the depth of the outermost of these.
    private var provisional: [Question: (answer: Answer, outermost: Int)] = [:]
    /// The answers of the round before, and the questions in the order of the first round.
    private var previous: [Question: Answer] = [:]
    private var inCycles: [Question] = []
    /// What is known of the search that is under way.
    private var search = Search()

    private struct Search {
        /// The depth of the outermost question being answered that the search depends on.
        var outermost = Int.max
        /// Whether an answer of this round is another one than in the round before.
        var isChanged = false
    }

    /// The maximum number of questions that are followed for one answer.
    private let deepest: Int
    /// The maximum number of rounds. Answers that still change then are unknown.
    private static var mostRounds: Int { 12 }

    init(deepest: Int) { self.deepest = deepest }

    /// The answer to a question.
    ///
    /// - Parameters:
    ///   - limited: called if too many questions are followed; the answer is unknown then.
    ///   - find: finds the answer, and may ask further questions.
    func answer(_ question: Question, limited: () -> Void, _ find: () -> Answer) -> Answer {
        if let answer = known[question] { return answer }
        if let depth = active[question] {
            search.outermost = min(search.outermost, depth)
            return previous[question] ?? .undetermined
        }
        if let (answer, outermost) = provisional[question] {
            search.outermost = min(search.outermost, outermost)
            return answer
        }
        let depth = active.count
        guard depth < deepest else {
            limited()
            return .unknown
        }
        let around = search
        let mark = inCycles.count
        active[question] = depth
        var found = round(question, find)
        var rounds = 1
        while search.outermost == depth, search.isChanged, rounds < Self.mostRounds {
            forgetProvisional(from: depth)
            found = round(question, find)
            rounds += 1
        }
        active[question] = nil
        guard search.outermost < depth else {
            defer { search = around }
            return settle(question, found, at: depth, since: mark)
        }
        keepProvisional(question, found, at: depth)
        search = Search(
            outermost: min(search.outermost, around.outermost), isChanged: search.isChanged || around.isChanged)
        return found
    }

    /// Answers a question once.
    private func round(_ question: Question, _ find: () -> Answer) -> Answer {
        search = Search()
        let found = find()
        guard search.outermost != .max else { return found }
        guard let before = previous[question] else {
            inCycles.append(question)
            previous[question] = found
            search.isChanged = true
            return found
        }
        // Another way to the same answer may lead through the question itself.
        if found.agrees(with: before) { return before }
        previous[question] = found
        search.isChanged = true
        return found
    }

    private func forgetProvisional(from depth: Int) {
        provisional = provisional.filter { $0.value.outermost < depth }
    }

    /// Keeps the answer to a question of a cycle that began further outside, until the round ends.
    private func keepProvisional(_ question: Question, _ found: Answer, at depth: Int) {
        for (other, value) in provisional where value.outermost >= depth {
            provisional[other]?.outermost = search.outermost
        }
        provisional[question] = (found, search.outermost)
    }

    /// Keeps the answers to a question that depends on no other one being answered, and to those of its cycle.
    private func settle(_ question: Question, _ found: Answer, at depth: Int, since mark: Int) -> Answer {
        let isSettled = search.outermost == .max || !search.isChanged
        func final(_ answer: Answer) -> Answer {
            !isSettled || answer.agrees(with: .undetermined) ? .unknown : answer
        }
        for (other, value) in provisional where value.outermost >= depth { known[other] = final(value.answer) }
        forgetProvisional(from: depth)
        for other in inCycles[mark...] { previous[other] = nil }
        inCycles.removeSubrange(mark...)
        known[question] = final(found)
        return final(found)
    }
}
