import SourceText
import SwiftOutline

/// What the code of each member and global of a file contains, found in one pass over the file: most code that analyses
/// ask about contains nothing of what they look for.
///
/// A class, so that an answer is one reference. Code of locals is part of that of the members around it, and is not
/// listed by itself.
final class CodeNames: Sendable, Equatable {
    /// How code uses a name.
    enum Use: UInt32 {
        /// A plain name or a member.
        case value = 0
        /// `.name`
        case implicitMember = 1
        case type = 2
        case argumentLabel = 3
    }

    struct Contents: OptionSet, Sendable {
        let rawValue: UInt8

        static let selfReference = Contents(rawValue: 1)
        static let superReference = Contents(rawValue: 2)
        static let closure = Contents(rawValue: 4)
        /// A declaration of a local.
        static let declaration = Contents(rawValue: 8)
        static let capture = Contents(rawValue: 16)
    }

    fileprivate struct Code: Equatable {
        /// The end of its uses in `uses`; they begin where those of the code before end.
        var end: UInt32 = 0
        var contents: Contents = []
        /// The names that the code and the parameters declare.
        var bound = NameBloomFilter()
    }

    /// The declarations with code or parameters, apart from locals.
    private let declarations: RankedSet
    /// By their rank.
    private let codes: [Code]
    /// Name and use in one number: the uses of a declaration's code, nearly each once.
    private let uses: [UInt32]
    /// The spans of code outside of other code, in the order of nodes.
    private let spans: [Span]

    fileprivate struct Span: Equatable {
        let first: NodeID
        let end: NodeID
        let declaration: Int32
    }

    static let query = Query<FileID, CodeNames>("codeNames") { project, file in
        CodeNames(project.files[file.index].outline)
    }

    private init(_ outline: Outline) {
        declarations = RankedSet(below: outline.declarations.count, where: outline.hasCodeOrParameters)
        var uses: [UInt32] = []
        uses.reserveCapacity(outline.nodes.count / 4)
        var codes: [Code] = []
        codes.reserveCapacity(declarations.count)
        for index in outline.declarations.indices where declarations.rank(of: index) != nil {
            var code = Code()
            outline.collect(index, into: &code, &uses)
            code.end = UInt32(uses.count)
            codes.append(code)
        }
        (self.codes, self.uses, spans) = (codes, uses.trimmed, outline.spansOfCode.trimmed)
    }

    static func == (left: CodeNames, right: CodeNames) -> Bool {
        left === right
            || left.declarations == right.declarations && left.codes == right.codes && left.uses == right.uses
                && left.spans == right.spans
    }

    /// The member or global whose value or body contains a node: the outermost enclosing declaration with code.
    fileprivate func declaration(withCodeAt node: NodeID) -> Int? {
        let place = spans.partitionPoint { $0.first <= node }
        guard place > 0, node < spans[place - 1].end else { return nil }
        return Int(spans[place - 1].declaration)
    }

    func contents(of declaration: Int) -> Contents {
        declarations.rank(of: declaration).map { codes[$0].contents } ?? []
    }

    /// The names that the code of a declaration and its parameters declare.
    func bound(in declaration: Int) -> NameBloomFilter {
        declarations.rank(of: declaration).map { codes[$0].bound } ?? NameBloomFilter()
    }

    /// Whether the code of a declaration contains a name whose use satisfies a predicate.
    @inline(__always)
    func contains(_ declaration: Int, where isMeant: (Name, Use) -> Bool) -> Bool {
        guard let rank = declarations.rank(of: declaration) else { return false }
        var place = rank == 0 ? 0 : Int(codes[rank - 1].end)
        let end = Int(codes[rank].end)
        while place < end {
            if let use = Use(rawValue: uses[place] & 3), isMeant(Name(id: uses[place] >> 2), use) { return true }
            place += 1
        }
        return false
    }
}

