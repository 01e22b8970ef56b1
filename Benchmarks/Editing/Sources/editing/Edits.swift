import Foundation

/// Random edits of Swift files, both plausible and syntactically invalid. Equal seeds give equal edits.
struct Edits {
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
    /// - Parameter onlyStatements: whether the edit may only insert a statement into a body.
    mutating func edit(_ text: [UInt8], onlyStatements: Bool = false) -> (text: [UInt8], kind: String) {
        var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
        let place = number(below: lines.count)
        let kind: String
        switch onlyStatements ? 4 : number(below: 9) {
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
        return (Array(lines.joined(separator: [UInt8(ascii: "\n")])), kind)
    }

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
