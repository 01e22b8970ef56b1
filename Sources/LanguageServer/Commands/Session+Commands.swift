internal import JSONText
internal import LintEngine
internal import Platform
internal import Reporters
internal import RuleKit
internal import SourceText

extension Session {
    /// Executes a command, and answers its request.
    func execute(_ call: CommandCall, _ id: MessageID) {
        do throws(ResponseError) {
            switch call.name {
            case .applyEdit:
                guard let edit = call.argument?["edit"] else {
                    throw ResponseError(.invalidParams, "'arguments[0].edit' has to be an edit")
                }
                apply(edit: Array(call.body[edit.offset..<edit.end]), id)
            case .explain: respond(id, markdown: try explain(call))
            case .whyNot: try whyNot(call, id)
            case .addToBaseline: try addToBaseline(call, id)
            case .openRulePage: show(RulePage.url(of: try call.text("rule")), nil, isExternal: true, id)
            case .fixAll: try fixAll(call, id)
            case .goTo: show(try call.text("uri"), TextRange(call.argument?["range"]), isExternal: false, id)
            case .showTree:
                withTrees(of: nil) { $0.showTree(id) }
            case .rescan:
                resumeOpening()
                schedule.scan(at: SystemClock.milliseconds)
                respond(id, MessageText.null)
            }
        } catch {
            outbox.send(MessageText.response(id, error))
        }
    }

    /// Lets the client apply an edit.
    ///
    /// - Parameter edit: the JSON of a `WorkspaceEdit`.
    private func apply(edit: [UInt8], _ id: MessageID) {
        guard client.appliesEdits else {
            let error = ResponseError(.invalidRequest, "the client does not apply edits of servers")
            return outbox.send(MessageText.response(id, error))
        }
        let params = MessageText.object { json in
            json.member("label", "riblint")
            json.member("edit", json: edit)
        }
        request("workspace/applyEdit", params) { session, answer in
            if case .failure(_, let message) = answer { session.log.write(.warning, "edit not applied: \(message)") }
        }
        respond(id, MessageText.null)
    }

    private func fixAll(_ call: CommandCall, _ id: MessageID) throws(ResponseError) {
        let uri = try call.text("uri")
        let action = paths[uri].flatMap { path in projects.lazy.compactMap { self.fixAll(path, $0, atLeast: 1) }.first }
        guard let edit = action?.edit else { return respond(id, MessageText.null) }
        apply(edit: edit.json(for: client), id)
    }

    /// Answers a command with a document or a page, and shows it if the client can.
    private func show(_ uri: String, _ range: TextRange?, isExternal: Bool, _ id: MessageID) {
        if client.showsDocuments { show(uri, range, isExternal: isExternal) }
        respond(id, MessageText.object { $0.member("uri", uri) })
    }

    private func show(_ uri: String, _ range: TextRange? = nil, isExternal: Bool = false) {
        let params = MessageText.object { json in
            json.member("uri", uri)
            if isExternal { json.member("external", true) }
            json.member("takeFocus", true)
            range?.write("selection", to: &json)
        }
        request("window/showDocument", params) { _, _ in }
    }

    /// The trees of all projects as Markdown.
    private func showTree(_ id: MessageID) {
        let view = PathView(root: nil, folder: nil)
        let texts = projects.compactMap { project in
            project.tree.map { String(decoding: TreeMarkdown.write($0.report, view: view), as: UTF8.self) }
        }
        respond(id, markdown: texts.joined(separator: "\n---\n\n"))
    }

    /// Answers a command with a text, and shows it if the client can: few clients show the results of commands.
    func respond(_ id: MessageID, markdown text: String) {
        if client.showsDocuments, let uri = shownTexts.add(text) { show(uri) }
        let result = MessageText.object { json in
            json.member("kind", "markdown")
            json.member("value", text)
        }
        respond(id, result)
    }

    /// A finding with its steps, and the page of its rule, as Markdown.
    private func explain(_ call: CommandCall) throws(ResponseError) -> String {
        let fingerprint = try call.text("fingerprint")
        for project in projects {
            for finding in project.findings.values.joined() where finding.fingerprint == fingerprint {
                let list = findingList(root: project.root)
                return FindingMarkdown.write(finding, page: page(of: finding.rule)) { location in
                    "\(list.uri(location.path))#L\(location.start.line)"
                }
            }
        }
        throw ResponseError(.invalidParams, "no finding has the fingerprint '\(fingerprint)'; it may be fixed")
    }
}
