import RIBModel
import SourceText

/// Where the view that a builder passes to a viewable router comes from.
struct PassedView: Sendable, Equatable {
    let rib: RIB
    /// The builder's function that passes it.
    let function: DeclarationID
    /// The last name of the argument.
    let place: NodeReference
    let origin: Origin

    enum Origin: Sendable, Equatable {
        /// The RIB's own code, or code that is not analyzed.
        case own
        /// The dependency of the RIB: the member of it, and the RIB whose view it is.
        case dependency(DeclarationID, of: RIB)
    }

    /// The views that a builder passes to routers, in order.
    fileprivate static let query = Query<TypeID, [PassedView]>("passedViews") { project, builder in
        project.ribs(createdBy: builder).compactMap { rib in
            guard project.hasView(rib.router), let value = project.view(passedFor: rib) else { return nil }
            let function = value.body.home.declaration
            let place = value.chain?.lastName?.place ?? value.place
            guard !project.isLaunched(rib.router), let member = project.member(ofDependency: value, depth: 0),
                let owner = project.ribWithView(behind: project.type(of: member), besides: rib)
            else { return PassedView(rib: rib, function: function, place: place, origin: .own) }
            return PassedView(rib: rib, function: function, place: place, origin: .dependency(member, of: owner))
        }
    }
}

extension Project {
    /// The views that a builder passes to viewable routers, in order.
    func passedViews(by builder: TypeID) -> [PassedView] { self[PassedView.query, builder] }

    /// The argument by which a RIB's router gets its view.
    fileprivate func view(passedFor rib: RIB) -> Expression? {
        for body in bodies(ofBuilder: rib.builder) {
            for created in body.constructions where created.name.place == rib.creation {
                return created.call.arguments.first { $0.label.takesView }?.value
            }
        }
        return nil
    }

    private static let deepestForward = 4

    /// The member of a dependency whose value an expression has, directly or through a local or a member of a component
    /// that returns it.
    fileprivate func member(ofDependency value: Expression, depth: Int) -> DeclarationID? {
        guard depth < Project.deepestForward, let chain = value.plainChain, !chain.makesCall,
            let last = chain.lastName, last == chain.last
        else { return nil }
        if let only = chain.onlyName, case .variable(let variable)? = only.local {
            return variable.ownValue.flatMap { member(ofDependency: $0, depth: depth + 1) }
        }
        guard chain.only == nil, let owner = chain.before(last).type.nominal,
            let property = firstProperty(last.name, of: owner, from: last.body.file)
        else { return nil }
        if chain.before(last).isDependency { return property }
        guard roles.has(owner, .component), isComputed(property) else { return nil }
        return body(of: property).result.flatMap { member(ofDependency: $0, depth: depth + 1) }
    }

    /// The RIB that shows a view of a type as its own: of the class, or of the classes that conform to a protocol.
    fileprivate func ribWithView(behind type: TypeReference, besides rib: RIB) -> RIB? {
        guard let nominal = type.constituents.lazy.compactMap(\.nominal).first else { return nil }
        let classes = isProtocol(nominal) ? conformers(of: nominal).filter { isClass($0) } : [nominal]
        let owners = self[Project.ribsByView]
        return classes.lazy.flatMap { owners[$0] ?? [] }.first { $0.router != rib.router }
    }

    /// The RIBs whose builders create their views, by the class of the view.
    private static let ribsByView = Query<WholeProject, [TypeID: [RIB]]>("ribsByView") { project, _ in
        var owners: [TypeID: [RIB]] = [:]
        for rib in project.answers(RIB.query, project.types(.builder)) {
            guard let view = rib.view.type, let passed = project.view(passedFor: rib),
                project.member(ofDependency: passed, depth: 0) == nil
            else { continue }
            owners[view, default: []].append(rib)
        }
        return owners
    }
}
