import Foundation

/// Random edits of Swift files, both plausible and syntactically invalid. Equal seeds give equal edits.
struct Edits {
    /// What edits change.
    enum Scope {
        /// Anything: declarations, bodies, single bytes.
        case anything
        /// They insert a statement into a body.
        case statements
        /// They change which types a file declares, or what those conform to.
        case types
    }

    private var state: UInt64
    /// Lines of all files, which edits insert elsewhere.
    private let pool: [[UInt8]]

    init(seed: UInt64, pool: [[UInt8]]) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        self.pool = pool
    }

    /// A random number below `bound`.
    mutating func number(below bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(max(bound, 1)))
    }

    /// Applies one random edit to a text; returns the new text and a description of the edit.
    ///
    mutating func edit(_ text: [UInt8], _ scope: Scope) -> (text: [UInt8], kind: String) {
        var lines = Edits.lines(of: text)
        let place = number(below: lines.count)
        let kind: String
        if scope == .types { return editTypes(lines) }
        switch scope == .statements ? 4 : number(below: 9) {
        case 0:
            kind = "line deleted"
            lines.remove(at: place)
        case 1:
            kind = "line doubled"
            lines.insert(lines[place], at: place)
        case 2:
            kind = "lines swapped"
            if place + 1 < lines.count { lines.swapAt(place, place + 1) }
        case 3:
            kind = "line of another file"
            lines.insert(pool[number(below: pool.count)], at: place)
        case 4:
            kind = "statement"
            let body = lines.indices.filter { lines[$0].last == UInt8(ascii: "{") }
            if !body.isEmpty {
                lines.insert(
                    Array("        print(\"\(number(below: 1000))\")".utf8), at: body[number(below: body.count)] + 1)
            }
        case 5:
            kind = "member"
            let end = lines.lastIndex { $0 == [UInt8(ascii: "}")] } ?? lines.count
            lines.insert(Array("    func made\(number(below: 50))() -> Int { \(number(below: 9)) }".utf8), at: end)
        case 6, 7:
            kind = "word renamed"
            let words = Edits.words(in: lines[place])
            if !words.isEmpty {
                let word = words[number(below: words.count)]
                let line = pool[number(below: pool.count)]
                let other = number(below: 2) == 0 ? Edits.words(in: line).first : nil
                lines[place].replaceSubrange(
                    word, with: other.map { Array(line[$0]) } ?? Array("renamed\(number(below: 20))".utf8))
            }
        default:
            kind = "byte deleted"
            if !lines[place].isEmpty { lines[place].remove(at: number(below: lines[place].count)) }
        }
        return (Edits.text(of: lines), kind)
    }

    /// Adds a type, a conformance or an extension, or renames a type.
    private mutating func editTypes(_ lines: [[UInt8]]) -> (text: [UInt8], kind: String) {
        var lines = lines
        let kind: String
        let headers = lines.indices.filter { line in
            let words = Edits.words(in: lines[line]).map { String(decoding: lines[line][$0], as: UTF8.self) }
            return words.contains { ["class", "struct", "protocol"].contains($0) }
                && lines[line].last == UInt8(ascii: "{")
        }
        let header = headers.isEmpty ? nil : headers[number(below: headers.count)]
        let name = header.flatMap { header in
            Edits.words(in: lines[header]).first {
                UInt8(ascii: "A")...UInt8(ascii: "Z") ~= lines[header][$0.lowerBound]
            }
        }
        switch (number(below: 4), header, name) {
        case (0, let header?, _):
            kind = "conformance"
            let isFirst = !lines[header].contains(UInt8(ascii: ":"))
            lines[header].removeLast()
            lines[header] += Array("\(isFirst ? ":" : ",") Made\(number(below: 5)) {".utf8)
        case (1, let header?, let name?):
            kind = "type renamed"
            lines[header].replaceSubrange(name, with: Array("Renamed\(number(below: 20))".utf8))
        case (2, let header?, let name?):
            kind = "extension"
            lines += [Array("extension ".utf8) + lines[header][name] + Array(": Made\(number(below: 5)) {}".utf8)]
        default:
            kind = "type added"
            lines += [Array("final class Made\(number(below: 50)) {}".utf8)]
        }
        return (Edits.text(of: lines), kind)
    }

    /// Moves a type, an extension or a member with its body from one file to another, where it becomes the same kind of
    /// declaration; nil if the first file has none.
    mutating func move(from: [UInt8], to: [UInt8]) -> (from: [UInt8], to: [UInt8])? {
        var (lines, others) = (Edits.lines(of: from), Edits.lines(of: to))
        let isMember = number(below: 2) == 0
        let indentation = [UInt8](repeating: UInt8(ascii: " "), count: isMember ? 4 : 0)
        let closing = indentation + [UInt8(ascii: "}")]
        let headers = lines.indices.filter { line in
            lines[line].starts(with: indentation) && lines[line].last == UInt8(ascii: "{")
                && lines[line].dropFirst(indentation.count).first.map { $0 | 0x20 > 0x60 } ?? false
        }
        guard !headers.isEmpty else { return nil }
        let first = headers[number(below: headers.count)]
        guard let last = lines[first...].firstIndex(of: closing) else { return nil }
        let place = isMember ? others.lastIndex { $0 == [UInt8(ascii: "}")] } ?? others.count : others.count
        others.insert(contentsOf: lines[first...last], at: place)
        lines.removeSubrange(first...last)
        return (Edits.text(of: lines), Edits.text(of: others))
    }

    private static func lines(of text: [UInt8]) -> [[UInt8]] {
        text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    }

    private static func text(of lines: [[UInt8]]) -> [UInt8] { Array(lines.joined(separator: [UInt8(ascii: "\n")])) }

    private static func words(in line: [UInt8]) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var start: Int?
        for (index, byte) in (line + [0]).enumerated() {
            let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
            if isLetter, start == nil { start = index }
            if !isLetter, let begin = start {
                words.append(begin..<index)
                start = nil
            }
        }
        return words
    }
}
