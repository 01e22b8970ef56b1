import ObjCOutline
import SourceText
import SwiftOutline

/// Statements of bodies. Recursion is as deep as the tree, whose depth is bounded.
extension ObjCAdapter {
    mutating func statement(_ index: Int) {
        let node = file.nodes[index]
        switch node.kind {
        case .block: block(index)
        case .if: branch(index)
        case .while: conditional(Array(children(of: index)), .while, node.range)
        case .doWhile: repeated(index)
        case .for: counted(index)
        case .forIn: iterated(index)
        case .switch: switched(index)
        case .return: result(index, .return)
        case .throw: result(index, .throw)
        case .break: writer.leaf(.break, at: node.range)
        case .continue: writer.leaf(.continue, at: node.range)
        case .synchronized:
            for child in children(of: index) { nested(child) }
        case .try: attempted(index)
        case .declaration: declaration(index)
        case .expression: expression(index)
        // Labels outside of a `switch`, and jumps to them.
        default: break
        }
    }

    /// A statement, as a block of its own if it is one.
    private mutating func nested(_ index: Int) {
        guard file.nodes[index].kind == .block else { return statement(index) }
        let node = writer.open(.do, at: file.nodes[index].range.start)
        block(index)
        writer.close(node, at: file.nodes[index].range.end)
    }

    /// A `block` with a statement, or with those of a block.
    private mutating func block(_ index: Int) {
        let node = writer.open(.block, at: file.nodes[index].range.start)
        statements(index)
        writer.close(node, at: file.nodes[index].range.end)
    }

    private mutating func statements(_ index: Int) {
        guard file.nodes[index].kind == .block else { return statement(index) }
        for child in children(of: index) { nested(child) }
    }

    // MARK: Branches and loops

    private mutating func branch(_ index: Int) {
        let node = writer.open(.if, at: file.nodes[index].range.start)
        let parts = Array(children(of: index))
        conditions(parts, file.nodes[index].range.start)
        var rest = parts.drop { file.nodes[$0].kind == .expression && $0 == parts.first }
        if let first = rest.popFirst() { block(first) }
        if let other = rest.first {
            if file.nodes[other].kind == .if { branch(other) } else { block(other) }
        }
        writer.close(node, at: file.nodes[index].range.end)
    }

    private mutating func conditions(_ parts: [Int], _ start: UInt32) {
        let expression = parts.first.flatMap { file.nodes[$0].kind == .expression ? $0 : nil }
        let range = expression.map { file.nodes[$0].range } ?? ByteRange(start, start)
        let node = writer.open(.conditions, at: range.start)
        if let expression { self.expression(expression) }
        writer.close(node, at: range.end)
    }

    private mutating func conditional(_ parts: [Int], _ kind: Node.Kind, _ range: ByteRange) {
        let node = writer.open(kind, at: range.start)
        conditions(parts, range.start)
        if let body = parts.last, parts.count > 1 || file.nodes[body].kind != .expression { block(body) }
        writer.close(node, at: range.end)
    }

    private mutating func repeated(_ index: Int) {
        let node = writer.open(.repeat, at: file.nodes[index].range.start)
        let parts = children(of: index)
        if let body = parts.first { block(body) }
        for part in parts.dropFirst() { expression(part) }
        writer.close(node, at: file.nodes[index].range.end)
    }

    /// `for (a; b; c) d`: `a`, then `while b`.
    private mutating func counted(_ index: Int) {
        var parts = Array(children(of: index))
        if let first = parts.first, parts.count > 1 {
            let isDeclaration = file.nodes[first].kind == .declaration
            if isDeclaration || parts.count > 3 {
                statement(first)
                parts.removeFirst()
            }
        }
        guard let start = parts.first else { return }
        // The step is of no interest.
        if parts.count > 2, let body = parts.last { parts = [start, body] }
        conditional(parts, .while, ByteRange(file.nodes[start].range.start, file.nodes[index].range.end))
    }

    private mutating func iterated(_ index: Int) {
        let node = writer.open(.for, at: file.nodes[index].range.start)
        var parts = Array(children(of: index))[...]
        if let first = parts.popFirst() {
            let pattern = writer.open(.pattern, at: file.nodes[first].range.start)
            if let name = children(of: first).first(where: { file.nodes[$0].kind == .variable }) {
                let range = file.nodes[name].range
                let value = writer.open(.expression, at: range.start)
                let chain = writer.open(.chain, at: range.start)
                writer.leaf(.patternName, file.nodes[name].name, at: range)
                writer.close(chain, at: range.end)
                writer.close(value, at: range.end)
            }
            writer.close(pattern, at: file.nodes[first].range.end)
        }
        if parts.count > 1, let list = parts.popFirst() { expression(list) }
        if let body = parts.last { block(body) }
        writer.close(node, at: file.nodes[index].range.end)
    }

    private mutating func switched(_ index: Int) {
        let node = writer.open(.switch, at: file.nodes[index].range.start)
        var parts = children(of: index)[...]
        if let value = parts.first, file.nodes[value].kind == .expression {
            expression(value)
            parts.removeFirst()
        }
        if let body = parts.first, file.nodes[body].kind == .block { cases(Array(children(of: body))) }
        writer.close(node, at: file.nodes[index].range.end)
    }

