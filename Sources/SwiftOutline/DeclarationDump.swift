public import SourceText

/// Prints every declaration of a file in the format of the oracle's `--decls`: twelve columns, one line per declared
/// name.
///
/// For comparing and for debugging an outline; texts are read again from the tokens.
public enum DeclarationDump {
    public static func write(
        path: [UInt8], outline: Outline, buffer: TokenBuffer, bytes: UnsafeBufferPointer<UInt8>, names: NameTable,
        into out: inout [UInt8]
    ) {
        let columns = DeclarationColumns(outline: outline, text: NormalText(buffer: buffer, bytes: bytes))
        var rows = TabbedRows()
        for index in outline.declarations.indices { columns.write(index, to: &rows) }
        rows.write(path: path, fileLength: bytes.count, hasProblems: !outline.problems.isEmpty, to: &out)
    }
}

/// The columns of declarations.
struct DeclarationColumns {
    let outline: Outline
    let text: NormalText

    func write(_ index: Int, to rows: inout TabbedRows) {
        let (declaration, texts) = (outline.declarations[index], outline.texts[index])
        rows.add(declaration.introducer)
        rows.add(kind(of: declaration).utf8)
        rows.add(text.of(declaration.nameRange))
        rows.add(declaration.nameRange.start)
        rows.add(path(to: Int(declaration.parent), hidesDestructured: false))
        rows.add(scope(of: declaration).utf8)
        rows.add(text.of(texts.inheritance))
        rows.add(modifiers(of: declaration))
        rows.add(attributes(of: declaration))
        rows.add(type(of: declaration, texts))
        rows.add(range: texts.braces)
        rows.add(range: texts.value)
        rows.endRow()
    }

    /// The names from the outermost declaration to the one at `index`, without those that paths omit.
    ///
    /// - Parameter hidesDestructured: whether a variable bound by a tuple is `_` instead of the tuple's first name.
    func path(to index: Int, hidesDestructured: Bool) -> [UInt8] {
        var parts: [[UInt8]] = []
        var index = index
        while index >= 0 {
            let declaration = outline.declarations[index]
            index = Int(declaration.parent)
            switch declaration.kind {
            case .enumCase, .typeAlias, .associatedType, .import, .macro: continue
            case .function, .initializer: parts.append(text.of(declaration.nameRange) + Array("()".utf8))
            case .variable, .constant:
                let isHidden = hidesDestructured && declaration.modifiers.contains(.destructured)
                parts.append(isHidden ? Array("_".utf8) : text.of(declaration.nameRange))
            default: parts.append(text.of(declaration.nameRange))
            }
        }
        return Array(parts.reversed().joined(separator: ".".utf8))
    }

    private func kind(of declaration: Declaration) -> String {
        switch declaration.kind {
        case .class: "class"
        case .struct: "struct"
        case .enum: "enum"
        case .actor: "actor"
        case .protocol: "protocol"
        case .extension: "extension"
        case .function: "func"
        case .initializer: "init"
        case .deinitializer: "deinit"
        case .subscript: "subscript"
        case .variable, .constant: String(decoding: text.of(token: declaration.introducer), as: UTF8.self)
        case .enumCase: "case"
        case .typeAlias: "typealias"
        case .associatedType: "associatedtype"
        case .import: "import"
        case .macro: "macro"
        }
    }

    private func scope(of declaration: Declaration) -> String {
        let scope = declaration.scope
        let position = scope.contains(.local) ? "L" : scope.contains(.member) ? "M" : "T"
        return scope.contains(.conditional) ? position + "#" : position
    }

    private func modifiers(of declaration: Declaration) -> [UInt8] {
        var parts: [[UInt8]] = []
        var index = text.token(at: declaration.range.start)
        while text.buffer[index].start < declaration.introducer {
            let token = text.buffer[index]
            if let attribute = attributeNodes(of: declaration).first(where: { $0.start == token.start }) {
                index = text.token(at: attribute.end)
                continue
            }
            index += 1
            if token.kind.isDirective {
                while !text.buffer[index].isFirstOnLine { index += 1 }
            } else if token.kind == .leftParen {
                // The detail of the modifier before: `private(set)`.
                let close = Int(text.buffer.partner[index - 1])
                let end = text.buffer.end(close)
                if !parts.isEmpty { parts[parts.count - 1] += text.of(ByteRange(token.start, end)) }
                index = close + 1
            } else {
                parts.append(text.of(token: token.start))
            }
        }
        return Array(parts.joined(separator: " ".utf8))
    }

