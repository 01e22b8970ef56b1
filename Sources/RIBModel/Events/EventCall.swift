import SourceText

/// A use of a function that may pass events on: a call, or a reference to it.
///
/// 40 bytes, because several indices contain all of them: the branch and the cases, which few have, are stored apart.
package struct EventCall: Sendable, Equatable {
    /// The member that contains the use.
    package let caller: DeclarationID
    /// The name in the use.
    package private(set) var place: NodeReference
    /// The function that is used; nil if it is not known which one of that name it is.
    package let callee: DeclarationID?
    /// Whether the use is inside a closure.
    package let isInClosure: Bool
    /// Whether the closure handles what happens any number of times.
    let handlesEvents: Bool
    let name: Name
    private let switching: Switching?

    /// The branch of a `switch` over a parameter of the caller that the use is in; nil if there is none.
    var branch: ParameterBranch? { switching?.branch }
    /// By the position of an argument, the case that is passed: `.close` in `router?.handle(.close)`. Empty if none is.
    var cases: [Name?] { switching?.cases ?? [] }

    /// A class, so that a use without a branch and cases does not have their size. Immutable.
    private final class Switching: Sendable, Equatable {
        let branch: ParameterBranch?
        let cases: [Name?]

        init(_ branch: ParameterBranch?, _ cases: [Name?]) { (self.branch, self.cases) = (branch, cases) }

        static func == (left: Switching, right: Switching) -> Bool {
            left === right || left.branch == right.branch && left.cases == right.cases
        }
    }

    init(
        caller: DeclarationID, place: NodeReference, name: Name, callee: DeclarationID?, isInClosure: Bool,
        handlesEvents: Bool, branch: ParameterBranch?, cases: [Name?]
    ) {
        (self.caller, self.place, self.name, self.callee) = (caller, place, name, callee)
        (self.isInClosure, self.handlesEvents) = (isInClosure, handlesEvents)
        switching = branch == nil && cases.isEmpty ? nil : Switching(branch, cases)
    }

    /// The same use at its file's first node.
    var withoutPlace: EventCall {
        var copy = self
        copy.place = NodeReference(file: place.file, node: 0)
        return copy
    }

    /// The calls in a file as they are written, in order.
    static let written = Query<FileID, [EventCall]>("writtenEventCalls") { project, file in
        let mentions = project[EventFunctions.index, at: file]
        let names = mentions.reduce(into: NameSet()) { $0.insert($1.name) }
        var result: [EventCall] = []
        var next = mentions.startIndex
        while next < mentions.endIndex {
            let code = mentions[next].code
            let end = mentions[next...].firstIndex { $0.code != code } ?? mentions.endIndex
            collect(mentions[next..<end], of: names, in: project.body(of: code), into: &result)
            next = end
        }
        return result
    }

    /// - Parameter names: those of the mentions, and of others.
    private static func collect(
        _ mentions: ArraySlice<NameMention>, of names: NameSet, in body: FunctionBody, into result: inout [EventCall]
    ) {
        func isMentioned(_ name: Name) -> Bool { mentions.contains { $0.name == name } }
        let uses =
            body.usesInDefaultArguments(of: names, where: isMentioned)
            + body.uses(of: names, where: isMentioned)
        for (chain, element) in uses { collect(element, of: chain, into: &result) }
    }

    private static func collect(_ element: ChainElement, of chain: Chain, into result: inout [EventCall]) {
        let body = chain.body
        let call = chain.callSite(of: element)
        // Computed where they are read: most calls run a library's code.
        var isInClosure: Bool { chain.ancestors.contains { if case .closure = $0 { true } else { false } } }
        var handlesEvents: Bool { isInClosure && chain.isInHandlerOfEvents }
        if let sent = body.project.emittedValue(to: element, of: chain) {
            let branch = body.parameterBranch(around: element.place)
            for (name, function) in sent.runs(body.project) where sent.parameter == nil {
                result.append(
                    EventCall(
                        caller: body.home.declaration, place: element.place, name: name, callee: function,
                        isInClosure: isInClosure || sent.isOfStream, handlesEvents: handlesEvents, branch: branch,
                        cases: sent.value?.plainChain?.enumerationCase.map { [$0] } ?? []))
            }
            return
        }
        var cases: [Name?] { call?.arguments.map { $0.value?.plainChain?.enumerationCase } ?? [] }
        func add(_ callee: DeclarationID?) {
            let cases = cases
            result.append(
                EventCall(
                    caller: body.home.declaration, place: element.place, name: element.name, callee: callee,
                    isInClosure: isInClosure, handlesEvents: handlesEvents,
                    branch: body.parameterBranch(around: element.place),
                    cases: cases.contains { $0 != nil } ? cases : []))
        }
        /// Adds the functions that a library runs with what the function sends of its parameters.
        func addRuns(by function: DeclarationID) {
            guard let runs = body.project.functionsRun(byParametersOf: function) else { return }
            let cases = cases
            let passed = runs.parameter < cases.count ? cases[runs.parameter] : nil
            for run in runs.functions {
                result.append(
                    EventCall(
                        caller: body.home.declaration, place: element.place, name: body.project.name(of: run),
                        callee: run, isInClosure: isInClosure, handlesEvents: handlesEvents,
                        branch: body.parameterBranch(around: element.place), cases: passed.map { [$0] } ?? []))
            }
        }
        guard let call else {
            if !element.isLocal { add(nil) }
            return
        }
        switch call.callees {
        case .exact(let function):
            body.project.forEachOverload(of: function, for: call, add)
            addRuns(by: function)
        case .any(let functions):
            for function in functions { body.project.forEachOverload(of: function, for: call, add) }
            functions.forEach(addRuns)
        case .library: break
        // Functions that the project's own classes lack belong to a superclass outside of the project.
        case .unresolved where call.isOnOwnObject && !element.isLocal: break
        case .unresolved: add(nil)
        }
    }
}

extension EmittedValue {
    /// The functions that run, with their names; no function if it is not known which.
    fileprivate func runs(_ project: Project) -> [(Name, DeclarationID?)] {
        functions.map { $0.map { (project.name(of: $0), $0) } } ?? names.map { ($0, nil) }
    }
}

extension Chain {
    /// The call whose callee is an element; nil if the element is not called.
    fileprivate func callSite(of element: ChainElement) -> CallSite? {
        calls.first { $0.calleePlace == element.place }
    }
}

extension CallSite {
    /// Whether the function is one of `self` or `super`.
    fileprivate var isOnOwnObject: Bool { isOnSelf || receiver?.only?.kind == .superReference }
}

extension Project {
    /// Visits the functions of a type that a call can run by its labels: overloads may only differ by the types of
    /// parameters.
    fileprivate func forEachOverload(of function: DeclarationID, for call: CallSite, _ visit: (DeclarationID) -> Void) {
        visit(function)
        guard let type = symbols.type(around: function), isFunction(function) else { return }
        _ = firstOwnMember(name(of: function), of: type, from: call.body.file) { other in
            if other != function, isFunction(other, taking: call.passed) { visit(other) }
            return false
        }
    }

    /// The uses of functions in the code of a member, in order.
    func eventCalls(in code: DeclarationID) -> [EventCall] {
        self[EventCall.query, FileID(code.file)].filter { $0.caller == code }
    }
}
