import SourceText

/// The names in a file that have to be declared for it.
struct SourceNames {
    /// Of classes, as far as it shows.
    private(set) var classes: Set<String> = []
    private(set) var protocols: Set<String> = []
    /// After a dot.
    private(set) var members: Set<String> = []
    /// Of enumerations that macros declare.
    private(set) var enumerations: Set<String> = []
    /// What the file declares itself.
    private(set) var declaredClasses: Set<String> = []
    private(set) var declaredProtocols: Set<String> = []
    private(set) var declaredTypes: Set<String> = []

    init(_ tokens: SourceTokens) {
        for index in tokens.tokens.indices {
            switch tokens.kind(index) {
            case .at: meetKeyword(index, tokens)
            case .word: meetWord(index, tokens)
            case .operator where tokens.text(index, is: "<"): meetAngle(index, tokens)
            default: break
            }
        }
    }

    // MARK: Declarations

    private mutating func meetKeyword(_ index: Int, _ tokens: SourceTokens) {
        if tokens.text(index, is: "@interface") {
            interface(index + 1, tokens)
        } else if tokens.text(index, is: "@implementation"), let name = tokens.word(index + 1) {
            classes.insert(name)
        } else if tokens.text(index, is: "@class") {
            for name in tokens.list(from: index + 1).names { classes.insert(name) }
        } else if tokens.text(index, is: "@protocol") {
            if tokens.kind(index + 1) == .leftParen, let name = tokens.word(index + 2) {
                protocols.insert(name)
            } else {
                let (names, end) = tokens.list(from: index + 1)
                if tokens.kind(end) == .semicolon {
                    for name in names { protocols.insert(name) }
                } else if let name = names.first {
                    declaredProtocols.insert(name)
                }
            }
        }
    }

    private mutating func interface(_ index: Int, _ tokens: SourceTokens) {
        guard let name = tokens.word(index) else { return }
        var at = index + 1
        if tokens.text(at, is: "<") { at = tokens.afterAngles(at) }
        guard tokens.kind(at) != .leftParen else {
            classes.insert(name)
            return
        }
        declaredClasses.insert(name)
        if tokens.kind(at) == .colon, let base = tokens.word(at + 1) { classes.insert(base) }
    }

    // MARK: Uses

    private mutating func meetWord(_ index: Int, _ tokens: SourceTokens) {
        if tokens.kind(index - 1) == .dot || tokens.text(index - 1, is: "->") {
            if tokens.kind(index - 1) == .dot, let name = tokens.word(index) { members.insert(name) }
            return
        }
        if tokens.text(index, is: "typedef") { return typedef(index, tokens) }
        let isTag = ["struct", "enum", "union", "class"].contains { tokens.text(index - 1, is: $0) }
        guard let first = tokens.text(index).first, (65...90).contains(first), let name = tokens.word(index) else {
            if isTag, let name = tokens.word(index) { declaredTypes.insert(name) }
            return
        }
        if isTag {
            declaredTypes.insert(name)
        } else if SourceNames.enumerationMacros.contains(name) {
            if tokens.kind(index + 1) == .leftParen, tokens.kind(index + 3) == .comma, let name = tokens.word(index + 4)
            {
                enumerations.insert(name)
            }
        } else if isClass(index, tokens) {
            classes.insert(name)
        }
    }

    private static let enumerationMacros: Set<String> = [
        "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "NS_ERROR_ENUM",
    ]

    /// `[Name word`, `Name *`, `Name<…> *`, `Name.word`
    private func isClass(_ index: Int, _ tokens: SourceTokens) -> Bool {
        if tokens.kind(index + 1) == .dot { return true }
        let next = tokens.text(index + 1, is: "<") ? tokens.afterAngles(index + 1) : index + 1
        if tokens.kind(index - 1) == .leftBracket, tokens.kind(next) == .word { return true }
        guard tokens.kind(next) == .operator, tokens.text(next).first == UInt8(ascii: "*") else { return false }
        return tokens.kind(next + 1) != .number
    }

    /// The last name before the semicolon, or that of a pointer to a function or block.
    private mutating func typedef(_ index: Int, _ tokens: SourceTokens) {
        var at = index + 1
        var depth = 0
        var last: Int?
        while at < tokens.tokens.count {
            switch tokens.kind(at) {
            case .leftParen where depth == 0 && (tokens.text(at + 1, is: "^") || tokens.text(at + 1, is: "*")):
                if let name = tokens.word(at + 2) { declaredTypes.insert(name) }
                depth += 1
            case .leftParen, .leftBrace, .leftBracket: depth += 1
            case .rightParen, .rightBrace, .rightBracket: depth -= 1
            case .semicolon where depth <= 0:
                if let name = last.flatMap(tokens.word) { declaredTypes.insert(name) }
                return
            case .word where depth == 0: last = at
            // Something unfinished.
            case .at where tokens.text(at, is: "@end"): return
            default: break
            }
            at += 1
        }
    }

    /// Protocols in angles: names without `*`.
    private mutating func meetAngle(_ index: Int, _ tokens: SourceTokens) {
        guard tokens.kind(index - 1) == .word || tokens.text(index - 1, is: ">") else { return }
        let (names, end) = tokens.list(from: index + 1)
        guard tokens.text(end, is: ">") else { return }
        for name in names where name.first?.isUppercase == true { protocols.insert(name) }
    }
}

extension SourceTokens {
    fileprivate func word(_ index: Int) -> String? {
        guard kind(index) == .word else { return nil }
        let text = self.text(index)
        guard text.allSatisfy({ $0 < 0x80 }) else { return nil }
        return String(decoding: text, as: UTF8.self)
    }

    /// Names with commas between them, and the index of what follows.
    fileprivate func list(from start: Int) -> (names: [String], end: Int) {
        var names: [String] = []
        var at = start
        while let name = word(at) {
            names.append(name)
            at += 1
            guard kind(at) == .comma else { break }
            at += 1
        }
        return (names, at)
    }

    /// The index after the angles that open at `start`; the one after `start` if they do not close soon.
    fileprivate func afterAngles(_ start: Int) -> Int {
        var depth = 0
        for at in start..<min(start + 64, tokens.count) {
            if text(at, is: "<") { depth += 1 }
            if text(at, is: ">") { depth -= 1 }
            if depth == 0 { return at + 1 }
            if kind(at) == .semicolon || kind(at) == .leftBrace { break }
        }
        return start + 1
    }
}
