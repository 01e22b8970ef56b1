/// A line of Apple's `leaks`: an object of the heap, below the object that refers to it, or, in a tree of references to
/// an object, below the object that it refers to.
struct HeapLine {
    /// The number of characters before the text.
    let indent: Int
    let object: ObjectName
    /// The property that the reference is in; nil if it is not given.
    let field: String?
    /// Whether the line closes a cycle.
    let isCycleBack: Bool

    /// Parses `1 (48 bytes) router --> CYCLE BACK TO <Home.HomeRouter 0x6000> [48]`,
    /// `2 <Home.HomeInteractor 0x6000> [64]  +16: __strong router`, `Region __DATA … 'static Home.shared'`.
    ///
    /// - Returns: nil for any other line.
    init?(_ line: Substring) {
        indent = line.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
        var text = line.trimmed
        if text.hasPrefix("Region "), let name = text.between("'static ", "'") {
            guard let dot = name.lastIndex(of: "."), let owner = ObjectName(describing: name[..<dot]) else {
                return nil
            }
            (object, field, isCycleBack) = (owner, String(name[name.index(after: dot)...]), false)
            return
        }
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        text = text.dropFirst(digits.count).trimmed
        if text.first == "(", let end = text.firstIndex(of: ")") { text = text[text.index(after: end)...].trimmed }
        var before: Substring?
        if let arrow = text.bounds(of: " --> ") {
            before = text[..<arrow.lowerBound]
            text = text[arrow.upperBound...]
        }
        let isBack = text.hasPrefix("CYCLE BACK TO ")
        guard !digits.isEmpty || isBack || before != nil else { return nil }
        for mark in ["CYCLE BACK TO ", "ROOT CYCLE: ", "ROOT LEAK: "] where text.hasPrefix(mark) {
            text = text.dropFirst(mark.count)
        }
        guard text.first == "<", let end = text.start(of: ">"), text[..<end].start(of: " 0x") != nil,
            let object = ObjectName(describing: text)
        else { return nil }
        self.object = object
        isCycleBack = isBack
        field = before.flatMap(HeapLine.field) ?? HeapLine.offsetField(text[end...])
    }

    /// The property of `__strong router`, or of `router`.
    private static func field(_ text: Substring) -> String? {
        let word = text.split(separator: " ").last.map(String.init)
        return word.flatMap { $0.hasPrefix("_") && $0.count > 1 && !$0.hasPrefix("__") ? String($0.dropFirst()) : $0 }
    }

    /// The property of `+16: __strong router`.
    private static func offsetField(_ text: Substring) -> String? {
        guard let strong = text.bounds(of: ": __strong ") else { return nil }
        let word = text[strong.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return word.isEmpty ? nil : field(word)
    }
}

/// The lines of one tree of `leaks`, which become a message.
struct HeapTree {
    /// The number of its first line.
    let line: Int
    /// Whether objects refer to those above them, not to those below.
    let isReversed: Bool
    private let root: ObjectName
    /// The lines from the root to the last one.
    private var above: [HeapLine]
    private var references: [LeakMessage.Reference] = []

    init(_ first: HeapLine, line: Int, isReversed: Bool) {
        (self.line, self.isReversed, root, above) = (line, isReversed, first.object, [first])
    }

    /// Adds the next line.
    ///
    /// - Returns: whether it belongs to this tree.
    mutating func add(_ line: HeapLine) -> Bool {
        while let last = above.last, last.indent >= line.indent { above.removeLast() }
        guard let parent = above.last else { return false }
        let (holder, held) = isReversed ? (line.object, parent.object) : (parent.object, line.object)
        references.append(LeakMessage.Reference(holder: holder, field: line.field, held: held))
        if !line.isCycleBack { above.append(line) }
        return true
    }

    var message: LeakMessage {
        LeakMessage(line: line, kind: .referenced, object: root, references: references)
    }
}
