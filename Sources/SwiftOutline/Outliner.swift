public import SourceText

/// Reads the tokens of one file into an `Outline`. Knows Swift's grammar as far as declarations, statements, calls and
/// closures need it; numbers of rules are those of the list of traps that `Fixtures/Outlines` shows.
///
/// Invariants:
/// - It never looks beyond `limit`, which is the partner of the innermost bracket entered; leaving a bracket puts it behind
///   that partner whatever happened inside. So damage stays within its brackets.
/// - Each loop moves forward by a token at least, or ends.
/// - Recursion is bounded: brackets nested more than `deepest` deep are skipped (Swift's own parser gives up at 256).
public struct Outliner {
    let bytes: UnsafePointer<UInt8>
    let buffer: TokenBuffer
    let tokens: UnsafeMutablePointer<Token>
    let partner: UnsafeMutablePointer<UInt32>
    let names: NameTable
    /// Bodies and values are outlined; otherwise they are passed over.
    let withBodies: Bool

    /// The current token.
    var at = 0
    /// Bytes of the current token that are used up already: closing angles come in one operator, as in `A<B<C>>`.
    var split: UInt32 = 0
    /// The token where the innermost bracket closes.
    var limit: Int
    /// Nodes are written; off inside values while `withBodies` is false.
    var isWriting: Bool
    var depth = 0
    var conditionalDepth = 0
    var parent: Int32 = -1
    var scope = Declaration.Scope.topLevel
    /// In the condition of a statement a brace opens its body (rule 71).
    var braceIsBody = false
    /// In a `case` pattern, where calls are no calls.
    var isPattern = false
    /// Behind `let` in a pattern, where names are bound.
    var isBinding = false
    /// How many `#if` stand open between the members of chains around the current place.
    var chainConditionals = 0
    var outline = Outline()

    static let deepest = 256

    /// Outlines a file whose tokens are in `buffer`, brackets matched, and whose bytes start at `bytes`.
    ///
    /// - Parameter names: takes in the names that are met, in the order of the source.
    public static func outline(
        _ buffer: TokenBuffer, bytes: UnsafePointer<UInt8>, names: NameTable, withBodies: Bool
    ) -> Outline {
        var outliner = Outliner(buffer, bytes, names, withBodies)
        outliner.items(.file)
        outliner.outline.problems = buffer.problems
        outliner.outline.hasBodies = withBodies
        return outliner.outline
    }

    private init(_ buffer: TokenBuffer, _ bytes: UnsafePointer<UInt8>, _ names: NameTable, _ withBodies: Bool) {
        self.bytes = bytes
        self.buffer = buffer
        self.names = names
        self.withBodies = withBodies
        tokens = buffer.base
        partner = buffer.partner
        limit = max(buffer.count - 1, 0)
        isWriting = withBodies
        // Densities of real code: a declaration in 25 tokens, two nodes in three tokens.
        outline.declarations.reserveCapacity(buffer.count / 25 + 4)
        outline.nodes.reserveCapacity(withBodies ? buffer.count * 2 / 3 + 16 : buffer.count / 5 + 16)
    }

    // MARK: Tokens

    /// The current token's kind; `endOfFile` at the limit.
    var kind: Token.Kind { at < limit ? tokens[at].kind : .endOfFile }

    func kind(_ index: Int) -> Token.Kind { index < limit ? tokens[index].kind : .endOfFile }

    var isFirstOnLine: Bool { tokens[at].isFirstOnLine }

    /// Where the current token starts, used-up bytes left out.
    var start: UInt32 { tokens[at].start + split }

    /// Where the last token passed ends.
    var lastEnd: UInt32 {
        if split > 0 { return tokens[at].start + split }
        return at > 0 ? buffer.end(at - 1) : 0
    }

    func byte(_ index: Int, _ offset: UInt32 = 0) -> UInt8 { bytes[Int(tokens[index].start + offset)] }

    func name(_ index: Int) -> Name {
        var start = Int(tokens[index].start)
        var end = Int(buffer.end(index))
        if tokens[index].kind == .backtickedWord, end - start > 2 { (start, end) = (start + 1, end - 1) }
        return names.intern(UnsafeBufferPointer(start: bytes + start, count: end - start))
    }

    func text(_ index: Int, is wanted: StaticString) -> Bool {
        let length = Int(buffer.end(index) - tokens[index].start)
        guard length == wanted.utf8CodeUnitCount else { return false }
        for offset in 0..<length where bytes[Int(tokens[index].start) + offset] != wanted.utf8Start[offset] { return false }
        return true
    }

    mutating func advance() {
        at += 1
        split = 0
    }

