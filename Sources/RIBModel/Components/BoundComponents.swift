import SourceText

/// A class of components that have to be tied to a scope.
public struct BoundComponent: Sendable, Equatable {
    public let component: TypeID
    /// The first place that creates one; nil if nothing does.
    public let creation: NodeReference?
    public let binding: Binding

    public enum Binding: Sendable, Equatable {
        case bound(NodeReference)
        /// Possibly, on a value of unknown type.
        case unknown(NodeReference)
        case none
    }
}

extension Project {
    /// The classes of components that have to be tied to a scope, in order.
    public var boundComponents: [BoundComponent] { self[Project.boundComponentsOfProject] }

    private static let boundComponentsOfProject = Query<WholeProject, [BoundComponent]>("boundComponents") {
        project, _ in
        let classes = project[pluginizedClasses]
        guard !classes.isEmpty else { return [] }
        let creations = project.collected(creationsInFile, project.filesWithCode)
        let bindings = project.collected(bindingsInFile, project.filesWithCode)
        return classes.map { component in
            let related = bindings.first { binding in
                binding.types.contains { type in
                    project.hierarchy.areRelated(type, component)
                }
            }
            let unknown = bindings.first { $0.types.isEmpty }
            return BoundComponent(
                component: component, creation: creations.first { $0.type == component }?.place,
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
        let names = NameSet(classes.map { project.symbols.types[$0.index].name })
        return project.mentions(ofTypes: names, in: file.index).flatMap { mention in
            project.body(of: mention.code).constructions.compactMap { created in
                created.type.nominal.flatMap { type in
                    classes.contains(type) ? Creation(type: type, place: created.name.place) : nil
                }
            }
        }
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
            case .library(let number, _): symbols.libraryType(number).role == .interactor
            default: false
            }
        } ?? false
    }
}
