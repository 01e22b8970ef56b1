internal import RIBModel
internal import RuleKit
internal import SourceText
internal import SwiftOutline

/// Reads the files of a project and builds its model: the engine's only use of the front end.
///
/// Reads the declarations of all files first. They determine which bodies are needed, and those files are read again. A
/// file's number is its index among the readable files, sorted by path bytes, so it does not depend on threads.
struct Analysis: Sendable {
    let project: Project
    /// By file number.
    let files: [File]
    let notices: [Notice]
    /// What the types of receivers in Objective-C come from.
    let types: ReceiverTypist.State

    /// An analyzed file.
    struct File: Sendable {
        let path: SourcePath
        let byteCount: Int
        let digest: UInt64
        let kind: FileFacts.Kind

        /// A number that no file has.
        static let vacant = File(path: SourcePath(bytes: []), byteCount: 0, digest: 0, kind: .source)

        var isVacant: Bool { path.bytes.isEmpty }
    }

    init(
        of paths: [SourcePath],
        root: Int32,
        overlay: FileOverlay = .none,
        modules: DeclaredModules = .none,
        models: LibraryModels = LibraryModels(),
        extent: BodyDemand.Extent = .analyzed,
        limits: ReachedLimits? = nil,
        clock: QueryClock? = nil,
        progress: Progress? = nil,
        timing: inout Timing,
        by workers: Workers
    ) {
        let wellKnownNames = WellKnownNames(models)
        var readers = (0..<workers.count).map { _ in Reader(root: root, overlay: overlay, wellKnownNames, modules) }
        let front = ReadAhead.Front()
        var firstReaders = readers.map { (reader: $0, ahead: ReadAhead(of: paths, root: root, front: front)) }
        let outcomes = workers.map(count: paths.count, states: &firstReaders) { worker, index in
            defer { progress?.advance() }
            if overlay.packed == nil { worker.ahead.pass(index) }
            return worker.reader.declarations(of: paths[index])
        }
        timing.end(.read)
        let (files, facts, found) = FileResult.gathered(outcomes)
        var notices = found
        // What is asked in parts may reach other limits than what is asked at once.
        var loader = ProjectLoader(
            files: facts, modules: modules, wellKnownNames: wellKnownNames,
            threads: limits == nil && clock == nil ? workers.threads : .alone)
        (loader.limits, loader.clock) = (limits, clock)
        let typist = ReceiverTypist(names: wellKnownNames.names, threads: workers.count)
        self.project = loader.project(
            extent,
            typing: { [files] questions in
                let reader = readers[0]
                return typist.types(questions) {
                    reader.contents(of: files[$0.index])
                } at: {
                    files[$0.index].path
                }
            }
        ) { wanted in
            timing.end(.model)
            defer { timing.end(.read) }
            let texts = wanted.names.map { Array(wellKnownNames.names.utf8($0)) + [0] }
            let outcomes = workers.map(count: wanted.files.count, states: &readers) { [files] reader, index in
                reader.bodies(of: files[wanted.files[index].index], mentioning: texts)
            }
            notices += outcomes.compactMap { $0.notice }
            return zip(wanted.files, outcomes).compactMap { file, outcome in
                outcome.outline.map { BodyDemand.Body(file: file, outline: $0) }
            }
        }
        timing.end(.model)
        self.files = files
        self.notices = notices
        types = typist.outcome
    }

    init(_ project: Project, files: [File], notices: [Notice], types: ReceiverTypist.State) {
        self.types = types
        self.project = project
        self.files = files
        self.notices = notices
    }

    /// The result of reading one file.
    struct FileResult: Sendable {
        var file: File?
        var facts: FileFacts?
        var notice: Notice?

        /// The readable files, their facts, and the notices of all files.
        static func gathered(_ outcomes: [FileResult]) -> (files: [File], facts: [FileFacts], notices: [Notice]) {
            var files: [File] = []
            var facts: [FileFacts] = []
            files.reserveCapacity(outcomes.count)
            facts.reserveCapacity(outcomes.count)
            for outcome in outcomes {
                guard let file = outcome.file, let found = outcome.facts else { continue }
                files.append(file)
                facts.append(found)
            }
            return (files, facts, outcomes.compactMap(\.notice))
        }
    }

    /// The result of reading a file's bodies.
    struct Reading: Sendable {
        var outline: Outline?
        var notice: Notice?
    }

    /// The state of one thread.
    struct Reader {
        private let source: SourceReader
        private let facts: FileReader

        init(
            root: Int32, overlay: FileOverlay, _ wellKnownNames: WellKnownNames, _ modules: DeclaredModules
        ) {
            source = SourceReader(root: root, overlay: overlay)
            facts = FileReader(wellKnownNames, modules)
        }

        /// - Parameter known: an earlier state of the file.
        /// - Returns: nil if the file is as it was.
        func declarations(of path: SourcePath, unless known: File?) -> FileResult? {
            if let known, let bytes = try? source.read(path), bytes.count == known.byteCount,
                Digest.of(bytes) == known.digest
            {
                return nil
            }
            return declarations(of: path)
        }

        func declarations(of path: SourcePath) -> FileResult {
            let bytes: UnsafeBufferPointer<UInt8>
            do {
                bytes = try source.read(path)
            } catch {
                return FileResult(notice: .notAnalyzed(path, error.reason))
            }
            if isUTF16OrUTF32(bytes) {
                return FileResult(notice: .notAnalyzed(path, "is in UTF-16 or UTF-32; save it as UTF-8"))
            }
            let found = facts.declarations(of: path, bytes: bytes)
            return FileResult(
                file: File(path: path, byteCount: bytes.count, digest: Digest.of(bytes), kind: found.kind),
                facts: found, notice: Reader.notice(of: found, bytes))
        }

        /// - Parameter texts: if there are any, only a file that contains one of them is read; each ends with a zero.
        func bodies(of file: File, mentioning texts: [[UInt8]] = []) -> Reading {
            guard let bytes = try? source.read(file.path),
                bytes.count == file.byteCount,
                Digest.of(bytes) == file.digest
            else {
                return Reading(notice: .changed(file.path))
            }
            guard texts.isEmpty || texts.contains(where: { bytes.index(of: $0, from: 0) != nil }) else {
                return Reading()
            }
            return Reading(outline: facts.bodies(of: file.path, in: bytes))
        }

        /// The bytes of a file; nil if it has changed.
        func contents(of file: File) -> [UInt8]? {
            guard let bytes = try? source.contents(of: file.path), bytes.count == file.byteCount,
                bytes.withUnsafeBufferPointer(Digest.of) == file.digest
            else { return nil }
            return bytes
        }

        /// One notice per file: the first problem, and the number of the others.
        private static func notice(of facts: FileFacts, _ bytes: UnsafeBufferPointer<UInt8>) -> Notice? {
            guard facts.kind.isReported, let first = facts.problems.first else { return nil }
            var line = 1
            for index in 0..<min(Int(first.offset), bytes.count) {
                let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
                if bytes[index] == 0x0A || (bytes[index] == 0x0D && !isPair) { line += 1 }
            }
            let more = facts.problems.count - 1
            let rest = more == 0 ? "" : " and \(more) more"
            return Notice(
                .parseError,
                path: facts.path,
                line: line,
                message: "syntax errors (\(first.kind.rawValue)\(rest)); analyzed partially"
            )
        }
    }
}

extension Notice {
    static func changed(_ path: SourcePath) -> Notice {
        .notAnalyzed(path, "changed while it was analyzed; run again")
    }
}