    /// `case a: case b: c; d;`: one case with two patterns and two statements, which falls through unless it leaves.
    private mutating func cases(_ parts: [Int]) {
        var at = 0
        while at < parts.count {
            guard file.nodes[parts[at]].isLabel else {
                at += 1
                continue
            }
            let node = writer.open(.case, at: file.nodes[parts[at]].range.start)
            var end = file.nodes[parts[at]].range.end
            while at < parts.count, file.nodes[parts[at]].isLabel {
                let label = file.nodes[parts[at]]
                if label.kind == .default { writer.mark(node, .isDefault) }
                for value in children(of: parts[at]) {
                    let pattern = writer.open(.pattern, at: file.nodes[value].range.start)
                    expression(value)
                    writer.close(pattern, at: file.nodes[value].range.end)
                }
                end = label.range.end
                at += 1
            }
            let block = writer.open(.block, at: end)
            var leaves = false
            while at < parts.count, !file.nodes[parts[at]].isLabel {
                nested(parts[at])
                end = file.nodes[parts[at]].range.end
                leaves = self.leaves(parts[at])
                at += 1
            }
            if !leaves, at < parts.count { writer.leaf(.fallthrough, at: ByteRange(end, end)) }
            writer.close(block, at: end)
            writer.close(node, at: end)
        }
    }

    /// Whether nothing after a statement of a case runs.
    private func leaves(_ index: Int) -> Bool {
        switch file.nodes[index].kind {
        case .break, .continue, .return, .throw, .goto: true
        case .block: Array(children(of: index)).last.map { leaves($0) } ?? false
        default: false
        }
    }

    private mutating func result(_ index: Int, _ kind: Node.Kind) {
        let node = writer.open(kind, at: file.nodes[index].range.start)
        for child in children(of: index) { expression(child) }
        writer.close(node, at: file.nodes[index].range.end)
    }

    private mutating func attempted(_ index: Int) {
        let parts = children(of: index)
        let node = writer.open(.do, at: file.nodes[index].range.start)
        var end = file.nodes[index].range.start
        for part in parts where file.nodes[part].kind != .finally {
            end = file.nodes[part].range.end
            if file.nodes[part].kind == .catch {
                let clause = writer.open(.catch, at: file.nodes[part].range.start)
                for child in children(of: part) { block(child) }
                writer.close(clause, at: end)
            } else {
                block(part)
            }
        }
        writer.close(node, at: end)
        for part in parts where file.nodes[part].kind == .finally {
            for child in children(of: part) { nested(child) }
        }
    }

    // MARK: Declarations

    /// The range of the name at an offset.
    private func word(at start: UInt32) -> ByteRange {
        var end = start
        while bytes[Int(end)].isWordBody { end += 1 }
        return ByteRange(start, end)
    }

    private mutating func declaration(_ index: Int) {
        let node = writer.open(.variable, at: file.nodes[index].range.start)
        let parts = children(of: index)
        let type = parts.first { file.nodes[$0].kind == .type }
        let isWeak = type.map { ObjCWords.isWeak(text(file.nodes[$0].range)) } ?? false
        for variable in parts where file.nodes[variable].kind == .variable {
            let named = file.nodes[variable]
            let binding = writer.open(.binding, detail: 1, at: named.range.start)
            let declared = writer.declare(
                .variable, named.name, word(at: named.range.start), at: named.range.start, in: parent, scope: .local,
                modifiers: isWeak ? .weak : [])
            writer.refer(binding, to: declared)
            var typeNode: NodeID?
            if let type, isBlock(file.nodes[type].range, before: named.range.start) {
                let place = named.range.start
                typeNode = writer.open(.type, flags: [.function, .implicitlyUnwrapped], at: place)
                writer.close(writer.nextNode - 1, at: place)
            } else if let type, file.nodes[type].name != .none, !words.isInferred(file.nodes[type].name) {
                typeNode = self.type(
                    words.swift(file.nodes[type].name), ByteRange(named.range.start, named.range.start),
                    flags: isPointer(file.nodes[type].range) ? .implicitlyUnwrapped : [])
            }
            var value: NodeID?
            let saved = parent
            parent = declared
            for child in children(of: variable) where file.nodes[child].kind == .expression {
                value = value ?? writer.nextNode
                expression(child)
            }
            parent = saved
            writer.complete(declared, at: named.range.end, type: typeNode, value: value)
            writer.close(binding, at: named.range.end)
        }
        writer.close(node, at: file.nodes[index].range.end)
    }
}

extension ObjCAdapter {
    /// Whether a local is a block: `void (^name)(void)`.
    private func isBlock(_ type: ByteRange, before name: UInt32) -> Bool {
        text(ByteRange(type.start, max(name, type.start))).contains(UInt8(ascii: "^"))
    }
}

extension ObjCNode {
    fileprivate var isLabel: Bool { kind == .case || kind == .default }
}
