import RIBModel
import SourceText

/// A call in a router's initializer that attaches children, by itself or by functions of the router that it runs.
struct InitialAttachment: Sendable, Equatable {
    /// The name of the call, and the initializer.
    let place: NodeReference
    let initializer: DeclarationID
    /// The names of the calls that attach the children, and the edges to these.
    var calls: [NodeReference]
    var edges: [Edge]
    /// What goes wrong as a child starts; nil if nothing is known to.
    var harm: Harm?
    /// The edits that move the call to `didLoad`; nil if they are not known to preserve what the code does.
    var move: Move?

    /// Code of the parent's interactor that runs as a child starts, and that comes to nothing.
    struct Harm: Sendable, Equatable {
        let callback: EarlyAttachment.Callback
        let consequence: Consequence

        enum Consequence: Sendable, Equatable {
            /// A subscription is bound here to the activity that has not begun.
            case endsSubscription(NodeReference)
            /// The router is used here, which the initializer assigns only later, there.
            case lacksRouter(NodeReference, assignment: NodeReference)
        }
    }

    /// A statement that is taken out of an initializer, and becomes the one after the call of `super` in `didLoad`.
    struct Move: Sendable, Equatable {
        let old: Site
        let statement: String
        /// The call of `super`.
        let anchor: Site
    }

    /// Those of a router, in order.
    fileprivate static let query = Query<TypeID, [InitialAttachment]>("initialAttachments") { project, router in
        guard let start = StartCode(router, project) else { return [] }
        var result: [InitialAttachment] = []
        for edge in project.tree.edges(from: router) {
            guard case .attached(let places) = edge.attachment else { continue }
            for place in places {
                guard let code = project.code(around: place), start.members.contains(code),
                    project.body(of: code).calls.contains(where: { $0.calleePlace == place && $0.runsInPlace })
                else { continue }
                let entry = start.calls(to: code).first ?? place
                if let index = result.firstIndex(where: { $0.place == entry }) {
                    result[index].calls.append(place)
                    result[index].edges.append(edge)
                } else {
                    result.append(
                        InitialAttachment(
                            place: entry, initializer: start.entry(of: code), calls: [place], edges: [edge]))
                }
            }
        }
        for index in result.indices {
            result[index].harm = project.harm(of: result[index], by: router)
            result[index].move = project.move(of: result[index], by: router)
        }
        return result.sorted { $0.place < $1.place }
    }
}

extension Project {
    /// The calls in a router's initializers that attach children, in order.
    func initialAttachments(of router: TypeID) -> [InitialAttachment] {
        self[InitialAttachment.query, router]
    }

    fileprivate func harm(of attachment: InitialAttachment, by router: TypeID) -> InitialAttachment.Harm? {
        for edge in attachment.edges {
            for interactor in interactors(of: router) {
                let types = Set(classes(of: interactor))
                let routers = lateRouters(of: interactor, after: attachment)
                func consequence(_ function: DeclarationID) -> InitialAttachment.Harm.Consequence? {
                    guard let type = type(around: function), types.contains(type), hasReadBody(function) else {
                        return nil
                    }
                    if let place = immediateBindings(in: function, of: interactor).first {
                        return .endsSubscription(place)
                    }
                    return routers.lazy.compactMap { name, assignment in
                        self.body(of: function).placesReading(name).first.map {
                            .lacksRouter($0, assignment: assignment)
                        }
                    }.first
                }
                if let callback = callback(of: edge, to: { consequence($0) != nil }),
                    let consequence = consequence(callback.function)
                {
                    return InitialAttachment.Harm(callback: callback, consequence: consequence)
                }
            }
        }
        return nil
    }

    /// The properties of an interactor with its router that nothing assigns but the initializer, after the call.
    private func lateRouters(
        of interactor: TypeID, after attachment: InitialAttachment
    ) -> [(name: Name, assignment: NodeReference)] {
        let names = classes(of: interactor).flatMap { routerProperties(of: $0) }.map { name(of: $0.property) }
        return names.compactMap { name in
            let places = routerAssignments(for: interactor, name)
            guard let first = places.first,
                places.allSatisfy({ code(around: $0) == attachment.initializer && $0 > attachment.place })
            else { return nil }
            return (name, first)
        }
    }
}
