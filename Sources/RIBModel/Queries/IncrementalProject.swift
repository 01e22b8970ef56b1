public import SourceText
internal import SwiftOutline

/// A project whose files may change one at a time: what an editor's process holds. After each change it is the same, to
/// the last finding, as one that was read anew; but only what the change can matter to is looked at again.
///
/// A class because it goes on from state to state. One thread at a time uses it; each `project` that it gave stays what
/// it was.
public final class IncrementalProject {
    /// The project as it is now.
    public private(set) var project: Project
    private let wellKnownNames: WellKnownNames
    /// All files as they were read first, most of them without bodies.
    private var declared: [FileFacts]
    /// The bodies that were read, by file.
    private var bodies: [Int: Outline] = [:]
    private var loader: ProjectLoader
    /// By file how many numbers its types have: some more than they need, as types behind them keep theirs only then.
    private var reserved: [Int32]
    private var rounds: LoadingRounds
    /// How often the files of a round hold a name, by round.
    private var mentions: [NameCounts] = []
    /// What the answers of the project's queries depend on. Nil where nothing can be taken over from one state to the
    /// next: no type has a role, or broken code declares something else once its bodies are read.
    private var graph: DependencyGraph?

    /// How many types a file may get before all answers are found anew.
    private static let spareTypes: Int32 = 1

    /// - Parameters:
    ///   - files: in order of paths.
    ///   - read: reads the bodies of some files; files that cannot be read any more are left out.
    public init(
        files: [FileFacts], wellKnownNames: WellKnownNames, threads: ThreadPool,
        reading read: ([FileID]) -> [BodyDemand.Body]
    ) {
        self.wellKnownNames = wellKnownNames
        declared = files
        reserved = threads.flatMap(files.count, chunk: 256) { range in
            range.map { Int32(TypeCollector([files[$0]]).types.count) + IncrementalProject.spareTypes }
        }
        loader = ProjectLoader(files: files, wellKnownNames: wellKnownNames, threads: threads, reserved: reserved)
        var all = files
        rounds = loader.demand.rounds(over: &all, reading: read)
        project = loader.project(of: all, isAnyRead: !rounds.files.isEmpty)
        remember(all, threads)
    }

    // MARK: Changes

    /// Takes in what a file says now.
    ///
    /// - Parameters:
    ///   - facts: the file as it is read first.
    ///   - read: reads bodies, of this file as it is now.
    /// - Returns: whether most of what was known still holds; else all of the project was looked at again.
    @discardableResult
    public func replace(
        _ file: FileID, with facts: FileFacts, threads: ThreadPool, reading read: ([FileID]) -> [BodyDemand.Body]
    ) -> Bool {
        let before = declared[file.index]
        declared[file.index] = facts
        bodies[file.index] = nil
        if update(file.index, before, threads, read) { return true }
        // Members decide what is a copy of the framework.
        let isCopy = CopyFinder.mayDependOn(before) || CopyFinder.mayDependOn(declared[file.index])
        let types = Int32(TypeCollector([declared[file.index]]).types.count)
        if types > reserved[file.index] { reserved[file.index] = types + IncrementalProject.spareTypes }
        reopen(threads, keepsAnswers: !isCopy, read)
        return false
    }

    /// Looks at all declarations again.
    ///
    /// - Parameter keepsAnswers: whether answers that do not depend on what changed may be kept.
    private func reopen(_ threads: ThreadPool, keepsAnswers: Bool, _ read: ([FileID]) -> [BodyDemand.Body]) {
        let old = project
        loader = ProjectLoader(files: declared, wellKnownNames: wellKnownNames, threads: threads, reserved: reserved)
        var all = declared
        rounds = loader.demand.rounds(over: &all) { wanted in
            let missing = read(wanted.filter { bodies[$0.index] == nil })
            return wanted.compactMap { file in bodies[file.index].map { BodyDemand.Body(file: file, outline: $0) } }
                + missing
        }
        if old.files.count == all.count {
            // What is the same stays the same object.
            for file in all.indices where all[file].outline === old.files.all[file].outline {
                all[file] = old.files.all[file]
            }
        }
        project = loader.project(of: all, isAnyRead: !rounds.files.isEmpty)
        remember(all, from: keepsAnswers && graph != nil ? old : nil, threads)
    }

    /// What the next state needs to know of this one.
    ///
    /// - Parameter old: the state before, whose answers are kept as far as they hold.
    private func remember(_ all: [FileFacts], from old: Project? = nil, _ threads: ThreadPool) {
        for file in all.indices where all[file] !== declared[file] { bodies[file] = all[file].outline }
        let isSame =
            project.files.count == all.count && zip(project.files.all, all).allSatisfy { $0 === $1 }
            && !rounds.files.isEmpty
        guard isSame, let declared = loader.declared,
            project.hierarchy === declared.hierarchy
        else {
            graph = nil
            return
        }
        loader = ProjectLoader(loader, symbols: project.symbols, threads: threads)
        mentions = threads.map(rounds.mentioned.count) { [rounds] round in
            NameCounts(rounds.files[round].map { all[$0].outline })
        }
        let changes = old.flatMap { DeclarationChanges(from: $0, to: project) }
        let graph = changes == nil ? DependencyGraph() : self.graph ?? DependencyGraph()
        let queries = changes == nil ? nil : old?.queries
        self.graph = graph
        project = Project(
            project, symbols: project.symbols, changed: [], memberTable: project.memberTable,
            queries: queries ?? QueryCache(graph: graph), threads: threads)
        if let changes { graph.update(project, changed: changes) }
    }

