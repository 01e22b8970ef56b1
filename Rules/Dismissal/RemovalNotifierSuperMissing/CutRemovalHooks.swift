import RIBModel
import SourceText

/// An override in a view's class that does not call `super`, so that a base class no longer notifies the view's
/// listener when UIKit removes the view.
struct CutRemovalHook: Sendable, Equatable {
    /// The override, and the function of the base class that notifies.
    let override: DeclarationID
    let base: DeclarationID
    let view: TypeID
    let outcome: Outcome

    enum Outcome: Sendable, Equatable {
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
            guard let base = overrides.indices.dropFirst().first(where: { viewCode.notifies(in: overrides[$0]) })
            else { return nil }
            // The override next to the base class is the one that ends the chain.
            let below = overrides[..<base].reversed()
            guard let cut = below.first(where: { !dispatch.callsSuper($0) }) else {
                return CutRemovalHook(
                    override: overrides[base - 1], base: overrides[base], view: view, outcome: .callsSuper)
            }
            let isReplaced = overrides[..<base].contains { viewCode.notifies(in: $0) }
            return CutRemovalHook(
                override: cut, base: overrides[base], view: view, outcome: isReplaced ? .notifies : .cut)
        }
    }
}

extension Project {
    /// The views of RIBs, each with the overrides of removal hooks in its classes, in order.
    func cutRemovalHooks(of view: TypeID) -> [CutRemovalHook] { self[CutRemovalHook.query, view] }

    /// The classes of view controllers that belong to RIBs, in order.
    var viewsOfRIBs: [TypeID] {
        let views = ribViews
        return viewControllers.types.filter { views.hasController($0) }
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

extension ViewCode {
    /// Whether a function of the view notifies its listener, on some path.
    fileprivate func notifies(in function: DeclarationID) -> Bool {
        family.body(of: function).calls.contains { notifiesItself(by: call($0)) }
            || !notifications(in: function).isEmpty
    }
}

/// Why an override of a function that UIKit calls when a view is removed keeps no base class from notifying.
enum OtherRemovalHook: Sendable, Equatable {
    /// No base class of the project has such a function.
    case noBase
    /// The functions of the base classes do not notify the listener.
    case baseNotifiesNobody
    /// A class between this one and the one that notifies overrides the function as well.
    case notNearest
}

extension Project {
    /// The functions in the classes of a RIB's view that UIKit calls when it is removed, in order, and why they cut
    /// nothing off.
    func otherRemovalHooks(of view: TypeID) -> [(function: DeclarationID, reason: OtherRemovalHook)] {
        let dispatch = ClassDispatch(view, in: self)
        let code = ViewCode(dispatch, ViewFacts(dispatch))
        return removalHooks(in: dispatch).flatMap { overrides in
            overrides.indices.map { number in
                let bases = overrides[(number + 1)...]
                if bases.isEmpty { return (overrides[number], .noBase) }
                let isNotified = bases.contains { code.notifies(in: $0) }
                return (overrides[number], isNotified ? .notNearest : .baseNotifiesNobody)
            }
        }
    }
}
