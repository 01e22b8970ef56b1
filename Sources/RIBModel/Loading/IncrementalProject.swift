public import SourceText

/// A project with files that change one at a time, as in an editor. After each change, its findings equal those of a
/// new run; only what the change can affect is analyzed again.
///
/// A class, because it moves from state to state. Used by one thread at a time; each `project` that it returned stays
/// valid and unchanged.
public final class IncrementalProject {
    /// The current state.
    public internal(set) var project: Project
    /// What the last change computed again; nil if no answer was kept.
    public var recomputed: RecomputedAnswers? { keptAnswers ? graph?.recomputed : nil }
    var keptAnswers = false
    /// The number of dependencies that are recorded for the answers.
    public var dependencyCount: Int { graph?.dependencyCount ?? 0 }
    let wellKnownNames: WellKnownNames
    /// What the project's manifests declare.
    private let modules: DeclaredModules
    let extent: BodyDemand.Extent
    /// All files after the first pass, most of them without bodies.
    var declared: [FileFacts]
    /// The bodies that were read, by file.
    var bodies: [Int: BodyDemand.Body] = [:]
    var loader: ProjectLoader
    /// By file, the number of reserved type indices: some more than its types need, so that later types can keep
    /// theirs.
    private var reserved: [Int32]
    var rounds: LoadingRounds
    /// By round, the number of its files that mention each name.
    var mentions: [NameCounts] = []
    /// The dependencies of the answers. Nil if no answer can be kept from one state to the next: no type has a role, or
    /// broken code declares something else once its bodies are read.
    var graph: DependencyGraph? {
        didSet { if oldValue !== graph { oldValue?.close() } }
    }
    /// By file that changed since the last state, its facts in that state: of updates that were stopped.
    private var unapplied: [Int: FileFacts] = [:]
    /// Stops updates and the computation of answers. What is stopped is made up for by the next update.
    public var cancellation: Cancellation? {
        didSet { graph?.cancellation = cancellation }
    }
    /// Whether the last update was stopped: the project is of an earlier state, or some of its answers are.
    public private(set) var isBehind = false
    /// Whether the last update was stopped before its state was complete.
    private var isIncomplete = false
    /// What a compiler was asked for this state.
    var questions: ReceiverQuestions?

    /// The number of types that can be added to a file before all answers are computed again.
    private static let spareTypes: Int32 = 1
    /// The number of types that a file can declare that takes a vacant number: enough for the file of a builder or an
    /// interactor with its protocols. Each makes opening a project slower.
    private static let spareTypesOfFile: Int32 = 4

    /// - Parameters:
    ///   - files: in the order of paths.
    ///   - modules: what the project's manifests declare.
    ///   - check: called from time to time, throws to stop.
    ///   - typing: asked about receivers that declarations leave open; nil if nobody can tell.
    ///   - read: reads the bodies of files; omits those that can no longer be read.
    public init<Stop: Error>(
        files: [FileFacts], modules: DeclaredModules = .none, wellKnownNames: WellKnownNames,
        extent: BodyDemand.Extent = .analyzed, threads: ThreadPool, checking check: () throws(Stop) -> Void,
        typing: ReceiverTyping? = nil, reading read: ([FileID]) -> [BodyDemand.Body]
    ) throws(Stop) {
        self.wellKnownNames = wellKnownNames
        self.extent = extent
        self.modules = modules
        declared = files
        reserved = IncrementalProject.reserved(files, threads)
        loader = try ProjectLoader(
            files: files, modules: modules, wellKnownNames: wellKnownNames, threads: threads, reserved: reserved,
            checking: check)
        try check()
        var all = files
        rounds = loader.demand.rounds(over: &all, reading: read)
        try check()
        BodyDemand.add(extent, ofUnreadBodiesTo: &all, wellKnownNames, reading: read)
        try check()
        project = loader.project(of: all, isAnyRead: !rounds.files.isEmpty)
        try check()
        type(&all, typing)
        remember(all, threads)
    }

    deinit { graph?.close() }

    /// By file, the number of type indices to reserve.
    private static func reserved(_ files: [FileFacts], _ threads: ThreadPool) -> [Int32] {
        threads.flatMap(files.count, chunk: 256) { range in
            range.map {
                files[$0].isVacant
                    ? spareTypesOfFile : Int32(TypeCollector.count(of: files[$0])) + spareTypes
            }
        }
    }

