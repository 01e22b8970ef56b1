import Foundation
import PackagePlugin

/// Lints in a build, when a source file of the package or of a local package that it depends on has changed. Errors fail
/// the build.
///
/// One target is enough: the run covers the package, whichever target the plugin is applied to.
@main struct RiblintBuildTool: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard target is SwiftSourceModuleTarget else {
            Diagnostics.warning("riblint: apply RiblintBuildTool to a Swift target; '\(target.name)' is none")
            return []
        }
        // Packages without modules, such as the one of this plugin, have nothing to lint.
        let packages = localPackages(from: context.package).filter { !modules(of: $0).isEmpty }
        let command = LintCommand(
            tool: try context.tool(named: "riblint").url,
            folders: packages.map(\.directoryURL),
            modules: packages.flatMap(modules).map { ($0.moduleName, $0.sourceFiles.map(\.url)) },
            workFolder: context.pluginWorkDirectoryURL
        )
        return try command.commands(listingModules: true)
    }

    /// A package and those that it depends on by path, each once.
    private func localPackages(from package: Package) -> [Package] {
        var found = [package]
        var next = 0
        while next < found.count {
            for dependency in found[next].dependencies.map(\.package) {
                guard case .local = dependency.origin, !found.contains(where: { $0.id == dependency.id }) else {
                    continue
                }
                found.append(dependency)
            }
            next += 1
        }
        return found
    }

    private func modules(of package: Package) -> [any SourceModuleTarget] {
        package.targets.compactMap { $0 as? any SourceModuleTarget }
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension RiblintBuildTool: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        let command = LintCommand(
            tool: try context.tool(named: "riblint").url,
            folders: [context.xcodeProject.directoryURL],
            modules: [(target.displayName, target.inputFiles.filter { $0.type == .source }.map(\.url))],
            workFolder: context.pluginWorkDirectoryURL
        )
        // Xcode tells the files of this target alone, and not the name of its module.
        return try command.commands(listingModules: false)
    }
}
#endif
