public import SourceText
import SwiftOutline

/// Checks the declarations of a file from which one token in a body is deleted.
///
/// The declaration that contains the token, and those within it, can change. All others must keep kind, name, path and
/// range.
public struct Deletion {
    private let frontEnd: FrontEnd
    private let bytes: [UInt8]
    private let outline: Outline
    /// The ranges of the file's tokens, and which of them are brackets.
    private let tokens: [(range: ByteRange, isBracket: Bool)]
    /// Qualified names of declarations, by index.
    private let paths: [[ArraySlice<UInt8>]]

    /// The number of kept declarations, and the total.
    public struct Result: Sendable {
        public var deletions = 0
        public var declarations = 0
        public var kept = 0

        public init() {}

        public static func += (left: inout Result, right: Result) {
            left.deletions += right.deletions
            left.declarations += right.declarations
            left.kept += right.kept
        }
    }

    /// - Parameter bytes: a file without syntax errors; nil is returned for others.
    public init?(_ bytes: [UInt8], _ frontEnd: FrontEnd) {
        self.frontEnd = frontEnd
        self.bytes = bytes
        outline = frontEnd.outline(bytes)
        guard outline.problems.isEmpty else { return nil }
        tokens = (0..<frontEnd.buffer.count - 1).map {
            (ByteRange(frontEnd.buffer[$0].start, frontEnd.buffer.end($0)), frontEnd.buffer[$0].kind.isBracket)
        }
        paths = Deletion.paths(in: outline, bytes)
    }

    /// The tokens in bodies and values: all, or only brackets.
    public func tokensInBodies(bracketsOnly: Bool) -> [Int] {
        tokens.indices.filter { (!bracketsOnly || tokens[$0].isBracket) && victim(of: tokens[$0].range) != nil }
    }

    /// The range of a token.
    public func range(_ token: Int) -> ByteRange { tokens[token].range }

    /// Deletes one of those tokens, and counts kept declarations.
    public func result(deleting token: Int) -> Result {
        var result = Result()
        guard let victim = victim(of: tokens[token].range) else { return result }
        let gone = tokens[token].range
        let damaged = Array(bytes[..<Int(gone.start)] + bytes[Int(gone.end)...])
        let found = frontEnd.outline(damaged)
        let foundPaths = Deletion.paths(in: found, damaged)
        /// Declarations by start, which few share.
        var byStart: [UInt32: [Int]] = [:]
        for index in found.declarations.indices {
            byStart[found.declarations[index].range.start, default: []].append(index)
        }
        func moved(_ offset: UInt32) -> UInt32 { offset >= gone.end ? offset - UInt32(gone.length) : offset }
        result.deletions = 1
        let inside = victim..<Int(outline.declarations[victim].next)
        for index in outline.declarations.indices where !inside.contains(index) {
            let declared = outline.declarations[index]
            result.declarations += 1
            let isKept = byStart[moved(declared.range.start), default: []].contains {
                found.declarations[$0].kind == declared.kind
                    && found.declarations[$0].range.end == moved(declared.range.end)
                    && foundPaths[$0] == paths[index]
            }
            if isKept { result.kept += 1 }
        }
        return result
    }

    /// The outermost declaration other than a type whose braces or value contain a range.
    private func victim(of range: ByteRange) -> Int? {
        var index = 0
        while index < outline.declarations.count {
            let declared = outline.declarations[index]
            let isAround = outline.texts[index].braces.contains(range) || outline.texts[index].value.contains(range)
            if isAround, !declared.kind.isType { return index }
            index = isAround ? index + 1 : declared.kind.isType ? Int(declared.next) : index + 1
        }
        return nil
    }

    private static func paths(in outline: Outline, _ bytes: [UInt8]) -> [[ArraySlice<UInt8>]] {
        var paths: [[ArraySlice<UInt8>]] = []
        for declared in outline.declarations {
            let name = bytes[Int(declared.nameRange.start)..<Int(declared.nameRange.end)]
            paths.append((declared.parent < 0 ? [] : paths[Int(declared.parent)]) + [name])
        }
        return paths
    }
}
