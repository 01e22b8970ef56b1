import SourceText

/// Searches the uses of a value. Functions are followed together for all of their callers: what one of them gets from a
/// function, all that call it get.
struct UseSearch {
    let project: Project
    let followsCaptures, followsProperties: Bool
    /// The code that is searched for calls of functions which return the value; nil for all code.
    let callers: [DeclarationID]?
    let question: (any UseQuestion)?
    private var found = ValueUses()
    private var steps = ValueUsesBudget.steps
    private var bodies: [DeclarationID: FunctionBody] = [:]
    private var work: [Item] = []
    private var seen: Set<Item.Key> = []
    /// What has been followed.
    private var followed: Set<Followed> = []
    /// Functions in whose code the value is without having been passed there: any code may call them.
    private(set) var roots: Set<DeclarationID> = []
    /// The calls and reads by which the value has reached a function.
    private var entries: [DeclarationID: [Entry]] = [:]
    /// What leaves a function to those that have passed it the value.
    private var exits: [DeclarationID: [(exit: Exit, place: NodeReference)]] = [:]
    /// What a method of collections or optionals does with the results of its closure.
    var transformations: [NodeReference: HolderPath] = [:]

    /// A chain up to an element whose value, or a part of whose value, is the followed one.
    struct Item {
        let chain: Chain
        let element: ChainElement
        let path: HolderPath

        struct Key: Hashable {
            let element: NodeReference
            let path: HolderPath
        }
    }

    /// Something that leads to several places with the value.
    struct Followed: Hashable {
        let place: Place
        let path: HolderPath

        package enum Place: Hashable {
            case selfOf(DeclarationID)
            case local(DeclarationID, UInt64)
            case property(DeclarationID)
            case target(NodeReference)
            case callers(DeclarationID)
        }
    }

    /// How the value has reached a function.
    enum Entry: Equatable {
        case call(CallSite)
        /// A read of a computed property.
        case read(Chain, ChainElement)

        static func == (left: Entry, right: Entry) -> Bool { left.place == right.place }

        var body: FunctionBody {
            switch self {
            case .call(let call): call.body
            case .read(let chain, _): chain.body
            }
        }

        /// The element after which the result is the value of the chain.
        var element: ChainElement {
            switch self {
            case .call(let call): call.element
            case .read(_, let element): element
            }
        }

        var chain: Chain {
            switch self {
            case .call(let call): call.chain.whole
            case .read(let chain, _): chain
            }
        }

        private var place: NodeReference { element.place }
    }

    /// A function that has stored something in its object, and the way from the object to it.
    struct OwnStore: Hashable {
        let function: DeclarationID
        let path: HolderPath
        let isInClass: Bool
    }

    /// How the value leaves a function.
    enum Exit: Hashable {
        /// As the result, or a part of it.
        case result(HolderPath)
        /// Stored in the object whose function it is.
        case inSelf(HolderPath)
        /// Stored in a parameter.
        case inParameter(NodeReference, HolderPath, by: OwnStore?)
        /// Passed to a parameter that is called, as an argument at that position.
        case toClosure(NodeReference, Int, HolderPath)
    }

    init(
        _ project: Project, followsCaptures: Bool, followsProperties: Bool = true, callers: [DeclarationID]? = nil,
        _ question: (any UseQuestion)? = nil
    ) {
        self.project = project
        self.question = question
        self.followsCaptures = followsCaptures
        self.followsProperties = followsProperties
        self.callers = callers
    }

    // MARK: Begin and end

    mutating func begin(at place: NodeReference) {
        guard let code = project.code(around: place) else {
            escape(place, .other)
            return
        }
        addRoot(code)
        let element = ChainElement(place.node, in: body(of: code))
        guard let chain = element.chain else {
            follow(shorthand: place, in: element.body, [])
            return
        }
        add(chain, after: chain.call(of: element)?.element ?? element, [])
    }

    mutating func begin(with local: LocalDeclaration, in body: FunctionBody, _ path: HolderPath = []) {
        addRoot(body.home.declaration)
        follow(local, in: body, path)
    }

    mutating func begin(withSelfOf function: DeclarationID) {
        addRoot(function)
        follow(selfIn: body(of: function), [])
    }

    mutating func finish() -> ValueUses {
        while let item = work.popLast() {
            guard steps > 0 else {
                project.note(.uses, at: item.element.place)
                escape(item.element.place, .budget)
                break
            }
            steps -= 1
            advance(item.chain, after: item.element, item.path)
        }
        return found
    }

    // MARK: What is found

    mutating func add(_ chain: Chain, after element: ChainElement, _ path: HolderPath) {
        guard path.count <= ValueUsesBudget.depth else {
            project.note(.uses, at: element.place)
            escape(element.place, .budget)
            return
        }
        guard seen.insert(Item.Key(element: element.place, path: path)).inserted else { return }
        work.append(Item(chain: chain, element: element, path: path))
    }

    /// Whether a place is followed for the first time with a path: places can lead to each other.
    mutating func isFirst(_ place: Followed.Place, _ path: HolderPath) -> Bool {
        followed.insert(Followed(place: place, path: path)).inserted
    }

    mutating func carry(through member: ChainElement) { found.carriers.insert(member.place) }

    mutating func record(_ kind: ValueUse.Kind, _ part: some BodyPart) {
        let use = ValueUse(kind: kind, place: part.place, code: part.body.home.declaration)
        if !found.uses.contains(use) { found.uses.append(use) }
    }

    mutating func escape(_ place: NodeReference, _ receiver: ValueEscape.Receiver) {
        let escape = ValueEscape(place: place, receiver: receiver)
        if !found.escapes.contains(escape) { found.escapes.append(escape) }
    }

    // MARK: Functions

    mutating func body(of code: DeclarationID) -> FunctionBody {
        if let known = bodies[code] { return known }
        let made = project.body(of: code)
        bodies[code] = made
        return made
    }

    func isRoot(_ code: DeclarationID) -> Bool { roots.contains(code) }

    mutating func addRoot(_ code: DeclarationID) {
        guard roots.insert(code).inserted else { return }
        for (exit, place) in exits[code] ?? [] { leaveRoot(code, by: exit, at: place) }
    }

    /// Adds a way into a function, by which everything leaves it that is known to leave it.
    mutating func enter(_ function: DeclarationID, by entry: Entry) {
        guard entries[function]?.contains(entry) != true else { return }
        entries[function, default: []].append(entry)
        for (exit, _) in exits[function] ?? [] { leave(function, by: exit, to: entry) }
    }

    /// Adds what leaves a function, to all that have entered it.
    mutating func leave(_ function: DeclarationID, by exit: Exit, at place: NodeReference) {
        if exits[function]?.contains(where: { $0.exit == exit }) == true { return }
        guard steps > 0 else {
            project.note(.uses, at: place)
            return escape(place, .budget)
        }
        steps -= 1
        if exits[function] == nil, project.isLocal(function) { enterCalls(ofLocal: function, near: place) }
        exits[function, default: []].append((exit, place))
        for entry in entries[function] ?? [] { leave(function, by: exit, to: entry) }
        if isRoot(function) { leaveRoot(function, by: exit, at: place) }
    }

    /// Adds the calls of a local function, all of which are in the code around it.
    private mutating func enterCalls(ofLocal function: DeclarationID, near place: NodeReference) {
        guard let code = project.code(around: place) else { return }
        for call in body(of: code).calls {
            guard case .function(let called)? = call.callee?.local, called.declaration == function else { continue }
            enter(function, by: .call(call))
        }
    }
}
