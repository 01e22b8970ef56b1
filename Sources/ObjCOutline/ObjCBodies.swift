import SourceText

/// Parses the statements of the bodies of methods.
///
/// Invariants:
/// - It never reads beyond `limit`. Leaving a bracket moves past its partner, whatever was read inside.
/// - Each iteration of a loop advances by at least one token, or ends the loop.
/// - Recursion is bounded: code nested deeper than `deepest` is skipped.
/// - Look-ahead ends with the statement, and skips brackets.
struct ObjCBodies: ~Copyable {
    let source: ObjCOutliner
    /// In the order of their brackets.
    let sends: [ObjCSend]
    let arguments: [ObjCArgument]
    var nodes: [ObjCNode] = []
    var at = 0
    var limit = 0
    var depth = 0

    static let deepest = 256

    init(_ source: ObjCOutliner) {
        self.source = source
        sends = source.file.sends
        arguments = source.file.arguments
    }

    /// Parses the body whose brace is the token at `index`. Returns its node.
    mutating func body(at index: Int) -> Int32 {
        (at, limit, depth) = (index, source.count, 0)
        let node = nodes.count
        block()
        return nodes.count > node ? Int32(node) : -1
    }

    // MARK: Tokens and nodes

    var kind: Token.Kind { at < limit ? source.tokens[at].kind : .endOfFile }

    func kind(_ index: Int) -> Token.Kind { index < limit ? source.tokens[index].kind : .endOfFile }

    func text(is wanted: StaticString) -> Bool { at < limit && source.text(at, is: wanted) }

    func isOperator(_ byte: Character) -> Bool { at < limit && source.isOperator(at, byte) }

    mutating func open(_ kind: ObjCNode.Kind, _ name: Name = .none) -> Int {
        let start = source.tokens[min(at, source.count)].start
        nodes.append(ObjCNode(name: name, range: ByteRange(start, start), kind: kind))
        return nodes.count - 1
    }

    mutating func close(_ node: Int) {
        nodes[node].next = UInt32(nodes.count)
        if at > 0 { nodes[node].range.end = max(nodes[node].range.start, source.end(at - 1)) }
    }

    /// A node for the current token, which it moves past.
    mutating func leaf(_ kind: ObjCNode.Kind, named: Bool = false) {
        nodes.append(
            ObjCNode(
                name: named ? source.name(at) : .none, range: source.range(at), next: UInt32(nodes.count + 1),
                kind: kind
            ))
        at += 1
    }

    /// Runs `body` inside the bracket at the current token, then moves past it. Skips it if it is nested too deeply.
    mutating func inBrackets(_ body: (inout ObjCBodies) -> Void) {
        let after = min(source.indexAfter(at), limit)
        let close = min(max(Int(source.partner[at]), at), limit)
        if depth < ObjCBodies.deepest, close > at {
            let saved = limit
            depth += 1
            limit = close
            at += 1
            body(&self)
            depth -= 1
            limit = saved
        }
        at = after
    }

    mutating func skipGroup() { at = min(source.next(at), limit) }

    // MARK: Statements

    mutating func block() {
        guard kind == .leftBrace else { return }
        let node = open(.block)
        inBrackets { bodies in
            while bodies.at < bodies.limit {
                let before = bodies.at
                bodies.statement()
                bodies.at = max(bodies.at, before + 1)
            }
        }
        close(node)
    }

    /// One statement, with its semicolon.
    mutating func statement() {
        guard depth < ObjCBodies.deepest else { return skipStatement() }
        depth += 1
        switch kind {
        case .leftBrace: block()
        case .semicolon, .rightParen, .rightBracket, .rightBrace: at += 1
        case .at where source.tokens[at].length > 1: atStatement()
        case .word: wordStatement()
        default: expressions()
        }
        depth -= 1
    }

    private mutating func skipStatement() {
        while at < limit, kind != .semicolon { skipGroup() }
        if at < limit { at += 1 }
    }

    private mutating func wordStatement() {
        switch source.tokens[at].length {
        case 2 where text(is: "if"): branch()
        case 2 where text(is: "do"): doWhile()
        case 3 where text(is: "for"): loop()
        case 4 where text(is: "case"): label(.case)
        case 4 where text(is: "else"): at += 1
        case 4 where text(is: "goto"): leave(.goto)
        case 5 where text(is: "while"): conditional(.while)
        case 5 where text(is: "break"): leave(.break)
        case 6 where text(is: "return"): result(.return)
        case 6 where text(is: "switch"): conditional(.switch)
        case 7 where text(is: "default") && kind(at + 1) == .colon: label(.default)
        case 8 where text(is: "continue"): leave(.continue)
        case 7 where text(is: "typedef"): skipStatement()
        default:
            if kind(at + 1) == .colon, kind(at + 2) != .colon {
                at += 2
            } else if let name = declaredName() {
                declaration(name)
            } else {
                expressions()
            }
        }
    }

