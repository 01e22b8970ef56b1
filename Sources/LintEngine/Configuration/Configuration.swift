internal import RIBModel
internal import RuleKit

/// The contents of a `.riblint.yml` and of the files that it extends. `ConfigurationTable` defines the keys and how
/// they are read and written.
struct Configuration: Sendable {
    /// A string of a file with its location.
    struct Setting: Sendable, Equatable {
        let text: String
        let location: ConfigurationLocation
        /// For a rule: the family, preset or pattern that names it; nil if its own id does.
        var group: String?

        /// As the file says it.
        var written: String { group ?? text }
    }

    /// The severity of a rule's findings; nil turns the rule off.
    struct Level: Sendable {
        let rule: Setting
        let severity: Severity?
    }

    /// Severities for some paths only.
    struct Override: Sendable {
        var paths: [Setting] = []
        var levels: [Level] = []
    }

    /// Project-specific names, added to the built-in ones.
    struct RIBSettings: Sendable {
        var modules: [Setting] = []
        var interactors: [Setting] = []
        var routers: [Setting] = []
        var builders: [Setting] = []
        var components: [Setting] = []
        var views: [Setting] = []
        var presenters: [Setting] = []
        var workers: [Setting] = []
        var listeners: [Setting] = []
        var terminators: [Setting] = []
        var bags: [Setting] = []
        var weakWrappers: [Setting] = []
        var handlers: [Setting] = []
        var attach: [Setting] = []
        var detach: [Setting] = []
        var show: [Setting] = []
        var remove: [Setting] = []
        var mocks: [Setting] = []
        var sources: [Setting] = []
        var swipeToDismiss = true
        var defaultIsolation = DefaultIsolation.none
        var pluginTypes: [Setting] = []
        var pluginFactories: [Setting] = []
        var pluginPoints: [Setting] = []

        /// The functions that attach, detach, show or remove.
        var functions: [Setting] { attach + detach + show + remove }
    }

    struct Suppression: Sendable {
        /// Nil if the file does not set it.
        var requiresReason: Bool?
    }

    /// The versions of riblint that the file is for.
    var riblintVersion: Setting?
    /// A file whose keys apply where this one sets none.
    var extended: Setting?
    /// Whether the search for configurations ends here.
    var isRoot = false
    var included: [Setting] = []
    var excluded: [Setting] = []
    var ignored: [Setting] = []
    var preset: Setting?
    var disabledRules: [Setting] = []
    var onlyRules: [Setting] = []
    var optInRules: [Setting] = []
    var levels: [Level] = []
    var customRules: [DeclaredRule] = []
    var ribs = RIBSettings()
    var overrides: [Override] = []
    var suppression = Suppression()
    var baseline: Setting?
    var notes = NoteDisplay.short
}
