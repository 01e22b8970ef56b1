import RuleKit
import SourceText

/// The part of a page that needs neither a script nor a style: counts, the words that are used, edges that are open or
/// not known, findings by rule, and the tree as text.
struct HTMLStatic {
    private let content: HTMLContent
    private let words = TreeWords(view: PathView(root: nil, folder: nil))

    /// The most bytes of the edges, of the findings, and of the text of the tree.
    private static let most = (edges: 90_000, findings: 110_000, text: 90_000)

    init(_ content: HTMLContent) { self.content = content }

    // MARK: Header

    /// The counts, the words with their meanings, and what is not known.
    func writeHeader(_ view: TreeView?, to html: inout HTMLWriter) {
        if let view { html.element("<p>", TreeWords.counts(view), "</p>\n") }
        if let summary = content.summary { html.element("<p>", summary, "</p>\n") }
        if let revision = content.revision { html.element("<p>", revision, "</p>\n") }
        for note in content.notes { html.element("<p>", note, "</p>\n") }
        writeRefusals(to: &html)
        guard view != nil else { return }
        html.markup("<details id=\"legend\"><summary>Legend</summary>\n<dl>\n")
        for entry in TreeLegend.entries(.unicode) {
            html.element("<div><dt>", entry.word, "</dt> ")
            html.element("<dd>", entry.meaning, "</dd></div>\n")
        }
        html.markup("</dl></details>\n")
    }

    private func writeRefusals(to html: inout HTMLWriter) {
        if content.refusals.isEmpty { return }
        html.element("<details open><summary>", "Not analyzed: \(content.refusals.count)", "</summary><ul>\n")
        for notice in content.refusals.prefix(1_000) {
            html.element("<li><code>", notice.pathText, "</code> ")
            html.element("", notice.message, "</li>\n")
        }
        html.markup("</ul></details>\n")
    }

    // MARK: Body

    func write(_ view: TreeView?, to html: inout HTMLWriter) {
        if let changes = content.changes { write(changes, to: &html) }
        if let tree = content.tree { writeEdges(of: tree, to: &html) }
        writeFindings(to: &html)
        if let view { write(view, to: &html) }
    }

    private func write(_ changes: TreeChanges, to html: inout HTMLWriter) {
        html.element("<h2>Changes</h2>\n<p>", words.headline(changes), "</p>\n<ul>\n")
        for row in HTMLChange.rows(changes, words).prefix(500) {
            html.element("<li>", "\(row.title): \(row.text)", "")
            if let detail = row.detail { html.element(" (", detail, ")") }
            html.markup("</li>\n")
        }
        html.markup("</ul>\n")
    }

    private func writeEdges(of tree: TreeReport, to html: inout HTMLWriter) {
        html.markup("<h2>Edges that are open or not known</h2>\n")
        let links = TreeGraph(tree.edges).links
        let shown = [TreeReport.Edge.Closing.no, .unknown].flatMap { verdict in
            links.filter { $0.edge.closes == verdict }
        }
        if shown.isEmpty {
            html.markup("<p>None.</p>\n")
            return
        }
        html.markup("<table>\n<thead><tr>")
        for title in ["parent", "child", "shown", "closes", "because", "place"] {
            html.element("<th scope=\"col\">", title, "</th>")
        }
        html.markup("</tr></thead>\n<tbody>\n")
        var count = 0
        let start = html.count
        for link in shown where html.count - start < HTMLStatic.most.edges {
            write(link, to: &html)
            count += 1
        }
        html.markup("</tbody></table>\n")
        if count < shown.count {
            html.element("<p>", "\(Phrase.number(shown.count - count)) more: riblint tree --open", "</p>\n")
        }
    }

    private func write(_ link: TreeLink, to html: inout HTMLWriter) {
        let (edge, detail) = (link.edge, words.detail(of: link.edge))
        html.element("<tr><td><bdi>", edge.parent, "</bdi></td>")
        html.element("<td><bdi>", TreeWords.name(edge.child, edge), "</bdi></td>")
        html.element("<td>", TreeWords.shown(link.ways), "</td>")
        let mark = words.marks.mark(edge.closes).map { "\($0) " } ?? ""
        html.element("<td>", mark + TreeWords.verdict(edge), "</td>")
        html.element("<td>", detail?.text ?? "", "</td>")
        html.element("<td><code>", detail?.place ?? words.place(edge.build), "</code></td></tr>\n")
    }

    private func writeFindings(to html: inout HTMLWriter) {
        html.markup("<h2>Findings</h2>\n")
        if content.findings.isEmpty { html.markup("<p>None reported.</p>\n") }
        if let counts = content.unreportedCounts { html.element("<p>", "Not listed: \(counts)", "</p>\n") }
        let byRule = Dictionary(grouping: content.findings, by: \.rule)
        let start = html.count
        var count = 0
        for rule in byRule.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            guard html.count - start < HTMLStatic.most.findings else { break }
            let findings = byRule[rule] ?? []
            html.element("<details open><summary>", "\(rule): \(findings.count)", "</summary>\n")
            if let page = content.rules.first(where: { $0.id == rule }) {
                html.element("<p>", page.documentation.summary, "</p>\n")
            }
            html.markup("<ul>\n")
            for finding in findings where html.count - start < HTMLStatic.most.findings {
                html.element("<li>", "\(finding.severity.rawValue) ", "")
                html.element("<code>", words.place(finding.location), "</code> ")
                html.element("", finding.message, "")
                if finding.severity != .note { html.element(" ", finding.help, "") }
                html.markup("</li>\n")
                count += 1
            }
            html.markup("</ul></details>\n")
        }
        if count < content.findings.count {
            html.element("<p>", "\(Phrase.number(content.findings.count - count)) more: riblint lint", "</p>\n")
        }
    }

    private func write(_ view: TreeView, to html: inout HTMLWriter) {
        let bytes = TreeText.write(view, style: TreeStyle(view: words.view))
        html.markup("<h2>Tree</h2>\n<pre>\n")
        let end =
            bytes.count > HTMLStatic.most.text
            ? bytes[..<HTMLStatic.most.text].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0 : bytes.count
        html.text(String(decoding: bytes[..<end], as: UTF8.self))
        html.markup("</pre>\n")
        if end < bytes.count {
            let rest = bytes[end...].count { $0 == UInt8(ascii: "\n") }
            html.element("<p>", "\(Phrase.number(rest)) more lines: riblint tree", "</p>\n")
        }
    }
}
