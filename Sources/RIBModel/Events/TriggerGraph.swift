import SourceText

/// The spread of causes along calls.
struct TriggerGraph {
    private let project: Project
    private var numbers: [EventPlace: Int] = [:]
    private var places: [EventPlace] = []
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
        /// Whether a router calls a child that it attaches in the same function.
        let isOnAttachedChild: Bool
    }

    /// The functions that attach children.
    private static let attachers = Query<WholeProject, Set<DeclarationID>>("functionsThatAttach") { project, _ in
        Set(project.tree.edges.map(\.function))
    }

    init(_ project: Project) {
        self.project = project
        let query = project.keepsAnswers ? EventCall.unplaced : EventCall.query
        var calls = project.answers(query, project.filesWithCode)
        for call in calls {
            _ = number(EventPlace(call.caller))
            if call.branch != nil { _ = number(EventPlace(of: call)) }
            if let callee = call.callee { _ = number(EventPlace(callee)) }
        }
        for own in project.collected(FunctionTriggers.own, project.filesWithCode) {
            for number in [number(EventPlace(own.function))] + (branches[own.function] ?? []) {
                triggers[number] = own.triggers
            }
        }
        let uncertain = calls.reduce(into: NameSet()) { if $1.callee == nil { $0.insert($1.name) } }
        var groupsByName: [Name: Int] = [:]
        for (number, place) in places.enumerated() {
            let name = project.name(of: place.function)
            guard uncertain.contains(name) else { continue }
            if let group = groupsByName[name] {
                groups[group].append(number)
            } else {
                groupsByName[name] = groups.count
                groups.append([number])
            }
        }
        let attachers = project[TriggerGraph.attachers]
        // The calls of each caller follow each other, but for those in branches.
        if !branches.isEmpty { calls = groupedByCaller(calls) }
        for call in calls {
            let caller = number(EventPlace(of: call))
            let isOfRouter = call.callee != nil && attachers.contains(call.caller)
            let start = self.calls[caller].isEmpty ? links.count : self.calls[caller].lowerBound
            func add(_ callee: Int) {
                links.append(
                    Link(
                        callee: callee, isInClosure: call.isInClosure, handlesEvents: call.handlesEvents,
                        isOnAttachedChild: isOfRouter && callee >= 0
                            && isOnOtherRouter(call.caller, places[callee].function)))
            }
            if let callee = call.callee {
                add(number(EventPlace(callee)))
                for branch in branches[callee] ?? [] where places[branch].branch.map(call.mayRun) == true {
                    add(branch)
                }
            } else if let group = groupsByName[call.name] {
                add(~group)
            }
            self.calls[caller] = start..<links.count
        }
    }

    private mutating func groupedByCaller(_ calls: [EventCall]) -> [EventCall] {
        let order = calls.map { number(EventPlace(of: $0)) }
        return calls.indices.sorted { (order[$0], $0) < (order[$1], $1) }.map { calls[$0] }
    }

    private func isOnOtherRouter(_ caller: DeclarationID, _ callee: DeclarationID) -> Bool {
        guard let own = project.symbols.type(around: caller), let other = project.symbols.type(around: callee) else {
            return false
        }
        return project.roles.has(other, .router) && !project.hierarchy.areRelated(own, other)
    }

    private mutating func number(_ place: EventPlace) -> Int {
        if let known = numbers[place] { return known }
        let number = places.count
        numbers[place] = number
        places.append(place)
        if place.branch != nil { branches[place.function, default: []].append(number) }
        triggers.append([])
        calls.append(0..<0)
        return number
    }

    /// All functions with the causes that reach them.
    var propagated: [FunctionTriggers] {
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
            return zip(places, triggers).map { place, triggers in
                FunctionTriggers(function: place.function, branch: place.branch, triggers: triggers)
            }
        }
    }

    private func passed(by caller: Int, _ call: Link) -> Triggers {
        if call.isOnAttachedChild { return .start }
        return triggers[caller].inClosure(
            call.isInClosure, ofEvents: call.handlesEvents, of: places[caller].function, project)
    }
}
