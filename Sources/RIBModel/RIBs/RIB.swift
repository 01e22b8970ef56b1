public import SourceText
import SwiftOutline

/// The types that a builder joins to one RIB.
public struct RIB: Sendable, Equatable {
    /// The class whose function creates the router.
    public let builder: TypeID
    public let router: TypeID
    /// The class of the interactor that the router is created with; nil where it cannot be told.
    public let interactor: TypeID?
    public let view: View
    /// The name of the router's class in the call that creates it.
    let creation: NodeReference

    /// What a RIB has as its view.
    public enum View: Sendable, Equatable {
        /// Nothing: the router shows its children on the view of a RIB above.
        case none
        /// An object of a class of the project.
        case type(TypeID)
        /// An object of a library's class.
        case library(Name)
        /// What Interface Builder drew: its properties are not in the code.
        case storyboard(NodeReference)
        /// An object whose class cannot be told.
        case unknown(NodeReference)

        /// The class of the project.
        var type: TypeID? { if case .type(let type) = self { type } else { nil } }
    }

    /// Those whose router a class creates itself, in functions that build.
    static let query = Query<TypeID, [RIB]>("ribsCreated") { project, builder in project.createdRIBs(by: builder) }
}

extension Project {
    /// The RIBs whose routers are created by functions of a class that build, in order.
    func ribs(createdBy builder: TypeID) -> [RIB] { self[RIB.query, builder] }

    /// By the class of the router, the RIBs of the project whose builders have the role.
    var ribsByRouter: [TypeID: [RIB]] { self[Project.ribsByRouterQuery] }

    private static let ribsByRouterQuery = Query<WholeProject, [TypeID: [RIB]]>("ribsByRouter") { project, _ in
        Dictionary(grouping: project.answers(RIB.query, project.types(.builder)), by: \.router)
    }

    fileprivate func createdRIBs(by builder: TypeID) -> [RIB] {
        guard !isProtocol(builder) else { return [] }
        let names = self[Project.namesOfRouters]
        return bodies(ofBuilder: builder).flatMap { body in
            body.calls.compactMap { call -> RIB? in
                // Nearly no other call has to be looked into.
                guard names.contains(call.name) || call.name == Name.`init` else { return nil }
                return call.construction.flatMap { rib(of: $0, by: builder) }
            }
        }
    }

    private func rib(of created: Construction, by builder: TypeID) -> RIB? {
        guard let router = created.type.nominal, isClass(router), roles.has(router, .router) else { return nil }
        let interactor = created.call.value(labeled: .interactorMember)?.type.nominal
        return RIB(
            builder: builder, router: router,
            interactor: interactor.flatMap { isClass($0) ? $0 : nil } ?? interactorClass(of: router),
            view: view(handedTo: router, created.call), creation: created.name.place)
    }

    private static let namesOfRouters = Query<WholeProject, NameSet>("namesOfRouters") { project, _ in
        NameSet(project.types(.router).map { project.symbols.types[$0.index].name })
    }

    /// The only interactor class that a router's type names, or that conforms to what it names.
    private func interactorClass(of router: TypeID) -> TypeID? {
        guard let named = arguments(of: router, to: .routerBase)?.first?.nominal else { return nil }
        if isClass(named) { return named }
        let classes = conformers(of: named).filter { roles.has($0, .interactor) && isReported($0) }
        return classes.count == 1 ? classes[0] : nil
    }

    // MARK: View

    private func view(handedTo router: TypeID, _ call: CallSite) -> RIB.View {
        guard reaches(router, where: { $0.traits.contains(.hasView) }) else { return .none }
        let argument = call.arguments.first { $0.label.takesView }
        guard let value = argument?.value else { return .unknown(call.calleePlace) }
        return view(value, depth: 0) ?? .unknown(argument?.place ?? call.calleePlace)
    }

    /// What an expression of a builder creates or hands on as the view.
    private func view(_ value: Expression, depth: Int) -> RIB.View? {
        guard depth < 4, let chain = value.firstChain else { return nil }
        let drawn = chain.elements.first { $0.isName && isOfStoryboards($0.name) }
        if let drawn { return .storyboard(drawn.place) }
        if let head = chain.onlyName, case .variable(let variable)? = head.local, !variable.isDestructured,
            let initial = variable.value, let found = view(initial, depth: depth + 1)
        {
            return found
        }
        for part in value.type.constituents {
            switch part {
            case .nominal(let type, _):
                if let view = viewClass(type) { return .type(view) }
            case .known(let name, _) where symbols.known.isViewController(name): return .library(name)
            default: break
            }
        }
        return shared(chain, depth)
    }

    /// A view controller's class itself, or the only one that conforms to a protocol.
    private func viewClass(_ type: TypeID) -> TypeID? {
        if isClass(type) { return type }
        let classes = conformers(of: type).filter { isReported($0) && viewControllers.contains($0) }
        return classes.count == 1 ? classes[0] : nil
    }

    /// What a member of a component gives that creates it: `component.viewController`.
    private func shared(_ chain: Chain, _ depth: Int) -> RIB.View? {
        guard let last = chain.last, last.isName, let type = chain.before(last).type.nominal,
            let member = members(last.name, of: type).first,
            files[member.file].outline.hasBodies
        else { return nil }
        let body = body(of: member)
        guard let value = body.result ?? body.initialValue else { return nil }
        // `shared { HomeViewController() }`
        if let call = value.chain?.calls.first(where: { _ in true }) {
            for closure in call.closures {
                for inner in closure.chains { return viewClass(created: inner) }
            }
        }
        return view(value, depth: depth + 1)
    }

    private func viewClass(created chain: Chain) -> RIB.View? {
        chain.type.nominal.flatMap(viewClass).map { .type($0) }
    }
}

extension CallSite {
    /// The value of the argument of that label.
    func value(labeled label: Name) -> Expression? { arguments.first { $0.label == label }?.value }
}
