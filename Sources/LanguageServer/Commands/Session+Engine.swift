internal import JSONText
internal import LintEngine
internal import Platform
internal import Reporters
internal import RuleKit
internal import SourceText
internal import SystemPackage

/// Commands that the thread of the analysis executes.
extension Session {
    /// Says why a line has no finding, of a rule or of any.
    func whyNot(_ call: CommandCall, _ id: MessageID) throws(ResponseError) {
        let uri = try call.text("uri")
        guard let position = TextPosition(call.argument?["position"]) else {
            throw ResponseError(.invalidParams, "'arguments[0].position' has to be a position")
        }
        let path = paths[uri] ?? DocumentURI.path(uri).map(FilePaths.resolved)
        guard let path, let project = project(of: path) else {
            throw ResponseError(.requestFailed, "'\(uri)' is in no folder that is analyzed")
        }
        let rule = call.argument?["rule"]?.string
        analysis.post { [inbox, number = project.number] workspaces in
            let answer = Result { () throws(LintError) in
                try workspaces[number]?.whyNot(rule, at: path, line: position.line + 1)
            }
            inbox.post(.reply { $0.respond(id, to: answer) })
        }
    }

    private func respond(_ id: MessageID, to answer: Result<Explanation?, LintError>) {
        switch answer {
        case .success(let explanation?):
            let root = explanation.root ?? SourcePath("/")
            respond(id, markdown: ExplanationMarkdown.write(explanation, address: address(root)))
        case .success(nil): fail(id, "the project is not analyzed")
        case .failure(let error): fail(id, error.description)
        }
    }

    /// The project that a file belongs to: of several, the one with the nearest root.
    private func project(of path: SourcePath) -> AnalyzedProject? {
        projects.filter { $0.contains(path) }.max { $0.root.bytes.count < $1.root.bytes.count }
    }

    private func fail(_ id: MessageID, _ message: String) {
        outbox.send(MessageText.response(id, ResponseError(.requestFailed, message)))
    }

    /// Adds a finding to the baseline of its project, and reads the baseline again. The file is written here: an edit
    /// of the client would count only once the user saves it.
    func addToBaseline(_ call: CommandCall, _ id: MessageID) throws(ResponseError) {
        let fingerprint = try call.text("fingerprint")
        let project = projects.first { project in
            project.baseline != nil && project.findings.values.joined().contains { $0.fingerprint == fingerprint }
        }
        guard let project, let path = project.baseline else {
            let message = "no finding of a project with a baseline has the fingerprint '\(fingerprint)'"
            throw ResponseError(.invalidParams, message)
        }
        let version = options.version
        analysis.post { [inbox, number = project.number] workspaces in
            let baseline = workspaces[number]?.baseline(adding: fingerprint)
            let failure = baseline.map { baseline in
                OutputFile.write(BaselineText.write(baseline, toolVersion: version), to: path.text)?.description
            }
            inbox.post(
                .reply { session in
                    switch failure {
                    case .some(nil):
                        session.schedule.scan(at: SystemClock.milliseconds)
                        session.respond(id, MessageText.null)
                    case .some(let message?):
                        session.fail(id, "cannot write the baseline '\(path.printable)': \(message)")
                    case nil: session.fail(id, "the finding does not exist any more")
                    }
                })
        }
    }
}
