import SourceText
import SwiftOutline

/// All members of the project by name and owner: a look-up costs the same however many members a type has.
///
/// Invariant: the members of one name stand together, in order of owners; those of one owner in order of its parts, then of their
/// declarations.
struct MemberTable: Sendable {
    /// A type's number, or behind all types the place among the extended library types.
    struct Owner: Sendable, Comparable {
        fileprivate let number: Int32

        static func < (left: Owner, right: Owner) -> Bool { left.number < right.number }
    }

    private struct Entry {
        let owner: Owner
        let file: Int32
        let index: Int32
    }

    /// What is declared directly in some types.
    private struct Found {
        var members: [(name: Name, value: Entry)] = []
        var functionNames = NameSet()
    }

    private let members: NameGroups<Entry>
    private let typeCount: Int
    /// The names of all members that are functions.
    let functionNames: NameSet
    /// The libraries' types that the project extends.
    private var foreign: [Name: Owner] = [:]
    private var foreignNames = NameSet()

    init(_ index: TypeIndex, _ crew: Crew) {
        typeCount = index.types.count
        var found = crew.parts(typeCount, chunk: 1024) { range in
            range.reduce(into: Found()) { found, number in
                let owner = Owner(number: Int32(number))
                MemberTable.collect(index.types[number].declaration, of: owner, index, &found)
                for part in index.types[number].extensions { MemberTable.collect(part, of: owner, index, &found) }
            }
        }
        var ofLibraries = Found()
        for (name, parts) in index.foreignExtensions {
            let owner = Owner(number: Int32(typeCount + foreign.count))
            foreign[name] = owner
            foreignNames.insert(name)
            for part in parts { MemberTable.collect(part, of: owner, index, &ofLibraries) }
        }
        found.append(ofLibraries)
        members = NameGroups(parts: found.map(\.members))
        functionNames = found.reduce(into: NameSet()) { $0.formUnion($1.functionNames) }
    }

    /// Adds what is declared directly in a part of a type.
    private static func collect(_ part: DeclarationID, of owner: Owner, _ index: TypeIndex, _ found: inout Found) {
        let declarations = index.files[part.file].outline.declarations
        var child = part.index + 1
        let end = min(Int(declarations[part.index].next), declarations.count)
        while child < end {
            let name = declarations[child].name
            if declarations[child].kind == .function { found.functionNames.insert(name) }
            found.members.append((name, Entry(owner: owner, file: Int32(part.file), index: Int32(child))))
            child = max(Int(declarations[child].next), child + 1)
        }
    }

    /// Appends the members of that name in a type's own declaration and extensions.
    func append(_ name: Name, of type: TypeID, to result: inout [DeclarationID]) {
        append(name, of: Owner(number: Int32(type.index)), to: &result)
    }

    /// Appends the members of that name in extensions of a library's type.
    func append(_ name: Name, ofKnown type: Name, to result: inout [DeclarationID]) {
        if let owner = owner(type) { append(name, of: owner, to: &result) }
    }

    /// Whether there are members of that name at all.
    func has(_ name: Name) -> Bool { !members[name].isEmpty }

    /// Appends the members of that name that an owner has.
    func append(_ name: Name, of owner: Owner, to result: inout [DeclarationID]) {
        let entries = members[name]
        var low = entries.startIndex
        var high = entries.endIndex
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].owner < owner { low = middle + 1 } else { high = middle }
        }
        while low < entries.endIndex, entries[low].owner == owner {
            result.append(DeclarationID(file: Int(entries[low].file), index: Int(entries[low].index)))
            low += 1
        }
    }

    /// The project's types that have a member of that name, once for each.
    func owners(of name: Name) -> [TypeID] { members[name].filter { $0.owner.number < typeCount }.map { TypeID(Int($0.owner.number)) } }

    /// The owner that stands for a library's type; nil where the project does not extend it.
    func owner(_ type: Name) -> Owner? { foreignNames.contains(type) ? foreign[type] : nil }
}