    mutating func take(_ wanted: Token.Kind) -> Bool {
        guard kind == wanted else { return false }
        advance()
        return true
    }

    /// The index behind the bracket that opens at `index`, at most the limit.
    func behind(_ index: Int) -> Int {
        let close = Int(partner[index])
        return close < limit ? max(close, index) + 1 : limit
    }

    /// Runs `body` inside the bracket at the current token, then stands behind it. Too deep, it is passed over.
    mutating func inBrackets(_ body: (inout Outliner) -> Void) {
        let close = min(max(Int(partner[at]), at), limit)
        let after = behind(at)
        if depth < Outliner.deepest, close > at {
            let (savedLimit, savedBrace) = (limit, braceIsBody)
            depth += 1
            limit = close
            braceIsBody = false
            advance()
            body(&self)
            depth -= 1
            (limit, braceIsBody) = (savedLimit, savedBrace)
        }
        at = after
        split = 0
    }

    // MARK: Nodes

    /// Starts a node at the current token, or at `start`; `close` ends it.
    mutating func open(_ kind: Node.Kind, _ name: Name = .none, flags: Node.Flags = [], at start: UInt32? = nil) -> Int {
        guard isWriting else { return -1 }
        outline.nodes.append(
            Node(kind: kind, flags: flags, detail: 0, payload: name.id, start: start ?? self.start, end: 0, next: 0))
        return outline.nodes.count - 1
    }

    /// Ends a node behind the last token passed.
    mutating func close(_ node: Int) {
        guard node >= 0 else { return }
        outline.nodes[node].end = max(lastEnd, outline.nodes[node].start)
        outline.nodes[node].next = UInt32(outline.nodes.count)
    }

    /// A node for the token at `index`.
    mutating func leaf(_ kind: Node.Kind, _ index: Int, flags: Node.Flags = [], named: Bool = true) {
        guard isWriting else { return }
        let next = UInt32(outline.nodes.count + 1)
        outline.nodes.append(
            Node(
                kind: kind, flags: flags, detail: 0, payload: named ? name(index).id : 0, start: tokens[index].start,
                end: buffer.end(index), next: next))
    }

    mutating func mark(_ node: Int, _ flags: Node.Flags) {
        if node >= 0 { outline.nodes[node].flags.formUnion(flags) }
    }

    var nextNode: NodeID { NodeID(outline.nodes.count) }

    /// Runs `body` with nodes written, or not.
    mutating func writing(_ writes: Bool, _ body: (inout Outliner) -> Void) {
        let saved = isWriting
        isWriting = writes
        body(&self)
        isWriting = saved
    }

    // MARK: Items

    /// What the items around the current place belong to.
    enum Container {
        case file, body, type, enumeration, protocolType
    }

    mutating func items(_ container: Container) {
        while at < limit {
            let before = at
            item(container)
            if at <= before { at = before + 1 }
            split = 0
        }
    }

    mutating func item(_ container: Container) {
        switch kind {
        case .semicolon: advance()
        case .poundIf: conditionalCompilation(container)
        case .poundElseif, .poundElse, .poundEndif: skipLine()
        default:
            if let introducer = introducer(container) {
                declaration(introducer, container)
            } else if container == .body || container == .file {
                if withBodies || container == .body { statement() } else { skipGroup() }
            } else {
                writing(withBodies) { if $0.kind == .pound { $0.expression() } else { $0.skipGroup() } }
            }
        }
    }

    /// Passes one token, or a whole bracket.
    mutating func skipGroup() {
        switch kind {
        case .leftParen, .leftBracket, .leftBrace, .stringHead: (at, split) = (behind(at), 0)
        default: advance()
        }
    }

    /// Passes a directive and its condition, to the end of the line.
    mutating func skipLine() {
        advance()
        while at < limit, !isFirstOnLine { skipGroup() }
    }

    /// `#if` … `#endif` around items: every branch is read (rule 62).
    private mutating func conditionalCompilation(_ container: Container) {
        let isStatement = container == .body || (container == .file && withBodies)
        let node = isStatement ? open(.conditionalCompilation) : -1
        conditionalDepth += 1
        skipLine()
        while at < limit {
            let block = isStatement ? open(.block) : -1
            while at < limit, kind != .poundElseif, kind != .poundElse, kind != .poundEndif {
                let before = at
                item(container)
                if at <= before { at = before + 1 }
            }
            close(block)
            guard kind == .poundElseif || kind == .poundElse else { break }
            if kind == .poundElse { mark(node, .isDefault) }
            skipLine()
        }
        if kind == .poundEndif { skipLine() }
        conditionalDepth -= 1
        close(node)
    }
}
