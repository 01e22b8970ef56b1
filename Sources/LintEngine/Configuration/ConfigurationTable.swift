internal import RuleKit
internal import YAMLText

/// All keys of `.riblint.yml`, in the order of the documentation. The reader, `config schema`, `config show` and `init`
/// are derived from this table.
enum ConfigurationTable {
    /// The supported version of the format.
    static let version = 1

    static let keys: [ConfigurationKey<Configuration>] = [
        .version(version, "Version of this format: \(version)."),
        .text(
            "riblint_version", .versions, \.riblintVersion,
            "The versions of riblint that this file is for. Any other one ends with status 2.", #"">=0.1, <1.0""#),
        .text(
            "extends", .path, \.extended,
            "A shared configuration: keys of this file win over its keys, lists add to its lists.",
            "../shared.riblint.yml"),
        .flag("root", \.isRoot, "Whether a project starts here, so that no configuration above counts.", "true"),
        .list(
            "included", of: .path, \.included,
            "Files and folders to lint if the command line names none.", "[Sources]"),
        .list(
            "excluded", of: .pattern, \.excluded,
            "Files to report nothing for, as .gitignore patterns. They are still read.", #"["**/Generated/**"]"#),
        .list(
            "ignored", of: .pattern, \.ignored, "Files not to read at all, as .gitignore patterns.", #"["Examples/**"]"#
        ),
        .text(
            "preset", .preset, \.preset,
            "The rules that are on if nothing else says so: essential, recommended, all, or all@0.1 of a version.",
            "essential"),
        .list("disabled_rules", of: .rule, \.disabledRules, "Rules to turn off.", "[unreset_dispose_bag]"),
        .list("only_rules", of: .rule, \.onlyRules, "The only rules to run.", "[strong_router]"),
        .list(
            "opt_in_rules", of: .rule, \.optInRules, "Rules to turn on that are off by default.",
            "[suppression_without_reason]"),
        .levels("rules", \.levels, "Severity of each rule: error, warning, note or off.", "{ strong_router: warning }"),
        .customRules("Rules of the team, by their ids: Documentation/OWN-RULES.md."),
        .section(
            "ribs", \.ribs, ribs, "Project-specific names, added to the built-in ones.",
            "{ interactor: [BaseInteractor] }"),
        .sections(
            "overrides", \.overrides, overrides, empty: Configuration.Override(),
            "Other severities for some paths. The last match counts.",
            #"- { paths: ["Legacy/**"], rules: { unreset_dispose_bag: off } }"#
        ) { override, location, reader in
            if override.paths.isEmpty {
                reader.report(location, "an override needs 'paths', for example paths: [\"Legacy/**\"]")
            }
            if override.levels.isEmpty {
                reader.report(
                    location, "an override needs 'rules', for example rules: { \(ValueKind.rule.example): off }")
            }
        },
        .section(
            "suppression", \.suppression, suppression, "What suppression comments need.", "{ require_reason: true }"),
        .choice("notes", \.notes, "How text shows notes: full, short (one line each) or none.", "none"),
        .text("baseline", .path, \.baseline, "The baseline: a file of accepted findings.", ".riblint-baseline.json"),
    ]

    /// Keys of a whole project, which cannot be set for a folder of it.
    static let projectKeys: Set<String> = [
        "riblint_version", "included", "excluded", "ignored", "preset", "custom_rules", "ribs", "baseline", "notes",
    ]

    private static let ribs: [ConfigurationKey<Configuration.RIBSettings>] = [
        .list("modules", of: .moduleName, \.modules, "Modules that export the framework.", "[OurRIBs]"),
        .list("interactor", of: .typeName, \.interactors, "Base classes of interactors.", "[BaseInteractor]"),
        .list("router", of: .typeName, \.routers, "Base classes of routers.", "[BaseRouter]"),
        .list("builder", of: .typeName, \.builders, "Base classes of builders.", "[BaseBuilder]"),
        .list("component", of: .typeName, \.components, "Base classes of components.", "[BaseComponent]"),
        .list("view", of: .typeName, \.views, "Base classes of view controllers.", "[BaseViewController]"),
        .list("presenter", of: .typeName, \.presenters, "Base classes of presenters.", "[BasePresenter]"),
        .list("worker", of: .typeName, \.workers, "Base classes of workers.", "[BaseWorker]"),
        .list(
            "listeners", of: .memberName, \.listeners, "Members by which a view or a child notifies its listener.",
            "[output]"),
        .list(
            "terminators", of: .memberName, \.terminators,
            "Calls at the end of a chain that dispose of the subscription.", "[untilInactive]"),
        .list("bags", of: .typeName, \.bags, "Types that store subscriptions.", "[CancelBag]"),
        .list(
            "weak_wrappers", of: .typeName, \.weakWrappers,
            "Types and property wrappers that reference their value weakly.", "[Weak]"),
        .list("handlers", of: .memberName, \.handlers, "Functions that store a closure and call it later.", "[onTap]"),
        .list(
            "attach", of: .functionName, \.attach, "Functions that attach the child that they are passed or called on.",
            #"[attach, "Navigator.open(_:animated:)"]"#),
        .list(
            "detach", of: .functionName, \.detach, "Functions that detach the child that they are passed or called on.",
            #"[detach, "Navigator.close(_:)"]"#),
        .list(
            "show", of: .functionName, \.show, "Functions that show the view of the child that they are passed.",
            #"["Navigator.open(_:animated:)"]"#),
        .list(
            "remove", of: .functionName, \.remove,
            "Functions that take away the view of the child that they are passed.",
            #"["Navigator.close(_:)"]"#),
        .list(
            "mocks", of: .pattern, \.mocks, "Files of test doubles, to read but report nothing for.",
            #"["**/*Mock*.swift"]"#),
        .list(
            "sources", of: .pattern, \.sources, "Files that are sources, whatever their names and folders suggest.",
            #"["Sources/Testing/**"]"#),
        .flag("swipe_to_dismiss", \.swipeToDismiss, "Whether users can swipe sheets away.", "false"),
        .choice(
            "default_isolation", \.defaultIsolation,
            "The actor that code without an annotation runs on: none, or main.", "main"),
        .list(
            "plugin_types", of: .typeName, \.pluginTypes, "Enumerations of plugin and experiment keys.", "[PluginKey]"),
        .list(
            "plugin_factories", of: .typeName, \.pluginFactories, "Base classes of factories of plugins.",
            "[BasePluginFactory]"),
        .list("plugin_points", of: .typeName, \.pluginPoints, "Base classes of plugin points.", "[BasePluginPoint]"),
    ]

    /// Keys of earlier versions, with advice.
    static let retired = ["deployment_target": "no rule depends on the iOS version, so remove it"]

    private static let overrides: [ConfigurationKey<Configuration.Override>] = [
        .list(
            "paths", of: .pattern, \.paths, "Files that the override is for, as .gitignore patterns.", #"["Legacy/**"]"#
        ),
        .levels("rules", \.levels, "Severity of each rule for these files.", "{ unreset_dispose_bag: off }"),
    ]

    private static let suppression: [ConfigurationKey<Configuration.Suppression>] = [
        .flag(
            "require_reason", \.requiresReason, "Whether each suppression comment needs a reason after a dash.", "true")
    ]
}
