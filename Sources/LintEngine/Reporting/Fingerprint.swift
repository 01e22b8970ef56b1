/// The identity of a finding, which does not depend on lines.
enum Fingerprint {
    /// 64-bit FNV-1a, as 16 hexadecimal digits, over rule, symbol, subject and the ordinal among equal ones, separated
    /// by zero bytes.
    static func of(rule: String, symbol: String, subject: String, ordinal: Int) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for part in [rule, symbol, subject, String(ordinal)] {
            for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            hash = hash &* 0x100_0000_01B3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
