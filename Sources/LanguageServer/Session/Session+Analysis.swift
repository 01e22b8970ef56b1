internal import JSONText
internal import LintEngine
internal import Platform
internal import RIBModel
internal import RuleKit
internal import SourceText

extension Session {
    // MARK: Projects that come and go

    /// Opens the project of a folder.
    func open(_ folder: SourcePath) {
        guard settings.enabled, !projects.contains(where: { $0.folder == folder }) else { return }
        projectCount += 1
        projects.append(AnalyzedProject(number: projectCount, folder: folder))
        watch()
        schedule.scan(at: SystemClock.milliseconds)
    }

    /// Without folders of the client, the project of each document is opened.
    func openProject(of path: SourcePath, _ uri: String) {
        guard folders.isEmpty, hasStarted else { return }
        if projects.contains(where: { FilePaths.relative(path, to: $0.root) != nil }) { return }
        open(FilePaths.project(of: path))
    }

    /// Without folders of the client, the projects without a document are closed.
    func closeProjects() {
        guard folders.isEmpty else { return }
        let open = paths.values
        close { project in !open.contains { FilePaths.relative($0, to: project.root) != nil } }
    }

    /// Closes projects, and clears their lists.
    func close(where isMeant: (AnalyzedProject) -> Bool) {
        let closed = projects.filter(isMeant)
        projects.removeAll(where: isMeant)
        if !closed.isEmpty { watch() }
        for project in closed {
            let number = project.number
            analysis.post { $0[number] = nil }
            for path in project.files.sorted() { publish(path) }
        }
    }

    /// Opens all projects again, with other settings.
    func reopen() {
        close { _ in true }
        for folder in folders { open(folder) }
        for (uri, path) in paths.sorted(by: { $0.key < $1.key }) { openProject(of: path, uri) }
    }

    private func request(for folder: SourcePath) -> LintRequest {
        var request = LintRequest(paths: [folder])
        if let path = settings.configuration {
            request.configuration = .file(FilePaths.absolute(SourcePath(path), in: folder))
        }
        if settings.isolated { (request.configuration, request.baseline) = (.isolated, .none) }
        switch settings.baseline {
        case "auto": break
        case "off": request.baseline = .none
        default: request.baseline = .file(FilePaths.absolute(SourcePath(settings.baseline), in: folder))
        }
        request.unreported = settings.unreported
        let given = options.jobs ?? settings.jobs
        request.jobs = given > 0 ? given : max(1, Machine.processorCount - 1)
        return request
    }

    // MARK: Jobs

    /// Analyzes what changed, if that is due and nothing else is analyzed.
    func startAnalysis() {
        let now = SystemClock.milliseconds
        if let time = schedule.interruption, time <= now {
            schedule.interrupt()
            running.cancellation.cancel()
        }
        guard let deadline = schedule.deadline, deadline <= now else { return }
        let work = schedule.start(at: now)
        let changes = work.changed.map { ($0, openDocument(at: $0)?.text) }
        // A new workspace gets the texts of all documents.
        let open = documents.all.filter { paths[$0.uri] != nil }
        let texts = open.compactMap { document in paths[document.uri].map { ($0, document.text) } }
        let (cancellation, opening, counters) = (Cancellation(), Cancellation(), Progress())
        let jobs = projects.filter { $0.state != .canceled }.map { project in
            var request = request(for: project.folder)
            request.progress = counters
            return AnalysisJob(
                project: project.number, folder: project.folder, request: request, changes: changes, texts: texts,
                scans: work.needsScan, cancellation: cancellation, opening: opening)
        }
        running = RunningAnalysis(
            jobs: jobs.count, cancellation: cancellation, opening: opening,
            stamps: Dictionary(open.map { ($0.uri, $0.stamp) }) { $1 }, touched: touched,
            dirty: running.isStopped ? running.dirty : [])
        touched = []
        if client.showsProgress, projects.contains(where: { $0.state == .opening }) {
            progress.start(counters, at: now)
        }
        if jobs.isEmpty { return finishJobs(0) }
        analysis.post { [engine, inbox] workspaces in
            for job in jobs { inbox.post(.analyzed(job.run(engine, &workspaces))) }
            for job in jobs { workspaces[job.project]?.settle() }
        }
    }

