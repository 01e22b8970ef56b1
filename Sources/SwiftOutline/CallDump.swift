public import SourceText

/// Prints every call of a file in the format of the oracle's `--calls`: eight columns, one line per call, sorted by the
/// offset of the called name.
///
/// For comparing and for debugging an outline; texts are read again from the tokens.
public enum CallDump {
    public static func write(
        path: [UInt8], outline: Outline, buffer: TokenBuffer, bytes: UnsafeBufferPointer<UInt8>, names: NameTable,
        into out: inout [UInt8]
    ) {
        let text = NormalText(buffer: buffer, bytes: bytes)
        let columns = CallColumns(
            outline: outline, text: text, declarations: DeclarationColumns(outline: outline, text: text))
        var calls: [CallColumns.Call] = []
        for index in outline.nodes.indices where outline.nodes[index].kind == .chain {
            calls += columns.calls(in: index).reversed()
        }
        calls += columns.callsOfDirectives()
        // Calls without a name have the offset of their chain; then the outermost comes first.
        let order = calls.indices.sorted { (calls[$0].offset, $0) < (calls[$1].offset, $1) }
        var rows = TabbedRows()
        for index in order { columns.write(calls[index], to: &rows) }
        rows.write(path: path, fileLength: bytes.count, hasProblems: !outline.problems.isEmpty, to: &out)
    }
}

/// The columns of calls.
struct CallColumns {
    let outline: Outline
    let text: NormalText
    let declarations: DeclarationColumns

    struct Call {
        var offset: UInt32
        var name: [UInt8]
        var callee: [UInt8]
        /// The node; -1 for a call that is not in the tree.
        var node: Int
        /// For a call without a node, its labels and arguments.
        var labels: [UInt8] = []
        var arguments: [UInt8] = []
    }

    func write(_ call: Call, to rows: inout TabbedRows) {
        let flags = call.node < 0 ? [] : outline.nodes[call.node].flags
        rows.add(call.offset)
        rows.add(call.name)
        rows.add(call.callee)
        rows.add(call.node < 0 ? call.labels : labels(of: call.node))
        rows.add(call.node < 0 ? Array("0".utf8) : closures(of: call.node))
        rows.add(((flags.contains(.isPattern) ? "p" : "") + (flags.contains(.hasNoParentheses) ? "b" : "")).utf8)
        rows.add(declarations.path(to: declaration(around: call.offset), hidesDestructured: true))
        rows.add(call.node < 0 ? call.arguments : arguments(of: call.node))
        rows.endRow()
    }

    /// `os(…)` and similar conditions of `#if`: calls to a parser, but not part of the tree.
    func callsOfDirectives() -> [Call] {
        var found: [Call] = []
        var isCondition = false
        for index in 0..<max(text.buffer.count - 1, 0) {
            let token = text.buffer[index]
            if token.kind == .poundIf || token.kind == .poundElseif {
                isCondition = true
            } else if token.isFirstOnLine {
                isCondition = false
            } else if isCondition, token.kind.isWord, text.buffer[index + 1].kind == .leftParen,
                !text.buffer[index + 1].isFirstOnLine
            {
                let close = Int(text.buffer.partner[index + 1])
                let commas = (index + 1..<close).filter { text.buffer[$0].kind == .comma }
                let labels = ([index + 1] + commas).map { start -> [UInt8] in
                    let isLabeled = text.buffer[start + 1].kind.isWord && text.buffer[start + 2].kind == .colon
                    return (isLabeled ? text.of(token: text.buffer[start + 1].start) : Array("_".utf8))
                        + Array(":".utf8)
                }
                let name = text.of(token: token.start)
                found.append(
                    Call(
                        offset: token.start, name: name, callee: name, node: -1, labels: labels.flatMap { $0 },
                        arguments: text.of(ByteRange(text.buffer.end(index + 1), text.buffer[close].start))))
            }
        }
        return found
    }

    /// The calls of a chain, innermost first. Calls in its brackets belong to other chains.
    func calls(in chain: Int) -> [Call] {
        var found: [Call] = []
        walk(chain) { found.append($0) }
        return found
    }

    /// The text of a chain without the contents of brackets.
    func text(ofChain chain: Int) -> [UInt8] { walk(chain) { _ in } }

    // MARK: Chains

    /// The callee formed by the parts of a chain so far.
    private struct Callee {
        var start: UInt32
        var text: [UInt8] = []
        var name: (offset: UInt32, text: [UInt8])?
    }

    @discardableResult
    private func walk(_ chain: Int, _ visit: (Call) -> Void) -> [UInt8] {
        var callee = Callee(start: outline.nodes[chain].start)
        /// The callee before each open `#if` between the chain's members.
        var bases: [Callee] = []
        var passed = text.token(at: callee.start)
        for part in children(of: chain) {
            let node = outline.nodes[part]
            while text.buffer[passed].start < node.start {
                // In the branches of an `#if`, a chain starts again; after `#endif`, all of it is the base.
                switch text.buffer[passed].kind {
                case .poundIf:
                    bases.append(callee)
                    callee = Callee(start: branchStart(passed))
                case .poundElseif, .poundElse: callee = Callee(start: branchStart(passed))
                case .poundEndif:
                    callee = bases.popLast() ?? callee
                    callee.text += Array("#if".utf8)
                    callee.name = nil
                default: break
                }
                passed += 1
            }
            append(node, part, to: &callee, visit)
            passed = text.token(at: node.end)
        }
        return callee.text
    }

