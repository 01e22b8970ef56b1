/// The text of a manifest as words, string literals and punctuation: as much of Swift and Starlark as it takes to find
/// calls and the literals that they pass.
struct ManifestText {
    enum Token: Equatable {
        case word(String)
        /// A string literal; nil for one whose text is computed or has escapes.
        case text(String?)
        case mark(UInt8)
    }

    enum Language { case swift, starlark }

    /// What a call passes.
    package struct Argument {
        let label: String?
        let value: Range<Int>
    }

    private(set) var tokens: [Token] = []
    /// By token that opens a bracket, the token that closes it; the end if none does.
    private var closing: [Int: Int] = [:]
    private let language: Language

    /// Total: any bytes are some text.
    init(_ bytes: [UInt8], _ language: Language) {
        self.language = language
        var reader = ManifestReader(bytes, language)
        var open: [Int] = []
        while let token = reader.next() {
            switch token {
            case .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "[")), .mark(UInt8(ascii: "{")): open.append(tokens.count)
            case .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "]")), .mark(UInt8(ascii: "}")):
                if let last = open.popLast() { closing[last] = tokens.count }
            default: break
            }
            tokens.append(token)
        }
        for bracket in open { closing[bracket] = tokens.count }
    }

    /// The arguments of the call that a word begins; nil if the word is not called.
    func call(at word: Int) -> (name: String, arguments: [Argument], end: Int)? {
        guard case .word(let name) = tokens[word], isMark("(", word + 1) else { return nil }
        let end = closing[word + 1] ?? tokens.count
        return (name, parts(of: word + 2..<max(end, word + 2)).map(argument), end)
    }

    /// The string literals that a value consists of: one, a list, a `glob` of a list, or a sum of lists. Nil if it
    /// consists of anything else.
    func texts(_ value: Range<Int>) -> [String]? { texts(value, depth: 0) }

    private func texts(_ value: Range<Int>, depth: Int) -> [String]? {
        guard depth < 8 else { return nil }
        var result: [String] = []
        var index = value.lowerBound
        var isOperand = true
        while index < value.upperBound {
            if !isOperand {
                guard isMark("+", index) else { return nil }
                (index, isOperand) = (index + 1, true)
                continue
            }
            if isMark(".", index) { index += 1 }
            guard index < value.upperBound else { return nil }
            switch tokens[index] {
            case .text(let text?) where value.count == 1: return [text]
            case .mark(UInt8(ascii: "[")):
                let end = closing[index] ?? value.upperBound
                for part in parts(of: index + 1..<max(end, index + 1)) {
                    guard let texts = texts(part, depth: depth + 1) else { return nil }
                    result += texts
                }
                index = end
            case .word("glob"):
                guard let call = call(at: index),
                    let included = call.arguments.first(where: { $0.label == nil || $0.label == "include" }),
                    let texts = texts(included.value, depth: depth + 1)
                else { return nil }
                result += texts
                index = call.end
            default: return nil
            }
            (index, isOperand) = (index + 1, false)
        }
        return result
    }

    /// The string literal that a value is.
    func text(_ value: Range<Int>) -> String? {
        guard value.count == 1, case .text(let text) = tokens[value.lowerBound] else { return nil }
        return text
    }

    /// The name of the member that a value is: `.name` or `Type.name`.
    func member(_ value: Range<Int>) -> String? {
        guard value.count > 1, case .word(let name) = tokens[value.upperBound - 1], isMark(".", value.upperBound - 2)
        else { return nil }
        return name
    }

    /// What commas separate.
    private func parts(of range: Range<Int>) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var (start, index) = (range.lowerBound, range.lowerBound)
        while index < range.upperBound {
            if isMark(",", index) {
                result.append(start..<index)
                start = index + 1
            }
            index = max(closing[index] ?? index, index) + 1
        }
        if start < range.upperBound { result.append(start..<range.upperBound) }
        return result
    }

    private func argument(_ part: Range<Int>) -> Argument {
        guard part.count > 1, case .word(let label) = tokens[part.lowerBound],
            isMark(language == .swift ? ":" : "=", part.lowerBound + 1)
        else { return Argument(label: nil, value: part) }
        return Argument(label: label, value: part.lowerBound + 2..<part.upperBound)
    }

    private func isMark(_ mark: Unicode.Scalar, _ index: Int) -> Bool {
        index < tokens.count && tokens[index] == .mark(UInt8(ascii: mark))
    }
}
