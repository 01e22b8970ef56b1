internal import RuleKit

/// What an editor shows after a call that attaches a RIB.
enum AttachHint {
    /// How the child closes that a call attaches; nil if that is not known, or differs between the children.
    static func label(_ edges: [TreeReport.Edge]) -> String? {
        let labels = edges.map(label)
        guard let first = labels.first, labels.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    private static func label(_ edge: TreeReport.Edge) -> String? {
        switch edge.closes {
        case .yes:
            if edge.isWithParent { return " closes with its parent" }
            return edge.detacher.map { " closes by \($0.prefix { $0 != "(" })" }
        case .no: return " does not close"
        case .permanent, .unknown: return nil
        }
    }

    /// The offset at which a call ends: after its arguments, or at the end of the line if they go on or have texts.
    ///
    /// - Parameter name: the offset at which the name of the call ends.
    static func end(ofCall name: Int, in text: [UInt8], line: Range<Int>) -> Int {
        var depth = 0
        for offset in name..<max(name, line.upperBound) {
            switch text[offset] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth <= 0 { return offset + 1 }
            case UInt8(ascii: "\""): return line.upperBound
            default: if depth == 0 { return line.upperBound }
            }
        }
        return line.upperBound
    }
}