    /// The start of the code after a directive's line.
    private func branchStart(_ directive: Int) -> UInt32 {
        var index = directive + 1
        while !text.buffer[index].isFirstOnLine, index < text.buffer.count - 1 { index += 1 }
        return text.buffer[index].start
    }

    private func append(_ node: Node, _ index: Int, to callee: inout Callee, _ visit: (Call) -> Void) {
        switch node.kind {
        case .identifier, .selfReference, .superReference, .patternName, .member, .implicitMember:
            if node.kind == .implicitMember || node.kind == .member {
                let before = text.token(at: node.start) - 1
                let isModule = before >= 0 && text.buffer[before].kind == .doubleColon
                callee.text += Array((isModule ? "::" : ".").utf8)
            }
            callee.text += text.of(node.range)
            callee.name = (node.start, text.of(token: node.start))
        case .call:
            visit(
                Call(
                    offset: callee.name?.offset ?? callee.start,
                    name: callee.name?.text ?? [],
                    callee: callee.text,
                    node: index
                )
            )
            appendBrackets(node, index, to: &callee)
        case .macroArguments: appendBrackets(node, index, to: &callee)
        case .macro: append(text.of(node.range), to: &callee)
        case .subscript: append(Array("[]".utf8), to: &callee)
        case .optionalChain: callee.text.append(UInt8(ascii: "?"))
        case .forceUnwrap: callee.text.append(UInt8(ascii: "!"))
        case .genericArguments, .postfixOperator: callee.text += text.of(node.range)
        case .tuple: append(Array("()".utf8), to: &callee)
        case .closure: append(Array("{}".utf8), to: &callee)
        case .keyPath: append(Array("\\".utf8), to: &callee)
        case .literal: append(literal(node), to: &callee)
        default: append(text.of(node.range), to: &callee)
        }
    }

    /// Appends a part after which the chain has no callable name.
    private func append(_ part: [UInt8], to callee: inout Callee) {
        callee.text += part
        callee.name = nil
    }

    private func appendBrackets(_ node: Node, _ index: Int, to callee: inout Callee) {
        let isClosed = children(of: index).contains { outline.nodes[$0].flags.contains(.isTrailing) }
        let parentheses = node.flags.contains(.hasNoParentheses) ? "" : "()"
        append(Array((parentheses + (isClosed ? "{}" : "")).utf8), to: &callee)
    }

    private func literal(_ node: Node) -> [UInt8] {
        switch Node.Literal(rawValue: node.detail) {
        case .string: Array("\"\"".utf8)
        case .number: Array("0".utf8)
        case .array, .dictionary: Array("[]".utf8)
        case .regex: Array("//".utf8)
        default: text.of(node.range)
        }
    }

    // MARK: Arguments

    private func labels(of call: Int) -> [UInt8] {
        children(of: call).filter { !outline.nodes[$0].flags.contains(.isTrailing) }.flatMap { label(of: $0) }
    }

    private func label(of argument: Int) -> [UInt8] {
        let node = outline.nodes[argument]
        let first = text.token(at: node.start)
        let isLabeled = text.buffer[first].kind.isWord && text.buffer[first + 1].kind == .colon
        return (isLabeled ? text.of(token: node.start) : Array("_".utf8)) + Array(":".utf8)
    }

    private func closures(of call: Int) -> [UInt8] {
        let closures = children(of: call).filter { outline.nodes[$0].flags.contains(.isTrailing) }
        let labels = closures.dropFirst().flatMap { label(of: $0) }
        return Array(String(closures.count).utf8) + (labels.isEmpty ? [] : Array(";".utf8) + labels)
    }

    private func arguments(of call: Int) -> [UInt8] {
        let texts = children(of: call).filter { !outline.nodes[$0].flags.contains(.isTrailing) }.map {
            argument -> [UInt8] in
            guard let expression = children(of: argument).first else { return [] }
            let parts = children(of: expression)
            let chain = parts.first { outline.nodes[$0].kind == .chain }
            var range = outline.nodes[expression].range
            // The expression's node does not include its label.
            range.end = outline.nodes[argument].end
            let isChain = parts.count == 1 && chain.map { outline.nodes[$0].range == range } == true
            let text = isChain ? chain.map { self.text(ofChain: $0) } ?? [] : text.of(range)
            return text.count > 80 ? Array("…".utf8) : text
        }
        return Array(texts.joined(separator: ",".utf8))
    }

    // MARK: Places

    private func children(of node: Int) -> [Int] {
        var found: [Int] = []
        var index = node + 1
        while index < Int(outline.nodes[node].next) {
            found.append(index)
            index = Int(outline.nodes[index].next)
        }
        return found
    }

    /// The index of the innermost declaration that contains an offset; -1 if there is none.
    private func declaration(around offset: UInt32) -> Int {
        let next = outline.declarations.partitionPoint { declaration in
            let isVariable = declaration.kind == .variable || declaration.kind == .constant
            return (isVariable ? declaration.nameRange.start : declaration.range.start) <= offset
        }
        var index = next - 1
        while index >= 0, outline.declarations[index].range.end <= offset {
            index = Int(outline.declarations[index].parent)
        }
        return index
    }
}
