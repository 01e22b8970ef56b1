import Foundation
import Testing

/// Runs the built command as a process.
enum Riblint {
    /// The result of a run.
    struct Outcome {
        let status: Int32
        let output: Data
        let errors: String

        var text: String { String(decoding: output, as: UTF8.self) }
    }

    /// The program, in the folder of the test bundle: SwiftPM puts all products there.
    static let executable: URL = {
        let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
        let folders = [URL(filePath: CommandLine.arguments[0])] + bundles
        let candidates = folders.map { $0.deletingLastPathComponent().appending(path: "riblint") }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? candidates[0]
    }()

    static func run(
        _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:], input: String? = nil
    ) throws -> Outcome {
        try run(executable, arguments, in: folder, environment: environment, input: input)
    }

    /// Runs a shell line in which `$RIBLINT` is the command.
    static func shell(_ line: String, in folder: URL) throws -> Outcome {
        try run(
            URL(filePath: "/bin/sh"), ["-c", line], in: folder, environment: ["RIBLINT": executable.path], input: nil)
    }

    private static func run(
        _ executable: URL, _ arguments: [String], in folder: URL?, environment: [String: String], input: String?
    ) throws -> Outcome {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "riblint-run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        // Files instead of pipes, so that no process blocks on a full pipe.
        let names = ["in", "out", "err"].map { scratch.appending(path: $0) }
        for name in names { try Data().write(to: name) }
        try Data((input ?? "").utf8).write(to: names[0])
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        // A locale with all characters, whatever that of the machine is.
        let own = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C.UTF-8"]) { $1 }
        process.environment = own.merging(environment) { $1 }
        if let folder { process.currentDirectoryURL = folder }
        process.standardInput = try FileHandle(forReadingFrom: names[0])
        process.standardOutput = try FileHandle(forWritingTo: names[1])
        process.standardError = try FileHandle(forWritingTo: names[2])
        try process.run()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus, output: try Data(contentsOf: names[1]),
            errors: String(decoding: try Data(contentsOf: names[2]), as: UTF8.self))
    }
}

/// A temporary folder. A class, because its deinitializer removes the folder.
final class SampleTree {
    let root: URL

    init(_ files: [String: String] = [:]) throws {
        root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(
            path: "riblint-sample-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        for (path, text) in files { try write(path, Data(text.utf8)) }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func path(_ relative: String) -> String { root.appending(path: relative).path }

    func write(_ path: String, _ data: Data) throws {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// A view that dismisses itself without notifying a listener.
    static func leaky(_ name: String, before line: String = "") -> String {
        """
        import RIBs
        import UIKit

        protocol \(name)PresentableListener: AnyObject {
            func didTapClose()
        }

        final class \(name)ViewController: UIViewController, \(name)Presentable, \(name)ViewControllable {
            weak var listener: \(name)PresentableListener?

            @objc private func closeTapped() {
                \(line)
                dismiss(animated: true)
            }
        }

        protocol \(name)Presentable: Presentable {
            var listener: \(name)PresentableListener? { get set }
        }

        protocol \(name)ViewControllable: ViewControllable {}

        """
    }
}
