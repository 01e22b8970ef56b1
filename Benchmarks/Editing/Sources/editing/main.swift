import Foundation
import LintEngine
import RIBRules
import Reporters
import RuleKit
import SourceText

// Opens a project, edits its files one at a time, and measures how long each new report takes. With --check, each
// report must be byte-equal to that of a full run over the same files, so the files in the folder are edited as well.
// `Benchmarks/editing.py` generates an app and runs this program.

let words = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") }
guard let folder = words.first else {
    print("usage: editing FOLDER [EDITS] [SEED] [--check] [--explain] [--statements | --types | --files]")
    exit(2)
}
let count = words.dropFirst().first.flatMap { Int($0) } ?? 200
let seed = words.dropFirst(2).first.flatMap { UInt64($0) } ?? 1
let scope: Edits.Scope =
    CommandLine.arguments.contains("--statements")
    ? .statements : CommandLine.arguments.contains("--types") ? .types : .anything
let isChecked = CommandLine.arguments.contains("--check")
let isExplained = CommandLine.arguments.contains("--explain")

/// What something takes, in milliseconds.
struct Cost {
    let time: Double
    /// Processor time of all threads, which depends less on what else the machine does.
    let processor: Double
}

func measure<Value>(_ body: () throws -> Value) rethrows -> (Value, Cost) {
    let (start, used) = (ContinuousClock.now, clock())
    let value = try body()
    let processor = Double(clock() - used) / Double(CLOCKS_PER_SEC) * 1000
    return (value, Cost(time: (ContinuousClock.now - start) / .milliseconds(1), processor: processor))
}

let engine = LintEngine(catalog: catalog, toolVersion: "editing")
let request = LintRequest(paths: [SourcePath(folder)])
let root = URL(filePath: folder)
let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }.sorted()
var texts = try paths.map { [UInt8](try Data(contentsOf: root.appending(path: $0))) }
let originals = texts
var edits = Edits(
    seed: seed, pool: texts.prefix(40).flatMap { $0.split(separator: UInt8(ascii: "\n")).map(Array.init) })

func written(_ report: Report) -> [UInt8] { Format.json.write(report) }

let (workspace, opening) = try measure { try Workspace(engine, request) }
print(
    "opened in \(Int(opening.time)) ms: \(workspace.report.summary.files) files, \(workspace.report.summary.ribs) RIBs")
var costs: [Cost] = []
var whole: [Cost] = []
var explanation = Explanation()

/// The files that the next edit changes, with their new texts, and a description of the edit.
@MainActor func nextEdit() -> (changes: [(file: Int, text: [UInt8])], kind: String) {
    let file = edits.number(below: paths.count)
    // Restores all files from time to time. Otherwise, edits accumulate until most files are syntactically invalid.
    if edits.number(below: 4) == 0 { return ([(file, originals[file])], "as it was") }
    let other = edits.number(below: paths.count)
    if scope != .statements, file != other, edits.number(below: 6) == 0,
        let moved = edits.move(from: texts[file], to: texts[other])
    {
        return ([(file, moved.from), (other, moved.to)], "declaration moved")
    }
    let (text, kind) = edits.edit(texts[file], scope)
    return ([(file, text)], kind)
}

/// The number of edits after which memory is first measured, so that what is allocated once is there.
let firstEdits = 100
var firstMemory: Int?

/// The memory of the process in MB; nil where the system has no `/proc`.
func residentMegabytes() -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
    return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { ($0 * Int(getpagesize())) >> 20 }
}

if CommandLine.arguments.contains("--files") {
    var changes = FileChanges(root, engine, request, workspace, isChecked: isChecked)
    try changes.run(paths, count, &edits)
    changes.show()
    exit(0)
}

for number in 0..<count {
    if number == firstEdits { firstMemory = residentMegabytes() }
    let (changes, kind) = nextEdit()
    var last: Report?
    for (file, text) in changes {
        texts[file] = text
        let (report, cost) = measure { workspace.replace(SourcePath(paths[file]), with: text) }
        if workspace.isWhole { whole.append(cost) } else { costs.append(cost) }
        if isExplained { explanation.add(kind, cost.time, workspace) }
        if isChecked { try Data(text).write(to: root.appending(path: paths[file])) }
        last = report
    }
    guard isChecked, let report = last else { continue }
    let fresh = try engine.lint(request).report
    guard written(fresh) == written(report) else {
        try Data(written(fresh)).write(to: URL(filePath: "fresh.json"))
        try Data(written(report)).write(to: URL(filePath: "kept.json"))
        let files = changes.map { paths[$0.file] }.joined(separator: ", ")
        print("edit \(number) (\(kind) in \(files)): the report is not that of a run; see fresh.json and kept.json")
        exit(1)
    }
}

func show(_ name: String, _ costs: [Cost]) {
    guard !costs.isEmpty else { return }
    func line(_ values: [Double]) -> String {
        let sorted = values.sorted()
        func at(_ share: Double) -> String {
            String(format: "%.1f", sorted[min(Int(Double(sorted.count) * share), sorted.count - 1)])
        }
        return "median \(at(0.5)) ms, 9 of 10 within \(at(0.9)), 99 of 100 within \(at(0.99)), most \(at(1))"
    }
    print("\(name): \(costs.count) edits, \(line(costs.map(\.time)))")
    print("  of processor time: \(line(costs.map(\.processor)))")
}
show("what depends on the file", costs)
show("all", whole)
if let firstMemory, let last = residentMegabytes() {
    print("memory after \(firstEdits) edits \(firstMemory) MB, after \(count) edits \(last) MB")
}
if isExplained { explanation.show() }
