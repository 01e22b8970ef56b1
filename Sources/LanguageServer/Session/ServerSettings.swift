internal import JSONText
internal import LintEngine
internal import RuleKit

/// The settings of an editor: how findings are shown, and where the configuration is. What is a finding, only the
/// configuration decides.
struct ServerSettings: Sendable, Equatable {
    var enabled = true
    var configuration: String?
    var isolated = false
    var baseline = "auto"
    var diagnostics = Diagnostics()
    var codeActions = CodeActions()
    var hover = true
    var codeLens = true
    var documentLinks = true
    var inlayHints = false
    var callHierarchy = false
    var implementation = false
    var files = Files()
    var jobs = 0
    var clientCommands: [String] = []

    struct Diagnostics: Sendable, Equatable {
        var run = "onType"
        var scope = "workspace"
        var delivery = "auto"
        var delay: Int?
        var help = true
        var suppressed = "hide"
        var baselined = "hide"
    }

    struct CodeActions: Sendable, Equatable {
        var fix = true
        var unsafeFixes = true
        var fixAll = true
        var suppress = true
        var baseline = true
        var explain = true
    }

    struct Files: Sendable, Equatable {
        var watch = "auto"
        var pollSeconds: Int?
    }

    /// A setting: its name with periods, its values, and where it is kept.
    struct Setting {
        typealias Path<Value> = any WritableKeyPath<ServerSettings, Value> & Sendable

        let name: String
        let summary: String
        let kind: Kind

        enum Kind {
            case truth(Path<Bool>)
            case word(Path<String>, [String])
            /// Any text, or null.
            case text(Path<String?>)
            case path(Path<String>)
            case number(Path<Int>)
            case optionalNumber(Path<Int?>)
            case words(Path<[String]>)
        }

        init(_ name: String, _ summary: String, _ kind: Kind) {
            (self.name, self.summary, self.kind) = (name, summary, kind)
        }
    }

    static let all: [Setting] = [
        Setting("enabled", "Whether anything is analyzed.", .truth(\.enabled)),
        Setting("configuration", "The configuration to use in place of the project's.", .text(\.configuration)),
        Setting("isolated", "Whether neither a configuration nor a baseline is used.", .truth(\.isolated)),
        Setting("baseline", "The baseline: the project's, none, or that at a path.", .path(\.baseline)),
        Setting("diagnostics.run", "When texts are analyzed.", .word(\.diagnostics.run, ["onType", "onSave"])),
        Setting(
            "diagnostics.scope", "Whether findings of all files are shown, or of open ones.",
            .word(\.diagnostics.scope, ["workspace", "open"])),
        Setting(
            "diagnostics.delivery", "Whether findings are sent, or the client asks for them.",
            .word(\.diagnostics.delivery, ["auto", "push", "pull"])),
        Setting(
            "diagnostics.delay", "The pause after a change in milliseconds; null for one that adapts itself.",
            .optionalNumber(\.diagnostics.delay)),
        Setting("diagnostics.help", "Whether the help follows the message of a finding.", .truth(\.diagnostics.help)),
        Setting(
            "diagnostics.suppressed", "Whether findings that comments suppress are hidden, or shown as hints.",
            .word(\.diagnostics.suppressed, ["hide", "hint"])),
        Setting(
            "diagnostics.baselined", "Whether findings in the baseline are hidden, or shown as hints.",
            .word(\.diagnostics.baselined, ["hide", "hint"])),
        Setting("codeActions.fix", "Whether fixes are offered.", .truth(\.codeActions.fix)),
        Setting(
            "codeActions.unsafeFixes", "Whether fixes that may change behavior are offered.",
            .truth(\.codeActions.unsafeFixes)),
        Setting(
            "codeActions.fixAll", "Whether all safe fixes of a file are offered together.", .truth(\.codeActions.fixAll)
        ),
        Setting("codeActions.suppress", "Whether suppression comments are offered.", .truth(\.codeActions.suppress)),
        Setting(
            "codeActions.baseline", "Whether findings are offered to be added to a baseline.",
            .truth(\.codeActions.baseline)),
        Setting("codeActions.explain", "Whether explanations are offered.", .truth(\.codeActions.explain)),
        Setting("hover", "Whether parts of RIBs are described.", .truth(\.hover)),
        Setting("codeLens", "Whether routers and builders have lenses.", .truth(\.codeLens)),
        Setting("documentLinks", "Whether rules in suppression comments are links.", .truth(\.documentLinks)),
        Setting("inlayHints", "Whether calls that attach a RIB say how it closes.", .truth(\.inlayHints)),
        Setting("callHierarchy", "Whether RIBs have their parents and children as calls.", .truth(\.callHierarchy)),
        Setting("implementation", "Whether the parts of a RIB lead to each other.", .truth(\.implementation)),
        Setting(
            "files.watch", "Who notices files that change on disk.",
            .word(\.files.watch, ["auto", "client", "poll", "off"])),
        Setting(
            "files.pollSeconds", "The shortest pause between two looks at the files; null to choose one.",
            .optionalNumber(\.files.pollSeconds)),
        Setting("jobs", "The number of threads; 0 for one less than processors.", .number(\.jobs)),
        Setting("clientCommands", "The commands that the client handles itself.", .words(\.clientCommands)),
    ]

