internal import RIBModel
internal import RuleKit
internal import SourceText

/// The text of a `.riblint.yml` for a project, with every key and its documentation. Settings that certainly apply are
/// active; all others are comments.
struct ConfigurationDraft {
    let text: String

    /// - Parameter guesses: by key of the section 'ribs', names that may belong there; they are comments.
    init(for sketch: ProjectSketch, guesses: [String: [String]] = [:]) {
        var lines = [
            """
            # Configuration of riblint. Check it with 'riblint config check'; \
            read about a rule with 'riblint explain RULE'.
            """
        ]
        for key in ConfigurationTable.keys.map(\.outline) {
            lines += ["", "# \(key.summary)"]
            switch (key.name, key.form) {
            case (_, .version): lines.append("\(key.name): \(ConfigurationTable.version)")
            case ("included", _): lines.append(ConfigurationDraft.included(sketch, key))
            case ("ignored", _): lines += ConfigurationDraft.ignored(sketch, key)
            case ("ribs", .section(let words)): lines += ConfigurationDraft.words(sketch, words, guesses)
            case (_, .section(let inner)):
                lines += ["# \(key.name):"] + inner.map { "#   \($0.name): \($0.example)  # \($0.summary)" }
            case (_, .sections): lines += ["# \(key.name):", "#   \(key.example)"]
            default: lines.append("# \(key.name): \(key.example)")
            }
        }
        text = lines.joined(separator: "\n") + "\n"
    }

    /// A comment: `included` would leave out whatever is added beside these folders.
    private static func included(_ sketch: ProjectSketch, _ key: KeyOutline) -> String {
        let sources = sketch.sourceFolders
        let folders = sources + sketch.testFolders.filter { test in !sources.contains { $0.folder == test.folder } }
        return "# \(key.name): \(list(folders.map(\.folder.text)) ?? key.example)"
    }

    private static func ignored(_ sketch: ProjectSketch, _ key: KeyOutline) -> [String] {
        let folders = sketch.vendoredFolders + sketch.generatedFolders
        guard let list = list(folders.map { "/\(pattern($0.folder.text))/" }) else {
            return ["# \(key.name): \(key.example)"]
        }
        // Their declarations improve the analysis of the sources, so skipping them is the project's decision.
        return [
            """
            # Vendored and generated code is read for its declarations and never reported on. \
            To save the time, do not read it:
            """,
            "# \(key.name): \(list)",
        ]
    }

    /// The name of a folder as a pattern, with special characters escaped.
    private static func pattern(_ folder: String) -> String {
        String(folder.flatMap { "*?[]\\".contains($0) ? ["\\", $0] : [$0] })
    }

    private static func words(
        _ sketch: ProjectSketch, _ keys: [KeyOutline], _ guesses: [String: [String]]
    ) -> [String] {
        var found: [String: String] = [:]
        for (role, _) in ProjectSketch.roles {
            let bases = sketch.basesFromElsewhere(role).filter { ValueKind.typeName.complaint($0, rules: []) == nil }
            if let list = list(bases) { found["\(role)"] = list }
        }
        found["modules"] = list(sketch.copies.filter { ValueKind.moduleName.complaint($0, rules: []) == nil })
        let heading = found.isEmpty ? "# ribs:" : "ribs:"
        return [heading]
            + keys.map { key in
                if let value = found[key.name] { return "  \(key.name): \(value)  # \(key.summary)" }
                // A guess replaces the example: removing the comment sign activates it.
                let guess =
                    guesses[key.name].flatMap { list($0) }
                    ?? sketch.hint?.settings.first { $0.key == key.name }.flatMap { list($0.values) }
                let indent = found.isEmpty ? "#   " : "  # "
                return "\(indent)\(key.name): \(guess ?? key.example)  # \(key.summary)"
            }
    }

    /// The first few strings as a YAML list; nil if there are none, or if one cannot be part of a comment.
    private static func list(_ words: [String]) -> String? {
        words.isEmpty ? nil : "[" + words.prefix(20).map(ConfigurationListing.scalar).joined(separator: ", ") + "]"
    }
}
