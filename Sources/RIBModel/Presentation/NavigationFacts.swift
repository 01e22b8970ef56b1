import SourceText

/// What a statement of code decides about going back by a system gesture or button.
struct NavigationFact: Sendable, Equatable {
    let decision: Decision
    /// The name of the assigned member or the called function.
    let place: NodeReference
    /// The member with the code.
    let code: DeclarationID
    let subject: Subject

    /// The controller that the statement is about.
    enum Subject: Sendable, Equatable {
        /// The object that runs the code, or any other.
        case own
        /// A parameter of the function or closure.
        case parameter
        /// What a router calls its own view.
        case viewOfRouter
    }

    enum Decision: Sendable, Equatable {
        /// No back button; false if the code shows it.
        case backButton(hidden: Bool)
        /// Items in place of the back button.
        case leftItem
        /// The back button beside such items.
        case leftItemsSupplement
        /// No navigation bar; nil if the value is unknown.
        case bar(hidden: Bool?)
        /// The gesture is turned off.
        case noGesture
        /// The gesture has another delegate than UIKit's, so that it works without a back button.
        case gestureDelegate
    }

    /// The facts in the code of a file, in order.
    static let query = Query<FileID, [NavigationFact]>("navigationFactsOfFile") { project, file in
        project.code(mentioning: .navigationProperties, in: file).flatMap { facts(in: project.body(of: $0), code: $0) }
    }

    /// By the name of the member with the code, in the order of files.
    private static let index = Query<WholeProject, [Name: [NavigationFact]]>(index: "navigationFacts") { project in
        Dictionary(grouping: project.answers(query, project.filesWithCode)) { project.name(of: $0.code) }
    }

    /// The facts in the code of a member.
    static func facts(of member: DeclarationID, _ project: Project) -> [NavigationFact] {
        (project[index, at: project.name(of: member)] ?? []).filter { $0.code == member }
    }

    /// Whether a member has facts, or its code mentions one of the functions with facts.
    static func concerns(_ member: DeclarationID, _ names: NameSet, _ project: Project) -> Bool {
        project[index, at: project.name(of: member)]?.contains { $0.code == member } ?? false
            || project.mentions(names, member)
    }

    /// The names of functions with facts, and of functions whose code mentions one of those.
    static let functionNames = Query<WholeProject, NameSet>("namesOfNavigationFacts") { project, _ in
        var names = project[directNames]
        for caller in project.answers(callers, project.filesWithCode) { names.insert(caller) }
        return names
    }

    private static let directNames = Query<WholeProject, NameSet>("functionsWithNavigationFacts") { project, _ in
        NameSet(project.answers(query, project.filesWithCode).map { project.name(of: $0.code) })
    }

    private static let callers = Query<FileID, [Name]>("callersOfNavigationFacts") { project, file in
        let names = project[directNames]
        guard project.files[file.index].usedNames.containsAny(of: names) else { return [] }
        var callers: [Name] = []
        for mention in mentions(of: names, in: file, project) where project.isFunction(mention.code) {
            callers.append(project.name(of: mention.code))
        }
        return callers
    }

    /// The mentions of some functions in a file, in no particular order.
    private static func mentions(of names: NameSet, in file: FileID, _ project: Project) -> [NameMention] {
        let others = names.subtracting(project[CodeMentions.functions])
        let ofOthers = others.isEmpty ? [] : project.mentions(ofFunctions: others, in: file.index)
        return project[CodeMentions.inFile, file].filter { names.contains($0.name) } + ofOthers
    }

    // MARK: Statements

    private static func facts(in body: FunctionBody, code: DeclarationID) -> [NavigationFact] {
        let assigned = body.assignments.compactMap { assignment -> NavigationFact? in
            guard let target = assignment.target, let name = assignment.name,
                let decision = decision(target.before(name), name.name, assignment)
            else { return nil }
            return NavigationFact(
                decision: decision, place: name.place, code: code, subject: target.subject)
        }
        let called = body.calls.compactMap { call -> NavigationFact? in
            guard let value = call.arguments.first?.value, call.firstLabel?.isNone == true,
                let property = call.name.navigationProperty,
                let decision = decision(property, value)
            else { return nil }
            return NavigationFact(
                decision: decision, place: call.calleePlace, code: code, subject: call.chain.subject)
        }
        return assigned + called
    }

    private static func decision(_ subject: Chain, _ name: Name, _ assignment: AssignmentSite) -> Decision? {
        if let property = name.navigationProperty { return decision(property, assignment.value) }
        guard subject.lastName?.name.navigationProperty == .gesture else { return nil }
        if name.presentationProperty == .delegate { return .gestureDelegate }
        return name.enablesGesture && assignment.value.literal != .true ? .noGesture : nil
    }

    private static func decision(_ property: NavigationProperty, _ value: Expression) -> Decision? {
        let literal = value.literal
        switch property {
        // A value that is not known may hide it.
        case .backButton: return .backButton(hidden: literal != .false)
        case .leftItem: return literal == .nil ? nil : .leftItem
        case .leftItemsSupplement: return literal == .true ? .leftItemsSupplement : nil
        case .bar: return .bar(hidden: literal.map { $0 == .true })
        case .gesture: return nil
        }
    }
}

