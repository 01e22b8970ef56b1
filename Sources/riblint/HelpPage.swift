import ArgumentParser

/// The output of `--help`: the parser's text, with options under headings. The parser's own groups need a type each,
/// which it inspects in every run; this table is only read here.
enum HelpPage {
    /// Headings with their options, in order. Options without a heading come last, under their own.
    static let groups: [(title: String, options: [String])] = [
        (
            "Input options",
            [
                "--type", "--log", "--stdin", "--stdin-filename", "--files-from", "--only-listed", "--files-from-tar",
                "--root",
                "--modules", "--exclude", "--force-exclude", "--no-exclude", "--no-gitignore", "--jobs",
            ]
        ),
        ("Configuration options", ["--config", "--isolated"]),
        (
            "Rule options",
            ["--only-rule", "--enable", "--disable", "--severity", "--all-rules", "--strict", "--lenient"]
        ),
        (
            "Output options",
            [
                "--format", "--output", "--source-link", "--stamp", "--notes", "--group-by", "--color", "--statistics",
                "--timing",
                "--verbose", "--quiet", "--no-progress",
            ]
        ),
        (
            "Tree options",
            [
                "--root", "--depth", "--open", "--focus", "--to", "--from", "--all-ways", "--invert", "--no-dedupe",
                "--max-nodes", "--paths", "--legend", "--width", "--ascii",
            ]
        ),
        ("Change options", ["--since", "--at", "--staged", "--hook", "--diff", "--sarif-diff-only"]),
        ("Baseline options", ["--edges", "--baseline", "--no-baseline", "--baseline-strict", "--reason"]),
        ("Fix options", ["--fix", "--fix-rule", "--fix-finding", "--unsafe-fixes", "--diff-fixes"]),
        ("Exit status options", ["--fail-on", "--max-warnings", "--exit-zero", "--allow-incomplete"]),
        ("General options", ["--version", "--help"]),
    ]

    /// With fewer options there are no headings. Neither are there any where most options would be other ones.
    private static let fewest = 12

    /// The text with headings.
    ///
    /// - Parameter text: the parser's text.
    static func text(_ text: String) -> String {
        if !text.hasPrefix("OVERVIEW: \(RiblintCommand.configuration.abstract)") { return grouped(sections(of: text)) }
        // Without a command riblint lints, so the options of lint follow the list of commands.
        var sections = sections(of: text).filter { !$0.hasPrefix("OPTIONS:") }
        let own = self.sections(of: text).first { $0.hasPrefix("OPTIONS:") }.map(entries) ?? []
        for section in self.sections(of: LintCommand.helpMessage(includeHidden: true))
        where section.hasPrefix("ARGUMENTS:") || section.hasPrefix("OPTIONS:") {
            let known = entries(of: section).map(name)
            let more = section.hasPrefix("OPTIONS:") ? own.filter { !known.contains(name($0)) } : []
            sections.append(([section] + more).joined(separator: "\n"))
        }
        return grouped(sections)
    }

    /// The names of all options of a command, as its help shows them.
    static func options(of command: any ParsableCommand.Type) -> [String] {
        let section = sections(of: command.helpMessage(includeHidden: true)).first { $0.hasPrefix("OPTIONS:") } ?? ""
        return entries(of: section).map(name) + (command == LintCommand.self ? ["--version"] : [])
    }

    private static func grouped(_ sections: [String]) -> String {
        sections.map { section in
            let entries = entries(of: section)
            guard section.hasPrefix("OPTIONS:"), entries.count >= fewest else { return section }
            let placed = Set(groups.flatMap(\.options))
            guard entries.count(where: { placed.contains(name($0)) }) * 2 >= entries.count else { return section }
            // Only a tree has levels, and a root that is a RIB.
            let isTree = entries.contains { name($0) == "--depth" }
            let all = groups + [("Other options", entries.map(name).filter { !placed.contains($0) })]
            return all.compactMap { title, options in
                let own = options.filter { $0 != "--root" || (title == "Tree options") == isTree }
                let found = own.flatMap { option in entries.filter { name($0) == option } }
                return found.isEmpty ? nil : ([title.uppercased() + ":"] + found).joined(separator: "\n")
            }.joined(separator: "\n\n")
        }.joined(separator: "\n\n")
    }

    /// The parts of the help, which blank lines separate; the overview is one part.
    private static func sections(of text: String) -> [String] {
        var sections: [String] = []
        for part in text.split(separator: "\n\n", omittingEmptySubsequences: true) {
            let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
            // A heading is in capitals and ends with a colon.
            let isTitled =
                lines.first.map { line in
                    line.prefix { $0 != ":" }.allSatisfy { $0.isUppercase || $0 == " " } && line.contains(":")
                } ?? false
            if isTitled || sections.isEmpty {
                sections.append(String(part))
            } else {
                sections[sections.count - 1] += "\n\n" + part
            }
        }
        return sections.map { $0.hasSuffix("\n") ? String($0.dropLast()) : $0 }
    }

    /// The options of a section, each with all of its lines.
    private static func entries(of section: String) -> [String] {
        var entries: [String] = []
        for line in section.split(separator: "\n").dropFirst() {
            if line.hasPrefix("  -") {
                entries.append(String(line))
            } else if !entries.isEmpty {
                entries[entries.count - 1] += "\n" + line
            }
        }
        return entries
    }

    /// The long name of an option: `--quiet` of `  -q, --quiet   Print …`.
    private static func name(_ entry: String) -> String {
        let words = entry.split { $0 == " " || $0 == "," || $0 == "\n" }
        return words.first { $0.hasPrefix("--") }.map(String.init) ?? words.first.map(String.init) ?? ""
    }
}
