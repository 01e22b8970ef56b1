import SwiftParser
import SwiftSyntax

struct FileReport {
    var output: [UInt8] = []
    var bytes = 0
    var rows = 0
    var hasError = false
    var unreadable = false
}

/// Builds tab-separated lines as bytes.
struct Rows {
    var bytes: [UInt8] = []
    var count = 0

    mutating func add(_ fields: String...) {
        for (index, field) in fields.enumerated() {
            if index > 0 { bytes.append(9) }
            bytes.append(contentsOf: field.isEmpty ? "-".utf8 : field.utf8)
        }
        bytes.append(10)
        count += 1
    }

    mutating func add(offset: Int, length: Int, kind: StaticString, flags: String) {
        bytes.append(contentsOf: String(offset).utf8)
        bytes.append(9)
        bytes.append(contentsOf: String(length).utf8)
        bytes.append(9)
        kind.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(9)
        bytes.append(contentsOf: flags.isEmpty ? "-".utf8 : flags.utf8)
    }

    mutating func endLine() {
        bytes.append(10)
        count += 1
    }
}

func report(on path: String, options: Options) -> FileReport {
    var result = FileReport()
    guard let source = readFile(path) else {
        result.unreadable = true
        result.output = Array("#file\t\(path)\tunreadable\n".utf8)
        return result
    }
    result.bytes = source.count
    source.withUnsafeBufferPointer { buffer in
        let tree = Parser.parse(source: buffer)
        result.hasError = tree.hasError
        if options.skipErrors && tree.hasError { return }
        var rows = Rows()
        switch options.mode {
        case .tokens, .canonical:
            let collector = TokenCollector(source: buffer)
            collector.walk(tree)
            if options.mode == .canonical {
                let merged = canonical(collector.tokens, source: buffer, wholeStrings: options.wholeStrings)
                for token in merged {
                    rows.add(offset: token.offset, length: token.length, kind: token.kind.name, flags: token.flags)
                    if options.text { appendText(token.offset, token.length, of: buffer, to: &rows) }
                    rows.endLine()
                }
            } else {
                for token in collector.tokens {
                    rows.add(offset: token.offset, length: token.length, kind: token.kind.name, flags: token.flags)
                    if options.text { appendText(token.offset, token.length, of: buffer, to: &rows) }
                    rows.endLine()
                }
            }
        case .extract:
            let collector = SnippetCollector(path: path, folder: options.extractFolder)
            collector.walk(tree)
            rows = collector.rows
        case .decls:
            let collector = DeclCollector(source: buffer)
            collector.walk(tree)
            rows = collector.rows
        case .bodies:
            let collector = BodyCollector(viewMode: .sourceAccurate)
            collector.walk(tree)
            rows = collector.rows
        case .calls:
            let collector = CallCollector(source: buffer)
            collector.walk(tree)
            rows = collector.rows
        }
        result.rows = rows.count
        result.output = Array(
            "#file\t\(path)\tbytes=\(source.count)\trows=\(rows.count)\terror=\(tree.hasError ? 1 : 0)\n".utf8)
        result.output.append(contentsOf: rows.bytes)
    }
    return result
}

/// The token's text as a fifth column: newlines, tabs and backslashes escaped.
func appendText(_ offset: Int, _ length: Int, of source: UnsafeBufferPointer<UInt8>, to rows: inout Rows) {
    rows.bytes.append(9)
    for byte in source[offset..<offset + length] {
        switch byte {
        case 9: rows.bytes.append(contentsOf: "\\t".utf8)
        case 10: rows.bytes.append(contentsOf: "\\n".utf8)
        case 13: rows.bytes.append(contentsOf: "\\r".utf8)
        case 92: rows.bytes.append(contentsOf: "\\\\".utf8)
        default: rows.bytes.append(byte)
        }
    }
}
