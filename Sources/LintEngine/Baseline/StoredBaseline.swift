internal import JSONText
internal import RuleKit
internal import SourceText

/// A baseline with its file.
struct StoredBaseline: Sendable {
    private(set) var baseline: Baseline
    /// The path as messages show it: as the user wrote it, or relative to the root.
    let path: SourcePath
    /// The path of the file, absolute unless the user wrote it relative to the working folder.
    let file: SourcePath

    /// The maximum size: 64 MB.
    private static let limit = 64_000_000

    /// Reads the chosen baseline; nil if there is none.
    init?(_ choice: BaselineChoice, root: SourcePath) throws(LintError) {
        let name: [UInt8]
        switch choice {
        case .none: return nil
        case .ifThere(let named):
            path = named ?? SourcePath(Baseline.standardName)
            name = StoredBaseline.location(named, root: root)
            guard Disk.hasEntry(name) else { return nil }
        case .file(let named):
            path = named
            name = named.bytes
        }
        file = SourcePath(bytes: name)
        var bytes: [UInt8] = []
        do {
            bytes = try StoredBaseline.read(name)
        } catch {
            guard error.isMissing else { throw .unusableBaseline(path, nil, "cannot be read: \(error.text)") }
            throw .unusableBaseline(
                path, nil, "does not exist; create it with 'riblint baseline create', or check the spelling"
            )
        }
        if bytes.count > StoredBaseline.limit {
            throw .unusableBaseline(path, nil, "is larger than the limit of 64 MB")
        }
        do {
            baseline = try BaselineReader.read(bytes)
        } catch {
            throw .unusableBaseline(
                path,
                LineMap(bytes: bytes).position(of: min(error.offset, bytes.count)),
                error.message
            )
        }
    }

    /// With the ids that rules have now in place of former ones.
    func renamed(for catalog: [Rule]) -> StoredBaseline {
        let former = Dictionary(
            catalog.flatMap { rule in rule.allIDs.dropFirst().map { ($0, rule.id) } },
            uniquingKeysWith: { first, _ in first })
        if former.isEmpty { return self }
        var result = self
        result.baseline = baseline.renaming(former)
        return result
    }

    /// The absolute path of the baseline, whether or not the file exists.
    static func location(_ named: SourcePath?, root: SourcePath) -> [UInt8] {
        named?.bytes ?? root.bytes + (root.bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")])
            + Array(Baseline.standardName.utf8)
    }

    private static func read(_ file: [UInt8]) throws(Disk.Failure) -> [UInt8] {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: limit + 1, alignment: 16)
        defer { buffer.deallocate() }
        let count = try Disk.read(file, in: Disk.workingFolder, into: buffer)
        return Array(buffer[..<count])
    }
}
