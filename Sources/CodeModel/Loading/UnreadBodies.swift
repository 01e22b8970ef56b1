import SourceText
import SwiftOutline

extension BodyDemand {
    /// The number of files whose bodies are in memory together.
    private static let chunk = 256

    /// Adds the names in their bodies to the facts of files whose bodies no analysis reads.
    ///
    /// - Parameter files: after all rounds; those that have the names already keep them.
    static func addNames(ofUnreadBodiesTo files: inout [FileFacts], reading read: ([FileID]) -> [Body]) {
        let wanted = files.indices.filter { files[$0].lacksNames }.map { FileID($0) }
        var next = 0
        while next < wanted.count {
            let end = min(next + chunk, wanted.count)
            for body in read(Array(wanted[next..<end])) {
                files[body.file.index] = files[body.file.index].with(namesIn: body.outline)
            }
            next = end
        }
    }
}

extension FileFacts {
    /// Whether the names in the bodies of a file are still to be read. Tests, templates and vendored code use nothing
    /// of the project.
    var lacksNames: Bool {
        !hasBodies && namesInUnreadBodies == nil && (kind == .source || kind == .generated)
    }

    /// A copy with the names in bodies, which are not kept themselves.
    func with(namesIn bodies: Outline) -> FileFacts {
        FileFacts(
            path: path, kind: kind, outline: outline, directives: directives,
            namesInUnreadBodies: Array(LoadingRounds.names(in: bodies)))
    }
}
