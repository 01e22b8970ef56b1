import Foundation
import PackagePlugin

/// `swift package rib-lint [ARGUMENT…]`: runs riblint in the folder of the package.
@main struct LintPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "riblint").url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            Diagnostics.error("riblint ended with status \(process.terminationStatus)")
        }
    }
}