    private mutating func atStatement() {
        switch source.tokens[at].length {
        case 16 where text(is: "@autoreleasepool"):
            at += 1
            block()
        case 13 where text(is: "@synchronized"):
            let node = open(.synchronized)
            at += 1
            condition()
            block()
            close(node)
        case 4 where text(is: "@try"):
            let node = open(.try)
            at += 1
            block()
            while text(is: "@catch") || text(is: "@finally") {
                let clause = open(text(is: "@catch") ? .catch : .finally)
                at += 1
                if kind == .leftParen { skipGroup() }
                block()
                close(clause)
            }
            close(node)
        case 6 where text(is: "@throw"): result(.throw)
        default: expressions()
        }
    }

    /// `(…)` as an expression.
    private mutating func condition() {
        guard kind == .leftParen else { return }
        inBrackets { $0.expression() }
    }

    private mutating func branch() {
        let node = open(.if)
        at += 1
        if text(is: "constexpr") { at += 1 }
        condition()
        statement()
        if text(is: "else") {
            at += 1
            statement()
        }
        close(node)
    }

    private mutating func conditional(_ kind: ObjCNode.Kind) {
        let node = open(kind)
        at += 1
        condition()
        statement()
        close(node)
    }

    private mutating func doWhile() {
        let node = open(.doWhile)
        at += 1
        statement()
        if text(is: "while") {
            at += 1
            condition()
            if kind == .semicolon { at += 1 }
        }
        close(node)
    }

    private mutating func loop() {
        let node = open(.for)
        at += 1
        if kind == .leftParen {
            let close = min(max(Int(source.partner[at]), at), limit)
            var index = at + 1
            while index < close, kind(index) != .semicolon {
                // Also a range of C++: `for (auto x : y)`.
                if source.text(index, is: "in") || kind(index) == .colon {
                    nodes[node].kind = .forIn
                    break
                }
                index = source.next(index)
            }
            let isIn = nodes[node].kind == .forIn
            inBrackets { bodies in
                let end = bodies.limit
                if isIn { bodies.limit = index }
                if let name = bodies.declaredName() { bodies.declaration(name) } else { bodies.expressions() }
                bodies.limit = end
                if isIn { bodies.at = index + 1 }
                while bodies.at < bodies.limit {
                    let before = bodies.at
                    bodies.expressions()
                    bodies.at = max(bodies.at, before + 1)
                }
            }
        }
        statement()
        close(node)
    }

    private mutating func label(_ kind: ObjCNode.Kind) {
        let node = open(kind)
        at += 1
        if kind == .case { expression() }
        while at < limit, self.kind != .colon, self.kind != .semicolon { skipGroup() }
        close(node)
        if at < limit { at += 1 }
    }

    private mutating func result(_ kind: ObjCNode.Kind) {
        let node = open(kind)
        at += 1
        if self.kind != .semicolon { expression() }
        close(node)
        endStatement()
    }

    private mutating func leave(_ kind: ObjCNode.Kind) {
        let node = open(kind)
        at += 1
        close(node)
        endStatement()
    }

    private mutating func endStatement() {
        while at < limit, kind != .semicolon {
            // The next statement, if its semicolon is missing.
            if kind == .leftBrace || kind == .rightBrace { return }
            skipGroup()
        }
        if at < limit { at += 1 }
    }

    /// Expressions with commas between them, up to a semicolon, which they move past.
    mutating func expressions() {
        while at < limit, kind != .semicolon {
            let before = at
            expression()
            if kind == .comma { at += 1 }
            if at == before {
                skipGroup()
            } else if kind == .leftBrace || startsLine {
                // After a macro: `forEach(x) {`, or one without a semicolon.
                return
            }
        }
        if at < limit { at += 1 }
    }

    /// Whether a statement can start at the current token, as it is the first one on its line.
    private var startsLine: Bool {
        guard at < limit, source.tokens[at].isFirstOnLine else { return false }
        return kind == .word || kind == .at || kind == .leftBracket
    }
}
