internal import SourceText

/// The messages about objects that stay alive in a log: of the RIBs framework, of Apple's `leaks`, of
/// FBRetainCycleDetector and MLeaksFinder.
package struct LeakLog: Sendable {
    /// In the order of the log. A message that is repeated, as a system log repeats what a debugger also prints, is
    /// there once.
    package private(set) var messages: [LeakMessage] = []
    /// The number of lines that are not blank and belong to no message.
    package private(set) var otherLines = 0

    private var number = 0
    /// The message whose table of live objects is being read, by index.
    private var openTable: Int?
    private var tree: HeapTree?
    private var isReversed = false
    private var chain: ReferenceChain?

    /// Parses a log in any encoding that contains ASCII.
    package init(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { buffer in
            var start = 0
            while start < buffer.count {
                let end = buffer.index(of: UInt8(ascii: "\n"), from: start) ?? buffer.count
                number += 1
                let line = UnsafeBufferPointer(rebasing: buffer[start..<end])
                if isInBlock || LeakLog.isCandidate(line) {
                    read(String(decoding: line, as: UTF8.self))
                } else if line.contains(where: { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 }) {
                    otherLines += 1
                }
                start = end + 1
            }
        }
        endBlocks()
    }

    /// Whether the next line may belong to what was begun.
    private var isInBlock: Bool { openTable != nil || tree != nil || chain != nil }

    /// Whether a line contains the words of a message.
    private static func isCandidate(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        let raw = UnsafeRawBufferPointer(line)
        guard raw.count >= 4 else { return false }
        for index in 0...(raw.count - 4) {
            let words: StaticString
            switch raw.loadUnaligned(fromByteOffset: index, as: UInt32.self).littleEndian {
            case 0x2073_6168: words = "has leaked."
            case 0x6F6D_654D: words = "Memory Leak: ("
            case 0x6574_7441: words = "Attempt to "
            case 0x7362_7553: words = "Subscription immediately terminated"
            case 0x203E_2D22: return true  // `"-> `
            case 0x4546_4552: words = "REFERENCES TO THIS"
            default: continue
            }
            let found = raw[index..<min(index + words.utf8CodeUnitCount, raw.count)]
            if words.withUTF8Buffer({ found.elementsEqual($0) }) { return true }
        }
        return isHeapLine(line)
    }

    /// Whether a line begins as those of `leaks` do: with a number after spaces.
    private static func isHeapLine(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = line.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }) else { return false }
        let digits = line[start...].prefix { (0x30...0x39).contains($0) }.count
        let next = start + digits + 1
        return digits > 0 && next < line.count && line[next - 1] == 0x20 && (line[next] == 0x28 || line[next] == 0x3C)
    }

    // MARK: Lines

    private mutating func read(_ line: String) {
        var text = Substring(line)
        // One character in Swift is a carriage return with a line feed, which was removed.
        if text.unicodeScalars.last == "\r" { text = Substring(text.unicodeScalars.dropLast()) }
        // Crash reports contain the message as a JSON string.
        if text.start(of: "\\n") != nil || text.start(of: "\\\"") != nil {
            for part in LeakLog.unescaped(text) { readPart(part) }
        } else {
            readPart(text)
        }
    }

    private mutating func readPart(_ line: Substring) {
        if continueTable(line) || continueTree(line) || continueChain(line) { return }
        if let message = FrameworkMessages.message(in: line, number: number) {
            add(message)
            if message.kind == .leaked, let table = line.bounds(of: "NSMapTable {") {
                openTable = messages.firstIndex { $0.kind == .leaked && $0.object == message.object }
                _ = continueTable(line[table.upperBound...])
            }
            return
        }
        if line.start(of: "REFERENCES TO THIS") != nil { isReversed = true }
        if let first = HeapLine(line) {
            tree = HeapTree(first, line: number, isReversed: isReversed)
        } else if let first = ReferenceChain(line, number: number) {
            chain = first
        } else if !line.trimmed.isEmpty {
            otherLines += 1
        }
    }

    /// Reads `[0] 0x6000 -> <Home.HomeRouter: 0x7000>` and the like.
    private mutating func continueTable(_ line: Substring) -> Bool {
        guard let table = openTable else { return false }
        let text = line.trimmed
        if text.isEmpty { return true }
        if text.first == "}" {
            openTable = nil
            return true
        }
        guard text.first == "[", let arrow = text.bounds(of: " -> ") else {
            openTable = nil
            return false
        }
        if let name = ObjectName(describing: text[arrow.upperBound...]), !messages[table].alive.contains(name) {
            messages[table].alive.append(name)
        }
        return true
    }

    private mutating func continueTree(_ line: Substring) -> Bool {
        guard tree != nil else { return false }
        if let next = HeapLine(line), tree?.add(next) == true { return true }
        endBlocks()
        return false
    }

    private mutating func continueChain(_ line: Substring) -> Bool {
        guard chain != nil else { return false }
        if chain?.add(line) == true { return true }
        endBlocks()
        return false
    }

    private mutating func endBlocks() {
        if let tree { add(tree.message) }
        if let message = chain?.message { add(message) }
        (tree, chain) = (nil, nil)
    }

    private mutating func add(_ message: LeakMessage) {
        let isKnown = messages.contains {
            $0.kind == message.kind && $0.object == message.object && $0.parent == message.parent
                && $0.references == message.references
        }
        if !isKnown { messages.append(message) }
    }

    /// The lines of a JSON string.
    private static func unescaped(_ text: Substring) -> [Substring] {
        var lines: [Substring] = []
        var current = Substring()
        var isEscape = false
        for character in text {
            if isEscape {
                switch character {
                case "n":
                    lines.append(current)
                    current = Substring()
                case "t": current.append(" ")
                default: current.append(character)
                }
                isEscape = false
            } else if character == "\\" {
                isEscape = true
            } else {
                current.append(character)
            }
        }
        return lines + [current]
    }
}
