/// The identity of a finding, which does not depend on lines.
enum Fingerprint {
    /// A hash of rule, symbol, subject and the ordinal among equal ones, each with a zero byte after it.
    static func of(rule: String, symbol: String, subject: String, ordinal: Int) -> String {
        var hash = StableHash()
        for part in [rule, symbol, subject, String(ordinal)] {
            hash.add(part.utf8)
            hash.add(CollectionOfOne(0))
        }
        return hash.text
    }
}
