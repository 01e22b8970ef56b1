public import SourceText
import SwiftOutline

/// What each type is to a RIB: by what it descends from, never by its name alone.
public struct Roles: Sendable {
    private let sets: [RoleSet]
    /// For each type, whether it stands in for another in tests or previews.
    private let doubles: [Bool]

    struct RoleSet: OptionSet, Sendable {
        let rawValue: UInt8

        static func of(_ role: Role) -> RoleSet { RoleSet(rawValue: 1 << role.rawValue) }
    }

    init(_ index: TypeIndex, _ lineage: Lineage) {
        var sets: [RoleSet] = []
        var doubles: [Bool] = []
        for (number, entry) in index.types.enumerated() {
            sets.append(Roles.roles(of: TypeID(number), entry, index, lineage))
            // What is nested in a double is part of it; a type's outer one comes first unless an extension declares it.
            let isNested = entry.outer.map { $0.index < number ? doubles[$0.index] : false } ?? false
            doubles.append(isNested || Roles.isDouble(entry, TypeID(number), index, lineage))
        }
        self.sets = sets
        self.doubles = doubles
    }

    public func has(_ type: TypeID, _ role: Role) -> Bool { sets[type.index].contains(.of(role)) }

    func hasAny(_ type: TypeID) -> Bool { sets[type.index].rawValue != 0 }

    /// A mock, a fake, a test case, a preview: known, but never reported on.
    public func isDouble(_ type: TypeID) -> Bool { doubles[type.index] }

    private static func roles(of type: TypeID, _ entry: TypeIndex.Entry, _ index: TypeIndex, _ lineage: Lineage) -> RoleSet {
        guard entry.kind == .class || entry.kind == .actor || entry.kind == .protocol else { return [] }
        var result: RoleSet = []
        let reached = lineage.reached[type.index]
        let all = index.vocabulary.frameworkTypes + index.vocabulary.needleTypes
        for (number, framework) in all.enumerated() where reached & (1 << UInt64(number)) != 0 {
            guard let role = framework.role, role != .view else { continue }
            // A worker's or component's protocol makes no worker or component: the base class does.
            if role == .worker || role == .workflow || role == .component, !framework.isClass { continue }
            result.insert(.of(role))
        }
        if entry.kind != .protocol, isView(type, index, lineage) || hasUnresolvedContract(type, entry, index, lineage) {
            result.insert(.of(isViewController(type, index, lineage) ? .view : .presenter))
        }
        // A router conforms to its parents' protocols, an interactor to its presenter's: the class's own base decides.
        if result.contains(.of(.presenter)), result.contains(.of(.interactor)) { result.remove(.of(.presenter)) }
        return result
    }

    /// It conforms, itself or through a base, to a protocol of the project that refines the framework's view protocols.
    private static func isView(_ type: TypeID, _ index: TypeIndex, _ lineage: Lineage) -> Bool {
        let presentable = index.vocabulary.frameworkTypes.indices.filter { index.vocabulary.frameworkTypes[$0].role == .view }
        let mask = presentable.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
        return lineage.ancestors[type.index].dropFirst().contains {
            index.types[$0.index].kind == .protocol && lineage.reached[$0.index] & mask != 0
        }
    }

    /// Its contract is unresolved, but named as a view's is, and the file sees the framework.
    private static func hasUnresolvedContract(_ type: TypeID, _ entry: TypeIndex.Entry, _ index: TypeIndex, _ lineage: Lineage) -> Bool {
        guard entry.kind == .class, index.imports.framework[entry.declaration.file], isViewController(type, index, lineage) else { return false }
        return lineage.unresolvedProtocols[type.index].contains {
            let name = index.names.text($0)
            return name.hasSuffix("Presentable") || name.hasSuffix("ViewControllable")
        }
    }

    static func isViewController(_ type: TypeID, _ index: TypeIndex, _ lineage: Lineage) -> Bool {
        lineage.knownClasses[type.index].contains { index.known.isViewController($0) }
            || (lineage.hasUnresolvedSuperclass[type.index] && lineage.knownClasses[type.index].isEmpty
                && (index.names.text(index.types[type.index].name).hasSuffix("ViewController")
                    || index.names.text(index.types[type.index].name).hasSuffix("VC")))
    }

    private static func isDouble(_ entry: TypeIndex.Entry, _ type: TypeID, _ index: TypeIndex, _ lineage: Lineage) -> Bool {
        let name = index.names.text(entry.name)
        for word in ["Mock", "Fake", "Stub", "Spy", "Dummy"] {
            if name.hasSuffix(word) || name.hasSuffix(word + "s") { return true }
            if name.hasPrefix(word), name.dropFirst(word.count).first?.isUppercase == true { return true }
        }
        let tests: Set<Name> = [index.words["XCTestCase"], index.words["PreviewProvider"]]
        return lineage.ancestors[type.index].contains { ancestor in
            lineage.supertypes[ancestor.index].contains {
                if case .known(let name, _) = $0 { return tests.contains(name) }
                return false
            }
        }
    }
}
