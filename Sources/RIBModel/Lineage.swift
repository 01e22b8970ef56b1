public import SourceText
import SwiftOutline

/// What each type descends from: its superclass, the project's supertypes, and what it reaches of the framework.
///
/// Computed once for all types, from declarations alone.
public final class Lineage: Sendable {
    /// For each type, what its clauses say, resolved.
    public let supertypes: [[TypeReference]]
    /// For each type, the superclass as far as it is one of the project.
    public let superclass: [TypeID?]
    /// For each type, itself and all of the project that it descends from, nearest first.
    public let ancestors: [[TypeID]]
    /// For each type, bit `i` for the framework's type `i`.
    let reached: [UInt64]
    /// For each class, an ancestor class or itself has a superclass that is neither the project's nor known.
    public let hasUnresolvedSuperclass: [Bool]
    /// For each type, it or an ancestor conforms to something unresolved that may be a protocol; their names.
    public let unresolvedProtocols: [[Name]]
    /// For each type, the classes of libraries that it descends from, nearest first.
    public let knownClasses: [[Name]]
    /// For each type, those that name it as superclass or protocol, in order.
    public let subtypes: [[TypeID]]

    init(_ index: TypeIndex, _ crew: Crew) {
        let supertypes = crew.map(index.types.count, chunk: 256) { type in
            let written = index.supertypes(of: TypeID(type))
            return written.contains(where: \.hasParts) ? written.flatMap(\.constituents) : written
        }
        self.supertypes = supertypes
        var superclass: [TypeID?] = []
        var subtypes: [[TypeID]] = Array(repeating: [], count: index.types.count)
        for (number, entry) in index.types.enumerated() {
            let above = entry.kind == .class ? supertypes[number].first?.nominal : nil
            superclass.append(above.flatMap { index.types[$0.index].kind == .class && $0.index != number ? $0 : nil })
            for type in supertypes[number].lazy.compactMap(\.nominal) where subtypes[type.index].last != TypeID(number) {
                subtypes[type.index].append(TypeID(number))
            }
        }
        self.superclass = superclass
        self.subtypes = subtypes
        let closures = Lineage.frameworkClosures(index)
        let reaches = crew.map(index.types.count, chunk: 256) { Reach($0, index, supertypes, closures) }
        ancestors = reaches.map(\.ancestors)
        reached = reaches.map(\.framework)
        hasUnresolvedSuperclass = reaches.map(\.isBroken)
        unresolvedProtocols = reaches.map(\.unresolved)
        knownClasses = reaches.map(\.classes)
    }

    /// What one type descends from.
    private struct Reach: Sendable {
        let ancestors: [TypeID]
        private(set) var framework: UInt64 = 0
        private(set) var isBroken = false
        private(set) var unresolved: [Name] = []
        private(set) var classes: [Name] = []

        init(_ type: Int, _ index: TypeIndex, _ supertypes: [[TypeReference]], _ closures: [UInt64]) {
            ancestors = Lineage.ancestors(of: type, supertypes)
            for ancestor in ancestors {
                let isClass = index.types[ancestor.index].kind == .class
                // A base class that the project names is what it says, so what it descends from itself is no mystery.
                let isNamed = index.lexicon.bases.contains(index.types[ancestor.index].name)
                if isNamed {
                    let name = index.types[ancestor.index].name
                    if let base = index.lexicon.bases.standIn(name) { framework |= closures[base] }
                    if isClass, index.lexicon.bases.isView(name) { classes += Lineage.chain(name, index.known) }
                }
                for (position, type) in supertypes[ancestor.index].enumerated() {
                    switch type {
                    case .framework(let number, _): framework |= closures[number]
                    case .known(let name, _):
                        if isClass, position == 0 { classes += Lineage.chain(name, index.known) }
                    case .unresolved where isNamed && position == 0: break
                    case .unresolved(let name):
                        if isClass, position == 0, !Lineage.isProtocolLike(index.names.text(name)) {
                            isBroken = true
                        } else {
                            unresolved.append(name)
                        }
                    default: break
                    }
                }
            }
        }
    }

    private static func ancestors(of type: Int, _ supertypes: [[TypeReference]]) -> [TypeID] {
        var result = [TypeID(type)]
        guard supertypes[type].contains(where: { $0.nominal != nil }) else { return result }
        // As long as they are few, looking through them costs less than a set.
        var seen: Set<TypeID> = []
        var next = 0
        while next < result.count {
            for nominal in supertypes[result[next].index].lazy.compactMap(\.nominal) {
                if result.count < 16 {
                    if !result.contains(nominal) { result.append(nominal) }
                } else {
                    if seen.isEmpty { seen = Set(result) }
                    if seen.insert(nominal).inserted { result.append(nominal) }
                }
            }
            next += 1
        }
        return result
    }

    private static func chain(_ name: Name, _ known: KnownNames) -> [Name] {
        var result = [name]
        while let above = known.superclass(result[result.count - 1]), result.count < 8 { result.append(above) }
        return result
    }

    /// Names that a class's first supertype may have without being a class.
    private static func isProtocolLike(_ name: String) -> Bool {
        ["Delegate", "DataSource", "Listener", "Presentable", "ViewControllable", "Protocol", "Type", "able", "ible", "Interface", "Routing"]
            .contains { name.hasSuffix($0) }
    }

    private static func frameworkClosures(_ index: TypeIndex) -> [UInt64] {
        let all = index.vocabulary.frameworkTypes + index.vocabulary.needleTypes
        let offset = index.vocabulary.frameworkTypes.count
        return all.indices.map { start in
            var bits: UInt64 = 0
            var work = [start]
            while let current = work.popLast() {
                guard bits & (1 << UInt64(current)) == 0 else { continue }
                bits |= 1 << UInt64(current)
                let pool = current < offset ? 0..<offset : offset..<all.count
                work += pool.filter { all[current].refines.contains(all[$0].name) }
            }
            return bits
        }
    }
}
