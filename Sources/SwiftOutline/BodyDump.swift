public import SourceText

/// Prints the nodes that decide the paths through bodies, in the format of the oracle's `--bodies`: statements with
/// their blocks, closures with their captures, bindings of conditions and patterns, and calls. Five columns: start,
/// kind, end, a detail by kind, and the parent row.
///
/// For comparing and for debugging an outline.
public enum BodyDump {
    public static func write(
        path: [UInt8], outline: Outline, bytes: UnsafeBufferPointer<UInt8>, names: NameTable, into out: inout [UInt8]
    ) {
        let columns = BodyColumns(nodes: outline.nodes, names: names)
        var rows = TabbedRows()
        var around: [(next: UInt32, kind: Node.Kind, row: String)] = []
        var index = 0
        while index < outline.nodes.count {
            let node = outline.nodes[index]
            while let last = around.last, Int(last.next) <= index { around.removeLast() }
            // The oracle does not descend into these.
            if node.kind == .attribute {
                index = Int(node.next)
                continue
            }
            var row = around.last?.row ?? ""
            if let kind = columns.kind(of: index, in: around.last?.kind) {
                rows.add(node.start)
                rows.add(kind.utf8)
                // Tools differ in where a parameter's type ends.
                if node.kind == .closureParameter { rows.add("".utf8) } else { rows.add(node.end) }
                rows.add(columns.detail(of: index).utf8)
                rows.add(row.utf8)
                rows.endRow()
                row = "\(kind)@\(node.start)"
            }
            around.append((node.next, node.kind, row))
            index += 1
        }
        rows.write(path: path, fileLength: bytes.count, hasProblems: !outline.problems.isEmpty, to: &out)
    }
}

/// The columns of a row about a body.
private struct BodyColumns {
    let nodes: [Node]
    let names: NameTable

    /// The kind in the row of a node; nil if the node has no row.
    ///
    /// - Parameter parent: the kind of the parent node.
    func kind(of index: Int, in parent: Node.Kind?) -> String? {
        let kind = nodes[index].kind
        switch kind {
        case .if, .guard, .while, .for, .case, .do, .catch, .repeat, .switch, .defer, .return, .throw, .break,
            .continue, .fallthrough, .closure, .capture, .optionalBinding, .patternBinding, .patternName, .call:
            return "\(kind)"
        // To the oracle, statements without braces are not a block.
        case .block: return parent == .case || parent == .conditionalCompilation ? nil : "block"
        case .closureParameter: return "parameter"
        case .macroArguments: return "macro"
        default: return nil
        }
    }

    func detail(of index: Int) -> String {
        let node = nodes[index]
        switch node.kind {
        case .if: return "\(conditions(of: index))\(children(of: index).count > 2 ? "e" : "")"
        case .guard, .while: return "\(conditions(of: index))"
        case .for: return count(.expression, in: index) > 1 ? "w" : ""
        case .case: return node.flags.contains(.isDefault) ? "d" : "\(count(.pattern, in: index))"
        case .do: return "\(count(.catch, in: index))"
        case .catch: return "\(count(.pattern, in: index))"
        case .capture:
            return names.text(node.name)
                + (node.flags.contains(.isWeak) ? " weak" : node.flags.contains(.isUnowned) ? " unowned" : "")
        case .closureParameter, .optionalBinding, .patternName: return names.text(node.name)
        case .call, .macroArguments:
            let closures = children(of: index).count { nodes[$0].flags.contains(.isTrailing) }
            return "\(children(of: index).count - closures)+\(closures)"
        default: return ""
        }
    }

    private func conditions(of index: Int) -> Int {
        children(of: index).first { nodes[$0].kind == .conditions }.map { children(of: $0).count } ?? 0
    }

    private func count(_ kind: Node.Kind, in index: Int) -> Int { children(of: index).count { nodes[$0].kind == kind } }

    private func children(of index: Int) -> [Int] {
        var found: [Int] = []
        var child = index + 1
        while child < Int(nodes[index].next) {
            found.append(child)
            child = Int(nodes[child].next)
        }
        return found
    }
}
