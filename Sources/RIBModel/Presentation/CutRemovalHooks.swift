import SourceText

/// An override in a view's class that does not call `super`, so that a base class no longer notifies the view's
/// listener when UIKit removes the view.
public struct CutRemovalHook: Sendable, Equatable {
    /// The override, and the function of the base class that notifies.
    public let override: DeclarationID
    public let base: DeclarationID
    public let view: TypeID
    public let outcome: Outcome

    public enum Outcome: Sendable, Equatable {
        /// A path calls `super` nowhere.
        case cut
        /// Every path calls it.
        case callsSuper
        /// The override notifies the listener itself.
        case notifies
    }

    /// Those of a RIB's view, in order.
    static let query = Query<TypeID, [CutRemovalHook]>("cutRemovalHooks") { project, view in
        let dispatch = ClassDispatch(view, in: project)
        // A class without a base class in the project has nothing to cut.
        guard dispatch.classes.count > 1 else { return [] }
        var code: ViewCode?
        return project.removalHooks(in: dispatch).compactMap { overrides -> CutRemovalHook? in
            guard overrides.count > 1 else { return nil }
            let viewCode = code ?? ViewCode(dispatch, ViewFacts(dispatch))
            code = viewCode
            func notifies(_ function: DeclarationID) -> Bool {
                dispatch.body(of: function).calls.contains { viewCode.notifies(viewCode.call($0)) }
                    || !viewCode.notifications(in: function).isEmpty
            }
            guard let base = overrides.indices.dropFirst().first(where: { notifies(overrides[$0]) }) else { return nil }
            // The override next to the base class is the one that ends the chain.
            let below = overrides[..<base].reversed()
            var paths = SuperPaths(dispatch)
            guard let cut = below.first(where: { !paths.callsSuper($0) }) else {
                return CutRemovalHook(
                    override: overrides[base - 1], base: overrides[base], view: view, outcome: .callsSuper)
            }
            let isReplaced = overrides[..<base].contains { notifies($0) }
            return CutRemovalHook(
                override: cut, base: overrides[base], view: view, outcome: isReplaced ? .notifies : .cut)
        }
    }
}

extension Project {
    /// The views of RIBs, each with the overrides of removal hooks in its classes, in order.
    public func cutRemovalHooks(of view: TypeID) -> [CutRemovalHook] { self[CutRemovalHook.query, view] }

    /// The classes of view controllers that belong to RIBs, in order.
    public var viewsOfRIBs: [TypeID] {
        let views = ribViews
        return viewControllers.types.filter { views.hasController($0) }
    }

    /// The text of a call of the function that an override overrides, with the same arguments; nil if a parameter has
    /// no name.
    public func superCall(of function: DeclarationID) -> String? {
        let parameters = body(of: function).parameters
        guard !parameters.contains(where: { $0.name == .discard }) else { return nil }
        let arguments = parameters.map { parameter in
            parameter.label == .discard ? text(parameter.name) : "\(text(parameter.label)): \(text(parameter.name))"
        }
        return "super.\(text(name(of: function)))(\(arguments.joined(separator: ", ")))"
    }

    /// By the name of a function that UIKit calls when a view is removed, its overrides, from the view's class upward.
    fileprivate func removalHooks(in dispatch: ClassDispatch) -> [[DeclarationID]] {
        var found: [[DeclarationID]] = []
        for type in dispatch.classes {
            for member in ownMembers(of: type) where isFunction(member) && isOverride(member) && hasBody(member) {
                let name = name(of: member)
                guard name.isRemovalHook else { continue }
                if let index = found.firstIndex(where: { self.name(of: $0[0]) == name }) {
                    found[index].append(member)
                } else {
                    found.append([member])
                }
            }
        }
        return found
    }
}

/// The paths through an override, with regard to the call of the overridden function.
struct SuperPaths: PathAnalysis {
    struct State: FlowState {
        let rawValue: UInt8
        static let called = State(rawValue: 1)
    }

    var walk = PathWalk<State>()
    private let dispatch: ClassDispatch

    init(_ dispatch: ClassDispatch) { self.dispatch = dispatch }

    /// Whether every path through a function calls the function that it overrides.
    mutating func callsSuper(_ function: DeclarationID) -> Bool {
        exits(of: CodeUnit(function)).states.allSatisfy { $0.contains(.called) }
    }

    func body(of function: DeclarationID) -> FunctionBody { dispatch.body(of: function) }

    mutating func effect(of call: CallSite, runsClosures: Bool, _ states: States) -> States {
        let isSuper = call.receiver?.only?.kind == .superReference
            && call.name == dispatch.project.name(of: unit.function)
        return isSuper ? states.adding(.called) : states
    }
}