    /// Takes over what an analysis found.
    func finish(_ result: AnalysisResult) {
        running.jobs -= 1
        if let index = projects.firstIndex(where: { $0.number == result.project }) {
            // What the client canceled is not analyzed again by itself.
            if result.isStopped, projects[index].state != .canceled { running.isStopped = true }
            if !result.isStopped || result.report != nil { running.dirty.formUnion(projects[index].take(result)) }
            if let failure = result.failure { show(failure: failure.message) }
        }
        if running.jobs == 0 { finishJobs(result.milliseconds) }
    }

    /// Shows that projects are opened, once that takes long enough, and how far that is.
    func showProgress() {
        let now = SystemClock.milliseconds
        guard let deadline = progress.deadline, deadline <= now else { return }
        if progress.token == nil {
            let names = projects.filter { $0.state == .opening }.map { String(decoding: $0.folder.name, as: UTF8.self) }
            let (token, begin) = progress.begin(names, at: now)
            request("window/workDoneProgress/create", MessageText.object { $0.member("token", token) }) { _, _ in }
            notify("$/progress", begin)
        }
        if let report = progress.report(at: now) { notify("$/progress", report) }
    }

    /// The client cancels the opening of projects. They are opened once a document is saved, or at its request.
    func cancelOpening(_ token: JSONValue?) {
        guard let token = token?.string, token == progress.token else { return }
        running.opening.cancel()
        for index in projects.indices where projects[index].state == .opening { projects[index].state = .canceled }
        if let end = progress.end() { notify("$/progress", end) }
        watch()
    }

    /// Opens the projects whose opening was canceled.
    func resumeOpening() {
        let canceled = projects.indices.filter { projects[$0].state == .canceled }
        if canceled.isEmpty { return }
        for index in canceled { projects[index].state = .opening }
        watch()
        schedule.scan(at: SystemClock.milliseconds)
    }

    /// All workspaces know the texts that the jobs began with.
    private func finishJobs(_ milliseconds: Int) {
        if let end = progress.end() { notify("$/progress", end) }
        if running.isStopped {
            stoppedCount += 1
            touched.formUnion(running.touched)
            return schedule.finishInterrupted()
        }
        for (uri, stamp) in running.stamps where documents[uri] != nil { analyzed[uri] = stamp }
        // Clients move or drop marks as a text changes, so the list of its document is sent even if it is the same.
        let touched = Dictionary(grouping: running.touched) { paths[$0] }
        for path in running.dirty.union(touched.keys.compactMap { $0 }).sorted() {
            publish(path, isForced: touched[path] != nil)
        }
        schedule.finish(after: milliseconds)
    }

    /// Shows why a project cannot be analyzed, once for each text.
    private func show(failure message: String) {
        guard shownFailures.insert(message).inserted else { return }
        log.write(.error, message)
        let params = MessageText.object { json in
            json.member("type", 1)
            json.member("message", "riblint: \(message)")
        }
        outbox.sendLast(MessageText.notification("window/showMessage", params: params))
    }

    // MARK: Files on disk

    /// Looks at the files of the present projects from time to time.
    func watch() {
        let seconds: Int?
        switch settings.files.watch {
        case "off", "client": seconds = nil
        default: seconds = settings.files.pollSeconds ?? (isWatched ? 30 : 2)
        }
        let watched = projects.filter { $0.state != .canceled }
        poll.watch(watched.map { ($0.number, request(for: $0.folder)) }, shortest: seconds.map { $0 * 1_000 })
    }

