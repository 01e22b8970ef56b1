internal import RIBModel
internal import RuleKit

/// What a `.riblint.yml` says, with the files that it extends. Which keys there are, and how they are read and written:
/// `ConfigurationTable`.
struct Configuration: Sendable {
    /// A word of a file with its place.
    struct Word: Sendable, Equatable {
        let text: String
        let location: ConfigurationLocation
    }

    /// What a rule's findings are reported as; nil switches it off.
    struct Level: Sendable {
        let rule: Word
        let severity: Severity?
    }

    /// Levels for some paths alone.
    struct Override: Sendable {
        var paths: [Word] = []
        var levels: [Level] = []
    }

    /// The project's own words, added to the built-in ones.
    struct Words: Sendable {
        var modules: [Word] = []
        var interactors: [Word] = []
        var routers: [Word] = []
        var builders: [Word] = []
        var components: [Word] = []
        var views: [Word] = []
        var presenters: [Word] = []
        var workers: [Word] = []
        var listeners: [Word] = []
        var terminators: [Word] = []
        var bags: [Word] = []
        var weakWrappers: [Word] = []
        var handlers: [Word] = []
        var attach: [Word] = []
        var detach: [Word] = []
        var mocks: [Word] = []
        var sources: [Word] = []
        var swipeToDismiss = true
        var defaultIsolation = DefaultIsolation.none
        var pluginTypes: [Word] = []
    }

    struct Suppression: Sendable {
        /// Nil where the file does not say.
        var requiresReason: Bool?
    }

    /// A file whose keys count where this one has none.
    var extended: Word?
    /// Whether the search for configurations ends here.
    var isRoot = false
    var included: [Word] = []
    var excluded: [Word] = []
    var ignored: [Word] = []
    var disabledRules: [Word] = []
    var onlyRules: [Word] = []
    var optInRules: [Word] = []
    var levels: [Level] = []
    var words = Words()
    var overrides: [Override] = []
    var suppression = Suppression()
    var baseline: Word?
}
