import RuleKit
import SourceText
import Synchronization
import Testing

@testable import LintEngine

/// Read-ahead of files.
@Suite struct ReadAheadTests {
    @Test(arguments: [1, 2, 8])
    func frontHandsOutEachFileOnce(_ threads: Int) {
        let front = ReadAhead.Front()
        let taken = Workers.employ(threads) { workers in
            workers.map(count: 1000) { file in
                var taken: [Int] = []
                while let next = front.take(in: (file + 1)..<min(file + 11, 1000)) { taken.append(next) }
                return taken
            }
        }
        let all = taken.flatMap { $0 }
        #expect(Set(all).count == all.count)
        #expect(zip(taken, 0...).allSatisfy { files, file in files.allSatisfy { $0 > file && $0 <= file + 10 } })
        // No reader requests files beyond those that all readers have passed; a single thread passes all.
        if threads == 1 { #expect(all == Array(1..<1000)) }
    }

    /// The number of checks that a reader has made.
    private final class Looks: Sendable {
        private let count = Atomic<Int>(0)

        func next() -> Int { count.wrappingAdd(1, ordering: .relaxed).oldValue }
    }

    /// How far a reader has requested files after passing some. `blocks` is the number of fetched blocks before each
    /// check.
    private func asked(of count: Int, passed: Int, _ blocks: @escaping @Sendable (Int) -> Int) -> Int? {
        let front = ReadAhead.Front()
        let looks = Looks()
        let paths = Array(repeating: SourcePath("none.swift"), count: count)
        var ahead = ReadAhead(of: paths, root: -1, front: front) { blocks(looks.next()) }
        for file in 0..<passed { ahead.pass(file) }
        return front.take(in: 0..<Int.max)
    }

    @Test func requestsNothingUntilDiskAccess() {
        let interval = ReadAhead.interval
        #expect(asked(of: 1000, passed: 1000) { _ in 0 } == 0)
        #expect(asked(of: 1000, passed: interval) { $0 } == 0)
        #expect(asked(of: 1000, passed: interval + 1) { $0 } == interval + 1 + ReadAhead.distance)
        // The second check found no disk access: the files from there on are in memory.
        #expect(asked(of: 1000, passed: 1000) { min($0, 1) } == 2 * interval + ReadAhead.distance)
    }

    @Test(arguments: [1, ReadAhead.interval + 1, ReadAhead.interval + 2, ReadAhead.distance])
    func requestsNoMoreThanAllFiles(_ count: Int) {
        // The first check that detects a disk comes after the first files, and requests only files after them.
        #expect(asked(of: count, passed: count) { $0 } == (count > ReadAhead.interval + 1 ? count : 0))
    }

    /// Findings are the same with and without disk access.
    @Test func readsFilesFromDiskLikeFromMemory() throws {
        var files: [String: String] = [:]
        for number in 0..<300 {
            files["\(number).swift"] = "import RIBs\nfinal class I\(number): Interactor { func f() {} }\n"
        }
        let tree = TemporaryTree(files)
        let rule = Rule.sample("each") { project in
            project.files.enumerated().flatMap { number, file in
                file.outline.declarations.filter { $0.kind == .function }.map {
                    Finding(at: Site(FileID(number), $0.nameRange), "It is one.", help: "Leave it.", symbol: "f")
                }
            }
        }
        let engine = LintEngine(catalog: [rule], toolVersion: "1")
        let inMemory = try engine.lint(LintRequest(paths: [tree.path("")])).report
        for number in 0..<300 {
            tree.leaveMemory("\(number).swift")
        }
        let onDisk = try engine.lint(LintRequest(paths: [tree.path("")])).report
        #expect(onDisk.diagnostics.count == 300)
        #expect(inMemory.diagnostics.map(\.location.path) == onDisk.diagnostics.map(\.location.path))
        #expect(inMemory.notices == onDisk.notices)
    }
}
