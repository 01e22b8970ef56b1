internal import JSONText
internal import LintEngine
internal import Reporters
internal import RuleKit
internal import SourceText

extension Session {
    /// Calls `body` once the trees of the projects that a file may belong to are known.
    ///
    /// - Parameter path: nil for all projects.
    func withTrees(of path: SourcePath?, _ body: @escaping (Session) -> Void) {
        let missing = projects.filter { project in
            project.tree == nil && project.state != .opening && path.map(project.contains) ?? true
        }
        guard let project = missing.first else { return body(self) }
        let (number, revision) = (project.number, project.revision)
        // Not sent to another thread: it runs on this one again.
        nonisolated(unsafe) let body = body
        analysis.post { [inbox] workspaces in
            let tree = workspaces[number].map { PlacedTree($0.tree(), root: $0.root) }
            inbox.post(
                .reply { session in
                    let index = session.projects.firstIndex { $0.number == number && $0.revision == revision }
                    if let index { session.projects[index].tree = tree }
                    // A project that changed meanwhile is not waited for again.
                    if index != nil, tree != nil { session.withTrees(of: path, body) } else { body(session) }
                })
        }
    }

    /// A place in a document that concerns a RIB.
    struct Mention {
        let project: AnalyzedProject
        let tree: TreeReport
        let rib: TreeReport.RIB
        /// The kind of the part that is declared here; nil for a call.
        let kind: String?
        let location: Location
    }

    /// The declarations of parts of RIBs in a file, and the calls that build, attach or detach them.
    func mentions(in path: SourcePath, calls: Bool) -> [Mention] {
        projects.flatMap { project -> [Mention] in
            guard let tree = project.tree else { return [] }
            return tree[path].filter { calls || $0.kind != nil }.map { place in
                Mention(
                    project: project, tree: tree.report, rib: place.rib, kind: place.kind, location: place.location)
            }
        }
    }

    /// Those at a position, one for each RIB.
    func mentions(at position: TextPosition, in path: SourcePath) -> [Mention] {
        func isHere(_ mention: Mention) -> Bool {
            let range = findingList(root: mention.project.root).range(of: mention.location)
            return range.start <= position && position <= range.end
        }
        // A class may be a part of several RIBs, and be declared in several projects.
        var seen: Set<String> = []
        return mentions(in: path, calls: true).filter { isHere($0) && seen.insert($0.rib.id).inserted }
    }

    /// The URI of a place with its line, as links in Markdown have it.
    func address(_ root: SourcePath) -> (Location) -> String {
        let list = findingList(root: root)
        return { "\(list.uri($0.path))#L\($0.start.line)" }
    }

    // MARK: Hover

    /// The answer to `textDocument/hover`: what the tree has of the RIB at a position, or the rule of a suppression
    /// comment there; null elsewhere.
    func hover(_ path: SourcePath, _ uri: String, _ position: TextPosition) -> [UInt8] {
        if let comment = suppressionHover(path, uri, position) { return comment }
        let found = mentions(at: position, in: path)
        guard let first = found.first else { return MessageText.null }
        let range = findingList(root: first.project.root).range(of: first.location)
        let view = PathView(root: nil, folder: nil)
        let cards = found.prefix(Session.mostCards).compactMap { mention -> String? in
            guard let card = TreeCard(mention.tree, of: mention.rib.id) else { return nil }
            guard client.takesMarkdown else {
                return String(decoding: TreeText.write(card, style: TreeStyle(view: view)), as: UTF8.self)
            }
            return TreeHover.write(card, kind: mention.kind, view: view, address: address(mention.project.root))
        }
        return hover(cards.joined(separator: client.takesMarkdown ? "\n\n---\n\n" : "\n"), range)
    }

    private static let mostCards = 5

    private func hover(_ text: String, _ range: TextRange) -> [UInt8] {
        MessageText.object { json in
            json.object("contents") { json in
                json.member("kind", client.takesMarkdown ? "markdown" : "plaintext")
                json.member("value", text)
            }
            range.write("range", to: &json)
        }
    }

