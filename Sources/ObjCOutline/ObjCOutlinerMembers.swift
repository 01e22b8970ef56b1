import SourceText

/// Properties, instance variables and methods.
extension ObjCOutliner {
    // MARK: Variables

    /// `@property (attributes) Type name;`
    mutating func property(_ at: Int) -> Int {
        var index = at + 1
        var attributes: ObjCVariable.Attributes = []
        var strength: ByteRange?
        if kind(index) == .leftParen {
            let close = min(Int(partner[index]), count)
            for word in index + 1..<max(close, index + 1) where kind(word) == .word {
                let attribute = attribute(word)
                if !attribute.isDisjoint(with: [.strong, .copy]) { strength = range(word) }
                attributes.formUnion(attribute)
            }
            if strength == nil, attributes.isDisjoint(with: [.weak, .unretained]), index + 1 < close, close < count {
                strength = ByteRange(end(close - 1), end(close - 1))
            }
            index = indexAfter(index)
        }
        let limit = endOfDeclaration(index, before: count)
        let first = file.properties.count
        file.properties += declared(from: index, to: limit, starting: at, attributes)
        for place in file.properties.indices[first...] { file.properties[place].strength = strength }
        return kind(limit) == .semicolon ? limit + 1 : limit
    }

    private func attribute(_ index: Int) -> ObjCVariable.Attributes {
        switch tokens[index].length {
        case 4 where text(index, is: "weak"): .weak
        case 4 where text(index, is: "copy"): .copy
        case 5 where text(index, is: "class"): .ofClass
        case 6 where text(index, is: "strong") || text(index, is: "retain"): .strong
        case 6 where text(index, is: "assign"): .unretained
        case 8 where text(index, is: "readonly"): .readonly
        case 8 where text(index, is: "nullable"): .nullable
        case 17 where text(index, is: "unsafe_unretained"): .unretained
        default: []
        }
    }

    /// What is between the braces of a container.
    mutating func instanceVariables(from first: Int, to end: Int) {
        var at = first
        while at < end {
            let before = at
            if kind(at) == .at || kind(at) == .semicolon {
                at += 1
                continue
            }
            let limit = endOfDeclaration(at, before: end)
            file.variables += declared(from: at, to: limit, starting: at, [])
            at = max(limit, before + 1)
        }
    }

    /// The index of the semicolon that ends a declaration, or of what shows that it lacks one.
    private func endOfDeclaration(_ first: Int, before limit: Int) -> Int {
        var at = first
        while at < limit {
            switch tokens[at].kind {
            case .semicolon, .at: return at
            case .operator where isOperator(at, "-") || isOperator(at, "+"):
                // The next method: its type follows.
                if tokens[at].isFirstOnLine { return at }
                at += 1
            default: at = next(at)
            }
        }
        return min(at, limit)
    }

    /// The names that `Type *first, *second` declares.
    private mutating func declared(
        from first: Int, to limit: Int, starting start: Int, _ given: ObjCVariable.Attributes
    ) -> [ObjCVariable] {
        var variables: [ObjCVariable] = []
        var attributes = given
        /// Candidates for names, from the first word of the type on.
        var words: [Int] = []
        var afterStar = -1
        var block = -1
        var angles = 0
        var isDone = false
        var typeName = -1
        var typeEnd = first
        let protocolStart = Int32(file.protocols.count)
        let range = range(from: start, to: min(limit + (kind(limit) == .semicolon ? 1 : 0), count))

        func finish(_ outliner: inout ObjCOutliner) {
            let isFirst = variables.isEmpty
            var place = block
            if place < 0 {
                if afterStar >= 0, afterStar < words.count {
                    place = words[afterStar]
                } else if isFirst {
                    while words.count > 2, let last = words.last, outliner.isMacro(last) { words.removeLast() }
                    place = words.count > 1 ? words[words.count - 1] : -1
                } else {
                    place = words.first ?? -1
                }
            }
            guard place >= 0 else { return }
            if isFirst {
                typeName = words.first.map { $0 < place ? $0 : -1 } ?? -1
                typeEnd = block >= 0 ? limit : place
            }
            var type = ObjCType()
            type.isBlock = block >= 0
            if typeName >= 0, block < 0 { type.name = outliner.name(typeName) }
            type.range = outliner.range(from: first, to: typeEnd)
            type.protocols = protocolStart..<max(protocolStart, Int32(outliner.file.protocols.count))
            variables.append(
                ObjCVariable(
                    container: outliner.container, name: outliner.name(place), nameRange: outliner.range(place),
                    type: type, attributes: attributes, range: range))
        }

        var at = first
        while at < limit {
            switch tokens[at].kind {
            case .word:
                if angles > 0 {
                    if variables.isEmpty, !isQualifier(at) { file.protocols.append(name(at)) }
                } else if kind(at + 1) == .leftParen, at + 1 < limit, !isBlock(at + 1) {
                    // A macro with arguments.
                    if text(at, startsWith: "IBOutlet") { attributes.insert(.outlet) }
                    at = indexAfter(at + 1)
                    continue
                } else if isQualifier(at) {
                    if text(at, is: "IBOutlet") { attributes.insert(.outlet) }
                    if text(at, is: "__weak") { attributes.insert(.weak) }
                    if text(at, is: "__unsafe_unretained") { attributes.insert(.unretained) }
                } else if !isDone {
                    words.append(at)
                }
            case .operator:
                if isOperator(at, "<") { angles += 1 }
                if isOperator(at, ">"), angles > 0 { angles -= 1 }
                if isOperator(at, "*"), angles == 0, !isDone { afterStar = words.count }
            case .leftParen where angles == 0 && isBlock(at) && block < 0:
                block = blockName(at) ?? block
            case .comma where angles == 0:
                finish(&self)
                words.removeAll(keepingCapacity: true)
                (afterStar, block, isDone) = (-1, -1, false)
            case .colon where kind(at + 1) == .colon:
                // `std::vector<int>`
                if words.count == 1 { words.removeAll(keepingCapacity: true) }
                at += 1
            case .equal, .colon, .leftBracket: isDone = true
            default: break
            }
            at = next(at)
        }
        finish(&self)
        return variables
    }

