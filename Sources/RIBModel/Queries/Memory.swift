import SourceText
import SwiftOutline

/// What is known of a project beyond one state of its files: answers by file with what they were read from, and tables. When files
/// change, only what was read from them is asked again.
///
/// A class because it goes from one project to the next. It changes between rounds of asking only, by one thread.
final class Memory: @unchecked Sendable {
    let numbering: Source.Numbering
    /// By source, the files whose answers were read from it, and behind all files the tables.
    private var readers: [[Int32]]
    /// By reader, all that it was ever read from, in order.
    private var sources: [[Int32]]

    let assignments: Shelf<RouterAssignments.Assignment>
    let made: Shelf<RIBViews.Made>
    let embedded: Shelf<HostedRoot>
    let calls: Shelf<OutsideCalls.Call>
    let storedRouters: Shelf<PlacedJudgement<StoredRouter, RouterlessProperty>>
    let capturedRouters: Shelf<Judgement<CapturedRouter, RouterlessClosure>>
    let builders: Shelf<BuilderSummary>
    let subscriptions: Shelf<Subscription>
    let leading: Shelf<Name>
    let dismissals: Shelf<ViewJudgement>
    private let shelves: [any Forgetful]
    /// Tables that have to be made again.
    private var openTables = Set(ProjectTables.Kind.allCases)
    /// The names of functions whose callers `calls` has.
    private var calledNames = NameSet()
    private var callers = OutsideCalls([])
    private var leadingNames = NameSet()

    init(_ project: Project) {
        let count = project.files.count
        numbering = Source.Numbering(files: count, owners: project.memberTable.ownerCount, tables: ProjectTables.Kind.allCases.count)
        readers = Array(repeating: [], count: count + project.memberTable.ownerCount + ProjectTables.Kind.allCases.count)
        sources = Array(repeating: [], count: count + ProjectTables.Kind.allCases.count)
        func files(_ types: [TypeID]) -> [Int] { types.map { project.symbols.types[$0.index].declaration.file } }
        let interactors = files(project.interactorClasses.types)
        let builders = files(project.builders.types)
        let views = files(project.viewControllers.types)
        let structs = files(project.symbols.types.indices.lazy.filter { project.symbols.types[$0].kind == .struct }.map { TypeID($0) })
        assignments = Shelf(files(project.assigners.types), of: count)
        made = Shelf(builders, of: count)
        embedded = Shelf(views, of: count)
        calls = Shelf(0..<count, of: count)
        storedRouters = Shelf(interactors, of: count)
        capturedRouters = Shelf(interactors, of: count)
        self.builders = Shelf(builders, of: count)
        subscriptions = Shelf(InteractorCode(project).files, of: count)
        leading = Shelf(views + structs, of: count)
        dismissals = Shelf(views + structs, of: count)
        shelves = [assignments, made, embedded, calls, storedRouters, capturedRouters, self.builders, subscriptions, leading, dismissals]
    }

    // MARK: Forgetting

    /// Forgets all answers that were read from one of these sources.
    func forget(_ changed: some Sequence<Source>) {
        for source in changed where source.index < readers.count {
            for reader in readers[source.index] {
                if Int(reader) < numbering.files {
                    for shelf in shelves { shelf.forget(Int(reader)) }
                } else if let table = ProjectTables.Kind(rawValue: Int(reader) - numbering.files) {
                    openTables.insert(table)
                }
            }
        }
    }

    // MARK: Keeping

    private func keep(_ read: [Source], by reader: Int) {
        let known = sources[reader]
        let new = read.lazy.map { Int32($0.index) }.filter { !known.holds($0) }.sorted()
        guard !new.isEmpty else { return }
        for source in new {
            if Int(source) >= readers.count { readers += Array(repeating: [], count: Int(source) + 1024 - readers.count) }
            readers[Int(source)].append(Int32(reader))
        }
        sources[reader] = (known + new).sorted()
    }

