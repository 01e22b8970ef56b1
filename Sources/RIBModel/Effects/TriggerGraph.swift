import SourceText

/// The spread of causes along calls.
struct TriggerGraph {
    private var numbers: [EventPlace: Int] = [:]
    private var places: [EventPlace] = []
    /// By number, the name of the function.
    private var names: [Name] = []
    /// By function, the numbers of its branches.
    private var branches: [DeclarationID: [Int]] = [:]
    private var triggers: [Triggers] = []
    /// The functions of one name that a call on a value of unknown type may run: one link leads to all of them.
    private var groups: [[Int]] = []
    /// The calls, those of each caller one after the other.
    private var links: [Link] = []
    /// By the number of the caller, its links.
    private var calls: [Range<Int>] = []

    private struct Link {
        /// The number of a function, or the complement of the number of a group.
        let callee: Int
        let isInClosure, handlesEvents: Bool
        /// Whether the caller is a router's, an interactor's or a worker's.
        let isOfPart: Bool
        /// Whether a router calls a child that it attaches in the same function.
        let isOnAttachedChild: Bool
    }

    /// The functions that attach children.
    private static let attachers = Query<WholeProject, Set<DeclarationID>>("functionsThatAttach") { project, _ in
        Set(project.tree.edges.map(\.function))
    }

    init(_ project: Project) {
        var uses = project.collected(TriggerUse.inFile, project.filesWithCode)
        for use in uses {
            add(EventPlace(use.call.caller), use.callerName)
            if use.call.branch != nil { add(EventPlace(of: use.call), use.callerName) }
            if let callee = use.call.callee { add(EventPlace(callee), use.calleeName) }
        }
        for own in project.collected(FunctionTriggers.own, project.filesWithCode) {
            if let number = numbers[EventPlace(own.function)] { triggers[number] = own.triggers }
            for number in branches[own.function] ?? [] { triggers[number] = own.triggers }
        }
        let uncertain = uses.reduce(into: NameSet()) { if $1.call.callee == nil { $0.insert($1.calleeName) } }
        var groupsByName: [Name: Int] = [:]
        for (number, name) in names.enumerated() where uncertain.contains(name) {
            if let group = groupsByName[name] {
                groups[group].append(number)
            } else {
                groupsByName[name] = groups.count
                groups.append([number])
            }
        }
        let attachers = project[TriggerGraph.attachers]
        // The uses by each caller follow each other, but for those in branches.
        if !branches.isEmpty { uses = groupedByCaller(uses) }
        for use in uses {
            guard let caller = numbers[EventPlace(of: use.call)] else { continue }
            let isOnAttachedChild = use.isOnOtherRouter && attachers.contains(use.call.caller)
            let start = calls[caller].isEmpty ? links.count : calls[caller].lowerBound
            func add(_ callee: Int) {
                links.append(
                    Link(
                        callee: callee, isInClosure: use.call.isInClosure, handlesEvents: use.call.handlesEvents,
                        isOfPart: use.isOfPart, isOnAttachedChild: isOnAttachedChild))
            }
            if let callee = use.call.callee {
                if let number = numbers[EventPlace(callee)] { add(number) }
                for branch in branches[callee] ?? [] where places[branch].branch.map(use.call.mayRun) == true {
                    add(branch)
                }
            } else if let group = groupsByName[use.calleeName] {
                add(~group)
            }
            calls[caller] = start..<links.count
        }
    }

    private func groupedByCaller(_ uses: [TriggerUse]) -> [TriggerUse] {
        let order = uses.map { numbers[EventPlace(of: $0.call)] ?? 0 }
        return uses.indices.sorted { (order[$0], $0) < (order[$1], $1) }.map { uses[$0] }
    }

    private mutating func add(_ place: EventPlace, _ name: Name) {
        guard numbers[place] == nil else { return }
        let number = places.count
        numbers[place] = number
        places.append(place)
        names.append(name)
        if place.branch != nil { branches[place.function, default: []].append(number) }
        triggers.append([])
        calls.append(0..<0)
    }

