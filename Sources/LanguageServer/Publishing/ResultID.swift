internal import LintEngine

/// The id of a list of diagnostics. Equal lists have the same one, in every process.
struct ResultID: Hashable, Sendable {
    /// 16 hexadecimal digits.
    let text: String

    /// - Parameter list: the JSON of the diagnostics; nil if there are none.
    init(of list: [UInt8]?) {
        var hash = StableHash()
        hash.add(list ?? ResultID.noDiagnostics)
        text = hash.text
    }

    /// That of a list without diagnostics.
    static let empty = ResultID(of: nil)

    /// The JSON of a list without diagnostics.
    static let noDiagnostics = Array("[]".utf8)
}
