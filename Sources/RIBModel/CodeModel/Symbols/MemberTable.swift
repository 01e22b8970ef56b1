import SourceText
import SwiftOutline

/// All members of the project by name and owner: the cost of a lookup does not depend on how many members a type has.
///
/// Invariant: the members of one name are adjacent, in the order of their owners; those of one owner in the order of
/// its parts, then of declarations.
///
/// A class, because a copy of a structure with these parts costs more than most lookups. `@unchecked` for the recorder,
/// which belongs to one thread's view of a project.
final class MemberTable: @unchecked Sendable {
    /// The index of a type or, from the number of types on, the index of an extended library type.
    package struct Owner: Sendable, Comparable, Hashable {
        let number: Int32

        static func < (left: Owner, right: Owner) -> Bool { left.number < right.number }
    }

    private struct Entry {
        let owner: Owner
        let file: Int32
        private let place: UInt32

        init(owner: Owner, file: Int, index: Int, _ limits: MemberLimits) {
            self.owner = owner
            self.file = Int32(file)
            place = UInt32(index) << 2 | UInt32(limits.rawValue)
        }

        var declaration: DeclarationID { DeclarationID(file: Int(file), index: Int(place >> 2)) }
        var limits: MemberLimits { MemberLimits(rawValue: UInt8(place & 3)) }
    }

    private typealias Member = (name: Name, value: Entry)

    private let members: NameMultimap<Entry>
    private let typeCount: Int
    private let folders: ModuleLayout
    private let sights: ModuleSights
    private let recorder: DependencyRecorder?
    /// The members of owners with a file that has changed since.
    private let replaced: [Owner: [Member]]
    private let replacedNames: NameSet
    /// The library types that the project extends.
    private let foreign: [Name: Owner]
    private let foreignNames: NameSet

    /// - Parameter old: a table of an earlier state, whose library types keep their indices.
    init(_ symbols: SymbolTable, _ threads: ThreadPool, keeping old: MemberTable? = nil) {
        typeCount = symbols.types.count
        (folders, sights) = (symbols.folders, symbols.sights)
        var found = threads.parts(typeCount, chunk: 1024) { range in
            range.reduce(into: [Member]()) { found, number in
                guard !symbols.types[number].isVacant else { return }
                let owner = Owner(number: Int32(number))
                MemberTable.collect(symbols.types[number].declaration, of: owner, symbols, &found)
                for part in symbols.extensions(of: TypeID(number)) {
                    MemberTable.collect(part, of: owner, symbols, &found)
                }
            }
        }
        var foreign: [Name: Owner] = [:]
        if let old, old.typeCount == typeCount { foreign = old.foreign }
        for name in symbols.foreignExtensions.keys.sorted(by: { $0.id < $1.id }) where foreign[name] == nil {
            foreign[name] = Owner(number: Int32(typeCount + foreign.count))
        }
        var ofLibraries: [Member] = []
        for (name, owner) in foreign.sorted(by: { $0.value < $1.value }) {
            symbols.foreignExtensions[name]?.forEach { MemberTable.collect($0, of: owner, symbols, &ofLibraries) }
        }
        found.append(ofLibraries)
        members = NameMultimap(parts: found)
        self.foreign = foreign
        foreignNames = NameSet(foreign.keys)
        (recorder, replaced, replacedNames) = (nil, [:], NameSet())
    }

    /// The same table with other members of some owners, or with lookups recorded.
    private init(
        _ table: MemberTable, recorder: DependencyRecorder?, replaced: [Owner: [Member]], _ replacedNames: NameSet
    ) {
        (members, typeCount, folders, sights) = (table.members, table.typeCount, table.folders, table.sights)
        (foreign, foreignNames) = (table.foreign, table.foreignNames)
        (self.recorder, self.replaced, self.replacedNames) = (recorder, replaced, replacedNames)
    }

    // MARK: Changes