    /// Takes over what a look at the files found.
    func take(_ found: DiskPoll.Found) {
        guard projects.contains(where: { $0.number == found.project }) else { return }
        let now = SystemClock.milliseconds
        for file in found.changes.files.map({ FilePaths.resolved($0.bytes) }) where openDocument(at: file) == nil {
            schedule.change(file, at: now)
        }
        hasNewTexts = true
        if found.changes.needsScan { schedule.scan(at: now) }
    }

    // MARK: Lists

    /// Sends all lists again that are different with the present settings.
    func publishAll() {
        let all = projects.reduce(into: Set<SourcePath>()) { $0.formUnion($1.files) }
        for path in all.sorted() { publish(path) }
    }

    /// Sends the list of a file to each document that it has.
    func publish(_ path: SourcePath, isForced: Bool = false) {
        let isShown = isShown(path)
        let list = shownList(of: path)
        let isOfProject = projects.contains { FilePaths.relative(path, to: $0.root) != nil }
        for uri in uris(of: path) {
            // The list of an older text: another one follows.
            if let document = documents[uri], document.stamp != analyzed[uri], isShown, isOfProject { continue }
            publisher.publish(list, uri, version: documents[uri]?.version, isForced: isForced && isOfProject)
        }
    }

    /// Whether the settings want findings of a file.
    private func isShown(_ path: SourcePath) -> Bool {
        settings.enabled && (settings.diagnostics.scope == "workspace" || openDocument(at: path) != nil)
    }

    /// The diagnostics of a file that the settings want as JSON; nil if there are none.
    func shownList(of path: SourcePath) -> [UInt8]? { isShown(path) ? list(of: path) : nil }

    /// The diagnostics of a file as JSON; nil if there are none.
    private func list(of path: SourcePath) -> [UInt8]? {
        var findings: [(Diagnostic, SourcePath)] = []
        var hints: [(UnreportedFinding, SourcePath)] = []
        var remarks: [FileRemark] = []
        for project in projects {
            // Projects of nested folders may have the same ones.
            let others = findings
            for finding in project.findings[path] ?? [] where !others.contains(where: { $0.0 == finding }) {
                findings.append((finding, project.root))
            }
            for hint in project.unreported[path] ?? [] where settings.shows(hint.cause) {
                if !(hints.contains { $0.0 == hint }) { hints.append((hint, project.root)) }
            }
            for remark in project.remarks(path) where !remarks.contains(remark) { remarks.append(remark) }
        }
        if findings.isEmpty, hints.isEmpty, remarks.isEmpty { return nil }
        var json = JSONWriter()
        let items =
            findings.map { Item.finding($0.0, nil, root: $0.1) }
            + hints.map { Item.finding($0.0.finding, $0.0.cause, root: $0.1) } + remarks.map { Item.remark($0) }
        json.list(of: items) { json, item in
            switch item {
            case .finding(let finding, let cause, let root): findingList(root: root).write(finding, cause, to: &json)
            case .remark(let remark): findingList(root: path).write(remark, to: &json)
            }
        }
        return json.written
    }

    private enum Item {
        case finding(Diagnostic, UnreportedFinding.Cause?, root: SourcePath)
        case remark(FileRemark)
    }

    /// The page of a rule, of riblint or of the configuration of a project; nil if there is no such rule.
    func page(of rule: String) -> RulePage? {
        engine.page(of: rule) ?? projects.lazy.flatMap(\.ownRules).first { $0.id == rule }
    }

    /// How findings are written for the client.
    ///
    /// - Parameter root: the folder that their paths are relative to.
    func findingList(root: SourcePath) -> FindingList {
        FindingList(
            encoding: encoding, client: client, showsHelp: settings.diagnostics.help,
            tag: { self.page(of: $0)?.tag },
            uri: { self.uris(of: FilePaths.absolute($0, in: root)).first ?? "" },
            countsMark: { self.openDocument(at: FilePaths.absolute($0, in: root))?.beginsWithMark ?? false })
    }
}
