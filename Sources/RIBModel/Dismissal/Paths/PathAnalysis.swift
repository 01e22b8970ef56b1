import SourceText
import SwiftOutline

/// Walks the code of one view and says in which states its functions can end.
///
/// One walk serves two questions: which entry points, calls and dismissals there are (`record`), and, for one dismissal, whether
/// some path makes it and tells nobody (`target`). Summaries of functions are kept by what decides them.
struct PathAnalysis {
    let family: ClassDispatch
    let facts: ViewFacts
    /// The dismissal that counts; all of them where nil.
    var target: NodeReference?
    /// The names by which code may go on to a dismissal, where only those are asked for (`record`): what else runs is passed over,
    /// and states mean nothing. Nil where all counts.
    var interest: NameSet?
    /// What the walk met, in order.
    var record = Record()
    /// The states in which the target was met.
    var met = StateSet.none
    /// What told the listener, or may have, in order; nil where nobody asks.
    var notifications: [NodeReference]?
    /// What is taken not to tell.
    var ignoredNotifications: Set<NodeReference> = []
    /// Names of calls that dismiss something; calls by them that do not dismiss the view are noted as well. Nil where nobody asks.
    var lookalikes: NameSet?

    /// Helpers of extensions that are being looked into.
    var fromExtension: Set<DeclarationID> = []
    /// How deep calls of local closures and functions are nested.
    var localDepth = 0

    /// The exits of units, once they are final.
    private var summaries: [Key: StateSet] = [:]
    /// The exits, so far, of units of a cycle of calls that is under way.
    private var provisional: [Key: StateSet] = [:]
    /// The units under way, by how many others were when they began.
    private var active: [Key: Int] = [:]
    /// Units of cycles that this round of the cycle's first unit analyzed, each with the outermost active unit that it depends on.
    private var analyzed: [(key: Key, outermost: Int)] = []
    /// The outermost active unit that the analysis met a call of, since this was last reset.
    private var outermost = Int.max
    /// How often an exit was found that the round before did not have.
    private var changes = 0

    /// What runs as one: a function, or a closure that is an entry point of its own.
    struct Unit: Hashable, Sendable, Comparable {
        let home: DeclarationID
        /// The closure, where it is one.
        let closure: NodeID?

        static func < (left: Unit, right: Unit) -> Bool {
            left.home != right.home ? left.home < right.home : (left.closure ?? 0) < (right.closure ?? 0)
        }
    }

    struct Record: Equatable, Sendable {
        var handlers: [Unit] = []
        var calls: [Call] = []
        var dismissals: [Site] = []
        /// UIKit's own dismissals, wired as selectors.
        var selectors: [Site] = []
        /// Calls that dismiss something else.
        var others: [Other] = []
        /// Functions named as values: `#selector(close)`, `onClose: close`.
        var references: [Reference] = []

        /// The functions from which calls lead to a dismissal, those that make one included.
        var reaching: Set<DeclarationID> {
            let callers = Dictionary(grouping: calls, by: \.callee)
            var result = Set(dismissals.map(\.unit.home))
            var work = Array(result)
            while let function = work.popLast() {
                for call in callers[function] ?? [] where result.insert(call.caller.home).inserted { work.append(call.caller.home) }
            }
            return result
        }

        struct Call: Sendable, Hashable {
            let caller: Unit
            let callee: DeclarationID
            let place: NodeReference
        }

        struct Site: Sendable, Hashable {
            let unit: Unit
            let place: NodeReference
            let kind: DismissalKind
        }

        struct Other: Equatable, Sendable {
            let place: NodeReference
            let receiver: OtherDismissal.Receiver
        }

        struct Reference: Sendable, Hashable {
            let function: DeclarationID
            let place: NodeReference
            let unit: Unit
        }
    }

    private struct Key: Hashable {
        let unit: Unit
        let allowances: PathState
    }

    init(family: ClassDispatch, facts: ViewFacts, target: NodeReference? = nil, interest: NameSet? = nil) {
        self.family = family
        self.facts = facts
        self.target = target
        self.interest = interest
    }

    var project: Project { family.project }

    // MARK: Units

