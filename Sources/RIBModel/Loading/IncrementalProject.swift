public import SourceText

/// A project with files that change one at a time, as in an editor. After each change, its findings equal those of a
/// new run; only what the change can affect is analyzed again.
///
/// A class, because it moves from state to state. Used by one thread at a time; each `project` that it returned stays
/// valid and unchanged.
public final class IncrementalProject {
    /// The current state.
    public private(set) var project: Project
    /// What the last change computed again; nil if no answer was kept.
    public var recomputed: RecomputedAnswers? { keptAnswers ? graph?.recomputed : nil }
    private var keptAnswers = false
    /// The number of dependencies that are recorded for the answers.
    public var dependencyCount: Int { graph?.dependencyCount ?? 0 }
    private let wellKnownNames: WellKnownNames
    /// What the project's manifests declare.
    private let modules: DeclaredModules
    private let extent: BodyDemand.Extent
    /// All files after the first pass, most of them without bodies.
    private var declared: [FileFacts]
    /// The bodies that were read, by file.
    private var bodies: [Int: BodyDemand.Body] = [:]
    private var loader: ProjectLoader
    /// By file, the number of reserved type indices: some more than its types need, so that later types can keep
    /// theirs.
    private var reserved: [Int32]
    private var rounds: LoadingRounds
    /// By round, the number of its files that mention each name.
    private var mentions: [NameCounts] = []
    /// The dependencies of the answers. Nil if no answer can be kept from one state to the next: no type has a role, or
    /// broken code declares something else once its bodies are read.
    private var graph: DependencyGraph?
    /// What a compiler was asked for this state.
    private var questions: ReceiverQuestions?

    /// The number of types that can be added to a file before all answers are computed again.
    private static let spareTypes: Int32 = 1
    /// The most files that an incremental update replaces, since each takes a little time for the whole project.
    private static let mostIncrementalEdits = 16

    /// - Parameters:
    ///   - files: in the order of paths.
    ///   - modules: what the project's manifests declare.
    ///   - typing: asked about receivers that declarations leave open; nil if nobody can tell.
    ///   - read: reads the bodies of files; omits those that can no longer be read.
    public init(
        files: [FileFacts], modules: DeclaredModules = .none, wellKnownNames: WellKnownNames,
        extent: BodyDemand.Extent = .analyzed, threads: ThreadPool, typing: ReceiverTyping? = nil,
        reading read: ([FileID]) -> [BodyDemand.Body]
    ) {
        self.wellKnownNames = wellKnownNames
        self.extent = extent
        self.modules = modules
        declared = files
        reserved = threads.flatMap(files.count, chunk: 256) { range in
            range.map { Int32(TypeCollector.count(of: files[$0])) + IncrementalProject.spareTypes }
        }
        loader = ProjectLoader(
            files: files, modules: modules, wellKnownNames: wellKnownNames, threads: threads, reserved: reserved)
        var all = files
        rounds = loader.demand.rounds(over: &all, reading: read)
        BodyDemand.add(extent, ofUnreadBodiesTo: &all, wellKnownNames, reading: read)
        project = loader.project(of: all, isAnyRead: !rounds.files.isEmpty)
        type(&all, typing)
        remember(all, threads)
    }

