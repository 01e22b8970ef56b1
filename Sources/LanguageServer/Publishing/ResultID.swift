/// The id of a list of diagnostics. Equal lists have the same one, in every process.
struct ResultID: Hashable, Sendable {
    /// 16 hexadecimal digits.
    let text: String

    /// - Parameter list: the JSON of the diagnostics; nil if there are none.
    init(of list: [UInt8]?) {
        // 64-bit FNV-1a.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in list ?? ResultID.noDiagnostics { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let digits = String(hash, radix: 16)
        text = String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// That of a list without diagnostics.
    static let empty = ResultID(of: nil)

    /// The JSON of a list without diagnostics.
    static let noDiagnostics = Array("[]".utf8)
}
