import Foundation
import PackagePlugin

/// `swift package riblint-fix [ARGUMENT…]`: applies safe fixes in the package; `--unsafe-fixes` applies unsafe ones, too.
@main struct RiblintFix: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try run(
            try context.tool(named: "riblint").url, ["lint", "--fix"] + arguments, in: context.package.directoryURL)
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension RiblintFix: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        let arguments = ["lint", "--fix"] + argumentsOfRiblint(arguments)
        try run(try context.tool(named: "riblint").url, arguments, in: context.xcodeProject.directoryURL)
    }
}
#endif
