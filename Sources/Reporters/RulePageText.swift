public import RuleKit

extension RulePage {
    /// The whole page in Markdown, without a title: viewers show the rule's id or name above it.
    public var markdown: String {
        """
        \(summary)

        ## Why

        \(reason)

        ## Breach

        \(fenced(before, "swift"))

        ## Instead

        \(fenced(after, "swift"))

        ## How it is decided

        \(decision)

        ## Limits

        \(limits)

        ## Options

        \(options)

        ## Fix

        \(fixWords)

        ## Silence or change it

        \(fenced(suppression, "swift"))

        \(fenced(configuration, "sh"))
        \(references.isEmpty ? "" : "\n## References\n\n" + references.map { "- \($0)\n" }.joined())
        Since \(since).

        """
    }

    /// The same page for readers without Markdown.
    public var plainText: String {
        """
        \(summary)

        Why: \(reason)

        Breach:

        \(indented(before))

        Instead:

        \(indented(after))

        How it is decided: \(decision)

        Limits: \(limits)

        Options: \(options)

        Fix: \(fixWords)

        Silence or change it:

        \(indented(suppression))

        \(indented(configuration))
        \(references.isEmpty ? "" : "\nReferences:\n\n" + references.map { "    \($0)\n" }.joined())
        Since \(since).

        """
    }

    private var options: String {
        let level = isDefault ? severity.rawValue : "off; \(severity.rawValue) once enabled"
        let own = words.isEmpty ? "" : " The project's own words: \(words.joined(separator: ", ")), under 'ribs'; none by default."
        return "The severity, under 'rules' in .riblint.yml: \(level) by default.\(own)"
    }

    private var fixWords: String {
        switch fixes {
        case .none: "Findings carry no fix."
        case .sometimes: "Some findings carry a fix; the reports say of each whether it is safe."
        case .always: "Findings carry a fix; the reports say of each whether it is safe."
        }
    }

    private var suppression: String { "// riblint:disable:next \(id) - the reason" }

    private var configuration: String {
        """
        riblint --severity \(id)=off # or error, warning, note; by default \(isDefault ? severity.rawValue : "off, as \(severity.rawValue) once enabled")
        """
    }

    /// A block of code behind a fence longer than any run of backticks in it.
    private func fenced(_ code: String, _ language: String) -> String {
        var longest = 0
        var run = 0
        for byte in code.utf8 {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: max(3, longest + 1))
        return "\(fence)\(language)\n\(code.trimmingLineEnds)\n\(fence)"
    }

    private func indented(_ code: String) -> String {
        code.trimmingLineEnds.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    " + Substring($0) }
            .joined(separator: "\n")
    }
}

extension String {
    /// Without empty lines at its end.
    fileprivate var trimmingLineEnds: Substring {
        var rest = utf8[...]
        while rest.last == UInt8(ascii: "\n") || rest.last == UInt8(ascii: "\r") { rest.removeLast() }
        return Substring(rest)
    }
}
