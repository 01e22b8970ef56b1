internal import RuleKit
internal import SourceText

/// The locations of sites: lines and columns in place of byte offsets.
///
/// Only files with findings are read again, each once. A file that changed since the analysis gets a notice instead of
/// locations.
///
/// Files and ranges are keys as plain integers: the first use of each other type as a key costs a search through all
/// conformances of the program.
struct LocationTable: Sendable {
    /// By index of the file.
    private let files: [Int: File]
    /// One for each file that changed.
    let notices: [Notice]

    private struct File: Sendable {
        /// Of the file, in a workspace: another one may get its number.
        let path: SourcePath
        /// The hash of the text that the locations refer to.
        let digest: UInt64
        /// By `key(of:)` of the range.
        var locations: [Int: Location] = [:]
        /// By the start of a primary site.
        var hashes: [Int: String] = [:]

        func holds(_ sites: [Site], _ primary: [Site]) -> Bool {
            sites.allSatisfy { locations[File.key(of: $0.range)] != nil }
                && primary.allSatisfy { hashes[Int($0.range.start)] != nil }
        }

        static func key(of range: ByteRange) -> Int { Int(range.start) << 32 | Int(range.end) }
    }

    /// - Parameters:
    ///   - sites: all sites to locate.
    ///   - primary: those that need a line hash.
    ///   - known: an earlier table, whose locations are reused for files that did not change.
    init(
        sites: [Site],
        primary: [Site],
        files: [Analysis.File],
        root: Int32,
        overlay: FileOverlay = .none,
        known: LocationTable? = nil,
        workers: Workers
    ) {
        let wanted = Dictionary(grouping: sites.filter { files.indices.contains($0.file.index) }, by: \.file.index)
        let hashed = Dictionary(grouping: primary, by: \.file.index)
        var table: [Int: File] = [:]
        for (id, sites) in wanted {
            guard let file = known?.files[id],
                file.path == files[id].path,
                file.digest == files[id].digest,
                file.holds(sites, hashed[id] ?? [])
            else { continue }
            table[id] = file
        }
        let ids = wanted.keys.filter { table[$0] == nil }.sorted()
        var readers = (0..<workers.count).map { _ in SourceReader(root: root, overlay: overlay) }
        let found = workers.map(count: ids.count, states: &readers) { reader, index -> File? in
            let file = files[ids[index]]
            guard let bytes = try? reader.read(file.path),
                bytes.count == file.byteCount,
                Digest.of(bytes) == file.digest
            else { return nil }
            return LocationTable.locations(
                wanted[ids[index]] ?? [], hashed[ids[index]] ?? [], of: LineMap(bytes: Array(bytes)), file)
        }
        var notices: [Notice] = []
        for (id, file) in zip(ids, found) {
            table[id] = file
            if file == nil { notices.append(.changed(files[id].path)) }
        }
        self.files = table
        self.notices = notices
    }

    subscript(site: Site) -> Location? { files[site.file.index]?.locations[File.key(of: site.range)] }

    /// The line hash of a primary site.
    func lineHash(of site: Site) -> String { files[site.file.index]?.hashes[Int(site.range.start)] ?? "" }

    private static func locations(
        _ sites: [Site],
        _ primary: [Site],
        of map: LineMap,
        _ analyzed: Analysis.File
    ) -> File {
        var file = File(path: analyzed.path, digest: analyzed.digest)
        // Excerpts share their lines, so a very long line is stored once for all its findings.
        var lines: [Int: [UInt8]] = [:]
        for site in sites where file.locations[File.key(of: site.range)] == nil {
            let start = map.position(of: Int(site.range.start))
            let end = map.position(of: Int(max(site.range.start, site.range.end)))
            let first = max(1, start.line - 2)
            let excerpt = (first...max(end.line, first)).map { number in
                let line = lines[number] ?? Array(map.bytes[map.range(ofLine: number)])
                lines[number] = line
                return line
            }
            file.locations[File.key(of: site.range)] = Location(
                path: analyzed.path,
                start: start,
                end: end,
                nextLine: end.line < map.lineCount ? map.position(ofLine: end.line + 1) : nil,
                excerpt: .init(firstLine: first, lines: excerpt)
            )
        }
        if !primary.isEmpty {
            let numbers = primary.map { map.line(of: Int($0.range.start)) }
            let hash = LineHash(bytes: map.bytes, lines: numbers)
            for (site, number) in zip(primary, numbers) { file.hashes[Int(site.range.start)] = hash[number] }
        }
        return file
    }
}
