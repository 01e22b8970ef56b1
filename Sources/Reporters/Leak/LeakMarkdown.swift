public import RuleKit

/// What keeps objects in memory, for a page or an issue: a section for each message.
public enum LeakMarkdown {
    public static func write(_ report: LeakReport, view: PathView) -> [UInt8] {
        let undeclared = LeakWords.undeclared(report).map { MarkdownText.escaped($0) + "\n" }
        let sections = report.answers.map { section($0, view) } + [undeclared].compactMap { $0 }
        return Array(sections.joined(separator: "\n").utf8)
    }

    private static func section(_ answer: LeakReport.Answer, _ view: PathView) -> String {
        let part = LeakWords.part(answer).map { " (\($0))" } ?? ""
        var lines = ["### \(MarkdownText.escaped(LeakWords.title(answer) + part))", ""]
        if !answer.facts.isEmpty { lines += [MarkdownText.escaped(answer.facts.joined(separator: " ")), ""] }
        lines += [MarkdownText.escaped(LeakWords.summary(answer)), ""]
        lines += answer.candidates.enumerated().map { number, candidate in
            "\(number + 1). " + item(candidate, "**\(LeakWords.certainty(candidate.certainty))**: ", view)
        }
        lines += list(answer.excluded, LeakWords.excluded, view)
        lines += list(answer.contradictions, LeakWords.contradictions, view)
        if !answer.notSeen.isEmpty { lines += ["", LeakWords.notSeen, ""] }
        lines += answer.notSeen.map { part in
            let places = part.places.map { MarkdownText.code(view.place($0)) }
            return "- \(MarkdownText.escaped(part.message))" + (places.isEmpty ? "" : ": \(Phrase.all(places))")
        }
        if answer.candidates.isEmpty, !answer.notSeen.isEmpty {
            lines += ["", MarkdownText.escaped(LeakWords.nextStep)]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func list(_ candidates: [LeakReport.Candidate], _ title: String, _ view: PathView) -> [String] {
        candidates.isEmpty ? [] : ["", title, ""] + candidates.map { "- " + item($0, "", view) }
    }

    private static func item(_ candidate: LeakReport.Candidate, _ title: String, _ view: PathView) -> String {
        var sentences = [
            title + MarkdownText.escaped(candidate.message), MarkdownText.code(view.place(candidate.location)) + ".",
        ]
        if candidate.chain.count > 1 { sentences.append(chain(candidate.chain) + ".") }
        let words = candidate.reason.isEmpty ? candidate.help : candidate.reason
        if !words.isEmpty { sentences.append(MarkdownText.escaped(words)) }
        if let finding = candidate.finding { sentences.append("(\(MarkdownText.escaped(LeakWords.state(finding))))") }
        return sentences.joined(separator: " ")
    }

    /// The objects from what holds the object, the part that should not exist in bold type.
    private static func chain(_ links: [LeakReport.Link]) -> String {
        links.map { $0.isSuspect ? "**\(MarkdownText.code($0.name))**" : MarkdownText.code($0.name) }
            .joined(separator: " \(TreeMarks.unicode.arrow) ")
    }
}
