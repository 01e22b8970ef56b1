internal import CLibclang

/// Parses files with libclang. Used by one thread, since its index is.
final class Translator {
    private let library: Libclang
    private let index: UnsafeMutableRawPointer?

    /// Absolute, so that it is not looked for below the working folder. Neither exists.
    private static let preludeName = "/riblint/prelude.h"

    init(_ library: Libclang) {
        self.library = library
        index = library.table.createIndex(0, 0)
    }

    deinit { if let index { library.table.disposeIndex(index) } }

    /// The types of the receivers of the wanted sends, in order of offsets.
    func receivers(in source: ObjCSource, _ declared: DeclaredClasses) -> [ReceiverTyper.Found] {
        guard !source.wanted.isEmpty else { return [] }
        let prelude = Prelude(source, declared).text
        guard let first = parse(source, prelude: prelude) else { return [] }
        let missing = missingDeclarations(first)
        var unit = first
        // What was unknown is declared, since an expression with an unknown name is dropped.
        if !missing.isEmpty, let second = parse(source, prelude: prelude + missing) {
            library.table.disposeTranslationUnit(first)
            unit = second
        }
        defer { library.table.disposeTranslationUnit(unit) }
        let visit = Visit(library, source.wanted)
        _ = library.table.visitChildren(
            library.table.getTranslationUnitCursor(unit),
            { cursor, _, context in
                if cursor.kind == Int32(RibCursorMessage), let context {
                    Unmanaged<Visit>.fromOpaque(context).takeUnretainedValue().meet(cursor)
                }
                return Int32(RibVisitRecurse)
            }, Unmanaged.passUnretained(visit).toOpaque())
        return visit.found.sorted { $0.send < $1.send }
    }

    // MARK: Parsing

    private static let arguments = [
        "-target", "arm64-apple-ios15.0", "-nostdinc", "-w", "-ferror-limit=0", "-fblocks", "-fobjc-weak",
        // With ARC, a send of an unknown method is dropped.
        "-fno-objc-arc",
        // Later versions take these for errors, and drop what has one.
        "-Wno-implicit-function-declaration", "-Wno-error=int-conversion", "-Wno-error=incompatible-pointer-types",
        "-include", preludeName,
    ]

    private func parse(_ source: ObjCSource, prelude: String) -> UnsafeMutableRawPointer? {
        let words = ["-x", source.isObjectiveCPlusPlus ? "objective-c++" : "objective-c"] + Translator.arguments
        let name = source.isObjectiveCPlusPlus ? "/riblint/input.mm" : "/riblint/input.m"
        let texts = (words + [name, Translator.preludeName]).map { Array($0.utf8CString) }
        return withPointers(to: texts) { pointers in
            source.text.withUnsafeBytes { text in
                Array(prelude.utf8).withUnsafeBytes { prelude in
                    var files = [
                        RibUnsavedFile(
                            name: pointers[words.count], text: text.baseAddress?.assumingMemoryBound(to: CChar.self),
                            length: UInt(text.count)),
                        RibUnsavedFile(
                            name: pointers[words.count + 1],
                            text: prelude.baseAddress?.assumingMemoryBound(to: CChar.self),
                            length: UInt(prelude.count)),
                    ]
                    var unit: UnsafeMutableRawPointer?
                    let status = library.table.parseTranslationUnit2(
                        index, pointers[words.count], pointers, Int32(words.count), &files, 2,
                        UInt32(RibOptionKeepGoing), &unit)
                    return status == Int32(RibParsed) ? unit : nil
                }
            }
        }
    }

    private func withPointers<Result>(
        to texts: [[CChar]], _ body: ([UnsafePointer<CChar>?]) -> Result
    ) -> Result {
        let copies = texts.map { text in
            let copy = UnsafeMutablePointer<CChar>.allocate(capacity: text.count)
            copy.initialize(from: text, count: text.count)
            return copy
        }
        defer { for copy in copies { copy.deallocate() } }
        return body(copies.map { UnsafePointer($0) })
    }

    /// Declarations of the names that a parse did not know.
    private func missingDeclarations(_ unit: UnsafeMutableRawPointer) -> String {
        var declarations: [String: String] = [:]
        for number in 0..<library.table.getNumDiagnostics(unit) {
            guard let diagnostic = library.table.getDiagnostic(unit, number) else { continue }
            let text = library.text(library.table.getDiagnosticSpelling(diagnostic))
            library.table.disposeDiagnostic(diagnostic)
            let quoted = text.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
            guard quoted.count > 1, quoted[1].utf8.allSatisfy(\.isWord), let first = quoted[1].first, !first.isNumber
            else { continue }
            let name = String(quoted[1])
            switch quoted[0] {
            case "use of undeclared identifier ": declarations[name] = "extern NSObject *\(name);\n"
            case "unknown type name ": declarations[name] = "typedef NSInteger \(name);\n"
            default: continue
            }
        }
        return declarations.sorted { $0.key < $1.key }.map(\.value).joined()
    }
}

/// What a visit of the AST finds. A class, because the visitor gets a pointer to it.
private final class Visit {
    private let library: Libclang
    /// Those that are not found yet.
    private var wanted: [UInt32: UInt32]
    private(set) var found: [ReceiverTyper.Found] = []

    init(_ library: Libclang, _ wanted: [UInt32: UInt32]) {
        self.library = library
        self.wanted = wanted
    }

    func meet(_ message: RibCursor) {
        let place = library.table.getCursorLocation(message)
        guard library.table.Location_isFromMainFile(place) != 0 else { return }
        var offset: UInt32 = 0
        library.table.getFileLocation(place, nil, nil, nil, &offset)
        guard let send = wanted[offset] else { return }
        let type = library.table.getCanonicalType(library.table.Cursor_getReceiverType(message))
        guard let name = ReceiverSpelling(library.text(library.table.getTypeSpelling(type))).name else { return }
        wanted[offset] = nil
        found.append(.init(send: send, type: name))
    }
}

/// A type as libclang writes it: `UIViewController *`, `id<Closing>`, `__kindof NSArray<View *> *`.
struct ReceiverSpelling {
    /// The class, or the protocol if it is the only one; nil if that says nothing of an object, as `id` does not.
    let name: String?

    init(_ text: String) {
        let word = text.split(separator: " ").first { !ReceiverSpelling.qualifiers.contains(String($0)) } ?? ""
        let base = String(word.prefix { $0.utf8.allSatisfy(\.isWord) })
        switch base {
        case "id":
            let protocols = text.split(whereSeparator: { "<>".contains($0) }).dropFirst().first
            name = protocols.flatMap { $0.utf8.allSatisfy(\.isWord) ? String($0) : nil }
        case "", "NSObject", "Class", "void", "int", "instancetype": name = nil
        // Without a pointer it is the class itself that is sent to.
        default: name = text.hasSuffix("*") ? base : nil
        }
    }

    private static let qualifiers: Set<String> = [
        "const", "volatile", "__kindof", "__strong", "__weak", "__autoreleasing",
    ]
}

extension UInt8 {
    /// Whether it is part of a name in ASCII.
    var isWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
