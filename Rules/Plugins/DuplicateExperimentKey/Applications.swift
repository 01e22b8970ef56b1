import RIBModel
import SourceText

/// The apps of a repository, by the folders of the classes that the system starts them with.
struct Applications: Sendable, Equatable {
    /// The components of each app's folder; empty if there is one app at most.
    private let folders: [[ArraySlice<UInt8>]]

    static let query = Query<WholeProject, Applications>("applications") { project, _ in
        let delegates = project.collected(delegatesOfFile, project.allFiles)
        let folders = Applications.folders(of: delegates, project)
        return Applications(
            folders: folders.count > 1
                ? folders : Applications.folders(of: project.collected(scenesOfFile, project.allFiles), project))
    }

    private init(folders: [[ArraySlice<UInt8>]]) { self.folders = folders.count > 1 ? folders : [] }

    // An app may have both a delegate and a structure, in folders of their own, so the two are not compared.

    private static let delegatesOfFile = Query<FileID, [FileID]>("applicationDelegatesOfFile") { project, file in
        project.declaresType(inheritingOneOf: .appDelegates, in: file.index) ? [file] : []
    }

    private static let scenesOfFile = Query<FileID, [FileID]>("applicationStructuresOfFile") { project, file in
        project.declaresType(inheritingOneOf: .appStructures, in: file.index) ? [file] : []
    }

    private static func folders(of files: [FileID], _ project: Project) -> [[ArraySlice<UInt8>]] {
        var folders: [[ArraySlice<UInt8>]] = []
        for file in files where project.facts(of: file).kind == .source {
            let folder = Array(project.facts(of: file).path.components.dropLast())
            if !folders.contains(folder) { folders.append(folder) }
        }
        return folders
    }

    /// The app that a file certainly belongs to: its folder shares more with that of the app than with any other.
    func app(of path: SourcePath) -> Int? {
        let names = path.components
        let shared = folders.map { folder in zip(folder, names).prefix { $0 == $1 }.count }
        guard let most = shared.max(), shared.filter({ $0 == most }).count == 1 else { return nil }
        return shared.firstIndex(of: most)
    }
}

extension Project {
    /// Whether the code at two places may be part of one app. Only files that belong to two different apps of the
    /// repository are not.
    func mayShareApp(_ left: NodeReference, _ right: NodeReference) -> Bool {
        let applications = self[Applications.query]
        guard left.file != right.file, let first = applications.app(of: files[left.file].path),
            let second = applications.app(of: files[right.file].path)
        else { return true }
        return first == second
    }
}
