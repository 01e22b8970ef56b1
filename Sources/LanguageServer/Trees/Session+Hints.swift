internal import JSONText
internal import LintEngine
internal import RuleKit
internal import SourceText

extension Session {
    /// The answer to `textDocument/inlayHint`: after a call that attaches a RIB, how it closes.
    func inlayHints(_ path: SourcePath, _ uri: String, _ shown: TextRange) -> [UInt8] {
        guard let document = documents[uri] else { return Array("[]".utf8) }
        let lines = TextLines(document.text)
        // The offsets of locations do not count a byte order mark.
        let mark = document.beginsWithMark ? 3 : 0
        var hints: [(position: TextPosition, label: String)] = []
        for project in projects {
            let edges = project.tree?.attachedEdges(in: path) ?? [:]
            for (name, edges) in edges.sorted(by: { $0.key < $1.key }) {
                guard let label = AttachHint.label(edges) else { continue }
                let line = lines.position(of: name + mark, encoding).line
                let end = AttachHint.end(ofCall: name + mark, in: document.text, line: lines.range(ofLine: line))
                let position = lines.position(of: end, encoding)
                if shown.start <= position, position <= shown.end, !hints.contains(where: { $0.position == position }) {
                    hints.append((position, label))
                }
            }
        }
        var json = JSONWriter()
        json.list(of: hints) { json, hint in
            json.object { json in
                hint.position.write("position", to: &json)
                json.member("label", hint.label)
            }
        }
        return json.written
    }

    /// The answer to `textDocument/implementation`: the other parts of the RIB at a position, or all of one that a call
    /// concerns.
    func parts(_ path: SourcePath, _ position: TextPosition) -> [UInt8] {
        var json = JSONWriter()
        let targets = mentions(at: position, in: path).flatMap { mention in
            mention.rib.parts.filter { $0.kind != mention.kind }.compactMap { _, part in
                part.map { (mention, $0.location) }
            }
        }
        if targets.isEmpty { return MessageText.null }
        json.list(of: targets) { json, target in
            let (mention, place) = target
            let list = findingList(root: mention.project.root)
            json.object { json in
                guard client.takesImplementationLinks else {
                    json.member("uri", list.uri(place.path))
                    return list.range(of: place).write("range", to: &json)
                }
                list.range(of: mention.location).write("originSelectionRange", to: &json)
                json.member("targetUri", list.uri(place.path))
                list.range(of: place).write("targetRange", to: &json)
                list.range(of: place).write("targetSelectionRange", to: &json)
            }
        }
        return json.written
    }
}