extension Outline {
    /// The spans of the code of members and globals, in the order of nodes. What is declared inside of code belongs to
    /// that code.
    fileprivate var spansOfCode: [CodeNames.Span] {
        var spans: [CodeNames.Span] = []
        spans.reserveCapacity(declarations.count)
        var areInOrder = true
        var index = 0
        while index < declarations.count {
            let declared = declarations[index]
            if !declared.kind.isType {
                for span in code(of: index) {
                    if let last = spans.last {
                        // The names of a pattern have one value, which counts as code of the first name.
                        if last.first == span.first { continue }
                        if last.first > span.first { areInOrder = false }
                    }
                    spans.append(CodeNames.Span(first: span.first, end: span.end, declaration: Int32(index)))
                }
            }
            let isEntered = declared.kind.isType || declared.kind == .extension
            index = isEntered ? index + 1 : max(Int(declared.next), index + 1)
        }
        return areInOrder ? spans : spans.sorted { ($0.first, $0.declaration) < ($1.first, $1.declaration) }
    }

    /// Whether a member or global has code or parameters.
    fileprivate func hasCodeOrParameters(_ index: Int) -> Bool {
        let declared = declarations[index]
        guard !declared.scope.contains(.local) else { return false }
        return !declared.parameters.isEmpty || code(of: index).contains { !$0.isEmpty }
    }

    /// Adds what the code of a declaration contains.
    fileprivate func collect(_ declaration: Int, into code: inout CodeNames.Code, _ uses: inout [UInt32]) {
        let start = uses.count
        var seen = NameBloomFilter()
        for parameter in self.nodes(in: declarations[declaration].parameters) { code.bound.insert(name(parameter)) }
        let nodes = nodes
        for span in self.code(of: declaration) {
            var node = Int(span.first)
            while node < span.end {
                let kind = nodes[node].kind
                if let use = kind.use {
                    CodeNames.add(nodes[node].name, use, &uses, after: start, &seen)
                } else if let content = kind.content {
                    code.contents.insert(content)
                }
                if kind.bindsNames { code.bound.formUnion(names(boundBy: NodeID(node))) }
                node += 1
            }
        }
    }
}

extension CodeNames {
    /// The number of uses before one among which the same is looked for.
    private static let lookback = 16

    fileprivate static func add(
        _ name: Name, _ use: Use, _ uses: inout [UInt32], after start: Int, _ seen: inout NameBloomFilter
    ) {
        let entry = name.id << 2 | use.rawValue
        // Most names are new: code is short.
        guard seen.contains(name) else {
            seen.insert(name)
            uses.append(entry)
            return
        }
        var place = uses.count - 1
        let last = max(start, uses.count - lookback)
        while place >= last {
            if uses[place] == entry { return }
            place -= 1
        }
        uses.append(entry)
    }
}

extension Node.Kind {
    /// How code uses the node's name.
    fileprivate var use: CodeNames.Use? {
        switch self {
        case .identifier, .member: .value
        case .implicitMember: .implicitMember
        case .typeName: .type
        case .argument: .argumentLabel
        default: nil
        }
    }

    fileprivate var content: CodeNames.Contents? {
        switch self {
        case .selfReference: .selfReference
        case .superReference: .superReference
        case .closure: .closure
        case .declaration: .declaration
        case .capture: .capture
        default: nil
        }
    }
}

extension Project {
    /// The member or global whose code contains a place: the outermost enclosing declaration with code.
    package func code(around place: NodeReference) -> DeclarationID? {
        self[CodeNames.query, FileID(place.file)].declaration(withCodeAt: place.node)
            .map { DeclarationID(file: place.file, index: $0) }
    }

    /// What the code of a member or global contains; nil for a local.
    @inline(__always)
    func codeNames(of member: DeclarationID) -> CodeNames? {
        let isLocal = symbols.outline(ofFile: member.file).declarations[member.index].scope.contains(.local)
        return isLocal ? nil : self[CodeNames.query, FileID(member.file)]
    }
}
