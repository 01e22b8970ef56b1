public import ObjCOutline
public import SourceText

/// Invariants of the tokens and the outline of arbitrary bytes that are read as Objective-C.
public enum ObjCInvariants {
    /// A description of the first violated invariant; nil if all hold.
    public static func breach(in file: ObjCFile, _ buffer: TokenBuffer) -> String? {
        order(buffer) ?? nesting(buffer) ?? members(file) ?? sends(file, buffer[buffer.count - 1].start)
            ?? nodes(file)
    }

    /// Tokens are in order and do not overlap, and only the last one is the end-of-file token.
    private static func order(_ buffer: TokenBuffer) -> String? {
        guard buffer.count > 0 else { return "no token at all" }
        var end: UInt32 = 0
        for index in 0..<buffer.count {
            let isLast = index == buffer.count - 1
            if (buffer[index].kind == .endOfFile) != isLast { return "token \(index) is \(buffer[index].kind)" }
            if buffer[index].start < end { return "token \(index) overlaps" }
            if !isLast, buffer.end(index) <= buffer[index].start { return "token \(index) is empty" }
            end = buffer.end(index)
        }
        return nil
    }

    /// An opener's partner is after it, and no bracket extends beyond its enclosing one.
    private static func nesting(_ buffer: TokenBuffer) -> String? {
        var ends = [UInt32(buffer.count - 1)]
        for index in 0..<buffer.count where buffer[index].kind.isBracket {
            let end = buffer.partner[index]
            guard buffer[index].kind.opens else {
                if end > UInt32(index) { return "the partner of closer \(index) stands after it" }
                continue
            }
            while ends.count > 1, ends[ends.count - 1] <= UInt32(index) { ends.removeLast() }
            if end <= UInt32(index) { return "the partner of token \(index) stands before it" }
            if end > ends[ends.count - 1] { return "token \(index) reaches beyond what is around it" }
            ends.append(end)
        }
        return nil
    }

    /// Members lie in their containers, and parts in their members.
    private static func members(_ file: ObjCFile) -> String? {
        var end: UInt32 = 0
        for (index, container) in file.containers.enumerated() {
            if container.range.start < end { return "container \(index) overlaps" }
            if !container.range.contains(container.nameRange) { return "the name of container \(index) is elsewhere" }
            end = container.range.end
        }
        for (index, method) in file.methods.enumerated() {
            let container = file.containers[Int(method.container)].range
            if !container.contains(method.range) { return "method \(index) is outside of its container" }
            if !method.range.contains(method.nameRange) { return "the name of method \(index) is elsewhere" }
            if let body = method.body, !method.range.contains(body) {
                return "the body of method \(index) is elsewhere"
            }
            for parameter in file.parameters[Int(method.parameters.lowerBound)..<Int(method.parameters.upperBound)]
            where !method.range.contains(parameter.nameRange) || !method.range.contains(parameter.type.range) {
                return "a parameter of method \(index) is elsewhere"
            }
        }
        for (index, variable) in (file.properties + file.variables).enumerated() {
            let container = file.containers[Int(variable.container)].range
            if !container.contains(variable.range) { return "variable \(index) is outside of its container" }
            if !variable.range.contains(variable.nameRange) { return "the name of variable \(index) is elsewhere" }
        }
        return nil
    }

    /// Sends are in order; receivers and arguments lie in them, one after the other.
    private static func sends(_ file: ObjCFile, _ length: UInt32) -> String? {
        var start: Int64 = -1
        for (index, send) in file.sends.enumerated() {
            if Int64(send.range.start) <= start { return "send \(index) is out of order" }
            start = Int64(send.range.start)
            if send.range.end > length { return "send \(index) is outside of the file" }
            if send.receiver.isEmpty || send.receiver.start <= send.range.start
                || send.receiver.end > send.nameRange.start
            {
                return "the receiver of send \(index) is elsewhere"
            }
            var end = send.nameRange.end
            for argument in file.arguments[Int(send.arguments.lowerBound)..<Int(send.arguments.upperBound)] {
                if argument.range.start < end || argument.range.end < argument.range.start
                    || argument.range.end > send.range.end
                {
                    return "an argument of send \(index) is elsewhere"
                }
                end = argument.range.end
            }
        }
        return nil
    }

    /// A node's range and descendants are within its parent's.
    private static func nodes(_ file: ObjCFile) -> String? {
        var around: [(next: UInt32, range: ByteRange)] = []
        for (index, node) in file.nodes.enumerated() {
            while let last = around.last, last.next <= index { around.removeLast() }
            if node.next <= index || Int(node.next) > file.nodes.count { return "node \(index) leads astray" }
            if node.range.end < node.range.start { return "node \(index) is turned round" }
            if let last = around.last, node.next > last.next || !last.range.contains(node.range) {
                return "node \(index), \(node.kind), reaches beyond what is around it"
            }
            around.append((node.next, node.range))
        }
        for method in file.methods where method.node >= 0 {
            let node = file.nodes[Int(method.node)]
            if node.kind != .block || method.body != node.range { return "a body is elsewhere" }
        }
        return nil
    }
}
