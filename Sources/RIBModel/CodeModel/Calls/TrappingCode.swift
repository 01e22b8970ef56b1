import SourceText

/// Code that objects of a class may run and that is not there.
public enum Absence: Sendable, Equatable {
    /// That of a superclass that is not analyzed.
    case superclass
    /// That of a member, which only stops the program.
    case member(DeclarationID)
}

/// Bodies that only stop the program: they count as code that is not there, and what runs there is not known.
extension Project {
    /// Whether objects of a class may run code that is not there: of a superclass that is not analyzed, or of a
    /// function that only stops the program.
    public func hasAbsentCode(_ type: TypeID) -> Bool {
        hasUnresolvedSuperclass(type) || !absentCode(of: type).isEmpty
    }

    /// The code that is not there, of which objects of a class may run some; nil if there is none.
    public func absence(of type: TypeID) -> Absence? {
        hasUnresolvedSuperclass(type) ? .superclass : absentCode(of: type).first.map { .member($0) }
    }

    /// The members of a class and its base classes that only stop the program where other code would run: without the
    /// initializers that nothing but an archive calls, and without functions that subclasses have to override.
    func absentCode(of type: TypeID) -> [DeclarationID] { self[Project.absentCode, type] }

    private static let absentCode = Query<TypeID, [DeclarationID]>("absentMembers") { project, type in
        let members = project.classes(of: type).flatMap { project.ownMembers(of: $0) }
        guard members.contains(where: { project.onlyTraps($0) }) else { return [] }
        let dispatch = ClassDispatch(type, in: project)
        return members.filter { project.onlyTraps($0) && dispatch.mayRun($0) }
    }

    /// Whether a function that fulfills a requirement only stops the program.
    func isFulfilledByTrap(_ requirement: DeclarationID, _ arguments: CallArguments) -> Bool {
        guard let type = symbols.type(around: requirement), isProtocol(type) else { return false }
        return conformers(of: type).contains { conformer in
            nearest(name(of: requirement), arguments, of: conformer, from: requirement.file)
                .map { onlyTraps($0) } ?? false
        }
    }
}

extension ClassDispatch {
    /// Whether objects of the class may run a member that only stops the program.
    fileprivate func mayRun(_ member: DeclarationID) -> Bool {
        if project.isInitializer(member) { return isOnlyWayToCreate(member) }
        guard project.isFunction(member) || project.isProperty(member) else { return true }
        let name = project.name(of: member)
        if !code.contains(member) { return isRunThroughSuper(name) }
        if project.isFunction(member) {
            if isLeftToSubclasses(member) { return false }
            if entryKind(of: member) != nil { return true }
        } else if project.isOverride(member) || !project.requirements(fulfilledBy: member, of: type).isEmpty {
            return true
        }
        let names = NameSet([name])
        return code.contains { $0 != member && project.mentions(names, $0) }
    }

    /// Whether an override calls the function of that name that it replaces.
    private func isRunThroughSuper(_ name: Name) -> Bool {
        code.contains { member in
            project.usesSuper(inCodeOf: member)
                && body(of: member).calls.contains { $0.name == name && $0.receiver?.only?.kind == .superReference }
        }
    }

    /// Whether each initializer that a class declares itself only stops the program. An archive alone calls one beside
    /// others: `required init?(coder: NSCoder) { fatalError() }`.
    private func isOnlyWayToCreate(_ initializer: DeclarationID) -> Bool {
        guard let around = project.symbols.type(around: initializer) else { return true }
        return project.ownMembers(of: around).allSatisfy { !project.isInitializer($0) || project.onlyTraps($0) }
    }

    /// Whether a subclass has a function with a body that overrides a function.
    private func isLeftToSubclasses(_ function: DeclarationID) -> Bool {
        let name = project.name(of: function)
        return project.subclasses(of: type).contains { subclass in
            project.firstOwnMember(name, of: subclass, from: function.file) {
                project.isFunction($0) && project.hasBody($0) && project.haveSameLabels($0, function)
            } != nil
        }
    }
}

extension CallSite {
    /// Whether the function that the call names, or one that fulfills it, only stops the program, and no override or
    /// witness of it runs instead: what becomes of the arguments is not known.
    var runsTrap: Bool {
        guard let callee, callees == .unresolved else { return false }
        if callee.kind == .identifier, let local = callee.local {
            if case .function(let function) = local { return project.onlyTraps(function.declaration) }
            return false
        }
        if mayBeType(callee), case .metatype(let made) = chain.through(callee).type {
            return project.initializer(of: made, passed, from: body.file).map { project.onlyTraps($0) } ?? false
        }
        return function(on: on).map { project.onlyTraps($0) || project.isFulfilledByTrap($0, passed) } ?? false
    }
}
