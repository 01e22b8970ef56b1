import Foundation
import PackagePlugin

/// Runs riblint and ends with its status, which the package manager turns into 1 if it is another than 0.
func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
        Diagnostics.error("riblint was ended by signal \(process.terminationStatus)")
        return
    }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
}

/// The arguments without those by which Xcode names the targets that were chosen: riblint analyzes the whole project.
func argumentsOfRiblint(_ arguments: [String]) -> [String] {
    var extractor = ArgumentExtractor(arguments)
    _ = extractor.extractOption(named: "target")
    return extractor.remainingArguments
}
