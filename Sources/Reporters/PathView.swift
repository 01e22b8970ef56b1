import RuleKit
public import SourceText

/// How paths of a report look from the folder that somebody works in: what a terminal opens on a click, and an editor
/// on a jump.
public struct PathView: Sendable, Equatable {
    /// What precedes every path of the report; nil: paths stay as they are.
    private let root: [ArraySlice<UInt8>]?
    /// The working folder as seen from the root, where it is the root or below it.
    private let below: [ArraySlice<UInt8>]?
    /// The root as seen from the working folder, where it is below that.
    private let above: [ArraySlice<UInt8>]

    /// - Parameters:
    ///   - root: the folder that paths of the report are relative to; absolute, without links.
    ///   - folder: the working folder; absolute, without links. Nil: paths stay as they are.
    public init(root: SourcePath?, folder: SourcePath?) {
        guard let root = root?.components, let folder = folder?.components else {
            (self.root, below, above) = (nil, nil, [])
            return
        }
        self.root = root
        below = folder.starts(with: root) ? Array(folder.dropFirst(root.count)) : nil
        above = below == nil && root.starts(with: folder) ? Array(root.dropFirst(folder.count)) : []
    }

    /// The path from the working folder: with `../` up to the root, else absolute.
    public func path(_ path: SourcePath) -> SourcePath {
        guard let root, path.bytes.first != slash else { return path }
        let names = path.components
        if let below {
            let shared = zip(below, names.dropLast()).prefix { $0 == $1 }.count
            let up = Array(repeating: ArraySlice("..".utf8), count: below.count - shared)
            return SourcePath(bytes: Array((up + names.dropFirst(shared)).joined(separator: [slash])))
        }
        if !above.isEmpty { return SourcePath(bytes: Array((above + names).joined(separator: [slash]))) }
        return SourcePath(bytes: [slash] + (root + names).joined(separator: [slash]))
    }

    private var slash: UInt8 { UInt8(ascii: "/") }
}

extension Style {
    /// `path:line:column` for people, the path from the folder that they work in.
    func location(_ location: Location) -> String {
        "\(file(location.path)):\(location.start.line):\(location.start.scalar)"
    }

    /// The path for people, from the folder that they work in.
    func file(_ path: SourcePath) -> String { view.path(path).display }
}
