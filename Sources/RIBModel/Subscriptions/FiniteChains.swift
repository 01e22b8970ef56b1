import SourceText
import SwiftOutline

/// Whether a chain ends by itself (`four-rules.md` 3.3).
public enum ChainLength: UInt8, Sendable {
    /// Nothing in it ends.
    case endless
    /// A part of it ends, but something behind lengthens it again, or may.
    case lengthened
    /// An observable that provably ends.
    case finite
    /// A `Single`, `Maybe` or `Completable`: its operators give one of these again.
    case trait

    public var isFinite: Bool { self == .finite || self == .trait }

    /// Behind an operator that may lengthen it.
    fileprivate var lengthened: ChainLength { isFinite ? .lengthened : self }
}

/// Which observables end by themselves, provably.
extension ValueFlow {
    /// The length of what stands before a subscribing call.
    func length(_ call: SubscribingCall, _ code: FunctionBody) -> ChainLength {
        let elements = code.children(call.chain)
        guard let position = elements.firstIndex(of: call.name) else { return .endless }
        steps = ValueFlow.mostLookedInto
        // The handler is proof of what it is called on, however that came about.
        if call.function == nil, hasEndingHandler(code.children(call.call), code) {
            let isRetried = elements.indices.prefix(position).contains { isEndlessRetry(elements, $0, code) }
            return isRetried ? .lengthened : .trait
        }
        return length(elements, before: position, code, start: nil, depth: 0)
    }

    /// - Parameter start: the length of `self`, in code that is an operator of the project's.
    private func length(_ elements: [NodeID], before end: Int, _ code: FunctionBody, start: ChainLength?, depth: Int) -> ChainLength {
        var result = start ?? .endless
        let types = project.types(of: elements, before: elements.count, in: code.home)
        for position in 0..<end {
            let element = elements[position]
            let kind = code.kind(element)
            guard kind == .member || kind == .identifier || kind == .implicitMember || kind == .tuple else { continue }
            let called = code.call(elements, position)
            if isTrait(types[called ?? position]) {
                result = .trait
                continue
            }
            let arguments = called.map { code.children(elements[$0]) } ?? []
            if position > 0, kind == .member, called != nil, let maker = lengthMade(by: code.node(element).name, on: types[position - 1]) {
                result = maker
            } else if kind == .member, called != nil, let known = length(behind: elements, position, arguments, code, of: result) {
                result = known
            } else {
                result = length(ofNamed: elements, position, arguments, types, code, continuing: result, isSelf: position == 0 && start != nil, depth: depth)
            }
        }
        return result
    }

    private func observableName(_ type: TypeReference) -> Name? {
        for part in type.constituents {
            switch part {
            case .known(let name, _): return name
            case .nominal(let nominal, _): return project.symbols.types[nominal.index].name
            default: continue
            }
        }
        return nil
    }

    private func isTrait(_ type: TypeReference) -> Bool {
        type.constituents.contains { observableName($0).map { words.endingObservables.contains($0) } ?? false }
    }

    /// `Observable.just(1)`, `Single.zip(a, b)`; nil where no type makes anything.
    private func lengthMade(by maker: Name, on type: TypeReference) -> ChainLength? {
        guard case .metatype(let made) = type, let name = observableName(made) else { return nil }
        if words.endingObservables.contains(name) { return words.endlessMakers.contains(maker) ? .endless : .trait }
        guard words.observables.contains(name) else { return nil }
        return words.endingMakers.contains(maker) && !words.publishers.contains(name) ? .finite : .endless
    }

    /// Locals, functions and arguments that are looked into for one chain.
    private static let mostLookedInto = 6

    // MARK: Operators

    /// The length behind an operator of the library; nil where it is none that is known.
    private func length(
        behind elements: [NodeID], _ position: Int, _ arguments: [NodeID], _ code: FunctionBody, of length: ChainLength
    ) -> ChainLength? {
        let name = code.node(elements[position]).name
        if words.limitingOperators.contains(name) { return isOne(arguments, code) && length != .trait ? .finite : length }
        if words.singleOperators.contains(name) { return .trait }
        if words.neutralOperators.contains(name) {
            if words.collectingOperators.contains(name), length.isFinite { return .trait }
            return length == .trait && words.convertingOperators.contains(name) ? .finite : length
        }
        if length == .trait, words.traitOperators.contains(name) {
            return words.continuingOperators.contains(name) ? lengthOfNext(arguments, code) : .trait
        }
        if isEndlessRetry(elements, position, code) { return length.lengthened }
        if words.retryingOperators.contains(name) { return length }
        return words.lengtheningOperators.contains(name) ? length.lengthened : nil
    }

    /// `take(1)`; not `take(2)`, which may wait for ever, nor `take(while:)`.
    private func isOne(_ arguments: [NodeID], _ code: FunctionBody) -> Bool {
        guard arguments.count == 1, code.node(arguments[0]).name.isNone else { return false }
        return literal(arguments[0], code) == "1"
    }

