internal import JSONText
internal import LintEngine
internal import Reporters
internal import RuleKit
internal import SourceText

/// The methods of requests about the tree of RIBs, besides hover and lenses.
enum TreeRequest: String {
    case inlayHint = "textDocument/inlayHint"
    case implementation = "textDocument/implementation"
    case prepareCallHierarchy = "textDocument/prepareCallHierarchy"
    case incomingCalls = "callHierarchy/incomingCalls"
    case outgoingCalls = "callHierarchy/outgoingCalls"
    case tree = "riblint/tree"
    case ribAt = "riblint/ribAt"
}

extension Session {
    func handle(_ method: TreeRequest, _ request: Message.Request) throws(ResponseError) {
        let (null, params) = (MessageText.null, request.params)
        switch method {
        case .inlayHint:
            guard let range = TextRange(params?["range"]) else {
                throw ResponseError(.invalidParams, "'range' has to be a range")
            }
            shown.insert(.hints)
            try waitForTree(request, isOn: settings.inlayHints, orElse: null) { $0.inlayHints($1, $2, range) }
        case .implementation:
            let position = try Session.position(params)
            try waitForTree(request, isOn: settings.implementation, orElse: null) { session, path, _ in
                session.parts(path, position)
            }
        case .prepareCallHierarchy:
            let position = try Session.position(params)
            try waitForTree(request, isOn: settings.callHierarchy, orElse: null) { session, path, _ in
                session.hierarchyItems(path, position)
            }
        case .incomingCalls: try hierarchyCalls(request, isIncoming: true)
        case .outgoingCalls: try hierarchyCalls(request, isIncoming: false)
        case .tree: tree(request)
        case .ribAt:
            let position = try Session.position(params)
            try waitForTree(request, isOn: true, orElse: null) { session, path, _ in session.ribs(path, position) }
        }
    }

    /// Answers `riblint/tree`: the tree of each project, as `riblint tree --format json` writes it.
    private func tree(_ request: Message.Request) {
        let (id, params) = (request.id, request.params)
        wait(id, nil, superseded: nil) { session in
            session.withTrees(of: nil) { session in
                var trees = session.projects.compactMap { project in project.tree.map { (project.root, $0.report) } }
                if let rib = params?["root"]?.string {
                    let depth = params?["depth"]?.integer
                    trees = trees.filter { $0.1.ribs.contains { $0.id == rib } }.map { root, tree in
                        (root, tree.part(from: [rib], depth))
                    }
                    if trees.isEmpty {
                        let error = ResponseError(.invalidParams, "no RIB is called '\(rib)'")
                        return session.outbox.send(MessageText.response(id, error))
                    }
                }
                var json = JSONWriter()
                json.list(of: trees) { json, entry in
                    json.object { json in
                        json.member("root", DocumentURI.uri(of: entry.0.bytes))
                        json.member("tree", json: TreeJSON.write(entry.1))
                    }
                }
                session.respond(id, json.written)
            }
        }
    }

    /// The answer to `riblint/ribAt`: the RIBs that the name at a position concerns; null if there are none.
    private func ribs(_ path: SourcePath, _ position: TextPosition) -> [UInt8] {
        let found = mentions(at: position, in: path)
        guard let first = found.first else { return MessageText.null }
        return MessageText.object { json in
            findingList(root: first.project.root).range(of: first.location).write("range", to: &json)
            json.member("part", first.kind)
            json.array("ribs", of: found) { json, mention in
                json.object { json in
                    json.member("root", DocumentURI.uri(of: mention.project.root.bytes))
                    json.member("rib", json: TreeJSON.write(mention.rib))
                }
            }
        }
    }
}
