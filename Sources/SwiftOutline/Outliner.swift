public import SourceText

/// Reads the tokens of one file into an `Outline`. Knows Swift's grammar as far as declarations, statements, calls and
/// closures need it; numbers of rules are those of the list of traps that `Fixtures/Outlines` shows.
///
/// Invariants:
/// - It never looks beyond `limit`, which is the partner of the innermost bracket entered; leaving a bracket puts it
///   behind that partner whatever happened inside. So damage stays within its brackets.
/// - Each loop moves forward by a token at least, or ends.
/// - Recursion is bounded: what is nested more than `deepest` deep is passed over (Swift's own parser gives up at 256).
/// - Look-ahead is bounded, jumps over brackets, or remembers that it failed: no input takes more than linear time.
public struct Outliner: ~Copyable {
    let bytes: UnsafePointer<UInt8>
    let buffer: TokenBuffer
    let tokens: UnsafeMutablePointer<Token>
    let partner: UnsafeMutablePointer<UInt32>
    let names: NameTable
    let bodies: Bodies
    /// Bodies and values are outlined; otherwise they are passed over.
    let withBodies: Bool
    /// Something shows that bodies will be asked for, where they are passed over: nothing more is outlined without
    /// them.
    var isOutdated = false

    /// The current token.
    var at = 0
    /// Bytes of the current token that are used up already: closing angles come in one operator, as in `A<B<C>>`.
    var split: UInt32 = 0
    /// The token where the innermost bracket closes.
    var limit: Int
    /// Nodes are written; off inside values while `withBodies` is false.
    var isWriting: Bool
    var depth = 0
    /// How many `#if` stand open around the current place.
    var conditionalDepth = 0
    var parent: Int32 = -1
    var scope = Declaration.Scope.topLevel
    /// In the condition of a statement a brace opens its body (rule 71).
    var braceIsBody = false
    /// In the condition of a `guard`.
    var bodyIsBehindElse = false
    /// In a `case` pattern, where calls are no calls.
    var isPattern = false
    /// Behind `let` in a pattern, where names are bound.
    var isBinding = false
    /// Where a long row of modifiers was found to declare nothing, so as not to go over it again for each of them.
    var barren = (first: 0, end: 0, limit: 0)

    var declarations: [Declaration] = []
    /// By declaration.
    var texts: [DeclarationTexts] = []
    /// One more than the index of the last import.
    var importEnd = 0
    /// The nodes so far, `nodeCount` of them initialised. No array: this is the innermost loop of all.
    var nodes: UnsafeMutablePointer<Node>
    var nodeCount = 0
    var nodeCapacity: Int
    let room: OutlineBuffer

    static let deepest = 256
    /// Of a file with more bytes the outline is empty. Nobody writes such a file; with less than three nodes a byte,
    /// which is the most that code can have, all indices of nodes fit into 24 bits.
    static let largestFile: UInt32 = 5_500_000

    /// Outlines a file whose tokens are in `buffer`, brackets matched, and whose bytes start at `bytes`.
    ///
    /// - Parameters:
    ///   - room: where the outline grows.
    ///   - names: takes in the names that are met, in the order of the source.
    public static func outline(
        _ buffer: TokenBuffer, bytes: UnsafePointer<UInt8>, in room: OutlineBuffer, names: NameTable, bodies: Bodies
    ) -> Outline {
        var outliner = Outliner(buffer, bytes, room, names, bodies)
        swap(&outliner.declarations, &room.declarations)
        swap(&outliner.texts, &room.texts)
        if buffer.end(buffer.count - 1) <= largestFile { outliner.items(.file) }
        let outline = outliner.isOutdated ? nil : outliner.outline()
        outliner.declarations.removeAll(keepingCapacity: true)
        outliner.texts.removeAll(keepingCapacity: true)
        swap(&outliner.declarations, &room.declarations)
        swap(&outliner.texts, &room.texts)
        return outline ?? Outliner.outline(buffer, bytes: bytes, in: room, names: names, bodies: .all)
    }

