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

        ## Fix

        \(fixWords)

        ## Silence or change it

        \(fenced(suppression, "swift"))

        \(fenced(configuration, "sh"))

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

        Fix: \(fixWords)

        Silence or change it:

        \(indented(suppression))

        \(indented(configuration))

        """
    }

    private var fixWords: String {
        switch fixes {
        case .none: "Findings carry no fix."
        case .sometimes: "Some findings carry a fix, which the JSON and SARIF reports hold."
        case .always: "Findings carry a fix, which the JSON and SARIF reports hold."
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
        code.trimmingLineEnds.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    " + $0 }
            .joined(separator: "\n")
    }
}

extension String {
    /// Without empty lines at its end.
    fileprivate var trimmingLineEnds: Substring {
        var rest = self[...]
        while rest.last?.isNewline == true { rest.removeLast() }
        return rest
    }
}
