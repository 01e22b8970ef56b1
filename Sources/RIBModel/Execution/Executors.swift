import SourceText

/// Finds out on which thread code runs and streams emit, as far as the project's code shows.
///
/// A class, because it keeps what it has found out for one pass over a part of the project. Used by one thread.
package final class ExecutionAnalysis {
    let project: Project
    let words: ExecutionModel
    package let streams: StreamModel
    /// The functions in the project's extensions of streams.
    private let extensions: ExtensionFunctions
    private var answers = RecursiveAnswers<Question, Execution>(deepest: ExecutionAnalysis.deepest)
    private let bodies: Bodies
    /// Streams that are taken to emit on some thread while a question is answered.
    private var assumed: [DeclarationID: Execution] = [:]
    /// The functions that are being searched for uses of views.
    private var visited: Set<DeclarationID> = []

    /// A question about a declaration.
    enum Question: Hashable {
        /// Where the queue or scheduler in a property runs code.
        case executor(DeclarationID)
        /// Where the stream in a property emits, or the one that a function returns which is passed queues.
        case stream(DeclarationID, Bindings)
        /// Where a stream emits that a function makes of one that emits there.
        case streamOfStream(DeclarationID, Execution, Bindings)
        /// Where a function that is passed queues calls the closure in a parameter; in an extension of streams, of
        /// which stream.
        case completion(DeclarationID, NodeReference, Execution, Bindings)
        /// Where the callers of a function run.
        case callers(DeclarationID)
        /// Where an object calls the closure that it stores in a property.
        case storedClosure(DeclarationID)
        /// Where an object runs one of its functions, or a library that starts the object.
        case runner(DeclarationID)
    }

    /// Those of the functions that are being looked at.
    var bound = Bindings()

    /// The maximum number of functions and properties that are followed for one answer.
    private static let deepest = 100

    package init(_ project: Project) {
        (self.project, bodies) = (project, Bodies(project))
        words = project.symbols.wellKnownNames.execution
        streams = project.symbols.wellKnownNames.subscriptions
        extensions = SubscriptionContext(project).observableExtensions
    }

    /// The function of the project that a call on a stream runs, from an extension of streams.
    func extensionFunction(_ call: CallSite) -> DeclarationID? {
        call.receiver == nil ? nil : project.function(among: extensions.functions(call.name), calledBy: call)
    }

    /// The answer to a question about a declaration, whatever the functions are passed that are being looked at.
    func answer(_ question: Question, about declaration: DeclarationID, _ find: () -> Execution) -> Execution {
        if case .stream(let stream, _) = question, let assumed = assumed[stream] { return assumed }
        let outer = bound
        bound = Bindings()
        defer { bound = outer }
        return answers.answer(question, limited: { project.note(.threads, in: declaration) }, find)
    }

    /// The code of a member.
    package func body(of member: DeclarationID) -> FunctionBody { bodies[member] }

    /// What some code finds out if a stream is taken to emit on some thread.
    func assuming(_ stream: DeclarationID, _ execution: Execution, _ find: () -> Execution) -> Execution {
        let outer = answers
        answers = RecursiveAnswers(deepest: ExecutionAnalysis.deepest)
        assumed[stream] = execution
        defer {
            assumed[stream] = nil
            answers = outer
        }
        return find()
    }

    /// Begins a search of a function; false if one is under way.
    func enter(_ function: DeclarationID) -> Bool { visited.insert(function).inserted }

    func leave(_ function: DeclarationID) { visited.remove(function) }

    /// What all implementations of a requirement in product code have in common; the declaration itself if it is none.
    func implementations(of member: DeclarationID, _ find: (DeclarationID) -> Execution) -> Execution {
        guard project.isRequirement(member), let type = project.symbols.type(around: member) else {
            return find(member)
        }
        let conformers = project.conformers(of: type).filter { project.isReported($0) }
        return conformers.map { conformer -> Execution in
            let own =
                project.isProperty(member)
                ? project.firstMember(project.name(of: member), of: conformer, from: member.file) { found in
                    project.isProperty(found) && !project.isRequirement(found)
                }
                : project.firstMember(project.name(of: member), of: conformer, from: member.file) { found in
                    project.isFunction(found) && project.hasBody(found)
                        && project.haveSameLabels(found, member)
                }
            return own.map(find) ?? .unknown
        }.common
    }
}

// MARK: Queues and schedulers

extension ExecutionAnalysis {
    /// The thread on which a queue or scheduler runs code.
    func executor(_ expression: Expression) -> Execution {
        guard case .executor(let found) = ExecutorDomain(analysis: self, body: expression.body).value(of: expression)
        else { return .unknown }
        return found
    }

    /// The same for a chain, which may be the receiver of a call.
    func executor(_ chain: Chain) -> Execution {
        guard case .executor(let found) = ExecutorDomain(analysis: self, body: chain.body).value(of: chain) else {
            return .unknown
        }
        return found
    }

