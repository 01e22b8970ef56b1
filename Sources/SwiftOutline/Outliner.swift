public import SourceText

/// Builds the `Outline` of one file from its tokens. Parses as much of Swift's grammar as declarations, statements,
/// calls and closures need. Numbers of rules refer to the list of traps that `Fixtures/Outlines` shows.
///
/// Invariants:
/// - It never reads beyond `limit`, the partner of the innermost open bracket. Leaving a bracket moves past that
///   partner, even after errors inside, so errors stay inside their brackets.
/// - Each iteration of a loop advances by at least one token, or ends the loop.
/// - Recursion is bounded: code nested deeper than `deepest` is skipped (Swift's own parser gives up at 256).
/// - Look-ahead is bounded, skips brackets, or caches its failure: any input takes linear time.
public struct Outliner: ~Copyable {
    let bytes: UnsafePointer<UInt8>
    let buffer: TokenBuffer
    let tokens: UnsafeMutablePointer<Token>
    let partner: UnsafeMutablePointer<UInt32>
    let names: NameTable
    let bodies: Bodies
    /// Whether bodies and values are outlined instead of skipped.
    let withBodies: Bool
    /// Whether a skipped body is known to be needed; from then on nothing more is outlined without bodies.
    var isOutdated = false

    /// The index of the current token.
    var at = 0
    /// The number of bytes of the current token that are consumed already: closing angles share one operator in
    /// `A<B<C>>`.
    var split: UInt32 = 0
    /// The index of the token that closes the innermost bracket.
    var limit: Int
    /// Whether nodes are written; off inside values while `withBodies` is false.
    var isWriting: Bool
    var depth = 0
    /// The number of `#if`s that enclose the current position.
    var conditionalDepth = 0
    var parent: Int32 = -1
    var scope = Declaration.Scope.topLevel
    /// Whether a brace opens the body of a statement, as in its condition (rule 71).
    var braceIsBody = false
    /// Whether the current position is in the condition of a `guard`.
    var bodyIsAfterElse = false
    /// Whether the current position is in a `case` pattern, where calls are patterns.
    var isPattern = false
    /// Whether the current position is after `let` in a pattern, where names are bound.
    var isBinding = false
    /// Whether string literals keep their text: those of an enumeration that its cases and properties give.
    var keepsText = false
    /// A long run of modifiers that declares nothing, so that it is not scanned again for each of them.
    var barren = (first: 0, end: 0, limit: 0)

    /// The declarations so far, `declarationCount` of them initialized. Like the nodes not an array: each change of an
    /// element would ask whether the array is shared.
    var declarations: UnsafeMutablePointer<Declaration>
    /// By declaration.
    var texts: UnsafeMutablePointer<DeclarationTexts>
    var declarationCount = 0
    var declarationCapacity: Int
    /// One more than the index of the last import.
    var importEnd = 0
    /// The nodes so far, `nodeCount` of them initialized. Not an array, because this is the innermost loop.
    var nodes: UnsafeMutablePointer<Node>
    var nodeCount = 0
    var nodeCapacity: Int
    let room: OutlineBuffer

    static let deepest = 256
    /// The outline of a file with more bytes is empty; handwritten files are smaller. Code has fewer than three nodes
    /// per byte, so all node indices fit into 24 bits.
    static let largestFile: UInt32 = 5_500_000

    /// Outlines a file. `buffer` contains its tokens with matched brackets; `bytes` points to its first byte.
    ///
    /// - Parameters:
    ///   - room: the buffer in which the outline grows.
    ///   - names: interns the names, in the order of the source.
    public static func outline(
        _ buffer: TokenBuffer, bytes: UnsafePointer<UInt8>, in room: OutlineBuffer, names: NameTable, bodies: Bodies
    ) -> Outline {
        var outliner = Outliner(buffer, bytes, room, names, bodies)
        if buffer.end(buffer.count - 1) <= largestFile { outliner.items(.file) }
        return outliner.isOutdated
            ? Outliner.outline(buffer, bytes: bytes, in: room, names: names, bodies: .all) : outliner.outline()
    }

    /// The outline of what was read.
    private mutating func outline() -> Outline {
        Outline(
            declarations: Outliner.copy(of: UnsafeBufferPointer(start: declarations, count: declarationCount)),
            texts: room.keepsTexts
                ? Outliner.copy(of: UnsafeBufferPointer(start: texts, count: declarationCount)) : [],
            importEnd: importEnd,
            nodes: Outliner.copy(of: UnsafeBufferPointer(start: nodes, count: nodeCount)),
            problems: buffer.problems.withUnsafeBufferPointer { Outliner.copy(of: $0) },
            hasBodies: withBodies
        )
    }

    /// A copy at its exact size. Appends all elements at once: `Array(_:)` copies element by element, and
    /// `Array(unsafeUninitializedCapacity:)` looks up the type of the buffer.
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
        nodeCapacity = room.nodeCapacity
        declarations = room.declarations
        texts = room.texts
        declarationCapacity = room.declarationCapacity
    }

    // MARK: Items

    /// The kind of declaration that contains the current items.
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
        // Written like a macro, but a directive: changes the location of the following lines.
        case .pound where text(at, is: "#sourceLocation"): skipLine()
        default:
            if let introducer = introducer(container) {
                declaration(introducer, container)
            } else if kind == .poundIf {
                conditionalCompilation(container)
            } else if container != .type {
                statement()
            } else {
                // Only macros are allowed between members.
                writing(withBodies) { if $0.kind == .pound { $0.expression() } else { $0.skipGroup() } }
            }
        }
    }

    /// Skips one token, or a whole bracket.
    mutating func skipGroup() {
        switch kind {
        case .leftParen, .leftBracket, .leftBrace, .stringHead: jump(to: indexAfter(at))
        default: advance()
        }
    }

    /// Skips a directive and its condition, to the end of the line.
    mutating func skipLine() {
        if kind == .poundIf { conditionalDepth += 1 }
        if kind == .poundEndif, conditionalDepth > 0 { conditionalDepth -= 1 }
        advance()
        while at < limit, !isFirstOnLine { skipGroup() }
    }

    /// Reads every branch of an `#if` … `#endif` that contains items (rule 62).
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
    /// `#if`, `#elseif`, `#else` or `#endif`.
    var isDirective: Bool {
        switch self {
        case .poundIf, .poundElseif, .poundElse, .poundEndif: true
        default: false
        }
    }
}
