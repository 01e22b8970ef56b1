internal import ObjCOutline
public import SourceText
public import SwiftOutline

/// Turns bytes into `FileFacts`. Each worker has one, whose buffers and name table are reused for each file.
///
/// A class because it owns those buffers; never shared between threads. One file is read at a time, so its properties
/// are accessed without a check for that at run time.
public final class FileReader {
    @exclusivity(unchecked) private var tokenizer = Tokenizer()
    @exclusivity(unchecked) private var matcher = BracketMatcher()
    @exclusivity(unchecked) private var objectiveC = ObjCFrontEnd()
    private let buffer = TokenBuffer()
    private let room = OutlineBuffer()
    private let names: NameTable
    private let bodyPrefilter: BodyPrefilter
    private let rules: FileKindRules
    private let selectors: SwiftSelectors
    private let tests: DeclaredTests
    private let sought: SoughtNames
    /// The folders of the previous file and the kind that they imply: most files are in the same folders as the
    /// previous one.
    @exclusivity(unchecked) private var folders = (path: ArraySlice<UInt8>(), kind: FileFacts.Kind.source)

    /// - Parameter modules: what the manifests of the files' project declare.
    public init(_ libraryNames: LibraryNames, _ modules: DeclaredModules) {
        names = NameTable(sharing: libraryNames.names)
        bodyPrefilter = libraryNames.bodyPrefilter
        rules = libraryNames.fileKinds
        selectors = libraryNames.selectors
        tests = modules.tests
        sought = libraryNames.sought
    }

    /// First pass: declarations, and the bodies of those files that `BodyPrefilter` selects or that rules look into.
    ///
    /// - Parameter bytes: the file's bytes, followed in memory by 64 zero bytes.
    public func declarations(of path: SourcePath, bytes: UnsafeBufferPointer<UInt8>) -> FileFacts {
        let language = SourceLanguage(of: path) ?? .swift
        let kind = kind(of: path, bytes)
        let outline =
            if let dialect = language.dialect {
                outline(bytes, dialect, withBodies: false)
            } else {
                outline(bytes) {
                    if !sought.isNothing, sought.areIn(buffer, bytes, kind) { return .all }
                    // Other bodies are only ever requested of `source` files.
                    return .ofFiles(showing: kind == .source ? bodyPrefilter : BodyPrefilter())
                }
            }
        let directives = Directive.all(in: bytes, tokens: buffer, language: language)
        return FileFacts(path: path, kind: kind, language: language, outline: outline, directives: directives)
    }

    private func kind(of path: SourcePath, _ bytes: UnsafeBufferPointer<UInt8>) -> FileFacts.Kind {
        let folder = path.folder
        if !folder.hasBytes(of: folders.path) {
            let kind = FileFacts.Kind(ofFolders: folder)
            folders = (folder, kind == .source && tests.contain(folder) ? .test : kind)
        }
        let kind = FileFacts.Kind(of: path, in: folders.kind, bytes)
        // The configuration overrides the kinds that names and folders imply, but not those that the file's text
        // declares.
        guard kind == .source || kind == .test || kind == .vendored else { return kind }
        if let isDouble = rules.isDouble, isDouble(path) { return kind == .source ? .test : kind }
        if let isSource = rules.isSource, isSource(path) { return .source }
        return kind
    }

    /// Second pass: the outline with bodies; the other facts do not change.
    ///
    /// - Parameter bytes: the same bytes as in the first pass, followed in memory by 64 zero bytes.
    public func bodies(of path: SourcePath, in bytes: UnsafeBufferPointer<UInt8>) -> Outline {
        guard let dialect = SourceLanguage(of: path)?.dialect else { return outline(bytes) { .all } }
        return outline(bytes, dialect, withBodies: true)
    }

    private func outline(
        _ bytes: UnsafeBufferPointer<UInt8>, _ dialect: ObjCOutliner.Dialect, withBodies: Bool
    ) -> Outline {
        let file = objectiveC.outline(bytes, into: buffer, names: names, dialect: dialect, withBodies: withBodies)
        return ObjCAdapter.outline(
            file, bytes, in: room, names: names, selectors: selectors, withBodies: withBodies)
    }

    /// - Parameter bodies: asked once the tokens are known.
    private func outline(_ bytes: UnsafeBufferPointer<UInt8>, _ bodies: () -> Outliner.Bodies) -> Outline {
        tokenizer.tokenize(bytes, into: buffer)
        matcher.match(buffer, bytes: bytes)
        let bodies = bodies()
        // An empty buffer may have no address; nothing is read through the substitute.
        var nothing: UInt8 = 0
        return withUnsafePointer(to: &nothing) {
            Outliner.outline(buffer, bytes: bytes.baseAddress ?? $0, in: room, names: names, bodies: bodies)
        }
    }
}
