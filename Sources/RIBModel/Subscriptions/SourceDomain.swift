import SourceText

/// Values as sources: how long each emits, or how long an object lives.
struct SourceDomain: ValueDomain {
    enum Denotation: Hashable {
        /// The object that the code belongs to.
        case ownObject
        case source(SourceLifetime)
        /// A type, or a static function of one.
        case type
    }

    private let analysis: SourceAnalysis
    private let body: FunctionBody
    /// Whether the object that the code belongs to lives no longer than the RIB.
    private let isOfTheRIB: Bool
    /// The stream that `self` is, in an extension of streams.
    private let own: SourceLifetime?
    /// What the parameters of the function are passed.
    private let bindings: [NodeReference: SourceLifetime]

    init(
        _ analysis: SourceAnalysis, _ body: FunctionBody, isOfTheRIB: Bool, own: SourceLifetime? = nil,
        bindings: [NodeReference: SourceLifetime] = [:]
    ) {
        (self.analysis, self.body) = (analysis, body)
        (self.isOfTheRIB, self.own, self.bindings) = (isOfTheRIB, own, bindings)
    }

    private var project: Project { analysis.project }
    private var words: StreamModel { analysis.words }

    var unknown: Denotation { .source(.unknown) }

    /// The lifetime of what the object that the code belongs to creates.
    private var created: SourceLifetime { isOfTheRIB ? .ofTheRIB : .outlives }

    func lifetime(of chain: Chain) -> SourceLifetime { lifetime(value(of: chain)) }

    func lifetime(of expression: Expression, depth: Int = 0) -> SourceLifetime {
        lifetime(value(of: expression, depth: depth))
    }

    private func lifetime(_ denotation: Denotation) -> SourceLifetime {
        switch denotation {
        case .ownObject: own ?? created
        case .source(let lifetime): lifetime
        case .type: .unknown
        }
    }

    // MARK: Names

    func denotation(ofSelf element: ChainElement) -> Denotation { own.map { .source($0) } ?? .ownObject }

    func denotation(ofSuper element: ChainElement) -> Denotation { denotation(ofSelf: element) }

    func denotation(ofName name: Name, in chain: Chain?, depth: Int) -> Denotation {
        if let type = body.home.type {
            if let found = member(name, of: type) { return found }
            if project.firstMember(name, of: type, from: body.file) != nil {
                return own.map { .source($0) } ?? .ownObject
            }
        }
        if let head = chain?.head, case .metatype = chain?.through(head).type { return .type }
        if project.startsUpper(name) { return .type }
        if !project.symbols.globals(name, from: body.file).isEmpty { return .source(.outlives) }
        // An operator, in an extension of streams; else a member that a superclass outside of the project declares.
        if let own { return .source(own) }
        guard body.home.type != nil else { return unknown }
        return chain.flatMap { chain in chain.head.map { chain.calls($0) } } == true ? .ownObject : .source(created)
    }

    func denotation(ofMember name: Name, of base: Denotation, at path: AccessPath, depth: Int) -> Denotation {
        let isCalled = path.chain.calls(path.element)
        switch base {
        case .ownObject:
            guard let type = body.home.type, !isCalled else { return base }
            return member(name, of: type) ?? .source(created)
        case .type:
            return isCalled || project.startsUpper(name) ? .type : .source(.outlives)
        case .source(let lifetime):
            if isCalled { return base }
            if lifetime == .unknown, let parameter = path.base.parameter, bindings[parameter.place] == nil {
                return .source(field(name, of: parameter, path.base.type))
            }
            return .source(property(name, of: path.base.type, in: lifetime))
        }
    }

    /// A property of the own object; nil if there is none of that name.
    private func member(_ name: Name, of type: TypeID) -> Denotation? {
        if let property = project.firstProperty(name, of: type, from: body.file) {
            return .source(analysis.lifetime(ofProperty: property, isOfTheRIB: isOfTheRIB))
        }
        guard let property = project.projected(name).flatMap({ project.firstProperty($0, of: type, from: body.file) })
        else {
            return nil
        }
        // What a property's wrapper publishes ends with its object.
        return .source(project.isStored(property) ? created : .unknown)
    }

    /// A property of another object that lives as long as its own lifetime says.
    private func property(_ name: Name, of type: TypeReference, in object: SourceLifetime) -> SourceLifetime {
        for part in type.constituents {
            guard let nominal = part.nominal, let property = project.firstProperty(name, of: nominal, from: body.file)
            else { continue }
            let type = project.type(of: property)
            if analysis.isFinite(type) { return .finite }
            if analysis.isOfViews(type) { return .ofTheRIB }
        }
        return object == .unknown && type.isUnresolved ? .absent : object
    }

