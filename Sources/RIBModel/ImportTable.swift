import SourceText
import SwiftOutline

/// What each file can see of the frameworks, by its imports and the project's re-exports.
struct ImportTable: Sendable {
    private(set) var framework: [Bool] = []
    private(set) var needle: [Bool] = []
    /// Whether it imports something that is neither the project's nor known.
    private(set) var unresolved: [Bool] = []
    /// Whether any file sees the framework.
    var isFrameworkSeen: Bool { framework.contains(true) }

    init(files: [FileFacts], names: NameTable, vocabulary: Vocabulary) {
        let frameworkModules = Set(vocabulary.frameworkModules)
        let needleModules = Set(vocabulary.needleModules)
        let knownModules = Set(vocabulary.knownModules)
        let exported = names.find("_exported")
        var imports: [[String]] = []
        var exports: [(folders: Set<String>, module: String)] = []
        var folders: Set<String> = []
        for file in files {
            let parts = file.path.components.dropLast().map { String(decoding: $0, as: UTF8.self) }
            folders.formUnion(parts)
            var modules: [String] = []
            for declaration in file.outline.declarations where declaration.kind == .import {
                let module = names.text(declaration.name)
                modules.append(module)
                let isExported = file.outline.nodes(in: declaration.attributes).contains { file.outline.nodes[Int($0)].name == exported }
                if isExported, exported != nil { exports.append((Set(parts), module)) }
            }
            imports.append(modules)
        }
        let frameworkLike = ImportTable.reexporting(frameworkModules, exports)
        let needleLike = ImportTable.reexporting(needleModules, exports)
        for modules in imports {
            framework.append(modules.contains { frameworkLike.contains($0) })
            needle.append(modules.contains { needleLike.contains($0) })
            unresolved.append(
                modules.contains {
                    !frameworkLike.contains($0) && !needleLike.contains($0) && !knownModules.contains($0) && !folders.contains($0)
                })
        }
    }

    /// The modules, and those of the project that export one of them in turn.
    private static func reexporting(_ modules: Set<String>, _ exports: [(folders: Set<String>, module: String)]) -> Set<String> {
        let generic: Set<String> = ["Sources", "Source", "Modules", "Packages", "App", "Projects", "Classes", "Features", "Core"]
        var result = modules
        var count = 0
        while count != result.count {
            count = result.count
            for export in exports where result.contains(export.module) {
                result.formUnion(export.folders.subtracting(generic))
            }
        }
        return result
    }
}
