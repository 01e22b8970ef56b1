public import SourceText

/// Prints what decides the paths through bodies, in the order of the source, as the oracle's `--bodies` does: statements, closures with
/// what they capture, what conditions bind, and calls. Four columns: start, kind, end, and a detail by kind.
///
/// For comparing and for looking at an outline.
public enum BodyDump {
    public static func write(
        path: [UInt8], outline: Outline, bytes: UnsafeBufferPointer<UInt8>, names: NameTable, into out: inout [UInt8]
    ) {
        var rows = TabbedRows()
        var index = 0
        while index < outline.nodes.count {
            let node = outline.nodes[index]
            switch node.kind {
            // The oracle does not look into these.
            case .attribute, .macroArguments, .keyPath:
                index = Int(node.next)
                continue
            default: break
            }
            if let row = row(index, outline, names) {
                rows.add(node.start)
                rows.add(row.kind.utf8)
                // Where a parameter's type ends is a matter of taste.
                if node.kind == .closureParameter { rows.add("".utf8) } else { rows.add(node.end) }
                rows.add(row.detail.utf8)
                rows.endRow()
            }
            index += 1
        }
        rows.write(path: path, fileLength: bytes.count, hasProblems: !outline.problems.isEmpty, to: &out)
    }

    private static func row(_ index: Int, _ outline: Outline, _ names: NameTable) -> (kind: String, detail: String)? {
        let node = outline.nodes[index]
        func children(_ index: Int) -> [Int] {
            var result: [Int] = []
            var child = index + 1
            while child < Int(outline.nodes[index].next) {
                result.append(child)
                child = Int(outline.nodes[child].next)
            }
            return result
        }
        func count(_ kind: Node.Kind) -> Int { children(index).count { outline.nodes[$0].kind == kind } }
        func conditions() -> Int { children(index).first { outline.nodes[$0].kind == .conditions }.map { children($0).count } ?? 0 }
        switch node.kind {
        case .if: return ("if", "\(conditions())\(children(index).count > 2 ? "e" : "")")
        case .guard, .while: return ("\(node.kind)", "\(conditions())")
        case .for: return ("for", count(.expression) > 1 ? "w" : "")
        case .case: return ("case", node.flags.contains(.isDefault) ? "d" : "\(count(.pattern))")
        case .do: return ("do", "\(count(.catch))")
        case .catch: return ("catch", "\(count(.pattern))")
        case .repeat, .switch, .defer, .return, .throw, .break, .continue, .fallthrough, .closure, .patternBinding: return ("\(node.kind)", "")
        case .capture:
            return ("capture", names.text(node.name) + (node.flags.contains(.isWeak) ? " weak" : node.flags.contains(.isUnowned) ? " unowned" : ""))
        case .closureParameter: return ("parameter", names.text(node.name))
        case .optionalBinding: return ("optionalBinding", names.text(node.name))
        case .call:
            let closures = children(index).count { outline.nodes[$0].flags.contains(.isTrailing) }
            return ("call", "\(children(index).count - closures)+\(closures)")
        default: return nil
        }
    }
}
