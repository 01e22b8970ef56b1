/// The time that some subjects of one kind took, as a table: those that took the most time themselves first.
public struct TimeTable {
    /// The time of one subject, in nanoseconds.
    public struct Row {
        let name: String
        let count: Int
        let own, total: UInt64

        /// - Parameters:
        ///   - own: without what was measured inside of it.
        ///   - total: with that.
        public init(name: String, count: Int, own: UInt64, total: UInt64) {
            (self.name, self.count, self.own, self.total) = (name, count, own, total)
        }
    }

    private let kind, counted: String
    private let rows: [Row]

    /// - Parameters:
    ///   - kind: what the rows are about.
    ///   - counted: what their counts are of.
    public init(_ kind: String, counted: String, _ rows: [Row]) {
        (self.kind, self.counted) = (kind, counted)
        self.rows = rows.sorted { ($1.own, $0.name) < ($0.own, $1.name) }
    }

    /// Lines for a terminal, each with a line end; empty without rows.
    public var text: String {
        guard !rows.isEmpty else { return "" }
        let lines = rows.map { row in
            [row.name, String(row.count)] + [row.own, row.total].map { Self.milliseconds($0, decimals: 2) }
        }
        return TextTable([[kind, counted, "own ms", "total ms"]] + lines).text
    }

    /// Nanoseconds as milliseconds, rounded to one or more decimals.
    public static func milliseconds(_ nanoseconds: UInt64, decimals: Int) -> String {
        let unit = (decimals..<6).reduce(UInt64(1)) { unit, _ in unit * 10 }
        let digits = String((nanoseconds + unit / 2) / unit)
        let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
        return "\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
    }
}
