internal import JSONText
internal import RIBModel
internal import RuleKit
internal import SourceText

/// The modules that `--modules` lists: an object of JSON with a list of files for each module.
struct ListedModules: Sendable {
    /// In the order of the file.
    let modules: [ListedModule]

    /// No list: manifests and folders tell the modules.
    static let none = ListedModules(modules: [])

    private init(modules: [ListedModule]) { self.modules = modules }

    /// Reads a list. Relative paths in it start at the working folder, as PATHs do. Files that do not exist are
    /// ignored, since a build may list what it has yet to generate.
    ///
    /// - Parameters:
    ///   - given: the root that the user names.
    ///   - root: the absolute path of the root.
    ///   - packed: the files of archives, which have the names that the list uses; nil if files are on disk.
    init(
        _ path: SourcePath, in given: GivenRoot?, root: [UInt8], packed: PackedFiles? = nil
    ) throws(LintError) {
        let bytes: [UInt8]
        do { bytes = try SourceReader(root: Disk.workingFolder).contents(of: path) } catch {
            throw .unusableModules(path, nil, error.reason)
        }
        do {
            modules = try ListedModules.members(of: bytes).map { name, files in
                if let packed { return ListedModule(name, files.compactMap(TarArchive.path).filter(packed.contains)) }
                let found = files.compactMap { try? GivenPath.absolute($0, in: given) }
                return ListedModule(name, found.map { SourcePath(bytes: RunRoot.relative($0, to: root)) })
            }
        } catch {
            let position = LineMap(bytes: bytes).position(of: min(error.offset, bytes.count))
            throw .unusableModules(path, position, error.message)
        }
    }

    private static func members(of bytes: [UInt8]) throws(JSONValue.Mistake) -> [(name: String, files: [[UInt8]])] {
        let value = try JSONReader.read(bytes)
        guard case .object(let members) = value.content else {
            throw JSONValue.Mistake(
                offset: value.offset, message: #"expected an object such as {"Home": ["Home/HomeRouter.swift"]}"#)
        }
        var modules: [(String, [[UInt8]])] = []
        for member in members {
            guard case .array(let elements) = member.value.content else {
                throw JSONValue.Mistake(
                    offset: member.value.offset, message: "the module '\(member.key)' expects a list of files")
            }
            var files: [[UInt8]] = []
            for element in elements {
                guard case .string(let file) = element.content else {
                    throw JSONValue.Mistake(
                        offset: element.offset, message: "expected the path of a file in double quotes")
                }
                files.append(Array(file.utf8))
            }
            modules.append((member.key, files))
        }
        return modules
    }
}
