/// A table for a terminal: the first column is text, the others are numbers.
struct TextTable {
    private let rows: [[String]]

    /// - Parameter rows: the titles, then one or more rows of as many cells.
    init(_ rows: [[String]]) { self.rows = rows }

    /// Lines, each with a line end.
    var text: String {
        let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let numbers = zip(row, widths).dropFirst().map { String(repeating: " ", count: $1 - $0.count) + $0 }
            let name = row[0] + String(repeating: " ", count: widths[0] - row[0].count)
            return ([name] + numbers).joined(separator: "  ") + "\n"
        }.joined()
    }
}
