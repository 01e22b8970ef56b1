/// The line of a page that says which revision it is about, from the variables of a job. A page without them has
/// the same bytes whenever it is written.
enum RevisionLine {
    /// - Returns: nil if neither the commit nor the date is known.
    static func text(_ variable: (String) -> String?) -> String? {
        let commit = ["GITHUB_SHA", "CI_COMMIT_SHA"].lazy.compactMap(variable).first { !$0.isEmpty }
        let date = variable("SOURCE_DATE_EPOCH").flatMap { Int($0) }.flatMap(date)
        let parts = [commit.map { "Commit \($0)" }, date].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// The day in UTC of a time in seconds since 1970; nil before, and after the year 9999.
    static func date(_ seconds: Int) -> String? {
        guard (0..<253_402_300_800).contains(seconds) else { return nil }
        // The year begins in March, so that the leap day is its last one.
        let days = seconds / 86_400 + 719_468
        let day = days % 146_097
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365
        let rest = day - (365 * year + year / 4 - year / 100)
        let month = (5 * rest + 2) / 153
        let calendarYear = days / 146_097 * 400 + year + (month < 10 ? 0 : 1)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(calendarYear)-\(two(month < 10 ? month + 3 : month - 9))-\(two(rest - (153 * month + 2) / 5 + 1))"
    }
}
