import RIBModel
import SourceText

/// A class of components that have to be tied to a scope.
struct BoundComponent: Sendable, Equatable {
    let component: TypeID
    /// The first place that creates one; nil if nothing does.
    let creation: NodeReference?
    let binding: Binding

    enum Binding: Sendable, Equatable {
        case bound(NodeReference)
        /// Possibly, on a value of unknown type.
        case unknown(NodeReference)
        case none
    }
}

extension Project {
    /// The classes of components that have to be tied to a scope, in order.
    var boundComponents: [BoundComponent] { self[Project.boundComponentsOfProject] }

    private static let boundComponentsOfProject = Query<WholeProject, [BoundComponent]>("boundComponents") {
        project, _ in
        let classes = project[pluginizedClasses]
        guard !classes.isEmpty else { return [] }
        let creations = project.collected(creationsInFile, project.filesWithCode)
        let created = Dictionary(creations.map { ($0.type, $0.place) }) { first, _ in first }
        let bindings = project.collected(bindingsInFile, project.filesWithCode)
        let unknown = bindings.first { $0.types.isEmpty }
        let ties = bindings.enumerated().flatMap { index, binding in binding.types.map { ($0, index) } }
        let bound = Dictionary(ties, uniquingKeysWith: min)
        return classes.map { component in
            let relatives = project.ancestors(of: component) + project.descendants(of: component)
            let related = relatives.compactMap { bound[$0] }.min().map { bindings[$0] }
            return BoundComponent(
                component: component, creation: created[component],
                binding: related.map { .bound($0.place) } ?? unknown.map { .unknown($0.place) } ?? .none)
        }
    }

    private static let pluginizedClasses = Query<WholeProject, [TypeID]>("pluginizedClasses") { project, _ in
        project.components.filter { type in project.reaches(type) { $0.traits.contains(.needsBinding) } }
    }

    private struct Creation: Sendable, Equatable {
        let type: TypeID
        let place: NodeReference
    }

    private static let creationsInFile = Query<FileID, [Creation]>("creationsOfPluginizedComponents") { project, file in
        let classes = project[pluginizedClasses]
        return project.mentions(ofTypes: project[namesOfPluginizedClasses], in: file.index).flatMap { mention in
            project.body(of: mention.code).constructions.compactMap { created in
                created.type.nominal.flatMap { type in
                    classes.holds(type) ? Creation(type: type, place: created.name.place) : nil
                }
            }
        }
    }

    private static let namesOfPluginizedClasses = Query<WholeProject, NameSet>("namesOfPluginizedClasses") {
        project, _ in
        NameSet(project[pluginizedClasses].map { project.plainName(of: $0) })
    }

    private struct Tie: Sendable, Equatable {
        /// The project's types of the receiver; none if they are unknown.
        let types: [TypeID]
        let place: NodeReference
    }

    private static let bindingsInFile = Query<FileID, [Tie]>("bindingsOfPluginizedComponents") { project, file in
        project.reads(ofMembersNamed: [.bindMethod], in: file.index).compactMap { read in
            let body = project.body(of: read.code)
            guard let chain = ChainElement(read.place.node, in: body).chain,
                let call = chain.calls.first(where: { $0.calleePlace == read.place }),
                call.firstLabel?.isToLabel ?? false, call.arguments.reduce(0, { count, _ in count + 1 }) == 1
            else { return nil }
            let receiver = body.receiver(ofMember: read.place.node)
            if read.isBare || receiver.denotesSelf {
                return body.home.type.map { Tie(types: [$0], place: read.place) }
            }
            let type = receiver.type
            let types = type.constituents.compactMap(\.nominal)
            if types.isEmpty, project.isUnderstood(type) || !project.isScope(call.arguments.first?.value) { return nil }
            return Tie(types: types, place: read.place)
        }
    }

    /// Whether a value is an interactor.
    private func isScope(_ value: Expression?) -> Bool {
        value?.type.constituents.contains { part in
            switch part {
            case .nominal(let type, _): roles.has(type, .interactor)
            case .library(let number, _): libraryRole(number) == .interactor
            default: false
            }
        } ?? false
    }
}