    /// The table after a file changed that has parts of these types and extensions of these library types.
    func replacing(_ types: [TypeID], _ foreignTypes: [Name], _ symbols: SymbolTable) -> MemberTable {
        var (replaced, replacedNames) = (replaced, replacedNames)
        func replace(_ owner: Owner, _ parts: some Sequence<DeclarationID>) {
            var found: [Member] = []
            for part in parts { MemberTable.collect(part, of: owner, symbols, &found) }
            replaced[owner] = found
            for (name, _) in found { replacedNames.insert(name) }
        }
        for type in types { replace(Owner(number: Int32(type.index)), symbols.parts(of: type)) }
        for name in foreignTypes {
            if let owner = owner(name) { replace(owner, symbols.foreignExtensions[name] ?? []) }
        }
        return MemberTable(self, recorder: recorder, replaced: replaced, replacedNames)
    }

    /// The dependencies recorded by queries that look up members of these types.
    func dependencies(_ types: [TypeID], _ foreignTypes: [Name]) -> [DependencyKey] {
        (types.map(\.index) + foreignTypes.compactMap(owner).map { Int($0.number) }).map { .members(of: $0) }
    }

    /// Collects the declarations directly in a part of a type.
    private static func collect(
        _ part: DeclarationID, of owner: Owner, _ symbols: SymbolTable, _ found: inout [Member]
    ) {
        let declarations = symbols.files[part.file].outline.declarations
        let limit = PartLimits(part, of: owner, declarations[part.index], symbols)
        var child = part.index + 1
        let end = min(Int(declarations[part.index].next), declarations.count)
        while child < end {
            let name = declarations[child].name
            let limits = limit.limits(declarations[child].modifiers)
            found.append((name, Entry(owner: owner, file: part.file, index: child, limits)))
            child = max(Int(declarations[child].next), child + 1)
        }
    }

    /// Whether code of a file can mean a member.
    @inline(__always)
    private func isVisible(_ member: Entry, from file: Int) -> Bool {
        member.limits.isEmpty || Int(member.file) == file || isWithinLimits(member, file)
    }

    private func isWithinLimits(_ member: Entry, _ file: Int) -> Bool {
        let declaring = Int(member.file)
        return !member.limits.contains(.toFile) && !folders.isTest(declaring, unlike: file)
            && sights.reaches(declaring, from: file)
    }

    /// Appends the members of that name in a type's own declaration and extensions.
    func append(_ name: Name, of type: TypeID, from file: Int, to result: inout [DeclarationID]) {
        append(name, of: Owner(number: Int32(type.index)), from: file, to: &result)
    }

    /// Appends the members of that name in extensions of a library type.
    func append(_ name: Name, ofKnown type: Name, from file: Int, to result: inout [DeclarationID]) {
        if let owner = owner(type) { append(name, of: owner, from: file, to: &result) }
    }

    /// The same table with lookups recorded.
    func recording(_ recorder: DependencyRecorder) -> MemberTable {
        MemberTable(self, recorder: recorder, replaced: replaced, replacedNames)
    }

    /// Whether any type has, or had before an edit, a member of that name.
    func has(_ name: Name) -> Bool {
        if !members[name].isEmpty || replacedNames.contains(name) { return true }
        recorder?.record(.members(named: name))
        return false
    }

    /// Appends the members of that name that an owner has.
    func append(_ name: Name, of owner: Owner, from file: Int, to result: inout [DeclarationID]) {
        append(members[name], name, of: owner, from: file, to: &result)
    }

    /// Appends the members of that name that the types have, in the order of the types.
    func append(_ name: Name, of types: ArraySlice<TypeID>, from file: Int, to result: inout [DeclarationID]) {
        let entries = members[name]
        for type in types { append(entries, name, of: Owner(number: Int32(type.index)), from: file, to: &result) }
    }