    /// A field of a struct or an object that callers pass.
    private func field(_ name: Name, of parameter: Parameter, _ type: TypeReference) -> SourceLifetime {
        let known = property(name, of: type, in: .unknown)
        guard known == .unknown else { return known }
        for part in type.constituents {
            guard let nominal = part.nominal, let property = project.firstProperty(name, of: nominal, from: body.file),
                project.hasInitialValue(property), analysis.isSubject(project.type(of: property))
            else { continue }
            // The field of a value that callers create.
            return .ofTheRIB
        }
        return analysis.lifetime(of: parameter, field: name)
    }

    func denotation(ofHead element: ChainElement, in chain: Chain, depth: Int) -> Denotation {
        if let closure = element.closure { return .source(lifetime(ofResultsOf: closure, depth: depth)) }
        switch element.kind {
        case .literal, .keyPath, .macro: return .source(.finite)
        case .implicitMember: return chain.calls(element) ? .type : .source(.finite)
        case .typeReference: return .type
        default: return unknown
        }
    }

    func denotation(ofParameter parameter: Parameter, depth: Int) -> Denotation {
        if let bound = bindings[parameter.place] { return .source(bound) }
        if analysis.isFinite(parameter.type) { return .source(.finite) }
        if analysis.isOfViews(parameter.type) { return .source(.ofTheRIB) }
        let isStream = project.observability(parameter.type, words) != nil
        if isStream, isOfTheRIB { return .source(analysis.lifetime(of: parameter)) }
        return parameter.type.isUnresolved ? .source(.absent) : unknown
    }

    func denotation(ofElementIn base: Denotation) -> Denotation { base }

    func either(_ first: Denotation, _ second: Denotation) -> Denotation {
        .source(Swift.max(lifetime(first), lifetime(second)))
    }

    func denotation(of first: Denotation, orElse second: Expression, depth: Int) -> Denotation {
        either(first, value(of: second, depth: depth))
    }

    // MARK: Calls

    func denotation(ofCall callee: Denotation, at path: AccessPath, depth: Int) -> Denotation {
        let call = path.call
        guard let name = path.callee, name.kind != .closure else { return callee }
        if analysis.isFinite(call.type) { return .source(.finite) }
        if analysis.isOfViews(call.type) { return .source(.ofTheRIB) }
        let functions = analysis.functions(calledBy: call).filter { !project.isInitializer($0) }
        if !functions.isEmpty { return .source(functions.map { result(of: $0, call, on: callee) }.latest) }
        if call.runsTrap { return .source(.absent) }
        switch callee {
        case .type: return .source(made(by: call, depth: depth))
        case .ownObject: return .source(created)
        case .source(let receiver): return .source(lifetime(after: call, of: receiver, depth: depth))
        }
    }

    /// The lifetime of what a function of the project returns.
    private func result(of function: DeclarationID, _ call: CallSite, on callee: Denotation) -> SourceLifetime {
        guard project.hasReadBody(function) else {
            return lifetime(callee) == .outlives ? .outlives : project.onlyTraps(function) ? .absent : .unknown
        }
        let type = project.symbols.type(around: function)
        let isExtension =
            type.map { project.observability(.nominal($0, []), words) != nil } ?? (call.receiver != nil)
        let receiver = lifetime(callee)
        let isOfTheRIB = callee == .ownObject ? isOfTheRIB : callee != .type && receiver.endsWithRIB
        var passed: [NodeReference: SourceLifetime] = [:]
        for (argument, parameter) in project.parameters(of: function, passedBy: call) {
            guard let value = argument.value, value.closure == nil else { continue }
            passed[parameter] = lifetime(of: value)
        }
        let question = SourceAnalysis.Question(member: function, isOfTheRIB: isOfTheRIB, parameter: call.place)
        return analysis.answer(question) {
            let body = analysis.body(of: function)
            let domain = SourceDomain(
                analysis, body, isOfTheRIB: isOfTheRIB, own: isExtension ? receiver : nil, bindings: passed)
            return body.results.map { domain.lifetime(of: $0) }.latest
        }
    }