    /// All functions by name, with the causes that reach them.
    var propagated: [(key: Name, element: FunctionTriggers)] {
        mutating get {
            var work = places.indices.filter { !triggers[$0].isEmpty }
            var isGroupReached = Array(repeating: false, count: groups.count)
            while let caller = work.popLast() {
                func pass(_ passed: Triggers, to callee: Int) {
                    guard !triggers[callee].isSuperset(of: passed) else { return }
                    triggers[callee].formUnion(passed)
                    work.append(callee)
                }
                for call in links[calls[caller]] {
                    guard call.callee < 0 else {
                        pass(passed(by: caller, call), to: call.callee)
                        continue
                    }
                    // It is not known that the callee is the called function.
                    let group = ~call.callee
                    guard !isGroupReached[group] else { continue }
                    isGroupReached[group] = true
                    for callee in groups[group] { pass(.other, to: callee) }
                }
            }
            return places.indices.map { number in
                let (place, triggers) = (places[number], triggers[number])
                let found = FunctionTriggers(function: place.function, branch: place.branch, triggers: triggers)
                return (names[number], found)
            }
        }
    }

    private func passed(by caller: Int, _ call: Link) -> Triggers {
        if call.isOnAttachedChild { return .start }
        return triggers[caller].inClosure(call.isInClosure, ofEvents: call.handlesEvents, ofPart: call.isOfPart)
    }
}

extension Project {
    /// The causes that make a function of a router, an interactor, a worker, a presenter or a view run; empty if
    /// nothing calls it.
    public func triggers(of function: DeclarationID) -> Triggers {
        var triggers = FunctionTriggers.own(function, self)
        if let passed = knownTriggers(of: EventPlace(function)) {
            triggers.formUnion(passed)
        } else if uses(of: function).contains(where: { $0.callee == nil }) {
            triggers.insert(.other)
        }
        return triggers
    }

    /// The causes of code that calls something or is called; nil for any other code.
    func knownTriggers(of place: EventPlace) -> Triggers? {
        self[FunctionTriggers.index, at: name(of: place.function)].first {
            $0.function == place.function && $0.branch == place.branch
        }?.triggers
    }

    /// The causes that make the code at a place in a function run.
    package func triggers(of function: DeclarationID, running place: NodeReference) -> Triggers {
        triggers(of: eventPlace(of: place, in: function))
    }

    /// The causes that make a branch of a function run.
    func triggers(of place: EventPlace) -> Triggers {
        if place.branch == nil { return triggers(of: place.function) }
        if let known = knownTriggers(of: place) { return known }
        return uses(of: place).reduce(into: FunctionTriggers.own(place.function, self)) { causes, use in
            causes.formUnion(Triggers.passed(by: use, triggers(of: EventPlace(of: use)), self))
        }
    }

    /// By file, the functions that attach children.
    fileprivate static let attachingFunctions = Query<WholeProject, Groups<FileID, DeclarationID>>(
        index: "attachingFunctions"
    ) { project in
        Groups(project.tree.edges.map(\.function).sortedWithoutRepetitions, by: { FileID($0.file) })
    }
}

extension Triggers {
    /// The causes that a call passes on to its callee.
    ///
    /// - Parameter causes: those of the caller.
    static func passed(by call: EventCall, _ causes: Triggers, _ project: Project) -> Triggers {
        if call.callee == nil { return .other }
        if call.isOnAttachedChild(project) { return .start }
        return causes.inClosure(
            call.isInClosure, ofEvents: call.handlesEvents, ofPart: project.isOfPart(call.caller))
    }
}

extension EventCall {
    /// Whether a router calls a child that it attaches in the same function.
    fileprivate func isOnAttachedChild(_ project: Project) -> Bool {
        isOnOtherRouter(project) && project[Project.attachingFunctions, at: FileID(caller.file)].contains(caller)
    }
}

extension FunctionTriggers {
    /// By the function's name.
    static let index = Query<WholeProject, Groups<Name, FunctionTriggers>>(index: "triggers", ofAnswers: true) {
        project in
        var graph = TriggerGraph(project)
        return Groups(graph.propagated)
    }
}
