import RIBModel
import SourceText

/// A protocol of a RIB, and how many of its kind in the module have the annotation by which they get a mock.
struct UnmockedProtocol: Sendable, Equatable {
    let type: TypeID
    /// The suffix of the names of its kind, such as 'Listener'.
    let kind: String
    /// Its own annotation; nil if it has none.
    let own: String?
    /// The number of protocols of the kind in the module, and of those with an annotation.
    let count: Int
    let annotated: Int
    /// One of those, and its annotation; nil if there are too few for the module to be held to annotate the kind.
    let example: Example?

    struct Example: Sendable, Equatable {
        let type: TypeID
        let annotation: String
    }

    /// The least share of annotated protocols, in percent, by which a module is held to annotate a kind.
    private static let threshold = 60

    fileprivate static let query = Query<WholeProject, [UnmockedProtocol]>("unmockedProtocols") { project, _ in
        let found = project.collected(ProtocolMock.query, project.allTypes)
        guard found.contains(where: { $0.annotation != nil }) else { return [] }
        var groups: [Group: [ProtocolMock]] = [:]
        for one in found { groups[Group(kind: one.kind, module: one.module), default: []].append(one) }
        return groups.values.flatMap { group -> [UnmockedProtocol] in
            let annotated = group.filter { $0.annotation != nil }
            let isCustom = annotated.count > 1 && annotated.count * 100 >= group.count * threshold
            let example =
                isCustom
                ? annotated.first.flatMap { first in
                    first.annotation.map { Example(type: first.type, annotation: $0) }
                } : nil
            return group.map { one in
                UnmockedProtocol(
                    type: one.type, kind: one.kind, own: one.annotation, count: group.count,
                    annotated: annotated.count, example: example)
            }
        }.sorted { $0.type < $1.type }
    }

    private struct Group: Hashable {
        let kind: String
        let module: String
    }
}

extension Project {
    /// The protocols of RIBs, in order, if any of them gets a mock by an annotation.
    var unmockedProtocols: [UnmockedProtocol] { askedOnce(UnmockedProtocol.query) }
}

/// A protocol of a RIB, by its name, and whether it gets a mock.
private struct ProtocolMock: Sendable, Equatable {
    let type: TypeID
    let kind: String
    let module: String
    /// Nil if there is none.
    let annotation: String?

    static let query = Query<TypeID, [ProtocolMock]>("mockOfProtocol") { project, type in
        guard project.isProtocol(type), project.isReported(type), !project.isCopy(type) else { return [] }
        let name = project.name(of: type)
        guard let kind = PartNaming.protocols.first(where: { name.hasSuffix($0) && name != $0 }) else { return [] }
        let names = project.attributes(of: project.declaration(of: type)).map { project.text($0.name) }
        return [
            ProtocolMock(
                type: type, kind: kind, module: project.module(of: type),
                annotation: names.first { LibraryModel.generatesMock($0) })
        ]
    }
}