    private func suppressionHover(_ path: SourcePath, _ uri: String, _ position: TextPosition) -> [UInt8]? {
        for (rule, range) in suppressedRules(path, uri) where range.start <= position && position <= range.end {
            guard let page = self.page(of: rule.id) else { continue }
            let reason = rule.reason.map { "Suppressed here: \($0)" } ?? "Suppressed here, without a reason."
            return hover("\(rule.id): \(page.documentation.summary)\n\n\(reason)", range)
        }
        return nil
    }

    /// The rules in suppression comments of a document, with their ranges.
    func suppressedRules(_ path: SourcePath, _ uri: String) -> [(rule: SuppressedRule, range: TextRange)] {
        guard let document = documents[uri] else { return [] }
        let lines = TextLines(document.text)
        return SuppressedRule.all(in: document.text, path).map { rule in
            let start = lines.position(of: rule.range.lowerBound, encoding)
            return (rule, TextRange(start, lines.position(of: rule.range.upperBound, encoding)))
        }
    }

    // MARK: Lenses and links

    /// The answer to `textDocument/codeLens`: a line above the router and the builder of each RIB.
    func lenses(_ path: SourcePath) -> [UInt8] {
        var json = JSONWriter()
        let shown = mentions(in: path, calls: false).filter { $0.kind == "router" || $0.kind == "builder" }
        let lenses = shown.flatMap { mention -> [(TextRange, String, [Location], SourcePath)] in
            guard let card = TreeCard(mention.tree, of: mention.rib.id) else { return [] }
            let range = findingList(root: mention.project.root).range(of: mention.location)
            let others = mention.rib.parts.filter { $0.part != nil && $0.kind != mention.kind }
            let sites = card.buildSites.isEmpty ? [mention.location] : card.buildSites
            let names = others.map(\.kind).joined(separator: " · ")
            let lines: [(String, [Location])] = [
                (TreeHover.title(card), sites), (names, others.compactMap(\.part?.location)),
            ]
            return lines.filter { !$0.1.isEmpty }.map { (range, $0.0, $0.1, mention.project.root) }
        }
        json.list(of: lenses) { json, lens in
            let (range, title, targets, root) = lens
            guard let command = showing(targets, from: path, range, root: root) else { return }
            json.object { json in
                range.write("range", to: &json)
                json.object("command") { json in
                    json.member("title", title)
                    json.member("command", command.name)
                    json.array("arguments", of: command.arguments) { $0.value(json: $1) }
                }
            }
        }
        return json.written
    }

    /// The command that shows places; nil if the client has none.
    private func showing(
        _ places: [Location], from path: SourcePath, _ range: TextRange, root: SourcePath
    ) -> (name: String, arguments: [[UInt8]])? {
        let list = findingList(root: root)
        func location(_ place: Location) -> [UInt8] {
            MessageText.object { json in
                json.member("uri", list.uri(place.path))
                list.range(of: place).write("range", to: &json)
            }
        }
        if settings.clientCommands.contains(Session.showLocations) {
            var all = JSONWriter()
            all.list(of: places) { $0.value(json: location($1)) }
            var uri = JSONWriter()
            uri.value(uris(of: path).first ?? "")
            let start = MessageText.object { json in
                json.member("line", range.start.line)
                json.member("character", range.start.character)
            }
            return (Session.showLocations, [uri.written, start, all.written])
        }
        guard client.showsDocuments, let first = places.first else { return nil }
        return (ServerCommand.Name.goTo.rawValue, [location(first)])
    }

    /// The command of clients that show several places.
    private static let showLocations = "riblint.showLocations"

    /// The answer to `textDocument/documentLink`: the rules in suppression comments lead to their pages.
    func links(_ path: SourcePath, _ uri: String) -> [UInt8] {
        var json = JSONWriter()
        let linked = suppressedRules(path, uri).compactMap { rule, range -> (RulePage, String, TextRange)? in
            guard let page = self.page(of: rule.id), let url = page.url else { return nil }
            return (page, url, range)
        }
        json.list(of: linked) { json, entry in
            let (page, url, range) = entry
            json.object { json in
                range.write("range", to: &json)
                json.member("target", url)
                json.member("tooltip", page.documentation.summary)
            }
        }
        return json.written
    }
}
