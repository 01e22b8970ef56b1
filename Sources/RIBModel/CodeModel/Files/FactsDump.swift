public import SourceText
public import SwiftOutline

/// Prints the facts of a file as JSON for debugging: its declarations, and the tree of its nodes, each on a line.
public enum FactsDump {
    public static func write(path: SourcePath, outline: Outline, names: NameTable, into out: inout [UInt8]) {
        func append(_ text: String) { out += Array(text.utf8) }
        append("{\"path\": \(quoted(path.text)),\n \"problems\": [")
        let problems = outline.problems.map { "{\"offset\": \($0.offset), \"kind\": \(quoted($0.kind.rawValue))}" }
        append(problems.joined(separator: ", "))
        append("],\n \"declarations\": [")
        for (number, declared) in outline.declarations.enumerated() {
            append(number == 0 ? "\n" : ",\n")
            append("  {\"index\": \(number), \"kind\": \(quoted("\(declared.kind)")), ")
            append("\"name\": \(quoted(names.text(declared.name))), \"parent\": \(declared.parent), ")
            append("\"start\": \(declared.range.start), \"end\": \(declared.range.end)}")
        }
        append("],\n \"nodes\": [")
        var ends: [UInt32] = []
        for (number, node) in outline.nodes.enumerated() {
            while let end = ends.last, end <= UInt32(number) { ends.removeLast() }
            append(number == 0 ? "\n" : ",\n")
            let name = node.kind.hasName ? quoted(names.text(node.name)) : "\(node.payload)"
            append("  " + String(repeating: " ", count: ends.count))
            append("{\"node\": \(number), \"kind\": \(quoted("\(node.kind)")), \"name\": \(name), ")
            append("\"flags\": \(node.flags.rawValue), \"start\": \(node.start), \"end\": \(node.end)}")
            ends.append(node.next)
        }
        append("]}\n")
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case _ where scalar.value < 0x20:
                result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