extension Chain {
    fileprivate var subject: NavigationFact.Subject {
        switch head?.local {
        case .parameter, .closureParameter: .parameter
        case nil: leadingNames.first { _ in true }?.isViewOfRouter == true ? .viewOfRouter : .own
        default: .own
        }
    }
}

/// The facts that the code of an object states, with those of functions of extensions and of other objects that the
/// code calls.
struct StatedNavigation: Sendable, Equatable {
    struct Fact: Sendable, Equatable {
        let fact: NavigationFact
        /// The member of the object from which calls lead to the fact.
        let member: DeclarationID
    }

    private(set) var facts: [Fact] = []

    private static let mostFunctions = 200

    /// The facts that a view controller's class states about itself.
    static let query = Query<TypeID, [StatedNavigation]>("statedNavigation") { project, type in
        let dispatch = ClassDispatch(type, in: project)
        var result = StatedNavigation()
        let names = project[NavigationFact.functionNames]
        guard !names.isEmpty else { return [result] }
        for member in dispatch.reachableCode() where NavigationFact.concerns(member, names, project) {
            result.collect(member, dispatch.body(of: member), names, project)
        }
        return [result]
    }

    /// The facts that functions state, each with what it calls.
    init(_ functions: [DeclarationID] = [], _ project: Project) {
        let names = project[NavigationFact.functionNames]
        guard !names.isEmpty else { return }
        for function in functions where NavigationFact.concerns(function, names, project) {
            collect(function, project.body(of: function), names, project)
        }
    }

    private init() {}

    /// - Parameter names: those of functions with facts.
    private mutating func collect(
        _ member: DeclarationID, _ start: FunctionBody, _ names: NameSet, _ project: Project
    ) {
        var work = [(member, start)]
        var seen: Set<DeclarationID> = [member]
        while let (code, body) = work.popLast() {
            facts += NavigationFact.facts(of: code, project).map { Fact(fact: $0, member: member) }
            guard project.mentions(names, code) else { continue }
            guard seen.count < StatedNavigation.mostFunctions else {
                project.note(.navigation, in: code)
                continue
            }
            for call in body.calls where names.contains(call.name) {
                let own = call.isOnSelf ? call.function(on: .ownObject) : nil
                for function in own.map({ [$0] }) ?? call.callees.functions
                where project.hasBody(function) && seen.insert(function).inserted {
                    work.append((function, project.body(of: function)))
                }
            }
        }
    }

    /// The facts that satisfy a condition.
    func filter(_ isIncluded: (Fact) -> Bool) -> StatedNavigation {
        var result = StatedNavigation()
        result.facts = facts.filter(isIncluded)
        return result
    }

    func contains(_ decision: NavigationFact.Decision) -> Bool { facts.contains { $0.fact.decision == decision } }

    /// The first fact with a decision.
    func place(of decision: NavigationFact.Decision) -> NodeReference? {
        facts.first { $0.fact.decision == decision }?.fact.place
    }

    /// The place where the back button of an object is taken away.
    ///
    /// - Parameter isMeant: whether a fact is about the object.
    func missingBackButton(where isMeant: (Fact) -> Bool = { _ in true }) -> NodeReference? {
        let own = facts.filter(isMeant)
        let keepsButton = own.contains { $0.fact.decision == .leftItemsSupplement }
        return own.first { fact in
            switch fact.fact.decision {
            case .backButton(hidden: true): true
            case .leftItem: !keepsButton
            default: false
            }
        }?.fact.place
    }

    // MARK: Bar

    enum Bar: Equatable {
        case hidden(NodeReference)
        case shown
        case unknown(NodeReference)
    }

    /// What the object decides about the navigation bar while it is shown: what it does each time it appears outweighs
    /// what it does once. Nil if it decides nothing.
    ///
    /// - Parameter covered: whether another controller is pushed onto it, so that what it does when it disappears
    ///   counts.
    func bar(covered: Bool, _ project: Project) -> Bar? {
        var (once, each, leaving): ([NavigationFact], [NavigationFact], [NavigationFact]) = ([], [], [])
        for stated in facts {
            guard case .bar = stated.fact.decision else { continue }
            let name = project.name(of: stated.member)
            if name.isDisappearance {
                leaving.append(stated.fact)
            } else if name.isAppearance {
                each.append(stated.fact)
            } else {
                once.append(stated.fact)
            }
        }
        if covered, let left = StatedNavigation.bar(leaving) { return left }
        return StatedNavigation.bar(each) ?? StatedNavigation.bar(once)
    }

    private static func bar(_ facts: [NavigationFact]) -> Bar? {
        guard let first = facts.first else { return nil }
        guard facts.allSatisfy({ $0.decision == first.decision }), case .bar(let hidden?) = first.decision else {
            return .unknown(first.place)
        }
        return hidden ? .hidden(first.place) : .shown
    }
}

extension Project {
    /// The facts that a view controller's class states about going back.
    func statedNavigation(of type: TypeID) -> StatedNavigation {
        self[StatedNavigation.query, type].first ?? StatedNavigation([], self)
    }
}
