internal import LeakLog
internal import RIBModel

/// The object that a message is about, as the project declares it.
struct LeakSubject {
    let type: TypeID
    /// The RIB that the type is a part of, and the part; nil if it is none.
    let rib: RIB?
    let part: Role?

    /// Those that a name denotes: several if the project declares several types of that name, none if it declares none.
    static func all(_ name: ObjectName, in project: Project) -> [LeakSubject] {
        // The argument of a library's generic type is the project's own.
        let types = name.all.lazy.map { project.types(named: $0.components) }.first { !$0.isEmpty }
        return (types ?? []).map { LeakSubject($0, in: project) }
    }

    init(_ type: TypeID, in project: Project) {
        self.type = type
        let found = project.ribs(withPart: type).first
        (rib, part) = (found?.rib, found?.part ?? Role.allCases.first { project.types($0).contains(type) })
    }

    /// Whether a type is the object's, or one that it inherits from or conforms to.
    func isOf(_ other: TypeID, in project: Project) -> Bool { project.isKind(type, of: other) }

    /// Whether it is a view controller, or a presenter of its own.
    var isView: Bool { part == .view || part == .presenter }
}
