/// An object that a closure captures strongly, where something may keep the closure.
public struct CapturedValue: Sendable, Hashable {
    /// The captured name in the closure.
    public let place: NodeReference
    /// The member whose code contains the closure, and the type around it.
    public let code: DeclarationID
    public let owner: TypeID?
    public let keeper: Keeper
    /// Whether the object is the one whose code contains the closure.
    public let isSelf: Bool

    /// What keeps a closure.
    public enum Keeper: Sendable, Hashable {
        /// A property that it is assigned to, or an object that stores it.
        case object
        /// A subscription.
        case subscription
        /// A call of code that is not analyzed, which may keep it.
        case unknown
    }
}

extension Project {
    /// The closures that capture objects of a class strongly and are kept, or may be, in the order of files.
    ///
    /// Looks through the code of all classes: for one question, not for each type.
    public func capturedValues(of type: TypeID) -> [CapturedValue] {
        let search = CaptureSearch(type, self)
        let owners = symbols.types.indices.map { TypeID($0) }.filter { isReported($0) }
        return owners.flatMap { owner in
            ownMembers(of: owner).filter { isSource($0) && hasCode($0) }.flatMap { search.values(in: $0, of: owner) }
        }
    }
}

/// Finds the closures that capture objects of one class.
private struct CaptureSearch {
    let project: Project
    let type: TypeID
    /// The class, and the base classes and protocols of which it is the only class.
    private let names: [TypeID]

    init(_ type: TypeID, _ project: Project) {
        (self.type, self.project) = (type, project)
        names = project.ownNames(of: type)
    }

    func values(in member: DeclarationID, of owner: TypeID) -> [CapturedValue] {
        let isOwn = project.hierarchy.ancestors[type.index].contains(owner) || names.contains(owner)
        var values: [CapturedValue] = []
        for closure in project.body(of: member).closures {
            let place = isOwn ? closure.strongSelfUse?.place : nil
            guard let place = place ?? captured(by: closure, of: owner), let keeper = closure.keeper else { continue }
            values.append(
                CapturedValue(
                    place: place, code: member, owner: owner, keeper: keeper,
                    isSelf: place == closure.strongSelfUse?.place)
            )
        }
        return values
    }

    /// The first name by which a closure captures an object of the class strongly, other than as `self`.
    private func captured(by closure: ClosureSite, of owner: TypeID) -> NodeReference? {
        closure.firstStrongCapture { capture in
            let isMeant =
                switch capture.source {
                case .value(let chain): isOfClass(chain.type)
                case .local(let local): isOfClass(local.type)
                case .property(let name):
                    project.members(name, of: owner, from: closure.body.file).contains {
                        project.isProperty($0) && isOfClass(project.type(of: $0))
                    }
                }
            return isMeant ? capture.place : nil
        }
    }

    private func isOfClass(_ type: TypeReference) -> Bool {
        type.constituents.contains { $0.nominal.map { names.contains($0) } ?? false }
    }
}

extension ClosureSite {
    /// What keeps the closure; nil if it runs at once, or in a local.
    fileprivate var keeper: CapturedValue.Keeper? {
        guard let call else {
            guard let assignment = enclosing?.enclosing?.expression.assignment, let target = assignment.target else {
                return nil
            }
            return target.onlyName?.isLocal == true ? nil : .object
        }
        let words = project.symbols.libraryNames.closures
        if words.subscribers.contains(call.name) || call.chain.members.contains(where: words.subscribers.contains) {
            return .subscription
        }
        if let function = call.callees.functions.first {
            return project.keepsClosures(call, callee: { function }) ? .object : nil
        }
        if words.runners.contains(call.name) { return nil }
        return project.keepsClosures(call, callee: { nil }) ? .unknown : nil
    }
}
