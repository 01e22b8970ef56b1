import SourceText

/// A function, or one branch of it: the code that runs for some cases of a parameter.
package struct EventPlace: NumberedKey {
    package let function: DeclarationID
    let branch: ParameterBranch?

    init(_ function: DeclarationID, _ branch: ParameterBranch? = nil) {
        self.function = function
        self.branch = branch
    }

    var hashedNumber: UInt64 { function.hashedNumber }

    /// The code from which a call is made.
    init(of use: EventCall) { self.init(use.caller, use.branch) }
}

/// The functions from which calls lead to some functions. They are found as they are asked for, nearest first: most of
/// an app's code can lead to a function that many RIBs use.
///
/// A class, because it grows while it is iterated over. Used by one thread.
package final class EventCallers {
    private let project: Project
    private let types: Set<TypeID>?
    private var reach: Reach<EventPlace, NodeReference>

    /// - Parameter types: the types whose functions count as callers; nil for all.
    package convenience init(of functions: [DeclarationID], in types: Set<TypeID>? = nil, _ project: Project) {
        self.init(from: functions.map { EventPlace($0) }, in: types, project)
    }

    /// The functions from which calls lead to the code at a place in a function.
    package convenience init(of function: DeclarationID, running place: NodeReference, _ project: Project) {
        self.init(from: [project.eventPlace(of: place, in: function)], in: nil, project)
    }

    private init(from places: [EventPlace], in types: Set<TypeID>?, _ project: Project) {
        (self.project, self.types) = (project, types)
        reach = Reach(from: places)
    }

    /// Nearest first, beginning with the functions themselves.
    package var places: Places { Places(callers: self) }

    /// Those of the places, each once.
    package var functions: Functions { Functions(callers: self) }

    /// The calls from a function, in the order in which they run.
    package func path(from function: DeclarationID) -> [NodeReference] {
        places.first { $0.function == function }.map { reach.path(to: $0).reversed() } ?? []
    }

    package struct Places: Sequence, IteratorProtocol {
        fileprivate let callers: EventCallers
        private var number = 0

        fileprivate init(callers: EventCallers) { self.callers = callers }

        package mutating func next() -> EventPlace? {
            defer { number += 1 }
            return callers.place(number)
        }
    }

    package struct Functions: Sequence {
        fileprivate let callers: EventCallers

        package func makeIterator() -> some IteratorProtocol<DeclarationID> {
            var seen: Set<DeclarationID> = []
            return callers.places.lazy.map(\.function).filter { seen.insert($0).inserted }.makeIterator()
        }
    }

    /// The place of a number; nil if there are fewer.
    private func place(_ number: Int) -> EventPlace? {
        while number >= reach.places.count {
            let isFollowed = reach.follow { place, add in
                for use in project.knownUses(of: place) {
                    if let types, project.symbols.type(around: use.caller).map(types.contains) != true { continue }
                    add(EventPlace(of: use), use.place)
                }
            }
            if !isFollowed { return nil }
        }
        return reach.places[number]
    }
}

extension Project {
    /// The functions outside of a router that call one of its functions, directly or through other functions of the
    /// router; nearest first.
    package func callers(of function: DeclarationID, outside router: TypeID) -> [DeclarationID] {
        let classes = classes(of: router)
        var found: [DeclarationID] = []
        var seen: Set<DeclarationID> = []
        _ = Reach<EventPlace, NodeReference>(from: [EventPlace(function)]) { place, add in
            for use in knownUses(of: place) {
                if symbols.type(around: use.caller).map(classes.contains) == true {
                    add(EventPlace(of: use), use.place)
                } else if seen.insert(use.caller).inserted {
                    found.append(use.caller)
                }
            }
        }
        return found
    }
}
