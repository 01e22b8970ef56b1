import ObjCOutline
import SourceText
import SwiftOutline

/// Expressions. A send is a member and a call after the elements of its receiver: `[[a b] c:d]` is `a.b().c(d)`.
extension ObjCAdapter {
    mutating func expression(_ index: Int) {
        let range = file.nodes[index].range
        let node = writer.open(.expression, at: range.start)
        let parts = children(of: index)
        if let operand = parts.only, setter(operand) {
            writer.close(node, at: range.end)
            return
        }
        // In C, casts and prefixes are before their operand.
        var casts: [Int] = []
        var isPrefix = true
        for part in parts {
            let child = file.nodes[part]
            switch child.kind {
            case .operator: writer.leaf(.operator, child.name, flags: isPrefix ? .isPrefix : [], at: child.range)
            case .assignment: writer.leaf(.assignment, at: child.range)
            case .question: writer.leaf(.question, at: child.range)
            case .colon: writer.leaf(.colon, at: child.range)
            case .cast:
                casts.append(part)
                continue
            case .operand:
                operand(part)
                while let cast = casts.popLast() { self.cast(cast, after: child.range.end) }
            default: break
            }
            isPrefix = child.kind != .operand
        }
        writer.close(node, at: range.end)
    }

    private mutating func cast(_ index: Int, after end: UInt32) {
        let node = writer.open(.cast, flags: .implicitlyUnwrapped, at: end)
        let name = children(of: index).first.map { file.nodes[$0].name } ?? .none
        if name != .none { _ = type(words.swift(name), ByteRange(end, end)) }
        writer.close(node, at: end)
    }

    private mutating func operand(_ index: Int) {
        let range = file.nodes[index].range
        let node = writer.open(.chain, at: range.start)
        elements(index)
        writer.close(node, at: range.end)
    }

    /// Head and suffixes of an operand.
    private mutating func elements(_ index: Int) {
        for part in children(of: index) {
            let node = file.nodes[part]
            switch node.kind {
            case .identifier: identifier(node)
            case .selfReference: writer.leaf(.selfReference, at: node.range)
            case .superReference: writer.leaf(.superReference, at: node.range)
            case .member: writer.leaf(.member, property(node.name), at: node.range)
            case .send: send(part)
            case .string: writer.leaf(.literal, detail: Node.Literal.string.rawValue, at: node.range)
            case .number: writer.leaf(.literal, node.name, detail: Node.Literal.number.rawValue, at: node.range)
            case .true: writer.leaf(.literal, detail: Node.Literal.true.rawValue, at: node.range)
            case .false: writer.leaf(.literal, detail: Node.Literal.false.rawValue, at: node.range)
            case .nil: writer.leaf(.literal, detail: Node.Literal.nil.rawValue, at: node.range)
            case .array, .list: values(part, in: .literal, detail: Node.Literal.array.rawValue)
            case .dictionary: values(part, in: .literal, detail: Node.Literal.dictionary.rawValue)
            case .group: group(part)
            case .selector: selector(node)
            case .closure: closure(part)
            case .call: arguments(part, of: .call)
            case .subscript: values(part, in: .subscript)
            default: break
            }
        }
    }

    /// What Swift calls a property.
    private func property(_ name: Name) -> Name {
        ownProperties.contains(name) ? name : selectors.getters[name] ?? name
    }

    /// A name. `_name` is the storage of the property `name`.
    private mutating func identifier(_ node: ObjCNode) {
        let text = text(node.range)
        if text.count > 1, text[0] == UInt8(ascii: "_") {
            let property = names.intern(UnsafeBufferPointer(rebasing: text.dropFirst()))
            if ownProperties.contains(property) {
                writer.leaf(.selfReference, at: ByteRange(node.range.start, node.range.start))
                return writer.leaf(.member, property, at: node.range)
            }
        }
        if let known = selectors.cases[node.name] { return writer.leaf(.implicitMember, known, at: node.range) }
        writer.leaf(.identifier, node.name, at: node.range)
    }

    /// Values between brackets, each as an `argument`.
    private mutating func values(_ index: Int, in kind: Node.Kind, detail: UInt8 = 0) {
        let node = writer.open(kind, detail: detail, at: file.nodes[index].range.start)
        for child in children(of: index) { argument(child) }
        writer.close(node, at: file.nodes[index].range.end)
    }

    private mutating func argument(_ expression: Int, label: Name = .none) {
        let node = writer.open(.argument, label, at: file.nodes[expression].range.start)
        self.expression(expression)
        writer.close(node, at: file.nodes[expression].range.end)
    }

    private mutating func arguments(_ index: Int, of kind: Node.Kind) {
        let node = writer.open(kind, at: file.nodes[index].range.start)
        for argument in children(of: index) {
            for child in children(of: argument) { self.argument(child) }
        }
        writer.close(node, at: file.nodes[index].range.end)
    }

    /// `(…)`; and `({ … })`, a closure that is called at once.
    private mutating func group(_ index: Int) {
        let range = file.nodes[index].range
        guard let first = children(of: index).first, file.nodes[first].kind == .block else {
            return values(index, in: .tuple)
        }
        let node = writer.open(.closure, at: range.start)
        for child in children(of: first) { statement(child) }
        writer.close(node, at: file.nodes[first].range.end)
        writer.leaf(.call, at: ByteRange(file.nodes[first].range.end, range.end))
    }

    /// `#selector(name)`
    private mutating func selector(_ node: ObjCNode) {
        writer.leaf(.macro, .selector, at: ByteRange(node.range.start, node.range.start))
        let suffix = writer.open(.macroArguments, at: node.range.start)
        let argument = writer.open(.argument, at: node.range.start)
        let value = writer.open(.expression, at: node.range.start)
        let chain = writer.open(.chain, at: node.range.start)
        writer.leaf(.identifier, name(ofSelector: node), at: node.range)
        for part in [chain, value, argument, suffix] { writer.close(part, at: node.range.end) }
    }

