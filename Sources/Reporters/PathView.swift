import RuleKit
public import SourceText

/// Converts paths of a report to paths relative to the working folder, which terminals and editors can open.
public struct PathView: Sendable, Equatable {
    /// The prefix of every path of the report; nil to keep paths as they are.
    private let root: [ArraySlice<UInt8>]?
    /// The working folder relative to the root, if it is the root or below it.
    private let below: [ArraySlice<UInt8>]?
    /// The root relative to the working folder, if it is below that.
    private let above: [ArraySlice<UInt8>]

    /// - Parameters:
    ///   - root: the folder that paths of the report are relative to; absolute, without links.
    ///   - folder: the working folder; absolute, without links; nil to keep paths as they are.
    public init(root: SourcePath?, folder: SourcePath?) {
        guard let root = root?.components, let folder = folder?.components else {
            (self.root, below, above) = (nil, nil, [])
            return
        }
        self.root = root
        below = folder.starts(with: root) ? Array(folder.dropFirst(root.count)) : nil
        above = below == nil && root.starts(with: folder) ? Array(root.dropFirst(folder.count)) : []
    }

    /// The path relative to the working folder: with `../` up to the root, otherwise absolute.
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

extension PathView {
    /// `path:line`, displayed, relative to the working folder.
    func place(_ location: Location) -> String { "\(path(location.path).display):\(location.start.line)" }
}

extension Style {
    /// `path:line:column`, with the path relative to the working folder.
    func location(_ location: Location) -> String {
        "\(file(location.path)):\(location.start.line):\(location.start.scalar)"
    }

    /// The displayed path, relative to the working folder.
    func file(_ path: SourcePath) -> String { view.path(path).display }
}
