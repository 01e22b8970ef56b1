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
        case parameter(NodeReference)
        /// What a router calls its own view.
        case viewOfRouter
    }

    /// The parameter that the statement is about.
    var parameter: NodeReference? {
        if case .parameter(let parameter) = subject { parameter } else { nil }
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
    private static let index = Query<WholeProject, Groups<Name, NavigationFact>>(index: "navigationFacts") { project in
        Groups(project.answers(query, project.filesWithCode), by: { project.name(of: $0.code) })
    }

    /// The facts in the code of a member.
    static func facts(of member: DeclarationID, _ project: Project) -> [NavigationFact] {
        project[index, at: project.name(of: member)].filter { $0.code == member }
    }

    /// Whether a member has facts, or its code mentions one of the functions with facts.
    static func concerns(_ member: DeclarationID, _ names: NameSet, _ project: Project) -> Bool {
        project[index, at: project.name(of: member)].contains { $0.code == member }
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

    /// Those of them that are names of properties and initializers alone.
    private static let otherDirectNames = Query<WholeProject, NameSet>("otherCodeWithNavigationFacts") { project, _ in
        project[directNames].subtracting(project.functionNames)
    }

    private static let callers = Query<FileID, [Name]>("callersOfNavigationFacts") { project, file in
        guard project.symbols.uses(project[directNames], inFile: file.index) else { return [] }
        var callers: [Name] = []
        for mention in mentions(in: file, project) where project.isFunction(mention.code) {
            callers.append(project.name(of: mention.code))
        }
        return callers
    }

    /// The mentions of code with facts in a file, in no particular order.
    private static func mentions(in file: FileID, _ project: Project) -> [NameMention] {
        let (names, others) = (project[directNames], project[otherDirectNames])
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
    /// The controller that a chain is about.
    var subject: NavigationFact.Subject {
        // The parameter of a closure may be another name of `self`.
        if let head, head.kind == .identifier, head.denotesSelf { return .own }
        switch head?.local {
        case .parameter(let parameter): return .parameter(parameter.place)
        case .closureParameter(let parameter): return .parameter(parameter.place)
        case nil: return leadingNames.first?.isViewOfRouter == true ? .viewOfRouter : .own
        case .variable(let variable):
            guard variable.isConstant, let head, let value = variable.value, value.isBefore(head) else { return .own }
            if case .parameter(let parameter)? = value.chain?.subject { return .parameter(parameter) }
            return .own
        default: return .own
        }
    }
}
