public import SourceText

/// The modules that a manifest declares, as far as its text says so: the `Package.swift` of a Swift package, the
/// `Project.swift` of Tuist, or a `BUILD` file of Bazel.
///
/// Only string literals count. Of a module whose name or sources are computed nothing is known.
public struct ModuleManifest: Sendable, Equatable {
    /// A module with the folders of its sources.
    struct Module: Sendable, Equatable {
        /// What imports may call it.
        let names: [String]
        var folders: [Folder]
        /// Whether it is a test target whose manifest says which folders it has.
        var isTest = false
    }

    struct Folder: Sendable, Equatable {
        /// Names of folders from the root.
        let path: [String]
        /// Whether subfolders are part of it.
        let isDeep: Bool
        /// Whether single files in it are named.
        var isOfNamedFiles = false
    }

    /// The folder that contains the manifest: names from the root.
    let home: [String]
    let modules: [Module]

    /// The names of manifests.
    public static var fileNames: [String] { Kind.allCases.flatMap(\.fileNames) }

    /// Whether a file of that name is a manifest. Called for each file that there is.
    public static func isName(_ name: some Collection<UInt8>) -> Bool {
        (name.first == UInt8(ascii: "P") || name.first == UInt8(ascii: "B")) && Kind(name) != nil
    }

    /// - Returns: nil if a file of that name is not a manifest.
    public init?(_ path: SourcePath, bytes: [UInt8]) {
        guard let kind = Kind(path.name) else { return nil }
        home = path.components.dropLast().map { String(decoding: $0, as: UTF8.self) }
        let calls = ManifestCalls(bytes, kind == .bazel ? .starlark : .swift, in: home)
        modules =
            switch kind {
            case .package: calls.targetsOfPackage
            case .tuist: calls.targetsOfTuist.sharingFiles
            case .bazel: calls.targetsOfBazel.sharingFiles
            }
    }

    private enum Kind: CaseIterable {
        case package, tuist, bazel

        var fileNames: [String] {
            switch self {
            case .package: ["Package.swift"]
            case .tuist: ["Project.swift"]
            case .bazel: ["BUILD", "BUILD.bazel"]
            }
        }

        init?(_ name: some Collection<UInt8>) {
            let found = Kind.allCases.first { $0.fileNames.contains { name.elementsEqual($0.utf8) } }
            guard let found else { return nil }
            self = found
        }
    }
}

extension [ModuleManifest.Module] {
    /// The same modules, where several may have a file. A target that names single files below a folder which another
    /// target has with its subfolders shares these files with that target: both have that folder.
    fileprivate var sharingFiles: Self {
        let deep = Set(flatMap(\.folders).filter(\.isDeep).map(\.path))
        return map { module in
            var module = module
            module.folders = module.folders.map { folder in
                guard folder.isOfNamedFiles else { return folder }
                let around = (0...folder.path.count).reversed().lazy.map { [String](folder.path.prefix($0)) }
                return around.first(where: deep.contains).map { ModuleManifest.Folder(path: $0, isDeep: true) }
                    ?? folder
            }
            return module
        }
    }
}

/// The calls of a manifest that declare modules.
private struct ManifestCalls {
    private let text: ManifestText
    private let home: [String]

    init(_ bytes: [UInt8], _ language: ManifestText.Language, in home: [String]) {
        text = ManifestText(bytes, language)
        self.home = home
    }

    private typealias Call = (name: String, arguments: [ManifestText.Argument], end: Int)

    /// The modules of the calls that declare one, without calls inside of those: dependencies are written alike.
    private func modules(_ module: (Call) -> ModuleManifest.Module?) -> [ModuleManifest.Module] {
        var result: [ModuleManifest.Module] = []
        var index = 0
        while index < text.tokens.count {
            if let call = text.call(at: index), let module = module(call) {
                result.append(module)
                index = call.end
            }
            index += 1
        }
        return result
    }

    private func value(_ label: String, of call: Call) -> Range<Int>? {
        call.arguments.first { $0.label == label }?.value
    }

    private func text(_ label: String, of call: Call) -> String? { value(label, of: call).flatMap(text.text) }

    // MARK: Swift packages

