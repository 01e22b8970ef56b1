public import SourceText
public import SwiftOutline

/// An outline as readable text: an indented tree. Lines and columns follow each declaration. A node with one child
/// shares
/// its line, separated by `›`.
public struct OutlineText {
    private let outline: Outline
    private let names: NameTable
    private let bytes: [UInt8]
    private let lines: LineMap
    private var out = ""

    /// - Parameters:
    ///   - bytes: the file.
    ///   - names: the name table that the outliner filled.
    public static func write(_ outline: Outline, _ bytes: [UInt8], names: NameTable) -> String {
        let lines = LineMap(bytes: bytes)
        var writer = OutlineText(outline: outline, names: names, bytes: bytes, lines: lines)
        var node = 0
        while node < outline.nodes.count { node = writer.write(node, depth: 0) }
        return writer.out + ProblemText.write(outline.problems, lines)
    }

    // MARK: Nodes

    /// Writes a node with its descendants, and returns the index after them.
    private mutating func write(_ index: Int, depth: Int) -> Int {
        begin(depth)
        finish(index, depth: depth)
        return Int(outline.nodes[index].next)
    }

    private mutating func finish(_ index: Int, depth: Int) {
        let node = outline.nodes[index]
        switch node.kind {
        case .declaration: return declaration(Int(node.payload), depth: depth)
        case .binding: return binding(node, depth: depth)
        case .type, .typeName, .requirement: return end("\(node.kind) \(text(node.range))")
        default: break
        }
        out += words(of: node)
        let children = children(of: index)
        if children.count == 1 {
            out += " › "
            return finish(children[0], depth: depth)
        }
        out += "\n"
        for child in children { _ = write(child, depth: depth + 1) }
    }

    private func words(of node: Node) -> String {
        var words = "\(node.kind)"
        switch node.kind {
        case .literal: words += node.next == 0 ? "" : " \(text(node.range))"
        case .argument where node.payload > 0: words += " \(name(node)):"
        case .variable, .block, .closure: break
        case _ where node.kind.hasName && node.payload > 0: words += " \(name(node))"
        default: break
        }
        let flags: [String]
        switch node.kind {
        case .cast: flags = named(node, (.optional, "?"), (.implicitlyUnwrapped, "!"), (.isTest, "test"))
        case .operator: flags = named(node, (.isPrefix, "prefix"))
        case .argument: flags = named(node, (.isTrailing, "trailing"))
        case .call: flags = named(node, (.isPattern, "pattern"), (.hasNoParentheses, "no parentheses"))
        case .macroArguments: flags = named(node, (.hasNoParentheses, "no parentheses"))
        case .case, .conditionalCompilation: flags = named(node, (.isDefault, "default"))
        case .capture: flags = named(node, (.isWeak, "weak"), (.isUnowned, "unowned"))
        default: flags = []
        }
        return ([words] + flags).joined(separator: ", ")
    }

    private func named(_ node: Node, _ flags: (Node.Flags, String)...) -> [String] {
        flags.filter { node.flags.contains($0.0) }.map(\.1)
    }

    // MARK: Declarations

    private mutating func binding(_ node: Node, depth: Int) {
        let first = Int(node.payload)
        if node.detail == 0 { end("binding of nothing") }
        for index in first..<first + Int(node.detail) {
            if index > first { begin(depth) }
            declaration(index, depth: depth)
        }
    }

    /// Writes the rest of the line for a declaration, then its parts.
    private mutating func declaration(_ index: Int, depth: Int) {
        guard index < outline.declarations.count else { return end("declaration of nothing") }
        let declared = outline.declarations[index]
        end(headline(declared))
        for span in [declared.attributes, declared.generics, declared.inheritance, declared.parameters] {
            write(span, depth: depth + 1)
        }
        if let type = declared.type { _ = write(Int(type), depth: depth + 1) }
        write(declared.requirements, depth: depth + 1)
        // Names bound by a tuple share its value and accessors.
        let isRepeated =
            index > 0 && declared.modifiers.contains(.destructured)
            && outline.declarations[index - 1].value == declared.value
            && outline.declarations[index - 1].introducer == declared.introducer
        if let value = declared.value, !isRepeated {
            begin(depth + 1)
            out += "= "
            finish(Int(value), depth: depth + 1)
        }
        write(declared.body, depth: depth + 1)
        guard declared.kind.isType else { return }
        var member = index + 1
        while member < Int(declared.next) {
            begin(depth + 1)
            declaration(member, depth: depth + 1)
            member = Int(outline.declarations[member].next)
        }
    }

    private mutating func write(_ span: NodeSpan, depth: Int) {
        var node = Int(span.first)
        while node < Int(span.end) { node = write(node, depth: depth) }
    }

    private func headline(_ declared: Declaration) -> String {
        let keyword = word(at: declared.introducer)
        let words = [modifiers(declared.modifiers, inCode: true), keyword, text(declared.nameRange)].filter {
            !$0.isEmpty
        }
        var notes: [String] = []
        if !modifiers(declared.modifiers, inCode: false).isEmpty {
            notes.append(modifiers(declared.modifiers, inCode: false))
        }
        if declared.scope.contains(.conditional) { notes.append("in #if") }
        let (start, end) = (lines.position(of: Int(declared.range.start)), lines.position(of: Int(declared.range.end)))
        let position = "  \(start.line):\(start.utf8)-\(end.line):\(end.utf8)"
        let isNamed = ![.initializer, .deinitializer, .subscript].contains(declared.kind)
        return words.dropLast(isNamed ? 0 : 1).joined(separator: " ")
            + (notes.isEmpty ? "" : " (" + notes.joined(separator: ", ") + ")") + position
    }

    private func modifiers(_ modifiers: Declaration.Modifiers, inCode: Bool) -> String {
        let written: [(Declaration.Modifiers, String)] = [
            (.private, "private"), (.fileprivate, "fileprivate"), (.internal, "internal"), (.package, "package"),
            (.public, "public"),
            (.open, "open"), (.static, "static"), (.class, "class"), (.override, "override"), (.final, "final"),
            (.weak, "weak"),
            (.unowned, "unowned"), (.lazy, "lazy"), (.other, "…"),
        ]
        let found: [(Declaration.Modifiers, String)] = [
            (.computed, "computed"), (.observed, "observed"), (.settable, "settable"), (.failable, "failable"),
            (.async, "async"),
            (.throws, "throws"), (.destructured, "of a tuple"),
        ]
        return (inCode ? written : found).filter { modifiers.contains($0.0) }.map(\.1).joined(
            separator: inCode ? " " : ", ")
    }

    // MARK: Lines

    private mutating func begin(_ depth: Int) { out += String(repeating: "  ", count: depth) }

    private mutating func end(_ words: String) { out += words + "\n" }

    /// The source, with each run of spaces collapsed to one.
    private func text(_ range: ByteRange) -> String {
        let text = VisibleText.of(bytes[Int(range.start)..<Int(range.end)]).replacing("⏎", with: " ")
        return text.split(separator: " ").joined(separator: " ")
    }

    private func word(at offset: UInt32) -> String {
        String(
            decoding: bytes[Int(offset)...].prefix { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }, as: UTF8.self
        )
    }

    private func name(_ node: Node) -> String { names.text(node.name) }

    private func children(of index: Int) -> [Int] {
        var found: [Int] = []
        var child = index + 1
        while child < Int(outline.nodes[index].next) {
            found.append(child)
            child = Int(outline.nodes[child].next)
        }
        return found
    }
}
