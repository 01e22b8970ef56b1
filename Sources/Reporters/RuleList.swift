public import RuleKit

/// The rules by family, for a terminal.
public enum RuleList {
    public static func write(_ pages: [RulePage], style: Style) -> [UInt8] {
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
}
