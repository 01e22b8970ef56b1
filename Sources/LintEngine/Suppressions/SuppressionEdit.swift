internal import RIBModel
public import SourceText
internal import SwiftOutline

/// The edit of a file that adds a suppression comment for a finding.
///
/// Each proposal is read back as a run reads it, so the comment covers the finding wherever code, strings and other
/// comments are.
public struct SuppressionEdit: Sendable {
    /// Insertions, in order of offsets.
    public let edits: [SafeFixes.Edit]
    /// Where the reason belongs: the number of the edit, and the offset in its replacement; nil if a comment has the
    /// rule's id from now on, whose reason stays.
    public let reason: (edit: Int, offset: Int)?

    /// What the comment covers.
    public enum Scope: Sendable, CaseIterable {
        /// The finding's declaration header or statement.
        case here
        /// The innermost function, initializer, subscript or property whose body has the finding.
        case member
        /// The whole file.
        case file
    }

    /// - Parameters:
    ///   - text: the file's text.
    ///   - offset: the start of the finding, in bytes.
    /// - Returns: nil if no comment can cover the finding, or if the finding is in no body of a member.
    public init?(of rule: String, at offset: Int, in text: [UInt8], _ path: SourcePath, _ scope: Scope) {
        let proposal = SuppressionProposal(rule: rule, offset: offset, text: text, path: path)
        let found: (edits: [SafeFixes.Edit], reason: (Int, Int)?)?
        switch scope {
        case .here: found = proposal.extended() ?? proposal.above()
        case .member: found = proposal.around()
        case .file: found = proposal.atTop()
        }
        guard let found else { return nil }
        (edits, reason) = found
    }

    /// The name of the member that `Scope.member` covers; nil if the offset is in no body of one.
    public static func member(at offset: Int, in text: [UInt8], _ path: SourcePath) -> String? {
        SuppressionProposal(rule: "", offset: offset, text: text, path: path).member?.name
    }
}

/// Tries places for a suppression comment.
private struct SuppressionProposal {
    typealias Found = (edits: [SafeFixes.Edit], reason: (Int, Int)?)

    private let rule: String
    private let offset: Int
    private let text: [UInt8]
    private let path: SourcePath
    private let lines: LineMap
    private let reader = FileReader.plain()
    private let facts: FileFacts
    /// The number of the finding's line, from 1.
    private let line: Int

    /// A comment so many lines above a finding covers none that a person would expect.
    private static let reach = 60

    init(rule: String, offset: Int, text: [UInt8], path: SourcePath) {
        (self.rule, self.offset, self.text, self.path) = (rule, offset, text, path)
        lines = LineMap(bytes: text)
        facts = reader.facts(of: text, path)
        line = lines.line(of: offset)
    }

    // MARK: Scopes

    /// The id is added to a comment that covers the finding's line already.
    func extended() -> Found? {
        for directive in facts.directives where [.next, .this, .previous].contains(directive.kind) {
            guard let last = directive.rules.last, covers(directive, offset) else { continue }
            let end = Int(last.range.end)
            let edit = SafeFixes.Edit(range: end..<end, replacement: Array(", \(rule)".utf8))
            if isCovered(by: [edit]) { return ([edit], nil) }
        }
        return nil
    }

    /// A comment on a line of its own above the header of the declaration or statement, its attributes and
    /// documentation.
    func above() -> Found? {
        var best: (line: Int, edit: SafeFixes.Edit)?
        for number in stride(from: line, through: max(1, line - SuppressionProposal.reach), by: -1) {
            if let best, !isPartOfHeader(best.line - 1), !continuesChain(best.line) { break }
            let edit = insertion("riblint:disable:next", before: number)
            if isCovered(by: [edit]) {
                best = (number, edit)
            } else if best != nil {
                break
            }
        }
        return best.map { ([$0.edit], (0, $0.edit.replacement.count - lineEnd.count)) }
    }

    /// Comments before and after the innermost member whose body has the finding.
    func around() -> Found? {
        guard let member else { return nil }
        let (first, last) = (lines.line(of: member.range.lowerBound), lines.line(of: member.range.upperBound - 1))
        var start = first
        while start > 1, isPartOfHeader(start - 1) { start -= 1 }
        let begin = insertion("riblint:disable", before: start)
        let end = insertion("riblint:enable", before: last + 1, indentedLike: first, hasReason: false)
        guard isCovered(by: [begin, end]) else { return nil }
        return ([begin, end], (0, begin.replacement.count - lineEnd.count))
    }