    /// What was read so far.
    private mutating func outline() -> Outline {
        Outline(
            declarations: Outliner.copy(of: declarations),
            texts: room.keepsTexts ? Outliner.copy(of: texts) : [],
            importEnd: importEnd,
            nodes: Outliner.copy(of: UnsafeBufferPointer(start: nodes, count: nodeCount)),
            problems: Outliner.copy(of: buffer.problems),
            hasBodies: withBodies
        )
    }

    /// Of its own and at its size: an array that is shared could not be emptied and filled again in place.
    private static func copy<Element>(of elements: [Element]) -> [Element] {
        elements.withUnsafeBufferPointer { copy(of: $0) }
    }

    /// Appended in one go: `Array(_:)` would copy element by element, and `Array(unsafeUninitializedCapacity:)` look up
    /// the buffer's type.
    private static func copy<Element>(of elements: UnsafeBufferPointer<Element>) -> [Element] {
        var copy: [Element] = []
        if !elements.isEmpty { copy.append(contentsOf: elements) }
        return copy
    }

    private init(
        _ buffer: TokenBuffer,
        _ bytes: UnsafePointer<UInt8>,
        _ room: OutlineBuffer,
        _ names: NameTable,
        _ bodies: Bodies
    ) {
        self.room = room
        self.bytes = bytes
        self.buffer = buffer
        self.names = names
        self.bodies = bodies
        if case .all = bodies { withBodies = true } else { withBodies = false }
        tokens = buffer.base
        partner = buffer.partner
        limit = max(buffer.count - 1, 0)
        isWriting = withBodies
        nodes = room.nodes
        nodeCapacity = room.capacity
    }

    // MARK: Items

    /// What the items around the current place belong to.
    enum Container {
        case file, body, type
    }

    mutating func items(_ container: Container) {
        while at < limit, !isOutdated {
            let before = at
            item(container)
            jump(to: max(at, before + 1))
        }
    }

    mutating func item(_ container: Container) {
        switch kind {
        case .semicolon: advance()
        case .poundElseif, .poundElse, .poundEndif: skipLine()
        // No macro, though it is written like one: what follows counts as another file's lines.
        case .pound where text(at, is: "#sourceLocation"): skipLine()
        default:
            if let introducer = introducer(container) {
                declaration(introducer, container)
            } else if kind == .poundIf {
                conditionalCompilation(container)
            } else if container != .type {
                statement()
            } else {
                // Between members only macros can stand.
                writing(withBodies) { if $0.kind == .pound { $0.expression() } else { $0.skipGroup() } }
            }
        }
    }

    /// Passes one token, or a whole bracket.
    mutating func skipGroup() {
        switch kind {
        case .leftParen, .leftBracket, .leftBrace, .stringHead: jump(to: behind(at))
        default: advance()
        }
    }

    /// Passes a directive and its condition, to the end of the line.
    mutating func skipLine() {
        if kind == .poundIf { conditionalDepth += 1 }
        if kind == .poundEndif, conditionalDepth > 0 { conditionalDepth -= 1 }
        advance()
        while at < limit, !isFirstOnLine { skipGroup() }
    }

    /// `#if` … `#endif` around items: every branch is read (rule 62).
    private mutating func conditionalCompilation(_ container: Container) {
        guard depth < Outliner.deepest else { return skipLine() }
        let isStatement = container != .type
        let node = isStatement ? open(.conditionalCompilation) : -1
        depth += 1
        skipLine()
        while at < limit {
            let block = isStatement ? open(.block) : -1
            while at < limit, kind != .poundElseif, kind != .poundElse, kind != .poundEndif {
                let before = at
                item(container)
                jump(to: max(at, before + 1))
            }
            close(block)
            guard kind == .poundElseif || kind == .poundElse else { break }
            if kind == .poundElse { mark(node, .isDefault) }
            skipLine()
        }
        if kind == .poundEndif { skipLine() }
        depth -= 1
        close(node)
    }
}

extension Token.Kind {
    /// `#if` and its kin.
    var isDirective: Bool {
        switch self {
        case .poundIf, .poundElseif, .poundElse, .poundEndif: true
        default: false
        }
    }
}