    fileprivate func executor(ofProperty property: DeclarationID) -> Execution {
        answer(.executor(property), about: property) {
            implementations(of: property) { property in
                guard project.isRead(property) else { return .unknown }
                let body = body(of: property)
                if project.isComputed(property) { return body.result.map(executor) ?? .unknown }
                if let value = body.initialValue { return executor(value) }
                guard project.isConstant(property) else { return .unknown }
                return assignedValues(of: property).map(executor).merged
            }
        }
    }

    /// The values that initializers assign to a property.
    func assignedValues(of property: DeclarationID) -> [Expression] {
        guard let type = project.symbols.type(around: property) else { return [] }
        let name = project.name(of: property)
        return project.ownMembers(of: type).filter { project.isInitializer($0) && project.hasReadBody($0) }
            .flatMap { initializer in
                body(of: initializer).assignments.compactMap { assignment -> Expression? in
                    guard let target = assignment.target, let head = target.headOnSelf, head.name == name,
                        target.last == head, !head.isLocal
                    else { return nil }
                    return assignment.value
                }
            }
    }
}

/// Values as queues and schedulers.
private struct ExecutorDomain: ValueDomain {
    enum Denotation: Equatable {
        /// A type of queues or schedulers.
        case type(Name)
        case executor(Execution)
        case unknown
    }

    let analysis: ExecutionAnalysis
    let body: FunctionBody

    private var project: Project { analysis.project }
    private var words: ExecutionModel { analysis.words }

    var unknown: Denotation { .unknown }

    func denotation(ofSelf element: ChainElement) -> Denotation { .unknown }

    func denotation(ofSuper element: ChainElement) -> Denotation { .unknown }

    func denotation(ofHead element: ChainElement, in chain: Chain, depth: Int) -> Denotation {
        guard element.kind == .implicitMember else { return .unknown }
        if words.mainMembers.contains(element.name) { return .executor(.main) }
        if words.immediateSchedulers.contains(element.name) { return .executor(.caller) }
        return words.backgroundQueues.contains(element.name) && chain.calls(element)
            ? .executor(.background([ExecutionStep(place: element.place, kind: .queue)])) : .unknown
    }

    func denotation(ofName name: Name, in chain: Chain?, depth: Int) -> Denotation {
        if let type = body.home.type, let member = project.firstMember(name, of: type, from: body.file) {
            return property(member, at: chain?.head)
        }
        if let global = project.symbols.globals(name, from: body.file).first {
            return property(global, at: chain?.head)
        }
        let isType =
            words.queues.contains(name) || words.mainSchedulers.contains(name)
            || words.backgroundSchedulers.contains(name) || words.immediateSchedulers.contains(name)
        return isType && project.symbols.typeNames.contains(name) == false ? .type(name) : .unknown
    }

    func denotation(ofMember name: Name, of base: Denotation, at path: AccessPath, depth: Int) -> Denotation {
        switch base {
        case .type(let type):
            if words.mainSchedulers.contains(type) { return .executor(.main) }
            if words.immediateSchedulers.contains(type) || words.immediateSchedulers.contains(name) {
                return .executor(.caller)
            }
            if words.mainMembers.contains(name) { return .executor(.main) }
            if words.backgroundQueues.contains(name) || name == .`init` { return base }
            let extended = project.firstForeignMember(name, ofKnown: type, from: body.file) { project.isProperty($0) }
            return extended.map { property($0, at: path.element) } ?? .unknown
        case .executor: return words.schedulerConversions.contains(name) ? base : .unknown
        case .unknown:
            let type = path.base.type
            let owner = if case .metatype(let made) = type { made } else { type }
            for part in owner.constituents {
                if let type = part.nominal, let member = project.firstProperty(name, of: type, from: body.file) {
                    return property(member, at: path.element)
                }
            }
            return .unknown
        }
    }

    func denotation(ofCall callee: Denotation, at path: AccessPath, depth: Int) -> Denotation {
        guard let name = path.callee else { return .unknown }
        switch callee {
        case .executor: return callee
        case .type(let type):
            if words.backgroundQueues.contains(name.name) { return background(name) }
            guard words.queues.contains(type) || words.backgroundSchedulers.contains(type) else { return .unknown }
            for argument in path.call.arguments {
                guard case .executor(let target)? = argument.value.map({ value(of: $0, depth: depth + 1) }) else {
                    continue
                }
                // A queue that targets the main one, a scheduler of a queue.
                if target == .main || words.backgroundSchedulers.contains(type) { return .executor(target) }
            }
            return background(name)
        case .unknown: return .unknown
        }
    }

    func denotation(ofParameter parameter: Parameter, depth: Int) -> Denotation {
        analysis.bound.executors[parameter.place].map { .executor($0) } ?? .unknown
    }

    private func background(_ name: ChainElement) -> Denotation {
        .executor(.background([ExecutionStep(place: name.place, kind: .queue)]))
    }

    /// The executor in a property, with the place that names it as the last step.
    private func property(_ property: DeclarationID, at name: ChainElement?) -> Denotation {
        guard project.isProperty(property) else { return .unknown }
        let found = analysis.executor(ofProperty: property)
        guard found.steps != nil, let name else { return found == .unknown ? .unknown : .executor(found) }
        return .executor(.background([ExecutionStep(place: name.place, kind: .queue)]))
    }
}