    private func literal(_ argument: NodeID, _ code: FunctionBody) -> String? {
        guard let value = code.value(of: argument), let chain = code.loneChain(value) else { return nil }
        let elements = code.children(chain)
        return elements.count == 1 && code.kind(elements[0]) == .literal ? project.text(code.node(elements[0]).name) : nil
    }

    /// `retry()`, `retry(when:)`: what fails begins anew, for ever; `retry(3)` does not.
    private func isEndlessRetry(_ elements: [NodeID], _ position: Int, _ code: FunctionBody) -> Bool {
        let name = code.node(elements[position]).name
        let isEndless = words.endlessRetryingOperators.contains(name)
        guard code.kind(elements[position]) == .member,
            isEndless || words.retryingOperators.contains(name),
            let call = code.call(elements, position)
        else { return false }
        let arguments = code.children(elements[call])
        return isEndless || arguments.count != 1 || !code.node(arguments[0]).name.isNone || code.closure(arguments[0]) != nil
    }

    /// `completable.andThen(next)` is of the kind that `next` is: a trait, unless that is known for an observable.
    private func lengthOfNext(_ arguments: [NodeID], _ code: FunctionBody) -> ChainLength {
        guard steps > 0, arguments.count == 1, let value = code.value(of: arguments[0]), let chain = code.loneChain(value) else { return .trait }
        steps -= 1
        let elements = code.children(chain)
        let length = length(elements, before: elements.count, code, start: nil, depth: 0)
        if length.isFinite { return length }
        let types = project.types(of: elements, before: elements.count, in: code.home)
        let isObservable = types.contains { project.observability($0, words) != nil && !isTrait($0) }
        return isObservable ? .lengthened : .trait
    }

    // MARK: The project's own

    /// A function, computed property or local of the project that consists of one expression, looked into one level.
    private func length(
        ofNamed elements: [NodeID], _ position: Int, _ arguments: [NodeID], _ types: [TypeReference], _ code: FunctionBody,
        continuing length: ChainLength, isSelf: Bool, depth: Int
    ) -> ChainLength {
        let element = elements[position]
        let name = code.node(element).name
        if code.kind(element) == .tuple { return lengthOfLone(code.children(element), code, depth) }
        if position == 0, code.kind(element) == .identifier, case .variable(let index)? = code.local(name, at: element) {
            let declared = code.outline.declarations[index]
            guard declared.kind == .constant, let value = declared.value, value < element else { return .endless }
            return lengthOfExpression(value, code, start: nil, depth: depth)
        }
        if code.kind(element) == .implicitMember {
            return resultType(of: code).flatMap { lengthMade(by: name, on: .metatype($0)) } ?? .endless
        }
        // What an operator of the project is called on is `self` in it.
        if isSelf, let known = self.length(behind: elements, 0, arguments, code, of: length) { return known }
        guard depth == 0, let chosen = candidate(elements, position, types, code) else { return length.lengthened }
        if isTrait(project.type(of: chosen)) { return .trait }
        let inner = self.code(of: chosen)
        guard let expression = inner.loneExpression else { return length.lengthened }
        let isOperator = position > 0 && code.kind(elements[position - 1]) != .selfReference
        return lengthOfExpression(expression, inner, start: isOperator ? length : nil, depth: depth + 1)
    }

    private func lengthOfExpression(_ expression: NodeID, _ code: FunctionBody, start: ChainLength?, depth: Int) -> ChainLength {
        guard steps > 0, let chain = code.loneChain(expression) else { return .endless }
        steps -= 1
        let elements = code.children(chain)
        // Many may ask about one local: what is very long is not looked into.
        guard elements.count <= ValueFlow.mostSteps else { return .endless }
        return length(elements, before: elements.count, code, start: start, depth: depth)
    }

    /// Of what parentheses hold.
    private func lengthOfLone(_ arguments: [NodeID], _ code: FunctionBody, _ depth: Int) -> ChainLength {
        guard arguments.count == 1, let value = code.value(of: arguments[0]) else { return .endless }
        return lengthOfExpression(value, code, start: nil, depth: depth)
    }

    private func candidate(
        _ elements: [NodeID], _ position: Int, _ types: [TypeReference], _ code: FunctionBody
    ) -> DeclarationID? {
        let name = code.node(elements[position]).name
        var candidates: [DeclarationID] = []
        if position > 0, code.kind(elements[position - 1]) != .selfReference {
            candidates = types[position - 1].constituents.compactMap(\.nominal).flatMap { project.members(name, of: $0) }
            if candidates.isEmpty { candidates = observableFunctions(name) }
        } else if let owner = code.home.type {
            candidates = project.members(name, of: owner)
        }
        if let getter = candidates.first(where: { project.declaration($0).modifiers.contains(.computed) }) { return getter }
        return code.call(elements, position).flatMap { function(among: candidates, takenBy: elements[$0], from: code) }
    }

    /// The type that a member's lone expression is of.
    private func resultType(of code: FunctionBody) -> TypeReference? {
        code.loneExpression == nil ? nil : project.type(of: code.home.declaration)
    }
}
