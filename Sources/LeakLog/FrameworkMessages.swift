/// The messages of the RIBs framework, as `assertionFailure` and `fatalError` print them, whatever precedes them on the
/// line.
enum FrameworkMessages {
    /// The message of a line; nil if there is none.
    static func message(in line: Substring, number: Int) -> LeakMessage? {
        if let end = line.start(of: " appearance has leaked.") {
            return object(before: end, in: line).map { LeakMessage(line: number, kind: .viewAppeared, object: $0) }
        }
        if let end = line.start(of: "> has leaked.") ?? line.start(of: "> apparently has leaked.") {
            return leaked(line[..<end]).map { LeakMessage(line: number, kind: .leaked, object: $0) }
        }
        if let child = line.between("Attempt to attach child: ", ", which is already attached to "),
            let parent = line.bounds(of: ", which is already attached to "), let object = ObjectName(describing: child)
        {
            return LeakMessage(
                line: number, kind: .attachedTwice, object: object,
                parent: ObjectName(describing: sentence(line[parent.upperBound...])))
        }
        for end in [" is inactive", " is stopped"] {
            if let name = line.between("Subscription immediately terminated, since ", end) {
                return ObjectName(describing: name).map { LeakMessage(line: number, kind: .boundTooEarly, object: $0) }
            }
        }
        // The framework's own spelling, and the correct one.
        for end in [" before it is comitted", " before it is committed"] {
            if let name = line.between("Attempt to subscribe to ", end) {
                return ObjectName(describing: name).map { LeakMessage(line: number, kind: .notCommitted, object: $0) }
            }
        }
        return nil
    }

    /// The object of `<Home.HomeInteractor: 4`, which begins at the last `<` that is not within the name.
    private static func leaked(_ text: Substring) -> ObjectName? {
        guard let colon = text.lastIndex(of: ":") else { return nil }
        // The number after the colon is the hash of the object.
        let hash = text[text.index(after: colon)...].trimmed
        guard !hash.isEmpty, hash.allSatisfy({ $0.isNumber || $0 == "-" }) else { return nil }
        let before = text[..<colon]
        if before.last == ">", let start = opening(of: before) {
            // `<<Home.HomeViewController: 0x1>: -118>`, or a generic class.
            let isObject = before[before.index(after: start)...].start(of: ": 0x") != nil
            if isObject { return ObjectName(describing: before[start...]) }
        }
        return opening(of: before, unclosed: 1).flatMap { ObjectName(describing: before[before.index(after: $0)...]) }
    }

    /// The bracket that the last character of a text closes.
    ///
    /// - Parameter unclosed: 1 for the bracket that no character of the text closes.
    private static func opening(of text: Substring, unclosed: Int = 0) -> Substring.Index? {
        var depth = unclosed
        var index = text.endIndex
        while index > text.startIndex {
            index = text.index(before: index)
            switch text[index] {
            case ">": depth += 1
            case "<":
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
        }
        return nil
    }

    /// The object that a message begins with.
    private static func object(before end: Substring.Index, in line: Substring) -> ObjectName? {
        let text = line[..<end]
        if text.last == ">", let start = opening(of: text) {
            let isObject = text[start...].start(of: ": 0x") != nil
            if isObject { return ObjectName(describing: text[start...]) }
        }
        // A class that does not print its address: the last word.
        let start = text.lastIndex(of: " ").map(text.index(after:)) ?? text.startIndex
        return ObjectName(describing: text[start...])
    }

    /// The text up to the end of its sentence: what follows is the place of the assertion.
    private static func sentence(_ text: Substring) -> Substring {
        for end in [".: file ", ". ", ": file ", "\""] { if let start = text.start(of: end) { return text[..<start] } }
        return text.last == "." ? text.dropLast() : text
    }
}