    /// Goes on from the last state; false where that cannot be.
    private func update(
        _ file: Int, _ before: FileFacts, _ threads: ThreadPool, _ read: ([FileID]) -> [BodyDemand.Body]
    ) -> Bool {
        guard let graph else { return false }
        let names = wellKnownNames.libraryTypes.names
        // Members decide what is a copy of the framework.
        guard !CopyFinder.mayDependOn(before), !CopyFinder.mayDependOn(declared[file]) else { return false }
        guard
            DeclarationFingerprint(before, libraryTypes: names)
                == DeclarationFingerprint(declared[file], libraryTypes: names)
        else { return false }
        var facts = declared[file]
        if rounds[file] != nil, !facts.outline.hasBodies {
            guard let body = read([FileID(file)]).first else { return false }
            bodies[file] = body.outline
            facts = facts.with(body.outline)
        }
        let old = project.files.all[file]
        let (from, to) = (
            DeclarationFingerprint(old, libraryTypes: names), DeclarationFingerprint(facts, libraryTypes: names)
        )
        guard from == to else { return false }
        let moved = Dictionary(uniqueKeysWithValues: zip(from.places, to.places))
        let index = project.symbols.replacing(file, with: facts, moved: moved)
        let loader = ProjectLoader(self.loader, symbols: index, threads: threads)
        guard isReadAsBefore(file, old, facts, loader.demand) else { return false }
        self.loader = loader
        let owners = index.owners(in: file)
        let members = project.memberTable.replacing(owners.types, owners.foreign, index)
        let next = Project(
            project, symbols: index, changed: [FileID(file)], memberTable: members, queries: project.queries,
            threads: threads)
        let changed =
            [.file(file)] + members.dependencies(owners.types, owners.foreign)
            + memberNames(old, facts).map { .members(named: $0) }
        graph.update(next, changed: changed)
        project = next
        return true
    }

    /// Whether the same bodies matter as before: the file is read in the same round, and what it speaks of leads to no
    /// other.
    private func isReadAsBefore(_ file: Int, _ old: FileFacts, _ new: FileFacts, _ demand: BodyDemand) -> Bool {
        var files = [file]
        if let round = rounds[file], round < mentions.count {
            let (before, after) = (LoadingRounds.names(in: old.outline), LoadingRounds.names(in: new.outline))
            // A name that nobody spoke of, or that nobody speaks of any more, may lead to whatever is declared by it.
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

    /// The round that a file has to be read in, as far as the others' are right; nil for none.
    private func round(of file: Int, _ demand: BodyDemand) -> Int? {
        if demand.isRead(file, declared[file]) { return 0 }
        return rounds.mentioned.indices.first { demand.isRead(file, for: rounds.mentioned[$0], in: $0) }.map { $0 + 1 }
    }

    /// The names of all members that a file declares, or declared before.
    private func memberNames(_ old: FileFacts, _ new: FileFacts) -> NameSet {
        NameSet(
            (old.outline.declarations + new.outline.declarations).lazy.filter { $0.scope.contains(.member) }.map(\.name)
        )
    }
}

/// How many files hold a name.
struct NameCounts {
    private var counts: [Int32] = []

    /// The names that bodies hold.
    init(_ outlines: [Outline]) {
        // By name, one more than the outline that it was last met in: a set of names for each would be as long as the
        // project has names.
        var met: [Int32] = []
        for (number, outline) in outlines.enumerated() {
            LoadingRounds.forEachName(in: outline) { name in
                let id = Int(name.id)
                if id >= counts.count {
                    counts += repeatElement(0, count: id + 1024 - counts.count)
                    met += repeatElement(0, count: id + 1024 - met.count)
                }
                guard met[id] != Int32(number + 1) else { return }
                met[id] = Int32(number + 1)
                counts[id] += 1
            }
        }
    }

    func count(of name: Name) -> Int32 { Int(name.id) < counts.count ? counts[Int(name.id)] : 0 }

    mutating func add(_ names: NameSet) {
        for name in names {
            if Int(name.id) >= counts.count { counts += Array(repeating: 0, count: Int(name.id) + 1 - counts.count) }
            counts[Int(name.id)] += 1
        }
    }

    mutating func remove(_ names: NameSet) {
        for name in names { counts[Int(name.id)] -= 1 }
    }
}
