package import SourceText

/// A project, with the facts about it as a whole that the analysis of subscriptions needs.
package struct SubscriptionContext: Sendable {
    package let project: Project
    package let lifecycle: Lifecycle
    private let facts: SubscriptionFacts

    package init(_ project: Project, _ lifecycle: Lifecycle = .interactor) {
        self.project = project
        self.lifecycle = lifecycle
        facts = project[SubscriptionFacts.query]
    }

    package var words: StreamModel { project.symbols.wellKnownNames.subscriptions }
    var projectSubscribers: NameSet { facts.projectSubscribers }
    package var subscribingNames: NameSet { facts.subscribingNames }
    var containerTypes: NameSet { facts.containerTypes }
    package var subscriptionExtensions: ExtensionFunctions { facts.subscriptionExtensions }
    package var containerExtensions: ExtensionFunctions { facts.containerExtensions }
    package var observableExtensions: ExtensionFunctions { facts.observableExtensions }
}

/// Facts about a project as a whole that the analysis of subscriptions needs.
struct SubscriptionFacts: Equatable, Sendable {
    let projectSubscribers: NameSet
    let subscriptionExtensions: ExtensionFunctions
    /// Functions on subscriptions, on bags, and on optionals and collections of any elements.
    let containerExtensions: ExtensionFunctions
    let observableExtensions: ExtensionFunctions
    /// The names by which code subscribes or inserts into a container.
    let subscribingNames: NameSet
    /// The types of containers of subscriptions.
    let containerTypes: NameSet

    static let query = Query<WholeProject, SubscriptionFacts>("subscriptionFacts") { project, _ in
        SubscriptionFacts(project)
    }

    private init(_ project: Project) {
        let words = project.symbols.wellKnownNames.subscriptions
        subscriptionExtensions = ExtensionFunctions(words[.subscriptions].union(words[.bags]), project)
        containerExtensions = ExtensionFunctions(
            words[.subscriptions].union(words[.bags]).union(words[.sequences])
                .union([Name.Optional, .Array, .Set, .Dictionary]), project)
        observableExtensions = ExtensionFunctions(words[.observables], project)
        projectSubscribers = SubscriptionFacts.subscribers(project, words)
        subscribingNames = words.subscribers.union(projectSubscribers).union(words[.bagTerminators])
            .union(words[.insertions])
        containerTypes = words[.subscriptions].union(words[.bags])
    }

    /// Names of functions, in the project's extensions of observables, that return a subscription or take a bag.
    private static func subscribers(_ project: Project, _ words: StreamModel) -> NameSet {
        var extended = words[.observables].flatMap { project.symbols.foreignExtensions[$0] ?? [] }
        let observables = project.hierarchy.supertypes.types {
            if case .known(let name, _) = $0 { return words[name].contains(.observables) }
            return false
        }
        for type in Set(observables.flatMap { [$0] + project.conformers(of: $0) }) {
            extended += project.symbols.parts(of: type)
        }
        var result = NameSet()
        for part in extended {
            for function in project.members(declaredIn: part) where project.isFunction(function) {
                if project.isSubscription(project.type(of: function), words) || project.takesBag(function, words) {
                    result.insert(project.name(of: function))
                }
            }
        }
        return result
    }
}
