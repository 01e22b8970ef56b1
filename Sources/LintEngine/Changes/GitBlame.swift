internal import SourceText

/// Finds the commits that wrote some lines.
enum GitBlame {
    /// By line, the commit and its day; empty if the lines are not in git or git is not installed.
    ///
    /// - Parameters:
    ///   - lines: from 1, sorted.
    ///   - path: relative to the root, or absolute.
    static func origins(of lines: [Int], in path: SourcePath, root: SourcePath) -> [Int: (commit: String, date: String)]
    {
        let absolute =
            path.bytes.first == UInt8(ascii: "/") ? path.bytes : root.bytes + [UInt8(ascii: "/")] + path.bytes
        // A file of a submodule belongs to another repository than the root.
        let query = GitQuery(folder: SourcePath(bytes: RunRoot.folder(of: absolute)))
        guard let output = try? query.blame(path.name, lines: lines) else { return [:] }
        var origins: [Int: (commit: String, date: String)] = [:]
        var dates: [String: String] = [:]
        var current: (commit: String, line: Int)?
        for line in output.split(separator: UInt8(ascii: "\n")) {
            // `\t` and the line's text end an entry.
            if line.first == UInt8(ascii: "\t") {
                if let (commit, number) = current, let date = dates[commit], commit.contains(where: { $0 != "0" }) {
                    origins[number] = (commit, date)
                }
                current = nil
                continue
            }
            let words = String(decoding: line, as: UTF8.self).split(separator: " ")
            if current == nil, words.count >= 3, let number = Int(words[2]) {
                current = (String(words[0]), number)
            } else if let commit = current?.commit, words.count == 2, words[0] == "author-time",
                let seconds = Int(words[1])
            {
                dates[commit] = day(seconds)
            }
        }
        return origins
    }

    /// The UTC day of a time: `2026-01-31`. Years start in March here, so that leap days come last.
    static func day(_ seconds: Int) -> String {
        let days = Int((Double(seconds) / 86_400).rounded(.down)) + 719_468
        let era = (days >= 0 ? days : days - 146_096) / 146_097
        let dayOfEra = days - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let (day, month) = (dayOfYear - (153 * shifted + 2) / 5 + 1, shifted < 10 ? shifted + 3 : shifted - 9)
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(year)-\(two(month))-\(two(day))"
    }
}
