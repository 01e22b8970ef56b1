public import SourceText
import SwiftOutline

/// The ancestors of each type: its superclass, the project's supertypes, and library types.
///
/// Computed once for all types, from declarations alone.
public final class TypeHierarchy: Sendable {
    /// By type, its inheritance clauses, resolved.
    public let supertypes: ListTable<TypeReference>
    /// By type, the superclass if it is declared in the project.
    public let superclass: [TypeID?]
    /// By type, itself and all of its ancestors in the project, nearest first.
    public let ancestors: ListTable<TypeID>
    /// By type, its ancestors in libraries: bit `i` for type `i` of `LibraryTypes`.
    let libraryAncestors: [UInt64]
    /// By class, whether it or an ancestor has a superclass that is neither declared in the project nor known.
    let hasUnresolvedSuperclass: [Bool]
    /// By type, the names of unresolved types, possibly protocols, that it or an ancestor conforms to.
    public let unresolvedProtocols: ListTable<Name>
    /// By type, the library classes that it inherits from, nearest first.
    public let knownClasses: ListTable<Name>
    /// By type, the types that name it as superclass or protocol, in order.
    public let subtypes: ListTable<TypeID>
    /// By type, its place in tables of answers.
    let places: [Int32]

    init(_ symbols: SymbolTable, _ threads: ThreadPool) {
        let closures = symbols.libraryNames.libraryTypes.ancestors
        let clauses = Clauses(
            parts: threads.parts(symbols.types.count, chunk: 256) { Clauses($0, symbols, closures) }, threads)
        let (reaches, subtypes) = threads.both {
            // Each part allocates an array over all types, so there are few parts.
            threads.fewParts(clauses.marks.count, atLeast: 512) { Reaches($0, clauses) }
        } _: {
            clauses.parents.inverted()
        }
        supertypes = clauses.supertypes
        superclass = clauses.marks.map(\.superclass)
        self.subtypes = subtypes
        ancestors = ListTable(parts: reaches.map(\.ancestors))
        libraryAncestors = reaches.flatMap(\.libraryTypes)
        places = TypePlaces.all(libraryAncestors)
        hasUnresolvedSuperclass = reaches.flatMap(\.isBroken)
        unresolvedProtocols = ListTable(parts: reaches.map(\.unresolved))
        knownClasses = ListTable(parts: reaches.map(\.classes))
    }

    /// The inheritance clauses of consecutive types.
    private struct Clauses: Sendable {
        private(set) var supertypes = ListTable<TypeReference>()
        /// The supertypes in the project, each once.
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
                    ListTable(parts: parts.map(\.parents)), ListTable(parts: parts.map(\.unresolved)),
                    ListTable(parts: parts.map(\.classes)),
                    parts.flatMap(\.marks)
                )
            }
        }

        /// Summarizes the supertypes of the current type.
        private mutating func mark(_ type: Int, _ symbols: SymbolTable, _ closures: [UInt64]) -> Mark {
            var mark = Mark()
            let isClass = symbols.types[type].kind == .class
            // The meaning of a base class that the configuration names is known, so its own superclasses need not be
            // resolved.
            let name = symbols.types[type].name
            let isNamed = symbols.libraryNames.standIns.contains(name)
            if isNamed {
                if let base = symbols.libraryNames.standIns.standIn(name) { mark.libraryTypes |= closures[base] }
                if isClass, symbols.libraryNames.standIns.isClass(name) { addChain(name, symbols.known) }
            }
            let above = supertypes.openPlaces
            for place in above {
                let isFirst = place == above.lowerBound
                switch supertypes.value(at: place) {
                case .nominal(let parent, _):
                    if isClass, isFirst, parent.index != type, symbols.types[parent.index].kind == .class {
                        mark.superclass = parent
                    }
                    if !parents.openList.contains(parent) { parents.add(parent) }
                case .library(let number, _): mark.libraryTypes |= closures[number]
                case .known(let name, _):
                    if isClass, isFirst { addChain(name, symbols.known) }
                case .unresolved where isNamed && isFirst: break
                case .unresolved(let name):
                    if isClass, isFirst, !symbols.libraryNames.isProtocolLike(name) {
                        mark.isBroken = true
                    } else {
                        unresolved.add(name)
                    }
                default: break
                }
            }
            return mark
        }

        /// Adds a library class and its superclasses.
        private mutating func addChain(_ name: Name, _ known: ExternalTypes) {
            var current: Name? = name
            for _ in 0..<8 {
                guard let name = current else { return }
                classes.add(name)
                current = known.superclass(name)
            }
        }
    }

    /// The ancestors of consecutive types.
    private struct Reaches: Sendable {
        private(set) var ancestors = ListTable<TypeID>()
        private(set) var libraryTypes: [UInt64] = []
        private(set) var isBroken: [Bool] = []
        private(set) var unresolved = ListTable<Name>()
        private(set) var classes = ListTable<Name>()
        /// By type, the last type that it was visited as an ancestor of.
        private var metFor: [Int32]

        init(_ types: Range<Int>, _ clauses: Clauses) {
            metFor = Array(repeating: -1, count: clauses.marks.count)
            for type in types {
                var mark = Clauses.Mark()
                findAncestors(of: type, clauses.parents)
                for ancestor in ancestors.openList {
                    mark.libraryTypes |= clauses.marks[ancestor.index].libraryTypes
                    mark.isBroken = mark.isBroken || clauses.marks[ancestor.index].isBroken
                    for place in clauses.unresolved.places(of: ancestor.index) {
                        unresolved.add(clauses.unresolved.value(at: place))
                    }
                    for place in clauses.classes.places(of: ancestor.index) {
                        classes.add(clauses.classes.value(at: place))
                    }
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

extension TypeHierarchy {
    /// Whether an object of one type can be an instance of the other by their declarations: one inherits from the
    /// other.
    func areRelated(_ one: TypeID, _ other: TypeID) -> Bool {
        ancestors[one.index].contains(other) || ancestors[other.index].contains(one)
    }
}
