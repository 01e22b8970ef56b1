import SourceText
import SwiftOutline

/// Follows the values that keep subscriptions alive through the project's code.
///
/// A class because it keeps the code of members that it has been in; it lives for one pass over a part of a project.
final class ValueFlow {
    let context: SubscriptionContext
    private var codes: [DeclarationID: FunctionBody] = [:]
    /// Functions of observables that were asked whether they end a chain at deactivation.
    var endings: [DeclarationID: Ending] = [:]
    /// The same by name, for all functions of it together: apps that share a repository have many.
    var operationEndings: [Name: Ending] = [:]
    /// Closures that make observables, and what they return: many subscriptions may stand in one.
    var makers: [NodeReference: Subscription.Maker] = [:]
    /// Who answers for the value that is followed, in the order in which they were met; nil where nobody asks.
    var answers: [Subscription.Answer]?
    /// Steps left for the value that is followed; what is further away is taken over by whoever has it.
    var steps = 0

    static let deepestFrame = 4
    static let mostSteps = 400

    init(_ context: SubscriptionContext) { self.context = context }

    var project: Project { context.project }
    var words: StreamModel { context.words }

    func code(of member: DeclarationID) -> FunctionBody {
        if let known = codes[member] { return known }
        let made = newCode(of: member)
        codes[member] = made
        return made
    }

    /// The same for those who go over many members and are in each once: it is not kept.
    func newCode(of member: DeclarationID) -> FunctionBody { project.body(of: member) }

    // MARK: Answers

    func answers(_ answer: (NodeReference) -> Subscription.Answer, at node: NodeID, _ code: FunctionBody) {
        answers?.append(answer(NodeReference(file: code.file, node: node)))
    }

    /// The answers met so far; what is followed next starts with none.
    func takeAnswers() -> [Subscription.Answer] {
        guard let met = answers else { return [] }
        answers = []
        return met
    }
}
