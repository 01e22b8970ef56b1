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

    private var entries: [Entry] = []
    /// By a name's id where its members start in `entries`; one more than there are names.
    private var starts: [Int32]
    /// The place of a library's type behind those of the project.
    private var foreign: [Name: Int32] = [:]

    init(_ index: TypeIndex) {
        var all: [(name: Name, entry: Entry)] = []
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
        starts = [Int32](repeating: 0, count: index.names.count + 1)
        for (name, _) in all { starts[Int(name.id) + 1] += 1 }
        for id in 0..<index.names.count { starts[id + 1] += starts[id] }
        var next = starts
        entries = [Entry](repeating: Entry(owner: 0, file: 0, index: 0), count: all.count)
        for (name, entry) in all {
            entries[Int(next[Int(name.id)])] = entry
            next[Int(name.id)] += 1
        }
    }

    /// Appends the members of that name in a type's own declaration and extensions.
    func append(_ name: Name, of type: TypeID, to result: inout [DeclarationID]) { append(name, owner: Int32(type.index), to: &result) }

    /// Appends the members of that name in extensions of a library's type.
    func append(_ name: Name, ofKnown type: Name, to result: inout [DeclarationID]) {
        if let owner = foreign[type] { append(name, owner: owner, to: &result) }
    }

    private func append(_ name: Name, owner: Int32, to result: inout [DeclarationID]) {
        guard Int(name.id) + 1 < starts.count else { return }
        var low = Int(starts[Int(name.id)])
        let end = Int(starts[Int(name.id) + 1])
        var high = end
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].owner < owner { low = middle + 1 } else { high = middle }
        }
        while low < end, entries[low].owner == owner {
            result.append(DeclarationID(file: Int(entries[low].file), index: Int(entries[low].index)))
            low += 1
        }
    }

    /// Whether the project extends that type of a library.
    func extends(_ type: Name) -> Bool { foreign[type] != nil }
}
