internal import SourceText

/// The files of archives, which a run reads in place of those on disk.
struct PackedFiles: Sendable {
    private struct Place {
        let archive: Int
        let range: Range<Int>
    }

    /// In the order of the archives.
    let paths: [SourcePath]
    private let archives: [[UInt8]]
    private let places: [SourcePath: Place]

    /// Reads archives.
    ///
    /// - Parameter names: relative ones start at the working folder.
    /// - Throws: for the first one that cannot be used, or that has a file of an earlier one.
    init(_ names: [SourcePath]) throws(LintError) {
        var paths: [SourcePath] = []
        var archives: [[UInt8]] = []
        var places: [SourcePath: Place] = [:]
        for (number, name) in names.enumerated() {
            let bytes = try TarArchive.contents(of: name)
            let archive: TarArchive
            do { archive = try TarArchive(bytes) } catch {
                throw .unusableArchive(name, offset: error.offset, error.reason)
            }
            for file in archive.files {
                if let known = places.updateValue(Place(archive: number, range: file.range), forKey: file.path) {
                    throw .doubledFile(file.path, names[known.archive], name)
                }
                paths.append(file.path)
            }
            archives.append(bytes)
        }
        (self.paths, self.archives, self.places) = (paths, archives, places)
    }

    func contains(_ path: SourcePath) -> Bool { places[path] != nil }

    /// The bytes of a file; nil if no archive has it.
    subscript(path: SourcePath) -> ArraySlice<UInt8>? { places[path].map { archives[$0.archive][$0.range] } }
}

extension TarArchive {
    /// The bytes of an archive, or of a file to pack.
    static func contents(of path: SourcePath) throws(LintError) -> [UInt8] {
        let bytes: [UInt8]
        do { bytes = try Disk.contents(of: path.bytes, limit: limit) } catch {
            throw error.isMissing ? .missingPaths([path]) : .unreadable(path, error.text)
        }
        if bytes.count > limit { throw .unreadable(path, "it is over the limit of 1 GB") }
        return bytes
    }
}

extension LintRequest {
    /// Reads the archives and names their files. What is not in them is not read then.
    ///
    /// - Returns: nil if there are no archives.
    mutating func unpack() throws(LintError) -> PackedFiles? {
        if archives.isEmpty { return nil }
        let packed = try PackedFiles(archives)
        (paths, namesNothing, readsOnlyPaths) = (packed.paths, packed.paths.isEmpty, true)
        root = root ?? SourcePath(".")
        return packed
    }
}
