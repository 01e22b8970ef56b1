internal import YAMLText

/// All keys of `.riblint.yml`, in the order in which people read them. Reading, `config schema`, `config show` and `init` follow it.
enum ConfigurationTable {
    /// The version that this riblint reads.
    static let version = 1

    static let keys: [ConfigurationKey<Configuration>] = [
        .version(version, "The version of this format: \(version)."),
        .text("extends", .path, \.extended, "A shared configuration to start from. Keys of this file win, and lists add to its lists.", "../shared.riblint.yml"),
        .flag("root", \.isRoot, "Whether this file starts a project of its own, so that no configuration above it counts.", "true"),
        .list("included", of: .path, \.included, "Files and folders to lint where none is named on the command line.", "[Sources]"),
        .list("excluded", of: .pattern, \.excluded, "Files to report nothing for, as .gitignore patterns. They are still read.", #"["**/Generated/**"]"#),
        .list("ignored", of: .pattern, \.ignored, "Files not to read at all, as .gitignore patterns.", #"["Examples/**"]"#),
        .list("disabled_rules", of: .rule, \.disabledRules, "Rules not to run.", "[unreset_dispose_bag]"),
        .list("only_rules", of: .rule, \.onlyRules, "The rules to run, and no others.", "[strong_router]"),
        .list("opt_in_rules", of: .rule, \.optInRules, "Rules to run that are off by default.", "[suppression_without_reason]"),
        .levels(
            "rules", \.levels, "What each rule's findings are reported as: error, warning, note, or off.", "{ strong_router: warning }"),
        .section(
            "ribs", \.words, words, "The project's own words, added to the built-in ones.", "{ interactor: [BaseInteractor] }"),
        .sections(
            "overrides", \.overrides, overrides, empty: Configuration.Override(),
            "Other levels for some paths; of those that match, the last counts.",
            #"- { paths: ["Legacy/**"], rules: { unreset_dispose_bag: off } }"#
        ) { override, place, reader in
            if override.paths.isEmpty { reader.report(place, "an override needs 'paths'; write paths: [\"Legacy/**\"]") }
            if override.levels.isEmpty { reader.report(place, "an override needs 'rules'; write rules: { \(WordKind.rule.example): off }") }
        },
        .section("suppression", \.suppression, suppression, "How findings are silenced in code.", "{ require_reason: true }"),
        .text("baseline", .path, \.baseline, "The file of findings that are known.", ".riblint-baseline.json"),
    ]

    private static let words: [ConfigurationKey<Configuration.Words>] = [
        .list("modules", of: .identifier, \.modules, "Modules that export the framework.", "[OurRIBs]"),
        .list("interactor", of: .identifier, \.interactors, "Base classes of interactors.", "[BaseInteractor]"),
        .list("router", of: .identifier, \.routers, "Base classes of routers.", "[BaseRouter]"),
        .list("builder", of: .identifier, \.builders, "Base classes of builders.", "[BaseBuilder]"),
        .list("component", of: .identifier, \.components, "Base classes of components.", "[BaseComponent]"),
        .list("view", of: .identifier, \.views, "Base classes of view controllers.", "[BaseViewController]"),
        .list("presenter", of: .identifier, \.presenters, "Base classes of presenters.", "[BasePresenter]"),
        .list("worker", of: .identifier, \.workers, "Base classes of workers.", "[BaseWorker]"),
        .list("listeners", of: .identifier, \.listeners, "Members by which a view or a child reports.", "[output]"),
        .list("terminators", of: .identifier, \.terminators, "Calls that end a subscription's chain well.", "[untilInactive]"),
        .list("bags", of: .identifier, \.bags, "Types that keep subscriptions.", "[CancelBag]"),
        .list("weak_wrappers", of: .identifier, \.weakWrappers, "Types and property wrappers that keep their value weakly.", "[Weak]"),
        .list("handlers", of: .identifier, \.handlers, "Functions that keep a closure for later.", "[onTap]"),
        .list("attach", of: .identifier, \.attach, "Wrappers of attachChild.", "[show]"),
        .list("detach", of: .identifier, \.detach, "Wrappers of detachChild.", "[hide]"),
        .list("mocks", of: .pattern, \.mocks, "Files of test doubles: known, but not reported on.", #"["**/*Mock*.swift"]"#),
        .list("sources", of: .pattern, \.sources, "Files that are sources, whatever their names and folders suggest.", #"["Sources/Testing/**"]"#),
        .flag("swipe_to_dismiss", \.swipeToDismiss, "Whether users can swipe sheets away.", "false"),
        .choice("default_isolation", \.defaultIsolation, "The actor that code without an annotation runs on: none, or main.", "main"),
        .list("plugin_types", of: .identifier, \.pluginTypes, "Enumerations of plugin and experiment keys.", "[PluginKey]"),
    ]

    /// Keys that there were once, and what to do about them.
    static let retired = ["deployment_target": "no rule depends on the version of iOS, so remove it"]

    private static let overrides: [ConfigurationKey<Configuration.Override>] = [
        .list("paths", of: .pattern, \.paths, "Patterns as in a .gitignore file.", #"["Legacy/**"]"#),
        .levels("rules", \.levels, "What each rule's findings are reported as there.", "{ unreset_dispose_bag: off }"),
    ]

    private static let suppression: [ConfigurationKey<Configuration.Suppression>] = [
        .flag("require_reason", \.requiresReason, "Whether each suppression must say why: '- reason' behind the ids.", "false")
    ]
}