    /// The states in which a unit can end that is entered with these allowances.
    ///
    /// Functions that call each other are analyzed in rounds, from no exits at all, until no round finds another exit. Until then no
    /// exits of theirs are final, because each depends on those of the others.
    mutating func exits(of unit: Unit, allowances: PathState = []) -> StateSet {
        let key = Key(unit: unit, allowances: allowances)
        if let known = summaries[key] { return known }
        if let depth = active[key] ?? analyzed.last(where: { $0.key == key })?.outermost {
            outermost = min(outermost, depth)
            return provisional[key] ?? .none
        }
        let (depth, outer, first) = (active.count, outermost, analyzed.count)
        active[key] = depth
        defer { active[key] = nil }
        while true {
            let before = changes
            outermost = .max
            analyzed.removeSubrange(first...)
            let result = round(unit, StateSet(allowances))
            guard outermost <= depth else {
                // The exits of all that it calls are final.
                outermost = outer
                summaries[key] = result
                return result
            }
            let known = provisional[key] ?? .none
            if known.union(result) != known {
                provisional[key] = known.union(result)
                changes += 1
            }
            guard outermost == depth else { break }
            if changes == before { return finalExits(of: key, first, outer) }
        }
        // A unit that began earlier is part of the cycle, and repeats the rounds.
        analyzed.append((key, outermost))
        outermost = min(outer, outermost)
        return provisional[key] ?? .none
    }

    /// Ends the analysis of a cycle: its rounds found all exits.
    ///
    /// - Parameters:
    ///   - key: the unit that began the cycle.
    ///   - first: where the other units of the cycle begin in `analyzed`.
    ///   - outer: what `outermost` was before the cycle.
    private mutating func finalExits(of key: Key, _ first: Int, _ outer: Int) -> StateSet {
        defer {
            analyzed.removeSubrange(first...)
            provisional = [:]
            outermost = outer
        }
        guard let exits = provisional[key] else {
            // It calls itself on every path. Its exits are those before the calls.
            let start = StateSet(key.allowances)
            provisional[key] = start
            let exits = round(key.unit, start)
            summaries[key] = exits
            return exits
        }
        summaries[key] = exits
        for unit in analyzed[first...] { summaries[unit.key] = provisional[unit.key] }
        return exits
    }

    private mutating func round(_ unit: Unit, _ start: StateSet) -> StateSet {
        let home = family.home(unit.home)
        let outline = project.files[home.file].outline
        if let closure = unit.closure {
            return closureExits(closure, start, Place(unit: unit, home: home, outline: outline))
        }
        var result = start
        for span in outline.code(of: unit.home.index) {
            for node in outline.nodes(in: span) {
                let flow = walk(node, result, Place(unit: unit, home: home, outline: outline))
                // Accessors run one at a time; what one does, another may not.
                result = outline.nodes[Int(node)].kind == .accessor ? result.union(flow.all) : flow.all
            }
        }
        return result
    }

    /// Runs a closure's statements.
    mutating func closureExits(_ closure: NodeID, _ start: StateSet, _ place: Place) -> StateSet {
        walkList(place.outline.children(of: closure).filter { place.outline.nodes[Int($0)].kind.isStatement }, start, place).all
    }

    /// Where the walk is.
    struct Place: Sendable {
        let unit: Unit
        let home: BodyOwner
        let outline: Outline

        func reference(_ node: NodeID) -> NodeReference { NodeReference(file: home.file, node: node) }
    }
}

/// The ways out of a statement.
struct Completion {
    /// It ends, and the next one runs.
    var normal: StateSet
    /// `return` and `throw`.
    var left = StateSet.none
    var broken = StateSet.none
    var continued = StateSet.none

    init(_ normal: StateSet) { self.normal = normal }

    /// The states at the function's end, whichever way.
    var all: StateSet { normal.union(left).union(broken).union(continued) }

    /// Adds the other ways out of a part, but not its normal end.
    mutating func takeExits(of part: Completion) {
        left.formUnion(part.left)
        broken.formUnion(part.broken)
        continued.formUnion(part.continued)
    }
}

/// How a view leaves.
public enum DismissalKind: Sendable, Hashable {
    /// By `dismiss`: what was presented goes.
    case dismiss
    /// By a pop, or another stack.
    case pop
    /// Out of its parent or its window.
    case removal
}
