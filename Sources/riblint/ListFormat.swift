import ArgumentParser

/// The option for the format of a list: entries of the baseline, or suppressions.
struct ListFormat: ParsableArguments {
    @Option(
        help: ArgumentHelp("Format: text or json.", valueName: "NAME"),
        completion: .list(Form.allCases.map(\.rawValue))
    )
    var format = Form.text.rawValue

    /// A format of lists.
    enum Form: String, CaseIterable {
        case text, json
    }

    /// - Parameter command: the name of the command, for messages.
    func form(of command: String) throws(UsageError) -> Form {
        try LintCommand.word("format for \(command)", format, as: Form.self)
    }
}
