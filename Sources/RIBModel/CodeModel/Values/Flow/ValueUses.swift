public import SourceText

/// All that happens to a value, followed forward through locals, properties, holders, closures and functions.
///
/// A holder is what has the value in it: an object or structure with it in a property, a tuple, a case with it as its
/// payload, a collection. The value that is taken out again is followed on. A claim that no code does something to a
/// value needs all of its uses: if there are escapes, they are not all known.
public struct ValueUses: Equatable, Sendable {
    /// The uses of the value itself, in the order in which they are found.
    public internal(set) var uses: [ValueUse] = []
    /// Where the value, or a holder with it, reaches code that is not followed; in the order in which they are found.
    public internal(set) var escapes: [ValueEscape] = []
    /// The members by which a question leads on from the value.
    package var carriers: Set<NodeReference> = []

    /// Whether each use of the value is known.
    public var areAllFollowed: Bool { escapes.isEmpty }

    /// The place of the first use that is more than to be stored, or else of the first escape.
    package var first: NodeReference? { uses.first { !$0.isStore }?.place ?? escapes.first?.place }

    mutating func add(_ others: ValueUses) {
        for use in others.uses where !uses.contains(use) { uses.append(use) }
        carriers.formUnion(others.carriers)
        for escape in others.escapes where !escapes.contains(escape) { escapes.append(escape) }
    }
}

/// A use of a value.
public struct ValueUse: Equatable, Sendable {
    public let kind: Kind
    /// The name of the member or property, or the call.
    public let place: NodeReference
    /// The function, initializer or variable whose code uses the value.
    public let code: DeclarationID

    public enum Kind: Equatable, Sendable {
        /// A member of the value is called, read or assigned, or referred to.
        case member(Name)
        /// The value is called as a function.
        case call
        /// The value, or a holder with it, is stored in a property, which is followed.
        case stored(DeclarationID)
        /// The value, or a holder with it, is passed to a function of that name which is not followed, and which a
        /// question is about.
        case argument(Name)
        /// It is assigned to a member of that name which is not followed, and which a question is about.
        case assigned(Name)
    }

    fileprivate var isStore: Bool {
        if case .stored = kind { true } else { false }
    }
}

/// A place at which a value is lost: what happens to it further on is not known.
public struct ValueEscape: Equatable, Sendable {
    public let place: NodeReference
    public let receiver: Receiver

    /// What receives the value.
    public enum Receiver: Equatable, Sendable {
        /// A function or type that is not followed, by name.
        case call(Name)
        /// An operator that is not followed.
        case `operator`(Name)
        /// A member of an object that is not followed, or a property whose setter, observers or wrapper get it.
        case member(Name)
        /// A subscript of the project, or one with a key path.
        case `subscript`
        /// The callers of a function, which are not all known.
        case result(of: DeclarationID)
        /// Whoever runs a closure.
        case closure
        /// A macro.
        case macro
        /// Something else: a statement or an expression of another kind.
        case other
        /// The analysis was stopped: the value goes through too much code.
        case budget
    }
}

/// The budget of the search for the uses of one value.
enum ValueUsesBudget {
    /// The maximum number of expressions that the value or a holder reaches. Beyond that, it escapes.
    static let steps = 1000
    /// The maximum number of holders, one in the next.
    static let depth = 5
}

/// How a holder has the followed value: the way from the holder to what it contains directly.
enum HolderPart: Hashable {
    /// In a property.
    case field(Name)
    /// As an element of a collection; for a dictionary, as a value or a key.
    case element
    /// As an element of a tuple with so many.
    case part(Int, label: Name, count: Int)
    /// As a part of a payload, by position.
    case payload(of: Name, Int)
    /// As a capture of a closure.
    case capture
}

/// The way from what is followed to the value: the part of the outermost holder is the last one. Empty for the value.
typealias HolderPath = [HolderPart]

extension Project {
    /// What happens to the values of some expressions.
    ///
    /// - Parameters:
    ///   - places: names whose value is meant, and names of calls whose result is meant.
    ///   - followsCaptures: whether closures that capture the value are holders: for claims that nothing keeps it.
    ///   - followsProperties: whether the value is followed to the code that reads a property in which it is stored.
    ///   - callers: the code in which the value is followed from a function that returns it to its calls; nil for all
    ///     code of the project.
    ///   - question: what decides which uses matter; without it, all do.
    package func uses(
        ofValuesAt places: [NodeReference], followsCaptures: Bool = false, followsProperties: Bool = true,
        callers: [DeclarationID]? = nil, for question: (any UseQuestion)? = nil
    ) -> ValueUses {
        var search = UseSearch(
            self, followsCaptures: followsCaptures, followsProperties: followsProperties, callers: callers, question)
        for place in places { search.begin(at: place) }
        return search.finish()
    }

    /// What happens to the value of a stored property in all code that reads it, or to the elements of the collection
    /// in it; and to the parameters of initializers that the property gets.
    package func uses(ofValueIn property: DeclarationID, for question: (any UseQuestion)? = nil) -> ValueUses {
        var search = UseSearch(self, followsCaptures: false, question)
        var path: HolderPath = []
        if case .collection = type(of: property) { path = [.element] }
        search.follow(property: property, path)
        guard let owner = symbols.type(around: property) else { return search.finish() }
        for member in ownMembers(of: owner) where isInitializer(member) && hasReadBody(member) {
            let body = body(of: member)
            for assignment in body.assignments where assignment.name?.name == name(of: property) {
                guard case .parameter(let parameter)? = assignment.value.plainChain?.onlyName?.local else { continue }
                search.begin(with: .parameter(parameter), in: body, path)
            }
        }
        return search.finish()
    }

    /// What happens to the object of a function in its code, and in the code that gets the object from there.
    func uses(ofSelfIn function: DeclarationID, for question: any UseQuestion) -> ValueUses {
        var search = UseSearch(self, followsCaptures: false, question)
        search.begin(withSelfOf: function)
        return search.finish()
    }

    /// What happens to the value in a property of the object or structure in a stored property.
    func uses(ofPart part: Name, ofValueIn property: DeclarationID) -> ValueUses {
        var search = UseSearch(self, followsCaptures: false)
        search.follow(property: property, [.field(part)])
        return search.finish()
    }

    /// What happens to the value of a local.
    func uses(of local: LocalDeclaration, in body: FunctionBody, followsCaptures: Bool = false) -> ValueUses {
        var search = UseSearch(self, followsCaptures: followsCaptures)
        search.begin(with: local, in: body)
        return search.finish()
    }
}
