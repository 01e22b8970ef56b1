import Foundation
import PackagePlugin

/// `swift package riblint [ARGUMENT…]`: runs riblint in the folder of the package.
@main struct RiblintCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try run(try context.tool(named: "riblint").url, arguments, in: context.package.directoryURL)
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension RiblintCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        let arguments = argumentsOfRiblint(arguments)
        try run(try context.tool(named: "riblint").url, arguments, in: context.xcodeProject.directoryURL)
    }
}
#endif
