import SourceText
import SwiftOutline

extension BodyDemand {
    /// The number of files whose bodies are in memory together.
    private static let chunk = 256

    /// Reads the bodies of the source files that are not demanded.
    static func readRest(of files: inout [FileFacts], reading read: ([FileID]) -> [Body]) {
        let rest = files.indices.filter { files[$0].kind == .source && !files[$0].hasBodies }.map { FileID($0) }
        for body in read(rest) { files[body.file.index] = files[body.file.index].with(body.outline) }
        for file in files.indices where !files[file].isDemanded {
            files[file] = files[file].with(isDemanded: true)
        }
    }

    /// Adds what rules ask of them to the facts of files whose bodies no analysis reads.
    ///
    /// - Parameters:
    ///   - extent: what is added.
    ///   - files: after all rounds; those that have it already keep it.
    static func add(
        _ extent: Extent, ofUnreadBodiesTo files: inout [FileFacts], _ names: LibraryNames,
        reading read: ([FileID]) -> [Body]
    ) {
        guard !extent.isEmpty else { return }
        let wanted = files.indices.filter { files[$0].lacks(extent, names) }.map { FileID($0) }
        var next = 0
        while next < wanted.count {
            let end = min(next + chunk, wanted.count)
            for body in read(Array(wanted[next..<end])) {
                files[body.file.index] = files[body.file.index].with(unread: body.outline, names)
            }
            next = end
        }
    }
}

extension FileFacts {
    /// Whether something in the bodies of a file is still to be read: the names, or the switches of a test. Tests,
    /// templates and vendored code use nothing of the project.
    func lacks(_ extent: BodyDemand.Extent, _ names: LibraryNames) -> Bool {
        guard !hasBodies, unread == nil else { return false }
        return switch kind {
        case .source, .generated: extent.contains(.named)
        case .test: extent.contains(.switches) && isTestWithSwitches(names)
        case .template, .vendored: false
        }
    }

    /// Whether the file is a test that imports a library whose switches it can turn on.
    public func isTestWithSwitches(_ names: LibraryNames) -> Bool {
        kind == .test && importedModules.contains { names.hasSwitches($0) }
    }

    /// A copy with what rules ask of bodies, which are not kept themselves.
    func with(unread bodies: Outline, _ names: LibraryNames) -> FileFacts {
        FileFacts(
            path: path, kind: kind, language: language, outline: outline, directives: directives,
            isDemanded: isDemanded,
            unread: kind == .test
                ? UnreadBodies(switches: LibrarySwitch.all(in: bodies, names))
                : UnreadBodies(names: UnreadName.all(in: bodies, outline)))
    }
}

/// What rules ask of the bodies of a file that no analysis reads.
struct UnreadBodies: Sendable {
    /// The names in the bodies of code, each once for each declaration around it, in order.
    var names: [UnreadName] = []
    /// The switches that a test turns on.
    var switches: [LibrarySwitch] = []
}

/// A name in a body of a file that no analysis reads.
struct UnreadName: Hashable, Sendable {
    let name: Name
    /// The outermost type or extension around it, as a declaration of the file; -1 outside of types.
    let declaration: Int32
    /// The macro outside of types in whose arguments it is.
    let macro: Name?

    /// - Parameters:
    ///   - bodies: the outline of the file with its bodies.
    ///   - declared: without bodies.
    fileprivate static func all(in bodies: Outline, _ declared: Outline) -> [UnreadName] {
        let types = declared.declarations.indices.filter { index in
            let declaration = declared.declarations[index]
            return declaration.parent < 0 && (declaration.kind.isType || declaration.kind == .extension)
        }
        let macros = bodies.macroArguments
        var (result, seen) = ([UnreadName](), Set<UnreadName>())
        for index in bodies.nodes.indices {
            let node = NodeID(index)
            guard LoadingRounds.isName(bodies.nodes[index]) else { continue }
            let start = bodies.start(of: node)
            let owner = types.first {
                declared.declarations[$0].range.start <= start && start < declared.declarations[$0].range.end
            }
            let macro = owner == nil ? macros.first { $0.arguments.contains(node) }?.name : nil
            let name = UnreadName(name: bodies.name(node), declaration: Int32(owner ?? -1), macro: macro)
            if seen.insert(name).inserted { result.append(name) }
        }
        return result
    }
}
