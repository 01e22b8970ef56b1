internal import RuleKit
internal import SourceText

/// An explanation whose locations are still byte ranges of files.
struct ExplanationBuilder {
    var answer: String
    /// The findings that it is about.
    var findings: [LintEngine.ReportedFinding] = []
    var details: [Detail] = []

    fileprivate var sites: [Site] { findings.flatMap(\.finding.sites) + details.flatMap(\.notes).map(\.site) }
}

/// A sentence of an explanation, and the sites that it refers to.
struct Detail {
    let text: String
    let notes: [Finding.Note]

    init(_ text: String, _ notes: [Finding.Note] = []) {
        self.text = text
        self.notes = notes
    }
}

extension LintEngine {
    /// The explanation with lines and columns. Notes in files that changed since they were analyzed are left out.
    func explanation(
        _ builder: ExplanationBuilder, _ session: ExplainSession, by workers: Workers
    ) throws(LintError) -> Explanation {
        let locations = try LintEngine.withRoot(session.found.root) { root in
            LocationTable(
                sites: builder.sites, primary: builder.findings.map(\.finding.site), files: session.analysis.files,
                root: root, overlay: session.scope.overlay, workers: workers)
        }
        let details = builder.details.map { detail in
            let notes = detail.notes.compactMap { note in
                locations[note.site].map { Diagnostic.Note(location: $0, message: note.message) }
            }
            return Explanation.Detail(detail.text, notes)
        }
        return Explanation(
            builder.answer, diagnostics: builder.findings.compactMap { diagnostic($0, locations) }, details: details,
            root: session.found.root)
    }
}