    /// Brings the dependencies of the answers so far into the form in which they are kept. Otherwise the next change
    /// does so before anything else.
    public func settle() { graph?.merge() }

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
        let edits = changes.map { Edit(file: $0.file.index, before: declared[$0.file.index]) }
        for (file, facts) in changes {
            declared[file.index] = facts
            bodies[file.index] = nil
        }
        if update(edits, threads, read) { return true }
        let areCopies = edits.contains {
            CopyFinder.mayDependOn($0.before) || CopyFinder.mayDependOn(declared[$0.file])
        }
        for (file, facts) in changes {
            let types = Int32(TypeCollector.count(of: facts))
            if types > reserved[file.index] { reserved[file.index] = types + IncrementalProject.spareTypes }
        }
        reopen(threads, keepsAnswers: !areCopies, typing, read)
        return false
    }

    /// A file whose facts were replaced, and the previous ones.
    private struct Edit {
        let file: Int
        let before: FileFacts
    }

    /// Analyzes all declarations again.
    ///
    /// - Parameter keepsAnswers: whether answers whose dependencies did not change may be kept.
    private func reopen(
        _ threads: ThreadPool, keepsAnswers: Bool, _ typing: ReceiverTyping?, _ read: ([FileID]) -> [BodyDemand.Body]
    ) {
        let (old, oldRounds) = (project, rounds)
        loader = ProjectLoader(
            files: declared, modules: modules, wellKnownNames: wellKnownNames, threads: threads, reserved: reserved)
        loader.members = old.memberTable
        var all = declared
        rounds = loader.demand.rounds(over: &all) { wanted in
            let missing = read(wanted.filter { bodies[$0.index] == nil })
            return wanted.compactMap { bodies[$0.index] } + missing
        }
        if old.files.count == all.count {
            // Unchanged facts keep their object identity.
            for file in all.indices where all[file].outline === old.files.all[file].outline {
                all[file] = old.files.all[file]
            }
        }
        BodyDemand.add(extent, ofUnreadBodiesTo: &all, wellKnownNames, reading: read)
        project = loader.project(of: all, isAnyRead: !rounds.files.isEmpty)
        type(&all, typing)
        let isKept = keepsAnswers && graph != nil
        if !isKept || !renewMentions(of: old.files.all, in: oldRounds, to: all) { mentions = [] }
        remember(all, from: isKept ? old : nil, threads)
    }

    /// Asks the compiler about the project, before anything else is asked of it.
    private func type(_ files: inout [FileFacts], _ typing: ReceiverTyping?) {
        questions = project.receiverQuestions
        guard let questions, let typing else { return }
        project = project.with(answers: typing(questions), to: questions)
        files = project.files.all
    }

    /// Updates the counts of names for the files that changed; returns false if other files are read than before.
    private func renewMentions(of old: [FileFacts], in oldRounds: LoadingRounds, to new: [FileFacts]) -> Bool {
        guard old.count == new.count, oldRounds.files == rounds.files else { return false }
        for round in mentions.indices {
            for file in rounds.files[round] where old[file] !== new[file] {
                mentions[round].remove(LoadingRounds.names(in: old[file].outline))
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
        self.graph = graph
        project = Project(
            project, symbols: project.symbols, changed: [], memberTable: project.memberTable,
            queries: queries ?? QueryCache(graph: graph), threads: threads)
        keptAnswers = changes != nil
        if let changes { graph.update(project, changed: changes.keys, types: changes.types) }
    }

    /// Updates the last state incrementally; returns false if that is not possible.
    private func update(_ edits: [Edit], _ threads: ThreadPool, _ read: ([FileID]) -> [BodyDemand.Body]) -> Bool {
        guard let graph, edits.count <= IncrementalProject.mostIncrementalEdits else { return false }
        let last = (project, loader)
        var changed: [DependencyKey] = []
        for edit in edits {
            guard let keys = advance(edit, threads, read) else {
                // The project is analyzed again from the last state whose answers are up to date.
                (project, loader) = last
                if !changed.isEmpty { mentions = [] }
                return false
            }
            changed += keys
        }
        graph.update(project, changed: changed)
        keptAnswers = true
        return true
    }

    /// Moves to the state with one more edit, and returns what changed by it; nil if the whole project has to be
    /// analyzed again. The answers stay outdated.
    private func advance(
        _ edit: Edit, _ threads: ThreadPool, _ read: ([FileID]) -> [BodyDemand.Body]
    ) -> [DependencyKey]? {
        let (file, before) = (edit.file, edit.before)
        let names = wellKnownNames.libraryTypes.names
        // The members of a file decide whether it contains a copy of the framework.
        guard !CopyFinder.mayDependOn(before), !CopyFinder.mayDependOn(declared[file]) else { return nil }
        guard
            DeclarationFingerprint(before, libraryTypes: names)
                == DeclarationFingerprint(declared[file], libraryTypes: names)
        else { return nil }
        var facts = declared[file]
        if rounds[file] != nil, !facts.hasBodies {
            guard let body = read([FileID(file)]).first else { return nil }
            bodies[file] = body
            facts = facts.with(body.outline)
        } else if facts.lacks(extent, wellKnownNames) {
            guard let body = read([FileID(file)]).first else { return nil }
            facts = facts.with(unread: body.outline, wellKnownNames)
        }
        let old = project.files.all[file]
        let (from, to) = (
            DeclarationFingerprint(old, libraryTypes: names), DeclarationFingerprint(facts, libraryTypes: names)
        )
        guard from == to else { return nil }
        let moved = Dictionary(uniqueKeysWithValues: zip(from.places, to.places))
        let index = project.symbols.replacing(file, with: facts, moved: moved)
        let loader = ProjectLoader(self.loader, symbols: index, threads: threads)
        guard isReadAsBefore(file, old, facts, loader.demand) else { return rejected() }
        // What a compiler says depends on the bytes of the files that it is asked about, and on the questions.
        if let questions, questions.files.contains(where: { $0.file.index == file }) { return rejected() }
        self.loader = loader
        let areHeadsSame = DeclarationHeads(old.outline).areSame(as: DeclarationHeads(facts.outline))
        let owners = index.owners(in: file)
        let members =
            areHeadsSame ? project.memberTable : project.memberTable.replacing(owners.types, owners.foreign, index)
        let next = Project(
            project, symbols: index, changed: [FileID(file)], memberTable: members, queries: project.queries,
            threads: threads)
        if next.receiverQuestions != questions { return rejected() }
        project = next
        var changed = [.file(file)] + facts.usedNames.dependencies(changedFrom: old.usedNames, of: file)
        if !areHeadsSame {
            changed += [.declarations(of: file)] + members.dependencies(owners.types, owners.foreign)
            changed += old.memberNames.union(facts.memberNames).map { .members(named: $0) }
        }
        return changed
    }

    /// Leaves an edit whose names are counted already to the whole project.
    private func rejected() -> [DependencyKey]? {
        mentions = []
        return nil
    }

    /// Whether the same bodies are demanded as before: the file is read in the same round, and the names that it
    /// mentions demand no other files.
    private func isReadAsBefore(_ file: Int, _ old: FileFacts, _ new: FileFacts, _ demand: BodyDemand) -> Bool {
        var files = [file]
        if let round = rounds[file], round < mentions.count {
            let (before, after) = (LoadingRounds.names(in: old.outline), LoadingRounds.names(in: new.outline))
            // A name that is mentioned for the first time, or no longer, can change the demand for the files that
            // declare it.
            let changed =
                before.filter { !after.contains($0) && mentions[round].count(of: $0) == 1 }
                + after.filter { !before.contains($0) && mentions[round].count(of: $0) == 0 }
            mentions[round].remove(before)
            mentions[round].add(after)
            for name in changed {
                rounds.mention(name, in: round, mentions[round].count(of: name) > 0)
                files += demand.symbols.files(declaring: name) + project.memberTable.files(of: name)
            }
        }
        return Set(files).allSatisfy { round(of: $0, demand) == rounds[$0] }
    }

    /// The round in which a file has to be read, assuming the rounds of the others are right; nil if it is not
    /// demanded.
    private func round(of file: Int, _ demand: BodyDemand) -> Int? {
        if demand.isRead(file, declared[file]) { return 0 }
        return rounds.mentioned.indices.first { demand.isRead(file, for: rounds.mentioned[$0], in: $0) }.map { $0 + 1 }
    }
}