    /// A comment after the file's first comment.
    func atTop() -> Found? {
        var number = 1
        while number < lines.lineCount, isHeadComment(number) { number += 1 }
        let edit = insertion("riblint:disable:file", before: number, indentedLike: nil)
        return isCovered(by: [edit]) ? ([edit], (0, edit.replacement.count - lineEnd.count)) : nil
    }

    /// The innermost member whose body has the offset, without locals.
    var member: (name: String, range: Range<Int>)? {
        let members = facts.outline.declarations.filter { declaration in
            declaration.scope.contains(.member) && !declaration.scope.contains(.local) && !declaration.kind.isType
                && Int(declaration.range.start) <= offset && offset < Int(declaration.range.end)
        }
        guard let member = members.max(by: { $0.range.start < $1.range.start }) else { return nil }
        let range = Int(member.range.start)..<Int(member.range.end)
        guard lines.line(of: range.lowerBound) < lines.line(of: range.upperBound - 1),
            lines.line(of: Int(member.introducer)) < line
        else { return nil }
        let name = String(decoding: text[Int(member.nameRange.start)..<Int(member.nameRange.end)], as: UTF8.self)
        return (name, range)
    }

    // MARK: Lines

    private var lineEnd: [UInt8] {
        let end = lines.range(ofLine: 1).upperBound
        guard end < text.count, text[end] == 0x0D else { return [0x0A] }
        return end + 1 < text.count && text[end + 1] == 0x0A ? [0x0D, 0x0A] : [0x0D]
    }

    private func content(_ line: Int) -> ArraySlice<UInt8> {
        text[lines.range(ofLine: line)].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }

    private func indentation(_ line: Int) -> [UInt8] {
        let range = lines.range(ofLine: line)
        return Array(text[range.lowerBound..<content(line).startIndex])
    }

    /// Whether a line holds an attribute or documentation of what follows.
    private func isPartOfHeader(_ line: Int) -> Bool {
        let content = content(line)
        return content.starts(with: "///".utf8) || content.first == UInt8(ascii: "@")
    }

    /// Whether a line goes on with the calls of the line before.
    private func continuesChain(_ line: Int) -> Bool { content(line).first == UInt8(ascii: ".") }

    private func isHeadComment(_ line: Int) -> Bool {
        content(line).starts(with: "//".utf8) && !content(line).starts(with: "///".utf8)
    }

    /// A comment on a line of its own.
    ///
    /// - Parameters:
    ///   - line: the line that follows it; one more than there are lines for the end of the file.
    ///   - model: the line with the same indentation; nil for none.
    private func insertion(
        _ form: String, before line: Int, indentedLike model: Int?, hasReason: Bool = true
    ) -> SafeFixes.Edit {
        let comment = Array("// \(form) \(rule)\(hasReason ? " - " : "")".utf8)
        let indented = (model.map(indentation) ?? []) + comment
        guard line <= lines.lineCount else {
            return SafeFixes.Edit(range: text.count..<text.count, replacement: lineEnd + indented)
        }
        let at = lines.range(ofLine: line).lowerBound
        return SafeFixes.Edit(range: at..<at, replacement: indented + lineEnd)
    }

    private func insertion(_ form: String, before line: Int) -> SafeFixes.Edit {
        insertion(form, before: line, indentedLike: line)
    }

    // MARK: Coverage

    private func covers(_ directive: Directive, _ offset: Int, of rule: String? = nil) -> Bool {
        directive.rules.contains { name in
            (rule == nil || name.id == rule) && Int(name.covers.start) <= offset && offset < Int(name.covers.end)
        }
    }

    /// Whether a comment covers the finding after the insertions.
    private func isCovered(by edits: [SafeFixes.Edit]) -> Bool {
        let shift = edits.reduce(0) { $0 + ($1.range.lowerBound <= offset ? $1.replacement.count : 0) }
        return reader.facts(of: edits.applied(to: text), path).directives.contains { directive in
            directive.silences && covers(directive, offset + shift, of: rule)
        }
    }
}
