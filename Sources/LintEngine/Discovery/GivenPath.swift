/// Absolute paths of what a user or an editor names.
///
/// A project that a build lays out with links, such as Bazel's sandbox, is the same project as the one that the links
/// lead to: where its files really are decides neither their names nor the findings.
enum GivenPath {
    /// The absolute path of an existing file or folder, as the disk spells it, with the names that it has in the
    /// project around it. Links above the project are resolved, and so are those that lead back into it, since each
    /// file is analyzed once.
    ///
    /// - Parameter root: the root of the project, if it is known; otherwise it is searched for.
    /// - Returns: outside of a known root, the path without links.
    static func absolute(_ path: [UInt8], in root: GivenRoot?) throws(Disk.Failure) -> [UInt8] {
        let real = try Disk.realPath(path)
        let given = try written(path)
        if let root {
            guard RunRoot.isFolder(given, below: root.written), !RunRoot.isFolder(real, below: root.real) else {
                return real
            }
            return named(given, in: root.written, root.real)
        }
        if given == real { return real }
        let isFolder = try Disk.look(at: real).kind == .folder
        let start = isFolder ? given : RunRoot.folder(of: given)
        let project = RunRoot.marked(above: start, honorsConfiguration: true) ?? start
        let base = try Disk.realPath(project)
        return RunRoot.isFolder(real, below: base) ? real : named(given, in: project, base)
    }

    /// The path with the names that it has in a project.
    ///
    /// - Parameter base: the project without links.
    private static func named(_ given: [UInt8], in project: [UInt8], _ base: [UInt8]) -> [UInt8] {
        RunRoot.inside(base, Disk.spelling(of: RunRoot.relative(given, to: project), in: base))
    }

    /// The absolute path without `.` and `..`. A `..` after a link leaves the folder that the link leads to.
    static func written(_ path: [UInt8]) throws(Disk.Failure) -> [UInt8] {
        let isAbsolute = path.first == UInt8(ascii: "/")
        var names = isAbsolute ? [] : RunRoot.names(try Disk.realPath([UInt8(ascii: ".")]))
        for name in RunRoot.names(path) where name != [UInt8(ascii: ".")] {
            if name == Array("..".utf8) {
                names = RunRoot.names(try Disk.realPath(RunRoot.path(names)))
                _ = names.popLast()
            } else {
                names.append(name)
            }
        }
        return RunRoot.path(names)
    }
}
