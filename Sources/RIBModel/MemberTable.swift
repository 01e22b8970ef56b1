import SourceText
import SwiftOutline

/// All members of the project by name and owner: a look-up costs the same however many members a type has.
///
/// Invariant: the members of one name stand together, in order of owners; those of one owner in order of its parts, then of their
/// declarations.
struct MemberTable: Sendable {
    private struct Entry {
        /// A type's number, or behind all types the place among the extended library types.
        let owner: Int32
        let file: Int32
        let index: Int32
    }

    private let members: NameGroups<Entry>
    private let typeCount: Int
    /// The place of a library's type behind those of the project.
    private var foreign: [Name: Int32] = [:]

    init(_ index: TypeIndex) {
        var all: [(name: Name, value: Entry)] = []
        func collect(_ parts: [DeclarationID], of owner: Int) {
            for part in parts {
                let declarations = index.files[part.file].outline.declarations
                var child = part.index + 1
                let end = min(Int(declarations[part.index].next), declarations.count)
                while child < end {
                    let entry = Entry(owner: Int32(owner), file: Int32(part.file), index: Int32(child))
                    all.append((declarations[child].name, entry))
                    child = max(Int(declarations[child].next), child + 1)
                }
            }
        }
        for number in index.types.indices { collect(index.types[number].parts, of: number) }
        for (name, parts) in index.foreignExtensions {
            let owner = index.types.count + foreign.count
            foreign[name] = Int32(owner)
            collect(parts, of: owner)
        }
        members = NameGroups(all)
        typeCount = index.types.count
    }

    /// Appends the members of that name in a type's own declaration and extensions.
    func append(_ name: Name, of type: TypeID, to result: inout [DeclarationID]) { append(name, owner: Int32(type.index), to: &result) }

    /// Appends the members of that name in extensions of a library's type.
    func append(_ name: Name, ofKnown type: Name, to result: inout [DeclarationID]) {
        if let owner = foreign[type] { append(name, owner: owner, to: &result) }
    }

    private func append(_ name: Name, owner: Int32, to result: inout [DeclarationID]) {
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
    func owners(of name: Name) -> [TypeID] { members[name].filter { $0.owner < typeCount }.map { TypeID(Int($0.owner)) } }

    /// Whether the project extends that type of a library.
    func extends(_ type: Name) -> Bool { foreign[type] != nil }
}
