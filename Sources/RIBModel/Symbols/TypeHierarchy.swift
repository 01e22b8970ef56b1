public import SourceText
import SwiftOutline

/// What each type descends from: its superclass, the project's supertypes, and libraries' types.
///
/// Computed once for all types, from declarations alone.
public final class TypeHierarchy: Sendable {
    /// For each type, what its clauses say, resolved.
    public let supertypes: ListTable<TypeReference>
    /// For each type, the superclass as far as it is one of the project.
    public let superclass: [TypeID?]
    /// For each type, itself and all of the project that it descends from, nearest first.
    public let ancestors: ListTable<TypeID>
    /// For each type, bit `i` for the type `i` of `LibraryTypes`.
    let libraryAncestors: [UInt64]
    /// For each class, an ancestor class or itself has a superclass that is neither the project's nor known.
    public let hasUnresolvedSuperclass: [Bool]
    /// For each type, it or an ancestor conforms to something unresolved that may be a protocol; their names.
    public let unresolvedProtocols: ListTable<Name>
    /// For each type, the classes of libraries that it descends from, nearest first.
    public let knownClasses: ListTable<Name>
    /// For each type, those that name it as superclass or protocol, in order.
    public let subtypes: ListTable<TypeID>

    init(_ symbols: SymbolTable, _ threads: ThreadPool) {
        let closures = symbols.wellKnownNames.libraryTypes.ancestors
        let clauses = Clauses(parts: threads.parts(symbols.types.count, chunk: 256) { Clauses($0, symbols, closures) }, threads)
        let (reaches, subtypes) = threads.both {
            // Each part marks all types.
            threads.fewParts(clauses.marks.count, atLeast: 512) { Reaches($0, clauses) }
        } _: {
            clauses.parents.inverted()
        }
        supertypes = clauses.supertypes
        superclass = clauses.marks.map(\.superclass)
        self.subtypes = subtypes
        ancestors = ListTable(parts: reaches.map(\.ancestors))
        libraryAncestors = reaches.flatMap(\.libraryTypes)
        hasUnresolvedSuperclass = reaches.flatMap(\.isBroken)
        unresolvedProtocols = ListTable(parts: reaches.map(\.unresolved))
        knownClasses = ListTable(parts: reaches.map(\.classes))
    }

    /// What the clauses of some types say, one type behind the other.
    private struct Clauses: Sendable {
        private(set) var supertypes = ListTable<TypeReference>()
        /// Those of the project, each once.
        private(set) var parents = ListTable<TypeID>()
        private(set) var unresolved = ListTable<Name>()
        private(set) var classes = ListTable<Name>()
        private(set) var marks: [Mark] = []

        struct Mark: Sendable {
            var superclass: TypeID?
            var libraryTypes: UInt64 = 0
            var isBroken = false
        }

        init(_ types: Range<Int>, _ symbols: SymbolTable, _ closures: [UInt64]) {
            marks.reserveCapacity(types.count)
            for type in types {
                symbols.forEachSupertype(of: TypeID(type)) { reference in
                    if reference.hasParts {
                        for part in reference.constituents { supertypes.add(part) }
                    } else {
                        supertypes.add(reference)
                    }
                }
                marks.append(mark(type, symbols, closures))
                supertypes.endList()
                parents.endList()
                unresolved.endList()
                classes.endList()
            }
        }

        init(parts: [Clauses], _ threads: ThreadPool) {
            (supertypes, (parents, unresolved, classes, marks)) = threads.both {
                ListTable(parts: parts.map(\.supertypes))
            } _: {
                (
                    ListTable(parts: parts.map(\.parents)), ListTable(parts: parts.map(\.unresolved)), ListTable(parts: parts.map(\.classes)),
                    parts.flatMap(\.marks)
                )
            }
        }

        /// What the supertypes of the type at hand say.
        private mutating func mark(_ type: Int, _ symbols: SymbolTable, _ closures: [UInt64]) -> Mark {
            var mark = Mark()
            let isClass = symbols.types[type].kind == .class
            // A base class that the project names is what it says, so what it descends from itself is no mystery.
            let name = symbols.types[type].name
            let isNamed = symbols.wellKnownNames.bases.contains(name)
            if isNamed {
                if let base = symbols.wellKnownNames.bases.standIn(name) { mark.libraryTypes |= closures[base] }
                if isClass, symbols.wellKnownNames.bases.isView(name) { addChain(name, symbols.known) }
            }
            let above = supertypes.openPlaces
            for place in above {
                let isFirst = place == above.lowerBound
                switch supertypes.value(at: place) {
                case .nominal(let parent, _):
                    if isClass, isFirst, parent.index != type, symbols.types[parent.index].kind == .class { mark.superclass = parent }
                    if !parents.openList.contains(parent) { parents.add(parent) }
                case .library(let number, _): mark.libraryTypes |= closures[number]
                case .known(let name, _):
                    if isClass, isFirst { addChain(name, symbols.known) }
                case .unresolved where isNamed && isFirst: break
                case .unresolved(let name):
                    if isClass, isFirst, !symbols.wellKnownNames.isProtocolLike(name) {
                        mark.isBroken = true
                    } else {
                        unresolved.add(name)
                    }
                default: break
                }
            }
            return mark
        }

        /// A library's class and those that it descends from.
        private mutating func addChain(_ name: Name, _ known: ExternalTypes) {
            var current: Name? = name
            for _ in 0..<8 {
                guard let name = current else { return }
                classes.add(name)
                current = known.superclass(name)
            }
        }
    }

    /// What some types descend from, one behind the other.
    private struct Reaches: Sendable {
        private(set) var ancestors = ListTable<TypeID>()
        private(set) var libraryTypes: [UInt64] = []
        private(set) var isBroken: [Bool] = []
        private(set) var unresolved = ListTable<Name>()
        private(set) var classes = ListTable<Name>()
        /// By type, the one among whose ancestors it was met last.
        private var metFor: [Int32]

        init(_ types: Range<Int>, _ clauses: Clauses) {
            metFor = Array(repeating: -1, count: clauses.marks.count)
            for type in types {
                var mark = Clauses.Mark()
                findAncestors(of: type, clauses.parents)
                for ancestor in ancestors.openList {
                    mark.libraryTypes |= clauses.marks[ancestor.index].libraryTypes
                    mark.isBroken = mark.isBroken || clauses.marks[ancestor.index].isBroken
                    for place in clauses.unresolved.places(of: ancestor.index) { unresolved.add(clauses.unresolved.value(at: place)) }
                    for place in clauses.classes.places(of: ancestor.index) { classes.add(clauses.classes.value(at: place)) }
                }
                libraryTypes.append(mark.libraryTypes)
                isBroken.append(mark.isBroken)
                ancestors.endList()
                unresolved.endList()
                classes.endList()
            }
        }

        private mutating func findAncestors(of type: Int, _ parents: ListTable<TypeID>) {
            ancestors.add(TypeID(type))
            metFor[type] = Int32(type)
            var next = ancestors.openPlaces.lowerBound
            while next < ancestors.openPlaces.upperBound {
                for place in parents.places(of: ancestors.value(at: next).index) {
                    let parent = parents.value(at: place)
                    guard metFor[parent.index] != Int32(type) else { continue }
                    metFor[parent.index] = Int32(type)
                    ancestors.add(parent)
                }
                next += 1
            }
        }
    }
}