    private func name(ofSelector node: ObjCNode) -> Name {
        let text = text(node.range)
        guard let open = text.firstIndex(of: UInt8(ascii: "(")) else { return node.name }
        let words = text[(open + 1)...].drop { $0 <= 0x20 }
        let first = words.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ")") && $0 > 0x20 }
        return selectors.base(of: node.name, startingWith: UnsafeBufferPointer(rebasing: first), names)
    }

    private mutating func closure(_ index: Int) {
        let range = file.nodes[index].range
        let node = writer.open(.closure, at: range.start)
        if children(of: index).contains(where: { rebindsSelf($0) }) {
            writer.leaf(.capture, words.ownName, flags: .isWeak, at: ByteRange(range.start, range.start))
        }
        for child in children(of: index) {
            let part = file.nodes[child]
            if part.kind == .parameter {
                let parameter = writer.open(.closureParameter, part.name, at: part.range.start)
                for type in children(of: child) where file.nodes[type].name != .none {
                    let (name, range) = (file.nodes[type].name, file.nodes[type].range)
                    _ = self.type(words.swift(name), range, flags: isPointer(range) ? .optional : [])
                }
                writer.close(parameter, at: part.range.end)
            } else {
                for statement in children(of: child) { self.statement(statement) }
            }
        }
        writer.close(node, at: file.nodes[index].range.end)
    }

    /// Whether the statements of a block make of `self` a local, by `__strong typeof(weakSelf) self = weakSelf` or a
    /// macro such as `@strongify(self)`, so that the block captures no other.
    private func rebindsSelf(_ block: Int) -> Bool {
        guard file.nodes[block].kind == .block else { return false }
        return children(of: block).contains { statement in
            let node = file.nodes[statement]
            guard node.kind == .expression else {
                return node.kind == .declaration
                    && children(of: statement).contains {
                        file.nodes[$0].kind == .variable && file.nodes[$0].name == words.ownName
                    }
            }
            return ObjCWords.isStrongify(text(node.range))
        }
    }

    // MARK: Sends

    private func sent(_ index: Int) -> ObjCSend? {
        let start = file.nodes[index].range.start
        let place = file.sends.partitionPoint { $0.range.start < start }
        return place < file.sends.count && file.sends[place].range.start == start ? file.sends[place] : nil
    }

    private mutating func send(_ index: Int) {
        guard let send = sent(index) else { return }
        let parts = children(of: index)
        let first = text(send.nameRange)
        let isInitializer = ObjCWords.isInitializer(first)
        var created: Int?
        if isInitializer, let first = parts.first { created = allocated(first) }
        if let created { receiver(created) } else if let first = parts.first { receiver(first) }
        let arguments = parts.dropFirst()
        if arguments.isEmpty {
            if send.selector == words.alloc || words.counts(send.selector) { return }
            if send.selector != words.new, created == nil {
                if let getter = selectors.getters[send.selector] {
                    return writer.leaf(.member, getter, at: send.nameRange)
                }
                let name = selectors.name(of: send.selector, startingWith: first, [], names)
                writer.leaf(.member, name.base, at: send.nameRange)
                if properties.contains(send.selector) { return }
            }
            return writer.leaf(.call, at: ByteRange(send.nameRange.end, send.range.end))
        }
        let name = selectors.name(
            of: send.selector, startingWith: first, arguments.map { file.nodes[$0].name }, names)
        if created == nil { writer.leaf(.member, name.base, at: send.nameRange) }
        let call = writer.open(.call, at: send.nameRange.end)
        for (argument, label) in zip(arguments, name.labels) {
            var label = label
            for value in children(of: argument) {
                self.argument(value, label: label)
                label = .none
            }
        }
        writer.close(call, at: send.range.end)
    }

    /// The receiver of the `alloc` that an expression consists of.
    private func allocated(_ expression: Int) -> Int? {
        guard let operand = lone(expression), let head = children(of: operand).only, file.nodes[head].kind == .send,
            file.nodes[head].name == words.alloc
        else { return nil }
        return children(of: head).first
    }

    /// The operand that an expression consists of.
    private func lone(_ expression: Int) -> Int? {
        children(of: expression).only.flatMap { file.nodes[$0].kind == .operand ? $0 : nil }
    }

    private mutating func receiver(_ expression: Int) {
        if let operand = lone(expression) { return elements(operand) }
        let range = file.nodes[expression].range
        let node = writer.open(.tuple, at: range.start)
        argument(expression)
        writer.close(node, at: range.end)
    }

    /// Writes `[a setB:c]` as `a.b = c`, if `b` is a property. Returns whether it is that.
    private mutating func setter(_ operand: Int) -> Bool {
        guard let head = children(of: operand).only, file.nodes[head].kind == .send,
            children(of: head).count == 2, let send = sent(head),
            let word = ObjCWords.property(ofSetter: text(send.nameRange))
        else { return false }
        let property = self.property(word.withUnsafeBufferPointer { names.intern($0) })
        let parts = Array(children(of: head))
        guard properties.contains(property), let value = children(of: parts[1]).only else { return false }
        let chain = writer.open(.chain, at: send.range.start)
        receiver(parts[0])
        writer.leaf(.member, property, at: send.nameRange)
        writer.close(chain, at: send.nameRange.end)
        writer.leaf(.assignment, at: ByteRange(send.nameRange.end, send.nameRange.end))
        for part in children(of: value) where file.nodes[part].kind == .operand { self.operand(part) }
        return true
    }
}
