/// What `--format NAME[=PATH]` asks for: a form of output and its destination.
struct FormTarget<Form: RawRepresentable<String> & CaseIterable> {
    let form: Form
    /// Nil for standard output, which is also written `-`.
    let path: String?

    /// - Parameters:
    ///   - arguments: the values of the option; one of them at most may have each destination.
    ///   - what: what the forms are, as errors name it.
    static func all(_ arguments: [String], of what: String) throws(UsageError) -> [FormTarget] {
        var targets: [FormTarget] = []
        for argument in arguments {
            let target = try FormTarget(argument, of: what)
            if targets.contains(where: { $0.path == target.path }) {
                let location = target.path.map { "'\($0)'" } ?? "standard output"
                throw UsageError(
                    "two reports would go to \(location); write one to another file with --format NAME=PATH")
            }
            targets.append(target)
        }
        return targets
    }

    private init(_ argument: String, of what: String) throws(UsageError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        form = try LintCommand.word(what, parts[0], as: Form.self)
        if parts.count == 2, parts[1].isEmpty {
            throw UsageError(
                "'--format \(argument)' names no file; expected --format \(parts[0])=PATH or --format \(parts[0])")
        }
        path = parts.count == 2 && parts[1] != "-" ? parts[1] : nil
    }
}
