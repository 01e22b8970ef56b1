internal import JSONText
internal import LintEngine
internal import RuleKit
internal import SourceText

extension Session {
    /// The answer to a request `textDocument/codeAction`: what removes the findings of the range's lines, and what
    /// removes all of the document.
    func codeActions(_ question: CodeActionQuestion) -> [UInt8] {
        var actions: [CodeAction] = []
        if let path = paths[question.uri], settings.enabled {
            for project in projects {
                for finding in project.findings[path] ?? [] {
                    actions += self.actions(for: finding, question, root: project.root)
                }
                if let fixAll = fixAll(path, question, project) { actions.append(fixAll) }
            }
        }
        var json = JSONWriter()
        json.list(of: actions) { json, action in action.write(to: &json, for: client) }
        return json.written
    }

    private func actions(
        for finding: Diagnostic, _ question: CodeActionQuestion, root: SourcePath
    ) -> [CodeAction] {
        let own = findingList(root: root).range(of: finding.location)
        let lines = own.start.line...max(own.start.line, own.end.line)
        guard lines.overlaps(question.range.start.line...question.range.end.line), question.wants("quickfix"),
            settings.codeActions.fix
        else { return [] }
        let about = question.shown.filter { $0.code == finding.rule && $0.range == own }.map(\.json)
        let preferred = finding.fixes.firstIndex(where: \.isSafe)
        return finding.fixes.enumerated().compactMap { number, fix in
            guard fix.isSafe || settings.codeActions.unsafeFixes, let edit = edit(of: fix, at: finding, root: root)
            else { return nil }
            return CodeAction(
                title: fix.isSafe ? fix.title : "\(fix.title) (may change behavior)", kind: "quickfix",
                isPreferred: number == preferred, edit: edit, about: about)
        }
    }

    /// The edits of a fix; nil if one is in a text that is not analyzed yet.
    private func edit(of fix: Diagnostic.Fix, at finding: Diagnostic, root: SourcePath) -> WorkspaceEdit? {
        let list = findingList(root: root)
        var edit = WorkspaceEdit()
        for (path, edits) in Dictionary(grouping: fix.edits, by: \.location.path).sorted(by: { $0.key < $1.key }) {
            let file = FilePaths.absolute(path, in: root)
            let document = openDocument(at: file)
            if let document, document.version != analyzed[document.uri] { return nil }
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

    private func fixAll(_ path: SourcePath, _ question: CodeActionQuestion, _ project: AnalyzedProject) -> CodeAction? {
        guard settings.codeActions.fixAll, question.wants(CodeAction.fixAllKind),
            let document = openDocument(at: path), document.version == analyzed[document.uri]
        else { return nil }
        let relative = project.findings[path]?.first?.location.path ?? path
        let fixes = SafeFixes(of: project.findings[path] ?? [], in: relative)
        guard fixes.count >= (question.only == nil ? 2 : 1) else { return nil }
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