    /// Asks those files whose answer is not known, each of a project that has its types alone to judge.
    ///
    /// - Returns: the files that answered anew, with what they answered before.
    func ask<Element>(
        _ shelf: Shelf<Element>, of project: Project, _ question: @escaping @Sendable (Project) -> [Element]
    ) -> [(file: Int, before: [Element])] {
        let files = shelf.openFiles
        let answers = project.threads.flatMap(files.count, chunk: 32) { [numbering] range in
            let reads = Reads(numbering)
            return files[range].map { file in
                reads.begin()
                let answer = question(Project(project, judging: file, reads))
                return (answer: answer, sources: reads.sources)
            }
        }
        return zip(files, answers).map { file, answered in
            let before = shelf[file]
            shelf.keep(answered.answer, for: file)
            keep(answered.sources, by: file)
            return (file, before)
        }
    }

    // MARK: Tables

    /// Brings the tables of a project up to date: what still holds is taken over from an earlier state of it.
    func prepare(_ project: Project, from old: ProjectTables?) {
        let made = ask(self.made, of: project, RIBViews.madeByBuilders)
        let assignments = ask(self.assignments, of: project, RouterAssignments.ofJudged)
        renew(.assignments, \.assignments, of: project, from: old, isOpen: hasChanged(assignments, on: self.assignments)) { RouterAssignments($0) }
        renew(.views, \.views, of: project, from: old, isOpen: hasChanged(made, on: self.made)) { RIBViews($0) }
        renew(.dismissals, \.dismissals, of: project, from: old) { DismissalNames($0) }
        renew(.subscriptions, \.subscriptions, of: project, from: old) { SubscriptionFacts($0) }
        renew(.navigationObservers, \.navigationObservers, of: project, from: old) { NavigationObservers($0) }
        let embedded = ask(self.embedded, of: project, HostedViews.embedded)
        renew(.hosted, \.hosted, of: project, from: old, isOpen: hasChanged(embedded, on: self.embedded)) { HostedViews($0) }
    }

    private func hasChanged<Element: Equatable>(_ answered: [(file: Int, before: [Element])], on shelf: Shelf<Element>) -> Bool {
        answered.contains { shelf[$0.file] != $0.before }
    }

    private func renew<Value: Equatable>(
        _ kind: ProjectTables.Kind, _ table: KeyPath<ProjectTables, LazyCell<Value>>, of project: Project, from old: ProjectTables?, isOpen: Bool = false,
        _ make: (Project) -> Value
    ) {
        let known = old?[keyPath: table].known
        if let known, !isOpen, !openTables.contains(kind) {
            project.tables[keyPath: table].fill(known)
            return
        }
        let reads = Reads(numbering)
        reads.begin()
        let value = make(Project(project, judging: nil, reads))
        keep(reads.sources, by: numbering.files + kind.rawValue)
        openTables.remove(kind)
        project.tables[keyPath: table].fill(value)
        if known != value { forget([numbering.table(kind.rawValue)]) }
    }

    // MARK: Dismissals

    /// What is made of all views. Who calls a view's functions from outside is found once it is known which of them lead to a dismissal.
    func dismissals(of project: Project) -> [ViewJudgement] {
        if hasChanged(ask(leading, of: project) { Array($0.leadingNames) }, on: leading) { leadingNames = NameSet(leading.all) }
        let changed = renewCalls(of: project)
        if !changed.isEmpty {
            callers = OutsideCalls(calls.all)
            forget(changed.map(numbering.callers))
            _ = ask(leading, of: project) { Array($0.leadingNames) }
        }
        _ = ask(dismissals, of: project) { [callers] in $0.ownDismissals(callers) }
        return dismissals.all
    }

    /// Brings the calls of views' functions up to date.
    ///
    /// - Returns: the names of functions that are called otherwise than before.
    private func renewCalls(of project: Project) -> [Name] {
        let new = NameSet(leadingNames.lazy.filter { [calledNames] in !calledNames.contains($0) })
        if !new.isEmpty {
            calledNames.formUnion(new)
            for file in project.threads.flatMap(project.files.count, chunk: 256, { $0.filter { project.files[$0].outline.mentions(new) } }) { calls.forget(file) }
        }
        let answered = ask(calls, of: project) { [calledNames] project in
            project.scope.map { OutsideCalls.calls(of: calledNames, in: $0, project) } ?? []
        }
        return answered.flatMap { file, before in
            let after = calls[file]
            return after == before ? [] : Set(before).symmetricDifference(after).map(\.callee.name)
        }
    }

}
