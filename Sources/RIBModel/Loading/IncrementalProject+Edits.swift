import SourceText

/// Edits that leave all types as they are: only what depends on the files is analyzed again.
extension IncrementalProject {
    /// The most files that an incremental update replaces, since each takes a little time for the whole project.
    private static let mostIncrementalEdits = 16

    /// Updates the last state incrementally; returns false if that is not possible.
    func update(_ edits: [Edit], _ threads: ThreadPool, _ read: ([FileID]) -> [BodyDemand.Body]) -> Bool {
        guard let graph, edits.count <= IncrementalProject.mostIncrementalEdits else { return false }
        let last = (project, loader)
        var changed: [DependencyKey] = []
        for edit in edits {
            guard !isCanceled, let keys = advance(edit, threads, read) else {
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
        } else if rounds[file] == nil, facts.hasBodies {
            facts = facts.with(isDemanded: false)
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
        let areHeadsSame = DeclarationHeads(old).areSame(as: DeclarationHeads(facts))
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