    /// A target has a path, or it is in a folder of its name. The only one of its kind may fill the folder around.
    var targetsOfPackage: [ModuleManifest.Module] {
        var kinds: [Bool?] = []
        let targets = modules { call in
            guard let isTest = ManifestCalls.targets[call.name] else { return nil }
            kinds.append(value("path", of: call) == nil ? isTest : nil)
            let name = text("name", of: call)
            return ModuleManifest.Module(
                names: name.map { [ManifestCalls.identifier($0)] } ?? [],
                folders: name.map { folders(of: $0, isTest: isTest, call) } ?? [],
                isTest: isTest && value("path", of: call) != nil)
        }
        return zip(targets, kinds).map { target, kind in
            guard let kind, kinds.count(where: { $0 == kind }) == 1, !target.folders.isEmpty else { return target }
            return ModuleManifest.Module(
                names: target.names, folders: target.folders + ManifestCalls.parents(kind).compactMap(folder))
        }
    }

    /// Whether the targets that a manifest declares by a call of that name are tests.
    private static let targets = ["target": false, "executableTarget": false, "macro": false, "testTarget": true]

    /// The folders that the package manager searches for a target without a path.
    private static func parents(_ isTest: Bool) -> [String] {
        (isTest ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
    }

    /// The folders of a target. It may take parts of its folder only.
    private func folders(of name: String, isTest: Bool, _ call: Call) -> [ModuleManifest.Folder] {
        var homes = ManifestCalls.parents(isTest).map { "\($0)/\(name)" }
        if let path = value("path", of: call) {
            guard let path = text.text(path) else { return [] }
            homes = [path]
        }
        var parts = ["."]
        if let sources = value("sources", of: call) {
            guard let sources = text.texts(sources) else { return [] }
            parts = sources
        }
        return homes.flatMap { home in parts.compactMap { folder("./\(home)/\($0)") } }
    }

    // MARK: Tuist

    /// Each call that passes a name and sources: `Target`, `.target`, and functions of the project that make one.
    var targetsOfTuist: [ModuleManifest.Module] {
        modules { call in
            guard let sources = value("sources", of: call), value("name", of: call) != nil else { return nil }
            let name = text(value("productName", of: call) == nil ? "name" : "productName", of: call)
            guard let name, let patterns = text.texts(sources) else { return nil }
            let product = value("product", of: call).flatMap(text.member)
            return ModuleManifest.Module(
                names: [ManifestCalls.identifier(name)], folders: patterns.compactMap(folder),
                isTest: product == "unitTests" || product == "uiTests")
        }
    }

    // MARK: Bazel

    /// Each rule of Swift files.
    var targetsOfBazel: [ModuleManifest.Module] {
        modules { call in
            guard call.name != "filegroup", call.name != "genrule", let name = text("name", of: call),
                let sources = value("srcs", of: call), let patterns = text.texts(sources),
                call.name.contains("swift") || patterns.contains(where: { $0.hasSuffix(".swift") })
            else { return nil }
            var names = [ManifestCalls.identifier(name)]
            if let module = value("module_name", of: call) {
                guard let module = text.text(module) else { return nil }
                names = [module]
            } else if !home.isEmpty {
                names.append(ManifestCalls.identifier((home + [name]).joined(separator: "_")))
            }
            let files = patterns.filter(ManifestCalls.isFile)
            return ModuleManifest.Module(
                names: names, folders: files.compactMap(folder), isTest: call.name.hasSuffix("_test"))
        }
    }

    /// Whether an item of `srcs` is a file, not the label of a rule.
    private static func isFile(_ pattern: String) -> Bool {
        !pattern.hasPrefix(":") && !pattern.hasPrefix("//") && !pattern.hasPrefix("@")
    }

    // MARK: Paths and names

    /// The folder that a path or the fixed beginning of a pattern leads to; nil if it is not below the root.
    private func folder(_ pattern: String) -> ModuleManifest.Folder? {
        if pattern.hasPrefix("/") || pattern.contains("$") { return nil }
        var path = home
        var rest = pattern.split(separator: "/")[...]
        while let name = rest.first, !name.contains(where: { "*?[{".contains($0) }) {
            rest.removeFirst()
            if name == "." { continue }
            if name == ".." {
                if path.popLast() == nil { return nil }
            } else if !rest.isEmpty || !SourceLanguage.isSource(Array(name.utf8)) {
                path.append(String(name))
            } else {
                return ModuleManifest.Folder(path: path, isDeep: false, isOfNamedFiles: true)
            }
        }
        return ModuleManifest.Folder(path: path, isDeep: rest.count != 1 || rest.first?.contains("**") == true)
    }

    /// The name of a target as the identifier that imports use.
    private static func identifier(_ name: String) -> String {
        String(String.UnicodeScalarView(name.unicodeScalars.map { $0.value >= 0x80 || isOfWord($0) ? $0 : "_" }))
    }

    private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || "0"..."9" ~= scalar || "a"..."z" ~= scalar || "A"..."Z" ~= scalar
    }
}
