package import SourceText

/// Follows values that keep subscriptions alive, and analyzes their chains.
///
/// A class, because it caches its results; it lives for one pass over a part of a project.
package final class SubscriptionTracer {
    package let context: SubscriptionContext
    package let flow: ValueFlow<SubscriptionContext>
    /// How long the sources of chains emit.
    lazy var sources = SourceAnalysis(context)
    /// When the sources of chains give a value.
    lazy var answerTimes = AnswerTimes(context)
    /// Whether functions on observables end a chain at deactivation.
    var endings: [DeclarationID: Ending] = [:]
    /// The same by name, for all functions of a name together: apps that share a repository have many.
    var operationEndings: [Name: Ending] = [:]
    /// The operators of the project, one called by the next, that are searched for such an end.
    var operators: [Name] = []
    /// Closures that create observables, by what they return: one closure may contain many subscriptions.
    var makers: [NodeReference: Subscription.Maker] = [:]
    /// The operators that end chains, in the order of discovery.
    private var endingOperators: [NodeReference] = []
    /// The remaining number of locals and functions that may be followed for the length of a chain.
    var lookups = 0
    /// Whether to record what ends or takes over a subscription.
    let recordsAnswers: Bool

    package init(_ context: SubscriptionContext, recordsAnswers: Bool) {
        self.context = context
        self.recordsAnswers = recordsAnswers
        flow = ValueFlow(context, recordsEvidence: recordsAnswers)
    }

    package var project: Project { context.project }
    package var words: StreamModel { context.words }

    package func body(of member: DeclarationID) -> FunctionBody { flow.body(of: member) }

    // MARK: Answers

    func recordEnding(_ operation: ChainElement) { if recordsAnswers { endingOperators.append(operation.place) } }

    /// The answers recorded for the last followed value, in order; the recording starts again for the next one.
    func takeAnswers() -> [Subscription.Answer] {
        defer { endingOperators = [] }
        let met = flow.takeEvidence().map { evidence -> Subscription.Answer in
            switch evidence {
            case .consumed(let place): .ended(place)
            case .taken(let place): .taken(place)
            case .foreignContainer(let place): .foreignBag(place)
            }
        }
        return endingOperators.map { .endsByItself($0) } + met
    }
}

extension SubscriptionContext: LifecycleFlow {
    package func consumes(_ name: Name) -> Bool {
        words[name].contains(.deactivationTerminators) || words[name].contains(.otherTerminators)
    }

    /// A function of the framework's name with other labels is another function.
    package func consumes(_ call: CallSite) -> Bool {
        consumes(call.name)
            && (words.hasLabelsOfBinding(call)
                || ![Lifecycle.interactor, .worker].contains { words.terminators(of: $0).contains(call.name) })
    }

    package func puts(_ name: Name, intoArgument label: Name) -> Bool { words.puts(name, intoArgument: label) }

    package func functions(extendingValues name: Name) -> [DeclarationID] { subscriptionExtensions.functions(name) }

    package func inserts(_ name: Name) -> Bool { words[name].contains(.insertions) }

    package func wraps(_ name: Name) -> Bool {
        words[name].contains(.bags) || words[name].contains(.subscriptions) || words.collections.contains(name)
    }

    package func hasMakers(_ name: Name) -> Bool { words[name].contains(.subscriptionMakers) }

    /// The functions in the project's extensions of observables, if the type may be an observable.
    package func functions(_ name: Name, extending type: TypeReference) -> [DeclarationID] {
        let mayBeObservable = !project.isUnderstood(type) || project.observability(type, words) != nil
        return mayBeObservable ? observableFunctions(name) : []
    }

    /// The functions of that name in the project's extensions of observables.
    func observableFunctions(_ name: Name) -> [DeclarationID] { observableExtensions.functions(name) }

    package func runsClosure(_ name: Name) -> Bool { words[name].contains(.runners) }

    package func passesElements(_ name: Name) -> Bool {
        words[name].contains(.runners) || words.operators.contains(name)
    }

    package func passesResults(_ name: Name) -> Bool { words.operators.contains(name) }

    package func consumesResult(_ name: Name) -> Bool { words[name].contains(.observableMakers) }

    package func ignoresResult(_ name: Name) -> Bool {
        words.subscribers.contains(name) || words[name].contains(.runners) || words[name].contains(.handlers)
    }

    package var isResultIgnoredElsewhere: Bool { false }

    package func isContainer(_ name: Name) -> Bool { words[name].contains(.bags) }

    package func keeps(_ type: TypeReference) -> Bool { project.keepsSubscriptions(type, words) }

    package func storesInObject(_ name: Name) -> Bool { name.setsAssociatedObject }

    package func keepsStoredValue(_ call: CallSite) -> Bool { !call.associatesWithoutRetaining }

    package func readsFromObject(_ name: Name) -> Bool { name.readsAssociatedObject }

    package func isStoredInObject(_ property: DeclarationID) -> Bool {
        project.mentions(.associatedObjectReads, property)
            && project.keepsSubscriptions(project.type(of: property), words)
    }

    package func endsByRemoval(from container: TypeReference) -> Bool { true }
}