    /// - Parameter entries: all members of that name.
    private func append(
        _ entries: ArraySlice<Entry>, _ name: Name, of owner: Owner, from file: Int, to result: inout [DeclarationID]
    ) {
        recorder?.record(.members(of: Int(owner.number)))
        if let own = replaced[owner] {
            for (other, member) in own where other == name && isVisible(member, from: file) {
                result.append(member.declaration)
            }
            return
        }
        var place = MemberTable.start(of: owner, in: entries)
        while place < entries.endIndex, entries[place].owner == owner {
            if isVisible(entries[place], from: file) { result.append(entries[place].declaration) }
            place += 1
        }
    }

    /// The first member of the name that satisfies a predicate, in the order of the types.
    func first(
        _ name: Name, of types: ArraySlice<TypeID>, from file: Int, where isMeant: (DeclarationID) -> Bool
    ) -> DeclarationID? {
        let entries = members[name]
        for type in types {
            let found = first(entries, name, of: Owner(number: Int32(type.index)), from: file, where: isMeant)
            if let found { return found }
        }
        return nil
    }

    /// The first member of that name in a type's own declaration and extensions that satisfies a predicate.
    func first(
        _ name: Name, of type: TypeID, from file: Int, where isMeant: (DeclarationID) -> Bool
    ) -> DeclarationID? {
        first(members[name], name, of: Owner(number: Int32(type.index)), from: file, where: isMeant)
    }

    /// The first member of the name, among an owner's, that satisfies a predicate.
    func first(
        _ name: Name, of owner: Owner, from file: Int, where isMeant: (DeclarationID) -> Bool
    ) -> DeclarationID? {
        first(members[name], name, of: owner, from: file, where: isMeant)
    }

    private func first(
        _ entries: ArraySlice<Entry>, _ name: Name, of owner: Owner, from file: Int,
        where isMeant: (DeclarationID) -> Bool
    ) -> DeclarationID? {
        recorder?.record(.members(of: Int(owner.number)))
        if let own = replaced[owner] {
            return own.first { other, member in
                other == name && isVisible(member, from: file) && isMeant(member.declaration)
            }?.value.declaration
        }
        var place = MemberTable.start(of: owner, in: entries)
        while place < entries.endIndex, entries[place].owner == owner {
            let member = entries[place]
            if isVisible(member, from: file), isMeant(member.declaration) { return member.declaration }
            place += 1
        }
        return nil
    }

    /// The index of an owner's first entry.
    private static func start(of owner: Owner, in entries: ArraySlice<Entry>) -> Int {
        var (low, high) = (entries.startIndex, entries.endIndex)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].owner < owner { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The files that declare members of that name, or did before an edit.
    func files(of name: Name) -> [Int] {
        let files = members[name].map { Int($0.file) }
        guard replacedNames.contains(name) else { return files }
        return files + replaced.values.joined().filter { $0.name == name }.map { Int($0.value.file) }
    }

    /// All members of that name, in the order of files.
    func all(_ name: Name) -> [DeclarationID] {
        recorder?.record(.members(named: name))
        let known = members[name].filter { replaced[$0.owner] == nil }.map(\.declaration)
        guard replacedNames.contains(name) else { return known.sorted() }
        return (known + replaced.values.joined().filter { $0.name == name }.map(\.value.declaration)).sorted()
    }

    /// The project's types that have a member of that name, each once.
    func owners(of name: Name) -> [TypeID] {
        recorder?.record(.members(named: name))
        let known = members[name].map(\.owner).filter { replaced[$0] == nil }
        let others = replaced.keys.filter { replaced[$0]?.contains { $0.name == name } == true }
        return (known + others).filter { $0.number < typeCount }.sorted().map { TypeID(Int($0.number)) }
    }

    /// The owner that represents a library type; nil if the project does not extend it and did not before an edit.
    func owner(_ type: Name) -> Owner? { foreignNames.contains(type) ? foreign[type] : nil }
}