    private func attributes(of declaration: Declaration) -> [UInt8] {
        let names = attributeNodes(of: declaration).map { attribute -> [UInt8] in
            var end = attribute.end
            var angles = 0
            var index = text.token(at: attribute.start)
            while text.buffer[index].start < attribute.end {
                let token = text.buffer[index]
                if token.kind == .operator {
                    for byte in text.bytes[Int(token.start)..<Int(text.buffer.end(index))] {
                        angles += byte == UInt8(ascii: "<") ? 1 : byte == UInt8(ascii: ">") ? -1 : 0
                    }
                }
                if token.kind == .leftParen, angles == 0 {
                    end = token.start
                    break
                }
                index += 1
            }
            return text.of(ByteRange(attribute.start, end))
        }
        return Array(names.joined(separator: " ".utf8))
    }

    private func attributeNodes(of declaration: Declaration) -> [Node] {
        var nodes: [Node] = []
        var index = Int(declaration.attributes.first)
        while index < Int(declaration.attributes.end) {
            if !outline.nodes[index].flags.contains(.isInComment) { nodes.append(outline.nodes[index]) }
            index = Int(outline.nodes[index].next)
        }
        return nodes
    }

    /// Column 9: the parts of the type joined if an inheritance clause or `=` separates them, and `where` at the end.
    private func type(of declaration: Declaration, _ texts: DeclarationTexts) -> [UInt8] {
        guard !declaration.requirements.isEmpty, declaration.kind != .associatedType, declaration.kind != .macro else {
            return typeHead(of: declaration, texts)
        }
        let conditions = text.token(at: outline.nodes[Int(declaration.requirements.first)].start) - 1
        let start = text.buffer[conditions].start
        var head = texts
        head.type.end = start
        return typeHead(of: declaration, head) + text.of(ByteRange(start, texts.type.end))
    }

    private func typeHead(of declaration: Declaration, _ texts: DeclarationTexts) -> [UInt8] {
        let range = texts.type
        let clause = texts.inheritance
        switch declaration.kind {
        case .typeAlias:
            var generics = text.of(ByteRange(declaration.nameRange.end, range.start))
            if generics.last == UInt8(ascii: "=") { generics.removeLast() }
            return generics + text.of(range)
        case _ where declaration.kind.isType && range.start < clause.start && clause.end <= range.end:
            var generics = text.of(ByteRange(range.start, clause.start))
            if generics.last == UInt8(ascii: ":") { generics.removeLast() }
            return generics + text.of(ByteRange(clause.end, range.end))
        default: return text.of(range)
        }
    }
}

/// Source text without white space and comments: the tokens joined, with a space only where two words would merge.
struct NormalText {
    let buffer: TokenBuffer
    let bytes: UnsafeBufferPointer<UInt8>

    /// The first token that ends after an offset.
    func token(at offset: UInt32) -> Int { (0..<max(buffer.count - 1, 0)).partitionPoint { buffer.end($0) <= offset } }

    /// The token that starts at an offset.
    func of(token offset: UInt32) -> [UInt8] {
        of(ByteRange(offset, buffer.end(token(at: offset))))
    }

    func of(_ range: ByteRange) -> [UInt8] {
        var out: [UInt8] = []
        guard !range.isEmpty else { return out }
        var index = token(at: range.start)
        while index < buffer.count - 1, buffer[index].start < range.end {
            // A range may start or end inside an operator: the closing angles of `A<B<C>>` are one token.
            let start = Int(max(buffer[index].start, range.start))
            let end = Int(min(buffer.end(index), range.end))
            if start < end {
                if let last = out.last, isWord(last), isWord(bytes[start]) { out.append(UInt8(ascii: " ")) }
                for byte in bytes[start..<end] {
                    out.append(byte == 0x09 || byte == 0x0A || byte == 0x0D ? UInt8(ascii: " ") : byte)
                }
            }
            index += 1
        }
        return out
    }

    private func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}

/// Rows of columns separated by tabs; an empty column is `-`.
struct TabbedRows {
    private var bytes: [UInt8] = []
    private var count = 0
    private var isRowEmpty = true

    mutating func add(_ column: some Collection<UInt8>) {
        if !isRowEmpty { bytes.append(0x09) }
        isRowEmpty = false
        if column.isEmpty { bytes.append(UInt8(ascii: "-")) } else { bytes.append(contentsOf: column) }
    }

    mutating func add(_ offset: UInt32) { add(String(offset).utf8) }

    mutating func add(range: ByteRange) {
        add(range.isEmpty ? "".utf8 : "\(range.start)-\(range.end)".utf8)
    }

    mutating func endRow() {
        bytes.append(0x0A)
        count += 1
        isRowEmpty = true
    }

    /// Writes the file's header line and its rows.
    func write(path: [UInt8], fileLength: Int, hasProblems: Bool, to out: inout [UInt8]) {
        out += Array("#file\t".utf8) + path
        out += Array("\tbytes=\(fileLength)\trows=\(count)\terror=\(hasProblems ? 1 : 0)\n".utf8)
        out += bytes
    }
}
