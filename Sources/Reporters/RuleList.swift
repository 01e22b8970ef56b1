internal import JSONText
public import RuleKit

/// The rules as a list.
public enum RuleList {
    /// The rules by family, for a terminal.
    public static func text(_ pages: [RulePage], style: Style) -> [UInt8] {
        let width = min(max(style.width, 40), 100)
        let widest = pages.map(\.id.utf8.count).max() ?? 0
        var canvas = Canvas(isColored: style.isColored)
        var families: [String] = []
        for page in pages where !families.contains(page.family) { families.append(page.family) }
        for (number, family) in families.enumerated() {
            if number > 0 { canvas.endLine() }
            canvas.write(family, .strong)
            canvas.endLine()
            for page in pages where page.family == family {
                canvas.write("  \(page.id)")
                canvas.write(String(repeating: " ", count: widest - page.id.utf8.count + 2))
                canvas.write(page.severity.rawValue, page.severity.ink)
                let facts = [
                    page.isDefault ? nil : "off by default", page.fixes == .none ? nil : "fix: \(page.fixes.rawValue)",
                    page.declaration.map { declaration in
                        (declaration.group.map { "\($0); " } ?? "") + declaration.place
                    },
                ].compactMap { $0 }
                if !facts.isEmpty { canvas.write(" (\(facts.joined(separator: "; ")))") }
                canvas.endLine()
                for line in wrapped(page.documentation.summary, width: width - 4) {
                    canvas.write("    \(line)")
                    canvas.endLine()
                }
            }
        }
        return canvas.bytes
    }
    /// A table with a row for each rule.
    public static func markdown(_ pages: [RulePage]) -> String {
        let titles = ["rule", "family", "severity", "default", "fix", "summary"]
        let rows = pages.map { page in
            [
                "`\(page.id)`", page.family, page.severity.rawValue, page.isDefault ? "on" : "off",
                page.fixes.rawValue, page.documentation.summary.split(separator: "|").joined(separator: "\\|"),
            ]
        }
        let lines = [titles, titles.map { _ in "---" }] + rows
        return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
    }

    /// One object with a fixed order of keys, one rule per line.
    public static func json(_ pages: [RulePage]) -> [UInt8] {
        var json = JSONWriter()
        json.object(.lines(indent: 1)) { json in
            json.member("schemaVersion", 1)
            json.array("rules", of: pages, .lines(indent: 2)) { json, page in
                json.object { json in
                    json.member("id", page.id)
                    json.member("family", page.family)
                    json.member("severity", page.severity.rawValue)
                    json.member("enabled", page.isDefault)
                    json.member("summary", page.documentation.summary)
                    json.member("fix", page.fixes.rawValue)
                    if let declaration = page.declaration {
                        json.member("group", declaration.group)
                        json.member("origin", declaration.place)
                    }
                }
            }
        }
        return json.finished
    }
}