    /// The lifetime of what a call on a type creates.
    private func made(by call: CallSite, depth: Int) -> SourceLifetime {
        let name = call.name
        let closures = Array(call.closures)
        if analysis.operators.immediateMakers.contains(name) || words[name].contains(.singleValueMakers) {
            return .finite
        }
        if analysis.operators.mergingOperators.contains(name) {
            return call.arguments.compactMap(\.value).filter { $0.closure == nil }.flatMap(\.elements)
                .map { lifetime(of: $0, depth: depth + 1) }.latest
        }
        if analysis.operators.deferringMakers.contains(name), let closure = closures.first {
            return lifetime(ofResultsOf: closure, depth: depth)
        }
        if analysis.operators.observerMakers.contains(name), let closure = closures.first,
            ObserverCompletion(of: closure, words, project).isCertain
        {
            return .finite
        }
        // `ReplaySubject.create(bufferSize: 1)`
        if let receiver = call.receiver, analysis.isSubject(receiver.type) { return created }
        // A static function of another type.
        guard project.startsUpper(name) || name == Name.`init` else {
            return analysis.operators.observerMakers.contains(name) ? .unknown : .outlives
        }
        if analysis.isSubject(call.type) || analysis.isDrawn(call.type) { return created }
        // Nothing from outside of the RIB is passed to the object.
        let isSelfContained = call.arguments.allSatisfy { argument in
            guard let value = argument.value, value.closure == nil else { return false }
            return lifetime(of: value, depth: depth + 1).endsWithRIB
        }
        return isSelfContained ? created : .unknown
    }

    /// The lifetime after an operator of a library on a stream, or after a method of an object.
    private func lifetime(after call: CallSite, of receiver: SourceLifetime, depth: Int) -> SourceLifetime {
        let name = call.name
        if words[name].contains(.singleValueMakers) || words[name].contains(.singleOperators) { return .finite }
        if words[name].contains(.limitingOperators), call.isLimitedToOne { return .finite }
        if call.retriesWithoutEnd(words) { return Swift.max(receiver, .unknown) }
        let isRetry = words[name].contains(.retryingOperators)
        let isFlattening =
            analysis.operators.flatteningOperators.contains(name)
            || words[name].contains(.lengtheningOperators) || words[name].contains(.traitOperators)
        var sources = [receiver]
        if isFlattening, !isRetry {
            sources += call.closures.map { lifetime(ofResultsOf: $0, depth: depth) }
        }
        if analysis.operators.mergingOperators.contains(name) || words[name].contains(.continuingOperators) {
            sources += call.arguments.compactMap(\.value).filter { $0.closure == nil }
                .map { lifetime(of: $0, depth: depth + 1) }
        }
        return sources.latest
    }

    private func lifetime(ofResultsOf closure: ClosureSite, depth: Int) -> SourceLifetime {
        closure.results.map { lifetime(of: $0, depth: depth + 1) }.latest
    }

    /// The lifetime of an expression, or of a field of the value that it creates.
    func lifetime(of expression: Expression, field: Name) -> SourceLifetime {
        guard !field.isNone else { return lifetime(of: expression) }
        let value = creation(of: expression, depth: 0)?.value(labeled: field)
        return value.map { lifetime(of: $0) } ?? .unknown
    }

    /// The call that creates the value of an expression, also of a local.
    private func creation(of expression: Expression, depth: Int) -> CallSite? {
        guard depth < 3, let chain = expression.plainChain else { return nil }
        if case .variable(let variable)? = chain.onlyName?.local {
            return variable.ownValue.flatMap { creation(of: $0, depth: depth + 1) }
        }
        guard let call = chain.calls.first(where: { $0.element == chain.last }) else { return nil }
        return project.startsUpper(call.name) || call.name == Name.`init` ? call : nil
    }
}

extension Chain {
    /// The parameter that the chain denotes; nil if it denotes anything else.
    fileprivate var parameter: Parameter? {
        guard case .parameter(let parameter)? = onlyName?.local else { return nil }
        return parameter
    }
}

extension Expression {
    /// The elements of a literal array, or the expression itself.
    fileprivate var elements: [Expression] {
        guard let only = plainChain?.only, only.literal == .array else { return [self] }
        return only.arguments.compactMap(\.value)
    }
}

extension Project {
    /// The property whose wrapper publishes a value under a name: `price` for `$price`; nil for any other name.
    fileprivate func projected(_ name: Name) -> Name? {
        let text = text(name)
        return text.hasPrefix("$") ? names.find(String(text.dropFirst())) : nil
    }
}
