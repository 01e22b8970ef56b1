import SourceText

/// A set of libraries whose types are visible by import.
package struct LibrarySet: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// - Parameter number: the index of a library among those that declare such types; at most 7.
    init(_ number: Int) { rawValue = 1 << UInt8(number) }
}

/// The types of libraries that are visible by import, with names interned in one table. They are numbered library by
/// library; at most 64.
struct LibraryTypes: Sendable {
    let all: [LibraryType]
    /// By type, its library.
    let libraries: [LibrarySet]
    /// By type, its ancestors: bit `i` is set for type `i` if it is that type or refines it.
    let ancestors: [UInt64]
    /// By library, the modules that declare or re-export it.
    let modules: [(library: LibrarySet, names: NameSet, texts: [String])]
    /// The names of all types.
    let names: NameSet
    private let firstByName: NameMap<Int>
    /// By type, the type of the same name in a later library.
    private let nextByName: [Int?]

    init(_ declarations: [LibraryDeclarations], names table: NameTable) {
        let declaring = declarations.filter { !$0.types.isEmpty }
        let types = declaring.flatMap(\.types)
        precondition(declaring.count <= 8 && types.count <= 64)
        let names = types.map { table.intern($0.name) }
        all = types
        libraries = declaring.enumerated().flatMap { number, one in one.types.map { _ in LibrarySet(number) } }
        modules = declaring.enumerated().map { number, one in
            (LibrarySet(number), NameSet(one.modules.map { table.intern($0) }), one.modules)
        }
        self.names = NameSet(names)
        firstByName = NameMap(names.enumerated().lazy.map { ($1, $0) })
        nextByName = names.indices.map { number in names.indices.first { $0 > number && names[$0] == names[number] } }
        var start = 0
        ancestors = declaring.flatMap { one -> [UInt64] in
            defer { start += one.types.count }
            return one.types.indices.map { LibraryTypes.ancestors(of: $0, among: one.types) << UInt64(start) }
        }
    }

    /// The first type of that name.
    func first(_ name: Name) -> Int? { firstByName[name] }

    /// The types that a type refines, in order.
    func refined(by type: Int) -> [Int] {
        all.indices.filter { $0 != type && ancestors[type] & (1 << UInt64($0)) != 0 }
    }

    /// The type of the same name in a later library.
    func next(after type: Int) -> Int? { nextByName[type] }

    private static func ancestors(of type: Int, among types: [LibraryType]) -> UInt64 {
        var bits: UInt64 = 0
        var work = [type]
        while let current = work.popLast() {
            guard bits & (1 << UInt64(current)) == 0 else { continue }
            bits |= 1 << UInt64(current)
            work += types.indices.filter { types[current].refines.contains(types[$0].name) }
        }
        return bits
    }
}
