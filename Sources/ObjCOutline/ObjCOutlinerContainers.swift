import SourceText

/// Containers, and what is outside of them.
extension ObjCOutliner {
    mutating func readDeclarations() {
        var at = 0
        /// Since the last declaration ended: whether a value begins, which may contain a minus; the function's name;
        /// the name for Swift.
        var isInValue = false
        var function = -1
        var swiftName = ByteRange(0, 0)
        while at < count {
            let before = at
            switch tokens[at].kind {
            case .semicolon, .at, .leftBrace:
                switch tokens[at].kind {
                case .at: at = keyword(at, swiftName)
                case .leftBrace: at = brace(at, function: isInValue ? -1 : function)
                default: at += 1
                }
                // `@class` and `@end` end nothing that begins before them, but begin something.
                guard kind(before) != .leftBrace || !isInValue else { break }
                isInValue = false
                function = -1
                swiftName = ByteRange(0, 0)
            case .equal:
                isInValue = true
                at += 1
            case .word:
                if kind(at + 1) == .leftParen {
                    if text(at, is: "NS_SWIFT_NAME") {
                        swiftName = contents(at + 1)
                    } else if function < 0, !text(at, startsWith: "NS_"), !text(at, startsWith: "__") {
                        function = at
                    }
                    at = indexAfter(at + 1)
                } else {
                    at += 1
                }
            case .operator:
                if container >= 0, !isInValue, isOperator(at, "-") || isOperator(at, "+"),
                    let end = method(at)
                {
                    at = end
                    function = -1
                    swiftName = ByteRange(0, 0)
                } else {
                    at += 1
                }
            default: at = next(at)
            }
            at = max(at, before + 1)
        }
        if count > 0 { closeContainer(at: end(count - 1)) }
    }

    /// What is between the brackets at `index`.
    func contents(_ index: Int) -> ByteRange {
        let close = min(Int(partner[index]), count)
        return close > index + 1 ? range(from: index + 1, to: close) : ByteRange(end(index), end(index))
    }

    /// A brace outside of methods.
    private mutating func brace(_ at: Int, function: Int) -> Int {
        // What is in `extern "C" { … }` and `namespace x { … }` is outside as well.
        if at > 0, kind(at - 1) == .string { return at + 1 }
        if at > 0, text(at - 1, is: "namespace") || (at > 1 && text(at - 2, is: "namespace")) { return at + 1 }
        let after = indexAfter(at)
        if function >= 0 {
            functionBraces.append(at)
            file.functions.append(
                ObjCFunction(name: name(function), nameRange: range(function), body: range(from: at, to: after)))
        }
        return after
    }

    private mutating func keyword(_ at: Int, _ swiftName: ByteRange) -> Int {
        if keywords.isContainer(at: at) {
            if text(at, is: "@end") {
                closeContainer(at: end(at))
                return at + 1
            }
            if at > 0 { closeContainer(at: end(at - 1)) }
            return kind(at + 1) == .word ? header(at, swiftName) : at + 1
        }
        return container >= 0 && text(at, is: "@property") ? property(at) : at + 1
    }

    private mutating func closeContainer(at end: UInt32) {
        guard container >= 0 else { return }
        file.containers[Int(container)].range.end = end
        container = -1
    }

    /// `@interface Name<T> : Super <P> {`, up to its members.
    private mutating func header(_ at: Int, _ swiftName: ByteRange) -> Int {
        let isImplementation = text(at, is: "@implementation")
        let isProtocol = text(at, is: "@protocol")
        var found = ObjCContainer(
            kind: isProtocol ? .protocol : isImplementation ? .implementation : .interface,
            name: name(at + 1), nameRange: range(at + 1), range: ByteRange(tokens[at].start, end(at + 1)))
        found.swiftName = swiftName
        var index = at + 2
        if isOperator(index, "<") {
            let after = indexAfterAngles(index, before: count)
            // Protocols of a root class look the same, but end the header.
            if after > index, !isProtocol, kind(after) == .colon || kind(after) == .leftParen {
                found.generics = range(from: index + 1, to: after - 1)
                index = after
            }
        }
        if kind(index) == .colon, kind(index + 1) == .word {
            found.superclass = name(index + 1)
            found.superclassRange = range(index + 1)
            index += 2
            if isOperator(index, "<") {
                let after = indexAfterAngles(index, before: count)
                let isGeneric = after > index && (isOperator(after, "<") || isOperator(after - 2, "*"))
                if isGeneric { index = after }
            }
        }
        if kind(index) == .leftParen {
            if kind(index + 1) == .word {
                found.category = name(index + 1)
                found.kind = isImplementation ? .categoryImplementation : .category
            } else {
                found.kind = .extension
            }
            index = indexAfter(index)
        }
        if isOperator(index, "<") {
            let after = indexAfterAngles(index, before: count)
            if after > index {
                found.protocols = addProtocols(from: index + 1, to: after - 1)
                index = after
            }
        }
        container = Int32(file.containers.count)
        file.containers.append(found)
        guard kind(index) == .leftBrace, !isProtocol else { return index }
        instanceVariables(from: index + 1, to: min(Int(partner[index]), count))
        return indexAfter(index)
    }

    /// Adds the names of a list.
    mutating func addProtocols(from first: Int, to limit: Int) -> Range<Int32> {
        let start = Int32(file.protocols.count)
        var at = first
        while at < limit {
            if kind(at) == .word, !isQualifier(at) { file.protocols.append(name(at)) }
            at = next(at)
        }
        return start..<Int32(file.protocols.count)
    }

    /// Whether a word says how a declaration is meant, and is neither a type nor a name.
    func isQualifier(_ index: Int) -> Bool {
        switch byte(index) {
        case UInt8(ascii: "_"):
            return text(index, startsWith: "__") || text(index, is: "_Nonnull") || text(index, is: "_Nullable")
                || text(index, is: "_Null_unspecified") || text(index, is: "_Nullable_result")
        case UInt8(ascii: "c"): return text(index, is: "const")
        case UInt8(ascii: "v"): return text(index, is: "volatile")
        case UInt8(ascii: "n"):
            return text(index, is: "nullable") || text(index, is: "nonnull") || text(index, is: "null_unspecified")
        case UInt8(ascii: "i"): return text(index, is: "in") || text(index, is: "inout")
        case UInt8(ascii: "o"): return text(index, is: "out") || text(index, is: "oneway")
        case UInt8(ascii: "b"): return text(index, is: "bycopy") || text(index, is: "byref")
        case UInt8(ascii: "s"): return text(index, is: "static") || text(index, is: "struct")
        case UInt8(ascii: "u"):
            return text(index, is: "unsigned") || text(index, is: "union") || text(index, is: "signed")
        case UInt8(ascii: "e"): return text(index, is: "enum") || text(index, is: "extern")
        case UInt8(ascii: "I"): return text(index, is: "IBOutlet") || text(index, is: "IBInspectable")
        default: return false
        }
    }
}