    /// Brings the dependencies of the answers so far into the form in which they are kept. Otherwise the next change
    /// does so before anything else.
    public func settle() { graph?.merge() }

    /// The facts of a file after the first pass.
    public func declarations(of file: FileID) -> FileFacts { declared[file.index] }

    // MARK: Changes

    /// The facts of a file that changed, after the first pass.
    public typealias Change = (file: FileID, facts: FileFacts)

    /// Replaces the facts of files.
    ///
    /// - Parameters:
    ///   - changes: each file once.
    ///   - typing: as for the first state.
    ///   - read: reads bodies, with the current texts of these files.
    /// - Returns: whether the update was incremental; otherwise the whole project was analyzed again.
    @discardableResult
    public func replace(
        _ changes: [Change], threads: ThreadPool, typing: ReceiverTyping? = nil,
        reading read: ([FileID]) -> [BodyDemand.Body]
    ) -> Bool {
        for (file, facts) in changes {
            if unapplied[file.index] == nil { unapplied[file.index] = declared[file.index] }
            declared[file.index] = facts
            bodies[file.index] = nil
        }
        let edits = unapplied.sorted { $0.key < $1.key }.map { Edit(file: $0.key, before: $0.value) }
        isBehind = true
        // A file that comes or goes can change which folders there are, and so what is in which module.
        let areFilesSame = edits.allSatisfy { $0.before.path == declared[$0.file].path }
        if areFilesSame, !isIncomplete, update(edits, threads, read) {
            unapplied = [:]
            isBehind = graph?.isBehind ?? false
            return true
        }
        isIncomplete = true
        if isCanceled { return false }
        let areCopies = edits.contains {
            CopyFinder.mayDependOn($0.before) || CopyFinder.mayDependOn(declared[$0.file])
        }
        for edit in edits {
            let types = Int32(TypeCollector.count(of: declared[edit.file]))
            if types > reserved[edit.file] { reserved[edit.file] = types + IncrementalProject.spareTypes }
        }
        reopen(threads, keepsAnswers: !areCopies, typing, read)
        return false
    }

    /// Whether an update is to be stopped.
    var isCanceled: Bool { cancellation?.isCanceled ?? false }

    /// Has the next update compute again what the rules asked of the project: they were stopped.
    public func markBehind() { isBehind = true }

    /// Replaces all files by others, most of which have been there: for files that come where no number is vacant.
    ///
    /// - Parameters:
    ///   - files: in the order of paths.
    ///   - previous: by file, the number that it had so far; nil for a file that is new or has changed.
    ///   - typing: as for the first state.
    ///   - read: reads bodies, with the current texts of these files.
    public func renumber(
        _ files: [FileFacts], from previous: [FileID?], threads: ThreadPool, typing: ReceiverTyping? = nil,
        reading read: ([FileID]) -> [BodyDemand.Body]
    ) {
        declared = files
        reserved = IncrementalProject.reserved(files, threads)
        let old = bodies
        bodies = [:]
        for (file, number) in previous.enumerated() {
            guard let number, let body = old[number.index] else { continue }
            bodies[file] = BodyDemand.Body(file: FileID(file), outline: body.outline)
        }
        // The numbers of the last state are lost, so there is no way back to it.
        let stopping = cancellation
        cancellation = nil
        reopen(from: previous, threads, keepsAnswers: false, typing, read)
        cancellation = stopping
    }

    /// A file whose facts were replaced, and the previous ones.
    struct Edit {
        let file: Int
        let before: FileFacts
    }

