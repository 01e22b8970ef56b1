internal import JSONText
internal import LintEngine
internal import RuleKit
internal import SourceText

extension Session {
    /// The answer to a request `textDocument/codeAction`: what removes the findings of the range's lines, and what
    /// removes all of the document.
    ///
    /// - Parameter offersAll: whether all fixes of the document may be applied.
    func codeActions(_ question: CodeActionQuestion, offersAll: Bool) -> [UInt8] {
        var actions: [CodeAction] = []
        if let path = paths[question.uri], settings.enabled {
            for project in projects {
                for finding in project.findings[path] ?? [] {
                    actions += self.actions(for: finding, question, project)
                }
                if offersAll, let fixAll = fixAll(path, question, project) { actions.append(fixAll) }
            }
        }
        // Findings on one line may have the same edit.
        var seen: Set<[UInt8]> = []
        var json = JSONWriter()
        json.list(of: actions.filter { seen.insert(identity(of: $0)).inserted }) { json, action in
            action.write(to: &json, for: client)
        }
        return json.written
    }

    private func identity(of action: CodeAction) -> [UInt8] {
        var plain = action
        (plain.about, plain.isPreferred) = ([], false)
        var json = JSONWriter()
        plain.write(to: &json, for: client)
        return json.written
    }

    private func actions(
        for finding: Diagnostic, _ question: CodeActionQuestion, _ project: AnalyzedProject
    ) -> [CodeAction] {
        let root = project.root
        let own = findingList(root: root).range(of: finding.location)
        let lines = own.start.line...max(own.start.line, own.end.line)
        guard lines.overlaps(question.range.start.line...question.range.end.line), question.wants("quickfix") else {
            return []
        }
        let about = question.shown.filter { $0.code == finding.rule && $0.range == own }.map(\.json)
        var actions = settings.codeActions.fix ? fixes(of: finding, root: root) : []
        if settings.codeActions.suppress { actions += suppressions(of: finding, root: root) }
        let argument = MessageText.object { json in
            json.member("fingerprint", finding.fingerprint)
            json.member("uri", question.uri)
        }
        if settings.codeActions.baseline, project.baseline != nil {
            actions.append(
                CodeAction(
                    title: "Add to the baseline", kind: "quickfix",
                    command: ServerCommand(name: .addToBaseline, argument: argument)))
        }
        if settings.codeActions.explain {
            actions.append(
                CodeAction(
                    title: "Explain this finding of \(finding.rule)", kind: "quickfix",
                    command: ServerCommand(name: .explain, argument: argument)))
        }
        for index in actions.indices { actions[index].about = about }
        return actions
    }

    private func fixes(of finding: Diagnostic, root: SourcePath) -> [CodeAction] {
        let preferred = finding.fixes.firstIndex(where: \.isSafe)
        return finding.fixes.enumerated().compactMap { number, fix in
            guard fix.isSafe || settings.codeActions.unsafeFixes, let edit = edit(of: fix, at: finding, root: root)
            else { return nil }
            return CodeAction(
                title: fix.isSafe ? fix.title : "\(fix.title) (may change behavior)", kind: "quickfix",
                isPreferred: number == preferred, edit: edit)
        }
    }

    /// Comments that suppress a finding, for its document as it is now.
    private func suppressions(of finding: Diagnostic, root: SourcePath) -> [CodeAction] {
        let file = FilePaths.absolute(finding.location.path, in: root)
        guard let document = openDocument(at: file), document.stamp == analyzed[document.uri] else { return [] }
        let (offset, lines) = (finding.location.start.offset, TextLines(document.text))
        let titles: [(SuppressionEdit.Scope, String)] = [
            (.here, "here"),
            (
                .member,
                SuppressionEdit.member(at: offset, in: document.text, file).map { "in '\($0)'" } ?? "in this member"
            ),
            (.file, "in this file"),
        ]
        return titles.compactMap { scope, title in
            guard let found = SuppressionEdit(of: finding.rule, at: offset, in: document.text, file, scope) else {
                return nil
            }
            let edits = found.edits.enumerated().map { number, edit in
                WorkspaceEdit.Edit(
                    range: TextRange(
                        lines.position(of: edit.range.lowerBound, encoding),
                        lines.position(of: edit.range.upperBound, encoding)),
                    text: String(decoding: edit.replacement, as: UTF8.self),
                    stop: found.reason.flatMap { $0.edit == number ? $0.offset : nil })
            }
            return CodeAction(
                title: "Suppress \(finding.rule) \(title)", kind: "quickfix",
                edit: WorkspaceEdit(documents: [.init(uri: document.uri, version: document.version, edits: edits)]))
        }
    }

    /// The edits of a fix; nil if one is in a text that is not analyzed yet.
    private func edit(of fix: Diagnostic.Fix, at finding: Diagnostic, root: SourcePath) -> WorkspaceEdit? {
        let list = findingList(root: root)
        var edit = WorkspaceEdit()
        for (path, edits) in Dictionary(grouping: fix.edits, by: \.location.path).sorted(by: { $0.key < $1.key }) {
            let file = FilePaths.absolute(path, in: root)
            let document = openDocument(at: file)
            if let document, document.stamp != analyzed[document.uri] { return nil }
            let end = edits.contains { $0.replacement.contains("\n") } ? lineEnd(of: file) : .lineFeed
            edit.documents.append(
                WorkspaceEdit.Document(
                    uri: document?.uri ?? list.uri(path), version: document?.version,
                    edits: edits.map {
                        .init(range: list.range(of: $0.location), text: end.applied(to: $0.replacement))
                    }
                ))
        }
        if fix.edits.contains(where: { $0.location.path != finding.location.path }) {
            edit.warning = "Changes other files"
        } else if !fix.isSafe {
            edit.warning = "May change behavior"
        }
        return edit
    }

    private func lineEnd(of file: SourcePath) -> LineEnd {
        LineEnd(of: openDocument(at: file)?.text ?? FilePaths.text(of: file) ?? [])
    }

    private func fixAll(
        _ path: SourcePath, _ question: CodeActionQuestion, _ project: AnalyzedProject
    ) -> CodeAction? {
        guard settings.codeActions.fixAll, question.wants(CodeAction.fixAllKind) else { return nil }
        return fixAll(path, project, atLeast: question.only == nil ? 2 : 1)
    }

    /// The safe fixes of a document; nil if it has fewer, or if its text is not analyzed yet.
    func fixAll(_ path: SourcePath, _ project: AnalyzedProject, atLeast least: Int) -> CodeAction? {
        guard let document = openDocument(at: path), document.stamp == analyzed[document.uri] else { return nil }
        let relative = project.findings[path]?.first?.location.path ?? path
        let fixes = SafeFixes(of: project.findings[path] ?? [], in: relative)
        guard fixes.count >= least else { return nil }
        let (lines, end) = (TextLines(document.text), LineEnd(of: document.text))
        let edits = fixes.edits.map { edit in
            WorkspaceEdit.Edit(
                range: TextRange(
                    lines.position(of: edit.range.lowerBound, encoding),
                    lines.position(of: edit.range.upperBound, encoding)),
                text: end.applied(to: String(decoding: edit.replacement, as: UTF8.self)))
        }
        return CodeAction(
            title: "Fix all safe riblint findings in this file (\(fixes.count))", kind: CodeAction.fixAllKind,
            edit: WorkspaceEdit(
                documents: [.init(uri: document.uri, version: document.version, edits: edits)]))
    }
}
