public import RuleKit

/// A baseline as text: an entry a line and in order, so that what two branches add merges, and a change reads well.
public enum BaselineText {
    public static func write(_ baseline: Baseline, toolVersion: String) -> [UInt8] {
        var head = JSONWriter()
        head.object { json in
            json.member("schemaVersion", Baseline.schemaVersion)
            json.member("tool", "riblint \(toolVersion)")
        }
        var output = ByteWriter()
        // The entries go before the head's last bracket and line end.
        output.write(head.finished.dropLast(2))
        output.write(", \"entries\": [")
        for (number, entry) in baseline.entries.enumerated() {
            output.write(number == 0 ? "\n" : ",\n")
            var json = JSONWriter()
            json.object { json in
                json.member("path", entry.key.path)
                json.member("rule", entry.key.rule)
                json.member("symbol", entry.key.symbol)
                json.member("subject", entry.key.subject)
                json.member("count", entry.count)
                if let reason = entry.reason { json.member("reason", reason as String) }
            }
            output.write(json.finished.dropLast())
        }
        output.write("\n]}\n")
        return output.bytes
    }
}