    /// Whether a parenthesis starts `(^name)` or `(*name)`.
    private func isBlock(_ index: Int) -> Bool { isOperator(index + 1, "^") || isOperator(index + 1, "*") }

    private func blockName(_ index: Int) -> Int? {
        let close = min(Int(partner[index]), count)
        return (index + 2..<max(close, index + 2)).first { kind($0) == .word && !isQualifier($0) }
    }

    /// The type between two parentheses.
    private mutating func type(inParens index: Int) -> ObjCType {
        var type = ObjCType()
        let close = min(Int(partner[index]), count)
        type.range = contents(index)
        let start = Int32(file.protocols.count)
        var angles = 0
        var named = -1
        var at = index + 1
        while at < close {
            switch tokens[at].kind {
            case .word where !isQualifier(at):
                if angles > 0 { file.protocols.append(name(at)) } else if named < 0 { named = at }
            case .operator:
                if isOperator(at, "<") { angles += 1 }
                if isOperator(at, ">"), angles > 0 { angles -= 1 }
            case .leftParen where isBlock(at): type.isBlock = true
            default: break
            }
            at = next(at)
        }
        if named >= 0, !type.isBlock { type.name = name(named) }
        type.protocols = start..<Int32(file.protocols.count)
        return type
    }

    // MARK: Methods

    /// `- (Type)word:(Type)name word:(Type)name`, with its body. Returns the index after it; nil if it is none.
    mutating func method(_ at: Int) -> Int? {
        var index = at + 1
        var result = ObjCType()
        if kind(index) == .leftParen {
            result = type(inParens: index)
            index = indexAfter(index)
        }
        guard kind(index) == .word || kind(index) == .colon else { return nil }
        let isUnary = kind(index) == .word && kind(index + 1) != .colon
        let nameRange = kind(index) == .word ? range(index) : ByteRange(tokens[index].start, tokens[index].start)
        let firstParameter = Int32(file.parameters.count)
        selector.removeAll(keepingCapacity: true)
        if isUnary {
            selector.append(contentsOf: text(index))
            index += 1
        }
        var swiftName = ByteRange(0, 0)
        scan: while index < count {
            switch tokens[index].kind {
            case .leftBrace, .semicolon, .at: break scan
            case .operator where tokens[index].isFirstOnLine && (isOperator(index, "-") || isOperator(index, "+")):
                break scan
            case .colon where !isUnary: index = parameter(index, label: nil)
            case .word:
                if !isUnary, kind(index + 1) == .colon {
                    index = parameter(index + 1, label: index)
                } else if kind(index + 1) == .leftParen {
                    if text(index, is: "NS_SWIFT_NAME") { swiftName = contents(index + 1) }
                    index = indexAfter(index + 1)
                } else {
                    index += 1
                }
            default: index = next(index)
            }
        }
        var last = index
        // An old way to write a definition: a semicolon before the body.
        if kind(index) == .semicolon {
            last += 1
            if kind(index + 1) == .leftBrace { index += 1 }
        }
        var body: ByteRange?
        methodBraces.append(kind(index) == .leftBrace ? index : -1)
        if kind(index) == .leftBrace {
            last = indexAfter(index)
            body = range(from: index, to: last)
        }
        file.methods.append(
            ObjCMethod(
                container: container, selector: selector.withUnsafeBufferPointer { names.intern($0) },
                nameRange: nameRange, isOfClass: isOperator(at, "+"), result: result,
                parameters: firstParameter..<Int32(file.parameters.count), swiftName: swiftName, body: body,
                range: range(from: at, to: last)))
        return last
    }

    /// `:(Type)name`. Returns the index after the name.
    private mutating func parameter(_ colon: Int, label: Int?) -> Int {
        if let label { selector.append(contentsOf: text(label)) }
        selector.append(UInt8(ascii: ":"))
        var index = colon + 1
        var found = ObjCParameter(
            label: label.map { name($0) } ?? .none, name: .none,
            nameRange: ByteRange(end(colon), end(colon)), type: ObjCType())
        found.type.range = found.nameRange
        while kind(index) == .leftParen {
            if found.type.range.isEmpty { found.type = type(inParens: index) }
            index = indexAfter(index)
        }
        // The first word is the name, also before an anonymous part: `x:(A)a :(B)b`.
        while kind(index) == .word {
            if kind(index + 1) == .leftParen {
                // An attribute with arguments.
                index = indexAfter(index + 1)
                continue
            }
            let isName = !isQualifier(index)
            if isName {
                found.name = name(index)
                found.nameRange = range(index)
            }
            index += 1
            if isName { break }
        }
        file.parameters.append(found)
        return index
    }
}
