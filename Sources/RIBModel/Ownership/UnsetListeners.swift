import SourceText

/// A weak property of a view, or of an object that views own, through which code sends events, and to which no code
/// assigns anything: a listener or delegate that is not the interactor's.
public struct UnsetListener: Sendable, Equatable {
    public let property: DeclarationID
    public let owner: TypeID
    /// The first call on the property, and the function that contains it; one that users cause, if there is any.
    public let use: NodeReference
    public let sender: DeclarationID
    /// Whether a control, a gesture or a library's delegate method causes the call.
    public let isEvent: Bool

    /// Those of a class.
    fileprivate static let query = Query<TypeID, [UnsetListener]>("unsetListeners") { project, type in
        let properties = project.ownListeners(of: type)
        guard !properties.isEmpty, !project.hasAbsentCode(type), project.isUsedByOthers(type) else { return [] }
        let dispatch = ClassDispatch(type, in: project)
        let events = project.eventFunctions(of: dispatch)
        return properties.compactMap { property in
            guard !project.mayBeAssigned(property) else { return nil }
            let name = project.name(of: property)
            var first: UnsetListener?
            for code in dispatch.code where project.mentions([name], code) {
                for call in dispatch.body(of: code).calls {
                    guard let receiver = call.receiver?.leadingElement, receiver.memberOfSelf == name else { continue }
                    let isEvent =
                        call.isInKeptClosure ? call.chain.isInHandlerOfEvents : events.contains(code)
                    guard first == nil || isEvent && first?.isEvent == false else { continue }
                    first = UnsetListener(
                        property: property, owner: type, use: call.calleePlace, sender: code, isEvent: isEvent)
                }
            }
            return first
        }
    }
}

extension Project {
    /// The properties of a view's class, or of a class of objects that views own, to which nothing is assigned although
    /// code sends events through them, in order.
    public func unsetListeners(of type: TypeID) -> [UnsetListener] { self[UnsetListener.query, type] }

    /// All such properties, whether or not something is assigned to them, in order.
    public func ownListeners(of type: TypeID) -> [DeclarationID] {
        ownMembers(of: type).filter { isOwnListener($0, of: type) }
    }

    /// Whether a property is weak, of a protocol of the project that requires something, and none that the interactor
    /// or a router uses through a protocol.
    fileprivate func isOwnListener(_ property: DeclarationID, of type: TypeID) -> Bool {
        guard isWeakOptional(property), requirements(fulfilledBy: property, of: type).isEmpty,
            !isOverride(property)
        else { return false }
        // Who is to be the listener of a RIB's view may be absent code.
        let isOfRIB = roles.hasAny(type)
        let parts = self.type(of: property).constituents
        return !parts.isEmpty
            && parts.allSatisfy { part in
                part.nominal.map { nominal in
                    isProtocol(nominal) && isReported(nominal) && requiresAnything(nominal)
                        && !(isOfRIB && conformers(of: nominal).isEmpty)
                } ?? false
            }
    }

    private func isWeakOptional(_ property: DeclarationID) -> Bool {
        isProperty(property) && isSource(property) && isStored(property) && !isStatic(property)
            && isOptionalVariable(property) && isWeak(property)
            && !attributes(of: property).contains { $0.name.isOutletAttribute || $0.name == .objc }
    }

    /// Whether code of another type names a class.
    fileprivate func isUsedByOthers(_ type: TypeID) -> Bool {
        self[AssignedObjects.namedOwners].contains(symbols.types[type.index].name)
    }

    /// The functions of a view that what users do runs, with those of its own that these call.
    fileprivate func eventFunctions(of dispatch: ClassDispatch) -> Set<DeclarationID> {
        let first = dispatch.code.filter { code in
            isFunction(code)
                && (isAction(code)
                    || requirements(fulfilledBy: code, of: dispatch.type).isEmpty && dispatch.isWitnessOfLibrary(code))
        }
        return Set(first.flatMap { dispatch.functions(runBy: $0) })
    }

    // MARK: Assignments

    /// Whether some code may assign an object to a property: it assigns to a member of that name something that may
    /// conform to the type of the property, or mentions the name in a key path; or the code of an object that conforms
    /// to the type is not read.
    fileprivate func mayBeAssigned(_ property: DeclarationID) -> Bool {
        let expected = type(of: property).constituents.compactMap(\.nominal)
        let isUnread = expected.flatMap { conformers(of: $0) }.contains { conformer in
            isReported(conformer)
                && symbols.parts(of: conformer).contains { !isRead($0) }
        }
        if isUnread { return true }
        return (self[AssignedObjects.query][name(of: property)] ?? []).contains { value in
            value.isUnknown
                || value.types.contains { type in
                    expected.contains { protocolType in
                        ([type] + descendants(of: type)).contains {
                            hierarchy.ancestors[$0.index].contains(protocolType)
                        }
                    }
                }
        }
    }
}

/// The values that code assigns to members with the names of such properties.
private enum AssignedObjects {
    struct Value: Sendable, Equatable {
        let name: Name
        let types: [TypeID]
        let isUnknown: Bool
    }

    static let query = Query<WholeProject, [Name: [Value]]>("objectsAssignedToListeners") { project, _ in
        Dictionary(grouping: project.collected(inFile, project.filesWithCode), by: \.name)
    }

    private static let owners = Query<WholeProject, [TypeID]>("ownersOfListeners") { project, _ in
        project.viewObjects.filter { type in
            !project.ownListeners(of: type).isEmpty
        }
    }

    /// The names of the classes with such properties that code of other types names.
    static let namedOwners = Query<WholeProject, NameSet>("namedOwnersOfListeners") { project, _ in
        // Which of several types of one name is meant is not asked: none of them is checked.
        let counts = project.symbols.types.indices.reduce(into: [Name: Int]()) { counts, type in
            counts[project.symbols.types[type].name, default: 0] += 1
        }
        return NameSet(project.collected(namedInFile, project.filesWithCode).filter { counts[$0] == 1 })
    }

    private static let namedInFile = Query<FileID, [Name]>("ownersOfListenersInFile") { project, file in
        let names = NameSet(project[owners].map { project.symbols.types[$0.index].name })
        return project.mentions(ofTypes: names, in: file.index).filter { mention in
            project.symbols.type(around: mention.code).map {
                project.symbols.types[$0.index].name != mention.name && !project.roles.isTestDouble($0)
            } ?? true
        }.map(\.name)
    }

    private static let names = Query<WholeProject, NameSet>("namesOfOwnListeners") { project, _ in
        NameSet(
            project[owners].flatMap { project.ownListeners(of: $0) }.map { project.name(of: $0) })
    }

    private static let inFile = Query<FileID, [Value]>("objectsAssignedInFile") { project, file in
        let listeners = project[names]
        let codes = Set(project.mentions(ofMembers: listeners, in: file.index).map(\.code)).sorted()
        return codes.flatMap { code -> [Value] in
            let body = project.body(of: code)
            let paths = body.chains.flatMap { $0.head?.membersOfKeyPath ?? [] }.filter(listeners.contains)
                .map { Value(name: $0, types: [], isUnknown: true) }
            return paths
                + body.assignments.flatMap { $0.elements ?? [$0] }.compactMap { assignment in
                    guard let name = assignment.name?.name, listeners.contains(name), !assignment.clears else {
                        return nil
                    }
                    let parts = assignment.value.type.constituents
                    return Value(
                        name: name, types: parts.compactMap(\.nominal),
                        isUnknown: parts.isEmpty || parts.contains { $0 == .unknown || $0.isUnresolved })
                }
        }
    }
}
