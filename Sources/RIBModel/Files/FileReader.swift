public import SourceText
public import SwiftOutline

/// Turns bytes into `FileFacts`. One a worker: its buffers and its table of names are used again for each file.
///
/// A class because it owns those buffers; it is never shared between threads.
public final class FileReader {
    private var tokenizer = Tokenizer()
    private var matcher = BracketMatcher()
    private let buffer = TokenBuffer()
    private let room = OutlineBuffer()
    private let names: NameTable
    private let bodyPrefilter: BodyPrefilter
    private let isDouble: (@Sendable (SourcePath) -> Bool)?
    private let isSource: (@Sendable (SourcePath) -> Bool)?
    private let isExcluded: (@Sendable (SourcePath) -> Bool)?
    /// The folders of the file before, as most files are in the same, and what they say.
    private var folders = (path: ArraySlice<UInt8>(), kind: FileFacts.Kind.source)

    public init(_ wellKnownNames: WellKnownNames) {
        names = NameTable(sharing: wellKnownNames.names)
        bodyPrefilter = wellKnownNames.bodyPrefilter
        isDouble = wellKnownNames.models.project.isDouble
        isSource = wellKnownNames.models.project.isSource
        isExcluded = wellKnownNames.models.project.isExcluded
    }

    /// First pass: declarations, and bodies of those files that show by themselves that these will be asked for.
    ///
    /// - Parameter bytes: the file, followed in memory by 64 zero bytes.
    public func declarations(of path: SourcePath, bytes: UnsafeBufferPointer<UInt8>) -> FileFacts {
        var kind = kind(of: path, bytes)
        if kind == .source, let isExcluded, isExcluded(path) { kind = .generated }
        // Bodies are asked for of sources proper alone.
        let outline = outline(bytes, .ofFiles(showing: kind == .source ? bodyPrefilter : BodyPrefilter()))
        return FileFacts(
            path: path, kind: kind, outline: outline, directives: Directive.all(in: bytes, tokens: buffer))
    }

    private func kind(of path: SourcePath, _ bytes: UnsafeBufferPointer<UInt8>) -> FileFacts.Kind {
        let folder = path.folder
        if !folder.hasBytes(of: folders.path) { folders = (folder, FileFacts.Kind(ofFolders: folder)) }
        let kind = FileFacts.Kind(of: path, in: folders.kind, bytes)
        // Names and folders suggest tests and vendored code, and the configuration knows; what a file says of itself stays.
        guard kind == .source || kind == .test || kind == .vendored else { return kind }
        if let isDouble, isDouble(path) { return kind == .source ? .test : kind }
        if let isSource, isSource(path) { return .source }
        return kind
    }

    /// Second pass: the outline with bodies; nothing else of the facts changes.
    ///
    /// - Parameter bytes: the same bytes as in the first pass, followed in memory by 64 zero bytes.
    public func bodies(in bytes: UnsafeBufferPointer<UInt8>) -> Outline { outline(bytes, .all) }

    private func outline(_ bytes: UnsafeBufferPointer<UInt8>, _ bodies: Outliner.Bodies) -> Outline {
        tokenizer.tokenize(bytes, into: buffer)
        matcher.match(buffer, bytes: bytes)
        // An empty file may have no address at all; nothing is read from it then.
        var nothing: UInt8 = 0
        return withUnsafePointer(to: &nothing) {
            Outliner.outline(buffer, bytes: bytes.baseAddress ?? $0, in: room, names: names, bodies: bodies)
        }
    }
}
