import SourceText
import SwiftOutline

extension Project {
    /// The classes of the view that a router shows its children on: its own, or for a router without one those that
    /// conform to the protocol by which it knows the view of a RIB above.
    func views(of router: TypeID) -> [TypeID] {
        let created = (ribsByRouter[router] ?? []).compactMap(\.view.type)
        if !created.isEmpty { return Array(Set(created)).sorted() }
        if let arguments = arguments(of: router, to: .routerBase), arguments.count > 1 {
            return viewClasses(arguments[1])
        }
        for type in classes(of: router) {
            for member in ownMembers(of: type) {
                guard isProperty(member),
                    name(of: member).isViewOfRouter || reaches(self.type(of: member), where: { $0.role == .view })
                else { continue }
                return viewClasses(self.type(of: member))
            }
        }
        return []
    }

    /// The class itself, or the classes of the sources that conform to a protocol.
    private func viewClasses(_ type: TypeReference) -> [TypeID] {
        type.constituents.compactMap(\.nominal).flatMap { nominal in
            isProtocol(nominal) ? conformers(of: nominal).filter { isReported($0) && isClass($0) } : [nominal]
        }
    }

    /// The class of UIKit's, if that is all that is known of a view controller.
    func controllerClass(of value: Expression) -> Name? {
        if case .known(let name, _) = value.type { return symbols.known.isViewController(name) ? name : nil }
        guard value.plainChain?.last?.name.viewMember == .controller else { return nil }
        return viewTypes.lazy.compactMap { if case .known(let name, _) = $0 { name } else { nil } }.first
    }

    /// Whether the project makes a library's class, or one above it, conform to something.
    func givesProtocols(to known: Name) -> Bool {
        var current: Name? = known
        while let name = current {
            let extensions = symbols.foreignExtensions[name] ?? []
            if extensions.contains(where: { !declaration($0).inheritance.isEmpty }) { return true }
            current = symbols.known.superclass(name)
        }
        return false
    }

    /// The only class of the sources that conforms to a protocol.
    func onlyClass(conformingTo type: TypeID) -> TypeID? {
        let classes = conformers(of: type).filter { isReported($0) && isClass($0) }
        return classes.count == 1 ? classes[0] : nil
    }
}
