public import SourceText

/// Tokens as readable text: a numbered line for each source line with tokens. Words, keywords and punctuation are
/// printed
/// as they are; other tokens follow their kind.
public struct TokenText {
    private let buffer: TokenBuffer
    private let bytes: [UInt8]
    private let lines: LineMap

    /// - Parameter buffer: the tokens of `bytes`.
    public static func write(_ buffer: TokenBuffer, _ bytes: [UInt8]) -> String {
        TokenText(buffer: buffer, bytes: bytes, lines: LineMap(bytes: bytes)).text()
    }

    private func text() -> String {
        var out = ""
        var line = 0
        for index in 0..<buffer.count - 1 {
            let current = lines.line(of: Int(buffer[index].start))
            if current != line {
                let number = String(current)
                out +=
                    (out.isEmpty ? "" : "\n") + String(repeating: " ", count: max(0, 3 - number.count)) + number + "  "
                line = current
            } else {
                out += " · "
            }
            out += description(index)
        }
        return out + (out.isEmpty ? "no tokens\n" : "\n") + ProblemText.write(buffer.problems, lines)
    }

    private func description(_ index: Int) -> String {
        let text = VisibleText.of(bytes[Int(buffer[index].start)..<Int(buffer.end(index))])
        guard let kind = kind(index) else { return text }
        return text.isEmpty ? kind : "\(kind) \(text)"
    }

    /// The kind, if it does not follow from the text.
    private func kind(_ index: Int) -> String? {
        let token = buffer[index]
        switch token.kind {
        case .word, .dollarWord:
            return bytes[Int(token.start)..<Int(buffer.end(index))].contains { $0 < 0x30 && $0 != 0x24 } ? "word" : nil
        case .backtickedWord: return "word"
        case .number: return "number"
        case .string: return "string"
        case .stringHead: return "head"
        case .stringMiddle: return "middle"
        case .stringTail: return "tail"
        case .regex: return "regex"
        case .operator, .ampersand:
            return token.isLeftBound == token.isRightBound ? "infix" : token.isLeftBound ? "postfix" : "prefix"
        case .postfixQuestion, .postfixBang: return "mark"
        case .infixQuestion: return "ternary"
        case .pound, .poundIf, .poundElseif, .poundElse, .poundEndif: return "pound"
        case .shebang: return "shebang"
        case .unknown, .backtick: return "unknown"
        default: return nil
        }
    }
}

/// Text on one line, with invisible characters escaped.
enum VisibleText {
    static func of(_ bytes: ArraySlice<UInt8>) -> String {
        var out = ""
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            switch scalar {
            case "\n": out += "⏎"
            case "\r": out += "␍"
            case "\t": out += "⇥"
            case "\0": out += "␀"
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out
    }
}

/// Syntax errors of a file, one on each line.
enum ProblemText {
    static func write(_ problems: [TokenBuffer.Problem], _ lines: LineMap) -> String {
        problems.map { problem in
            let position = lines.position(of: Int(problem.offset))
            return "! \(position.line):\(position.utf8) \(problem.kind.rawValue)\n"
        }.joined()
    }
}
