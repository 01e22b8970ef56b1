import SourceText
import SwiftOutline

/// Superclasses that are neither in the project nor known, and are named as the bases of RIBs are: where a package that is not among
/// the files wraps the framework, they are all that can be seen of it.
public struct ForeignBases: Sendable {
    /// In order of names, each once. Empty where there are no routers: an interactor alone makes no RIB.
    public private(set) var interactors: [String] = []
    /// In order of names, each once; of classes that are named as an interactor's router is.
    public private(set) var routers: [String] = []

    init() {}

    init(_ index: TypeIndex, _ lineage: Lineage) {
        let interactors = ForeignBases.bases(of: "Interactor", index, lineage)
        let routers = ForeignBases.bases(of: "Router", index, lineage)
        let stems = Set(interactors.keys).intersection(routers.keys)
        self.interactors = ForeignBases.sortedOnce(stems.compactMap { interactors[$0] })
        self.routers = ForeignBases.sortedOnce(stems.compactMap { routers[$0] })
    }

    public var isEmpty: Bool { interactors.isEmpty }

    /// The superclasses of classes that end with a word as they do themselves, by what stands before it in a class's name.
    private static func bases(of word: String, _ index: TypeIndex, _ lineage: Lineage) -> [String: String] {
        var found: [String: String] = [:]
        for number in index.types.indices where index.types[number].kind == .class {
            guard case .unresolved(let base)? = lineage.supertypes[number].first, index.names.text(base).hasSuffix(word) else { continue }
            let name = index.names.text(index.types[number].name)
            guard name.hasSuffix(word), index.files[index.types[number].declaration.file].standing == .source else { continue }
            found[String(name.dropLast(word.count))] = index.names.text(base)
        }
        return found
    }

    private static func sortedOnce(_ words: [String]) -> [String] {
        Set(words).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