    /// Analyzes all declarations again.
    ///
    /// - Parameters:
    ///   - previous: by file, the number that it had so far; nil if all have the same as before.
    ///   - keepsAnswers: whether answers whose dependencies did not change may be kept.
    private func reopen(
        from previous: [FileID?]? = nil, _ threads: ThreadPool, keepsAnswers: Bool, _ typing: ReceiverTyping?,
        _ read: ([FileID]) -> [BodyDemand.Body]
    ) {
        let (old, oldRounds, oldLoader, oldQuestions) = (project, rounds, loader, questions)
        func stop() { (project, rounds, loader, questions) = (old, oldRounds, oldLoader, oldQuestions) }
        guard var loader = try? declarations(threads) else { return }
        if previous == nil { loader.members = old.memberTable }
        self.loader = loader
        if isCanceled { return stop() }
        var all = declared
        rounds = loader.demand.rounds(over: &all) { wanted in
            let missing = read(wanted.filter { bodies[$0.index] == nil })
            return wanted.compactMap { bodies[$0.index] } + missing
        }
        // Unchanged facts keep their object identity.
        for file in all.indices {
            guard let number = previous.map({ $0[file]?.index }) ?? file, number < old.files.count,
                all[file].outline === old.files.all[number].outline,
                all[file].isDemanded == old.files.all[number].isDemanded
            else { continue }
            all[file] = old.files.all[number]
        }
        BodyDemand.add(extent, ofUnreadBodiesTo: &all, wellKnownNames, reading: read)
        if isCanceled { return stop() }
        project = loader.project(of: all, isAnyRead: !rounds.files.isEmpty)
        if isCanceled { return stop() }
        type(&all, typing)
        if isCanceled { return stop() }
        let isKept = keepsAnswers && graph != nil
        if !isKept || !renewMentions(of: old.files.all, in: oldRounds, to: all) { mentions = [] }
        remember(all, from: isKept ? old : nil, threads)
        unapplied = [:]
        (isIncomplete, isBehind) = (false, graph?.isBehind ?? false)
    }

    /// The tables of all declarations, unless the update is stopped.
    private func declarations(_ threads: ThreadPool) throws(Canceled) -> ProjectLoader {
        try ProjectLoader(
            files: declared, modules: modules, wellKnownNames: wellKnownNames, threads: threads, reserved: reserved
        ) { [cancellation] () throws(Canceled) in try cancellation?.check() }
    }

    /// Asks the compiler about the project, before anything else is asked of it.
    private func type(_ files: inout [FileFacts], _ typing: ReceiverTyping?) {
        questions = project.receiverQuestions
        guard let questions, let typing else { return }
        project = project.with(answers: typing(questions), to: questions)
        files = project.files.all
    }

    /// Updates the counts of names for the files that changed or are read in another round; returns false if there are
    /// more or fewer rounds than before.
    private func renewMentions(of old: [FileFacts], in oldRounds: LoadingRounds, to new: [FileFacts]) -> Bool {
        guard old.count == new.count, mentions.count == rounds.mentioned.count else { return false }
        for file in new.indices where old[file] !== new[file] || oldRounds[file] != rounds[file] {
            if let round = oldRounds[file], round < mentions.count {
                mentions[round].remove(LoadingRounds.names(in: old[file].outline))
            }
            if let round = rounds[file], round < mentions.count {
                mentions[round].add(LoadingRounds.names(in: new[file].outline))
            }
        }
        return true
    }

    /// Stores what the next update needs of this state.
    ///
    /// - Parameter old: the previous state, whose valid answers are kept.
    private func remember(_ all: [FileFacts], from old: Project? = nil, _ threads: ThreadPool) {
        for file in all.indices where all[file] !== declared[file] && all[file].hasBodies {
            bodies[file] = BodyDemand.Body(file: FileID(file), outline: all[file].outline)
        }
        let isSame =
            project.files.count == all.count && zip(project.files.all, all).allSatisfy { $0 === $1 }
            && !rounds.files.isEmpty
        guard isSame, let declared = loader.declared,
            project.hierarchy === declared.hierarchy
        else {
            graph = nil
            keptAnswers = false
            return
        }
        loader = ProjectLoader(loader, symbols: project.symbols, threads: threads)
        if mentions.isEmpty {
            mentions = threads.map(rounds.mentioned.count) { [rounds] round in
                NameCounts(rounds.files[round].map { all[$0] })
            }
        }
        let changes = old.flatMap { DeclarationChanges(from: $0, to: project) }
        let graph = changes == nil ? DependencyGraph() : self.graph ?? DependencyGraph()
        let queries = changes == nil ? nil : old?.queries
        graph.cancellation = cancellation
        self.graph = graph
        project = Project(
            project, symbols: project.symbols, changed: [], memberTable: project.memberTable,
            queries: queries ?? QueryCache(graph: graph), threads: threads)
        keptAnswers = changes != nil
        if let changes { graph.update(project, changed: changes.keys, types: changes.types) }
    }
}
