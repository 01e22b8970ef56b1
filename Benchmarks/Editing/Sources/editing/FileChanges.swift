import Foundation
import LintEngine
import Reporters
import SourceText

/// Files that come, go and move, and many that change together: the time of each kind of operation beside that of a
/// full run in the same round. The folder is left as it was.
struct FileChanges {
    let root: URL
    let engine: LintEngine
    let request: LintRequest
    let workspace: Workspace
    /// Whether each report must be byte-equal to that of a full run.
    let isChecked: Bool
    private var costs: [(kind: String, times: [Double])] = []

    init(_ root: URL, _ engine: LintEngine, _ request: LintRequest, _ workspace: Workspace, isChecked: Bool) {
        (self.root, self.engine, self.request, self.workspace) = (root, engine, request, workspace)
        self.isChecked = isChecked
    }

    /// - Parameters:
    ///   - paths: all files, relative to the root.
    ///   - count: the number of rounds.
    mutating func run(_ paths: [String], _ count: Int, _ edits: inout Edits) throws {
        for _ in 0..<count {
            let lint = try measure { try engine.lint(request).report }
            add("lint", lint.1.time)
            let again = try measure { try Workspace(engine, request) }
            add("opening", again.1.time)
            try change("scan without changes", scanning: []) {}
            let path = paths[edits.number(below: paths.count)]
            let (place, aside) = (root.appending(path: path), root.appending(path: path + ".aside"))
            let text = try String(contentsOf: place, encoding: .utf8)
            let new = path.replacing(".swift", with: "Copy.swift")
            let copy = text.replacing("class ", with: "class Copied").replacing("protocol ", with: "protocol Copied")
            try change("a file comes", scanning: [new]) {
                try copy.write(to: root.appending(path: new), atomically: true, encoding: .utf8)
            }
            try change("a file goes", scanning: [new]) {
                try FileManager.default.removeItem(at: root.appending(path: new))
            }
            let moved = path.replacing(".swift", with: "Moved.swift")
            try change("a file moves", scanning: [path, moved]) {
                try FileManager.default.moveItem(at: place, to: root.appending(path: moved))
            }
            try change("a file moves", scanning: [path, moved]) {
                try FileManager.default.moveItem(at: root.appending(path: moved), to: place)
            }
            try change("a file goes", scanning: [path]) { try FileManager.default.moveItem(at: place, to: aside) }
            try change("a file comes", scanning: [path]) { try FileManager.default.moveItem(at: aside, to: place) }
            let many = paths.indices.filter { $0 % (paths.count / min(3000, paths.count)) == 0 }.prefix(3000)
            let texts = try many.map { try Data(contentsOf: root.appending(path: paths[$0])) }
            try change("\(many.count) files change", scanning: nil) {
                for (file, text) in zip(many, texts) {
                    try (text + Data("\nfinal class Added\(file) {}\n".utf8)).write(
                        to: root.appending(path: paths[file]))
                }
            }
            try change("\(many.count) files change", scanning: nil) {
                for (file, text) in zip(many, texts) { try text.write(to: root.appending(path: paths[file])) }
            }
        }
    }

    /// - Parameter paths: what to apply; a scan of the folder if it is nil or empty.
    private mutating func change(_ kind: String, scanning paths: [String]?, _ change: () throws -> Void) throws {
        try change()
        let isScan = paths?.isEmpty ?? true
        let (_, cost) = try measure {
            if isScan {
                try workspace.rescan()
            } else {
                workspace.apply((paths ?? []).map { .disk(SourcePath($0)) })
            }
        }
        add(kind, cost.time)
        guard isChecked else { return }
        let fresh = Format.json.write(try engine.lint(request).report)
        guard fresh == Format.json.write(workspace.report) else {
            try Data(fresh).write(to: URL(filePath: "fresh.json"))
            try Data(Format.json.write(workspace.report)).write(to: URL(filePath: "kept.json"))
            print("\(kind) (\(paths ?? [])): the report is not that of a run; see fresh.json and kept.json")
            exit(1)
        }
    }

    private mutating func add(_ kind: String, _ time: Double) {
        if let index = costs.firstIndex(where: { $0.kind == kind }) {
            costs[index].times.append(time)
        } else {
            costs.append((kind, [time]))
        }
    }

    /// Prints the medians, and their ratios to that of a full run.
    func show() {
        func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }
        let lint = median(costs[0].times)
        for (kind, times) in costs {
            let time = median(times)
            print("\(kind): \(String(format: "%.1f ms, %.2f x lint", time, time / lint))")
        }
    }
}
