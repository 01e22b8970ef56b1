import RuleKit
import SourceText

/// The places that a page shows, each once, with the lines of source for them.
struct HTMLPlaces {
    /// Four numbers for a place: file, line, first column, and the length. Columns are UTF-16 units from 1; the length
    /// is 0 if the end is on another line.
    private var places: [Int] = []
    /// By file and range, the number of a place.
    private var numbers: [Int: Int] = [:]
    private var paths: [SourcePath] = []
    private var files: [SourcePath: Int] = [:]
    private var last: (path: SourcePath, file: Int)?
    /// By file and line.
    private var lines: [Int: Line] = [:]

    /// A line of source.
    private struct Line {
        let bytes: [UInt8]
        var use: Use
    }

    /// What a line is shown for, the most important last.
    enum Use: Int, Comparable {
        /// The line before or after a place of a child that closes, or of any other place.
        case contextOfClosing, context
        /// A place of a child that closes.
        case closing
        /// Any other place.
        case needed

        static func < (left: Use, right: Use) -> Bool { left.rawValue < right.rawValue }
    }

    /// A line of source is cut after so many characters.
    private static let mostColumns = 200

    /// The number of a place.
    ///
    /// - Parameter use: what its line is shown for; nil if it is not shown.
    mutating func number(of location: Location, _ use: Use?) -> Int {
        let file = file(location.path)
        let line = location.start.line
        let start = location.start.utf16
        let length = location.end.line == line ? max(location.end.utf16, start) &- start : 0
        if let use { addLine(line, of: location, file, use) }
        let key = HTMLPlaces.key(file, line, start, length)
        if let number = numbers[key], isPlace(number, file, line, start, length) { return number }
        let number = places.count / 4
        numbers[key] = number
        places.append(file)
        places.append(line)
        places.append(start)
        places.append(length)
        return number
    }

    private func isPlace(_ number: Int, _ file: Int, _ line: Int, _ start: Int, _ length: Int) -> Bool {
        places[number * 4] == file && places[number * 4 + 1] == line && places[number * 4 + 2] == start
            && places[number * 4 + 3] == length
    }

    /// Equal for equal places, and rarely for others.
    private static func key(_ file: Int, _ line: Int, _ start: Int, _ length: Int) -> Int {
        ((file &* 0x10_0001 &+ line) &* 0x1001 &+ start) &* 0x1001 &+ length
    }

    private mutating func file(_ path: SourcePath) -> Int {
        if let last, last.path == path { return last.file }
        let file = files[path] ?? paths.count
        if file == paths.count {
            files[path] = file
            paths.append(path)
        }
        last = (path, file)
        return file
    }

    private mutating func addLine(_ number: Int, of location: Location, _ file: Int, _ use: Use) {
        let excerpt = location.excerpt
        let index = number &- excerpt.firstLine
        guard number > 0, excerpt.lines.indices.contains(index) else { return }
        let key = file << 32 | number
        if let line = lines[key], line.use >= use { return }
        add(excerpt.lines[index], key, use)
        for other in [index - 1, index + 1] where excerpt.lines.indices.contains(other) {
            add(excerpt.lines[other], key + other - index, use == .needed ? .context : .contextOfClosing)
        }
    }

    private mutating func add(_ bytes: [UInt8], _ key: Int, _ use: Use) {
        if let line = lines[key], line.use >= use { return }
        lines[key] = Line(bytes: bytes, use: use)
    }

    /// The bytes of all lines with a use, as far as they are shown.
    func size(from use: Use) -> Int {
        lines.values.reduce(0) { $1.use >= use ? $0 + min($1.bytes.count, HTMLPlaces.mostColumns) + 4 : $0 }
    }

    // MARK: Output

    /// The places, the files in the order of their paths, and the lines of each file.
    ///
    /// - Parameter use: the least use for which a line is written.
    func write(from use: Use) -> (places: PackedJSON, files: PackedJSON, lines: PackedJSON) {
        let order = paths.indices.sorted { paths[$0] < paths[$1] }
        var positions = Array(repeating: 0, count: order.count)
        for (position, file) in order.enumerated() { positions[file] = position }
        var result = (places: PackedJSON(), files: PackedJSON(), lines: PackedJSON())
        result.places.list { json in
            var last = 0
            for index in stride(from: 0, to: places.count, by: 4) {
                let file = positions[places[index]]
                json.number(file - last)
                last = file
                for number in places[(index + 1)..<(index + 4)] { json.number(max(number, 0)) }
            }
        }
        result.files.frontCoded(order.map { paths[$0].display })
        let keys = lines.filter { $0.value.use >= use }.keys.sorted()
        var byFile: [[Int]] = Array(repeating: [], count: paths.count)
        for key in keys { byFile[key >> 32].append(key) }
        result.lines.list { json in
            for file in order { write(byFile[file], to: &json) }
        }
        return result
    }

    /// Writes the lines of a file: for each run of lines, the number of the first one and a list of texts.
    private func write(_ keys: [Int], to json: inout PackedJSON) {
        json.list { json in
            var rest = keys[...]
            while let first = rest.first {
                let run = zip(rest, first...).prefix { $0 == $1 }.map(\.0)
                rest = rest.dropFirst(run.count)
                json.number(first & 0xFFFF_FFFF)
                json.strings(run.map { HTMLPlaces.shown(lines[$0]?.bytes ?? [], isFirst: $0 & 0xFFFF_FFFF == 1) })
            }
        }
    }

    /// A line as text, without a byte order mark, cut if it is long. A letter in place of the spaces at its start says
    /// how many they are: `A` for none.
    private static func shown(_ line: [UInt8], isFirst: Bool) -> String {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let bytes = isFirst && line.starts(with: mark) ? line.dropFirst(mark.count) : line[...]
        let spaces = min(bytes.prefix { $0 == UInt8(ascii: " ") }.count, 57)
        let letter = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(spaces)))
        let rest = bytes.dropFirst(spaces)
        if bytes.count <= mostColumns { return letter + repairedText(rest) }
        let text = repairedText(rest.prefix(mostColumns * 8))
        let scalars = text.unicodeScalars.prefix(mostColumns - spaces)
        return scalars.endIndex == text.endIndex && rest.count <= mostColumns * 8
            ? letter + text : letter + String(Substring(scalars)) + "…"
    }
}