    private static func unknown(_ name: String) -> String {
        let nearest = Suggestion.nearest(to: name, among: all.map(\.name))
        return "setting '\(name)' is unknown" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    }

    /// Takes over the settings that are given; the others stay.
    ///
    /// - Returns: what is wrong with those that cannot be used, a sentence for each.
    mutating func apply(_ value: JSONValue) -> [String] {
        var mistakes: [String] = []
        apply(value, prefix: "", &mistakes)
        return mistakes
    }

    private mutating func apply(_ value: JSONValue, prefix: String, _ mistakes: inout [String]) {
        for member in value.members ?? [] {
            let name = prefix + member.key
            if let setting = ServerSettings.all.first(where: { $0.name == name }) {
                if let expected = set(setting, member.value) {
                    mistakes.append("setting '\(name)' has to be \(expected)")
                }
            } else if ServerSettings.all.contains(where: { $0.name.hasPrefix(name + ".") }) {
                // Lua cannot tell an empty object from an empty array.
                if member.value.members != nil || member.value.elements?.isEmpty == true {
                    apply(member.value, prefix: name + ".", &mistakes)
                } else {
                    mistakes.append("setting '\(name)' has to be an object")
                }
            } else {
                mistakes.append(ServerSettings.unknown(name))
            }
        }
    }

    /// - Returns: what is expected, if the value cannot be used.
    private mutating func set(_ setting: Setting, _ value: JSONValue) -> String? {
        switch setting.kind {
        case .truth(let path):
            guard let truth = value.truth else { return "true or false" }
            self[keyPath: path] = truth
        case .word(let path, let words):
            guard let word = value.string, words.contains(word) else {
                return words.map { "\"\($0)\"" }.joined(separator: " or ")
            }
            self[keyPath: path] = word
        case .text(let path):
            guard value.isNull || value.string != nil else { return "a string or null" }
            self[keyPath: path] = value.string
        case .path(let path):
            guard let text = value.string else { return "\"auto\", \"off\" or a path" }
            self[keyPath: path] = text
        case .number(let path):
            guard let number = value.integer, number >= 0 else { return "a number that is not negative" }
            self[keyPath: path] = number
        case .optionalNumber(let path):
            guard value.isNull || value.integer.map({ $0 >= 0 }) == true else {
                return "a number that is not negative, or null"
            }
            self[keyPath: path] = value.integer
        case .words(let path):
            guard let elements = value.elements else { return "a list of strings" }
            let words = elements.compactMap(\.string)
            guard words.count == elements.count else { return "a list of strings" }
            self[keyPath: path] = words
        }
        return nil
    }

    /// Whether the workspaces that were opened with other settings have to be opened again.
    func needsReopening(after other: ServerSettings) -> Bool {
        enabled != other.enabled || configuration != other.configuration || isolated != other.isolated
            || baseline != other.baseline || jobs != other.jobs || unreported != other.unreported
    }

    /// Which findings are shown besides those that are reported.
    var unreported: LintRequest.Unreported {
        if diagnostics.suppressed == "hint" { return .all }
        return diagnostics.baselined == "hint" ? .baselined : .none
    }

    /// Whether a finding is shown that is not reported.
    func shows(_ cause: UnreportedFinding.Cause) -> Bool {
        (cause == .baselined ? diagnostics.baselined : diagnostics.suppressed) == "hint"
    }
}
