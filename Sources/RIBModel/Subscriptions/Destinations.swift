import SourceText
import SwiftOutline

/// What becomes of a value that keeps a subscription alive.
enum Destination: Hashable {
    /// Bound to a lifetime, or disposed.
    case ended
    /// Someone has it who answers for it, or whom nobody here can follow.
    case handedOn
    /// The value of the member, or of the local function with that declaration.
    case returned(DeclarationID)
    case dropped
    /// In a bag that goes at once.
    case dies
    case kept(DeclarationID)
    case keptByRequirement(Name)
    /// In a bag that callers of the member hand in, by the parameter's place.
    case inParameter(DeclarationID, Int)
}

/// The way of a value up through the expressions and statements around it.
extension ValueFlow {
    /// What becomes of a chain's value as it is behind `element`.
    func fates(ofChain chain: NodeID, behind element: NodeID, in frame: CallContext) -> [Destination] {
        guard steps > 0 else { return [.handedOn] }
        steps -= 1
        let code = frame.code
        let elements = code.children(chain)
        guard var position = elements.firstIndex(of: element).map({ $0 + 1 }) else { return [.handedOn] }
        while position < elements.count {
            switch code.kind(elements[position]) {
            case .optionalChain, .forceUnwrap, .genericArguments: position += 1
            case .member:
                guard let call = code.call(elements, position) else { return [.handedOn] }
                guard let found = fates(ofCall: elements, position, call, in: frame) else {
                    position = call + 1
                    continue
                }
                return found
            default: return [.handedOn]
            }
        }
        return fates(ofOperand: chain, in: frame)
    }

    /// What a call on the value does with it; nil where its value is the same subscription, and the chain goes on.
    func fates(ofCall elements: [NodeID], _ position: Int, _ call: Int, in frame: CallContext) -> [Destination]? {
        let code = frame.code
        let name = code.node(elements[position]).name
        if words.deactivationTerminators.contains(name) || words.otherTerminators.contains(name) {
            answers(Subscription.Answer.ended, at: elements[position], code)
            return [.ended]
        }
        let arguments = code.children(elements[call])
        if let bag = arguments.first, isBag(bag, of: name, code), let value = code.value(of: bag) {
            let found = fates(inBag: value, in: frame)
            if found == [.handedOn] { answers(Subscription.Answer.foreignBag, at: elements[position], code) }
            return found
        }
        if let closure = arguments.last.flatMap({ code.closure($0) }), words.runners.contains(name) || words.operators.contains(name) {
            return fates(ofElementIn: closure, in: frame)
        }
        guard let function = extensionFunction(name, elements[call], in: frame) else {
            answers(Subscription.Answer.taken, at: elements[position], code)
            return [.handedOn]
        }
        let inner = CallContext(
            code: self.code(of: function), owner: frame.owner, subject: .value,
            arguments: bindings(elements[call], to: function, in: frame), depth: frame.depth + 1)
        let found = fates(ofSelfIn: inner)
        return resolve(found, elements[call], of: function, in: frame)
    }

    /// Rewrites what a followed function says of its own parameters and result; nil where the value comes back.
    func resolve(_ fates: [Destination], _ call: NodeID, of function: DeclarationID, in frame: CallContext) -> [Destination]? {
        var result: [Destination] = []
        for fate in fates {
            switch fate {
            case .returned(let declaration) where declaration == function: continue
            case .inParameter(let declaration, let position) where declaration == function:
                result += handed(position, call, of: function, from: frame.code).map { self.fates(inBag: $0, in: frame) } ?? [.handedOn]
            default: result.append(fate)
            }
        }
        let comesBack = fates.contains(.returned(function))
        return comesBack && !result.contains(where: \.isAnswer) ? nil : result
    }

    /// Into the bag that an expression is.
    func fates(inBag expression: NodeID, in frame: CallContext) -> [Destination] {
        fates(in: meaning(ofExpression: expression, in: frame), frame)
    }

    func fates(in bag: Meaning, _ frame: CallContext) -> [Destination] {
        switch bag {
        case .property(let property): [.kept(property)]
        case .requirement(let name): [.keptByRequirement(name)]
        case .fresh: [.dies]
        case .local(let local): fates(ofBag: local, in: frame)
        case .parameter(let member, let position): [.inParameter(member, position)]
        case .interactor, .value, .foreign: [.handedOn]
        }
    }

    // MARK: Upwards

    /// A chain, or a statement used as a value, among the operands of an expression.
    func fates(ofOperand operand: NodeID, in frame: CallContext) -> [Destination] {
        let code = frame.code
        guard let expression = code.parent(operand), code.kind(expression) == .expression else { return fates(ofStatement: operand, in: frame) }
        let parts = code.children(expression)
        if parts.count == 1 { return fates(ofExpression: expression, in: frame) }
        let isBehindQuestion = parts.contains { $0 < operand && code.kind($0) == .question }
        if let assignment = parts.last(where: { $0 < operand && code.kind($0) == .assignment }) {
            let target = parts.last { $0 < assignment && (code.kind($0) == .chain) }
            return fates(assignedTo: target, in: frame)
        }
        if parts.contains(where: { $0 > operand && code.kind($0) == .question }) { return [.handedOn] }
        for part in parts where code.kind(part) == .operator && !code.node(part).flags.contains(.isPrefix) {
            let name = project.text(code.node(part).name)
            if name == "??" || isBehindQuestion { continue }
            return fates(joinedBy: name, parts, operand, in: frame)
        }
        return fates(ofExpression: expression, in: frame)
    }

    /// `bag += subscription`, `subscription => bag`: operators of projects, by what stands on their other side.
    private func fates(joinedBy operation: String, _ parts: [NodeID], _ operand: NodeID, in frame: CallContext) -> [Destination] {
        guard let other = parts.first(where: { $0 != operand && frame.code.kind($0) == .chain }) else { return [.handedOn] }
        let bag = meaning(frame.code.children(other)[...], in: frame)
        if case .property(let property) = bag, project.keepsSubscriptions(project.type(of: property), words) { return [.kept(property)] }
        if case .local = bag, operation == "+=" { return fates(in: bag, frame) }
        return [.handedOn]
    }

    func fates(ofExpression expression: NodeID, in frame: CallContext) -> [Destination] {
        let code = frame.code
        guard let parent = code.parent(expression) else {
            let declaration = code.outline.declarations[code.home.declaration.index]
            guard declaration.value == expression, declaration.scope.contains(.member), frame.depth == 0 else { return [.handedOn] }
            return [.kept(code.home.declaration)]
        }
        switch code.kind(parent) {
        case .binding:
            guard let name = code.declared(by: parent)?.name else { return [.handedOn] }
            let local = LocalBinding.variable(Int(code.node(parent).payload))
            return isDiscard(name) ? [.dropped] : fates(ofLocal: local, name, in: frame)
        case .optionalBinding:
            let name = code.node(parent).name
            return isDiscard(name) ? [.dropped] : fates(ofLocal: .optionalBinding(parent), name, in: frame)
        case .return: return fates(returnedFrom: parent, in: frame)
        case .for:
            guard let pattern = code.children(parent).first, code.kind(pattern) == .pattern, pattern < expression,
                let name = (pattern..<code.node(pattern).next).first(where: { code.kind($0) == .patternName })
            else { return [.handedOn] }
            return fates(ofLocal: .pattern(name), code.node(name).name, in: frame)
        case .argument: return fates(ofArgument: parent, in: frame)
        case .block, .closure, .conditionalCompilation: return fates(ofStatement: expression, in: frame)
        default: return [.handedOn]
        }
    }

    func isDiscard(_ name: Name) -> Bool { name.isNone || name == .discard }

    /// A statement whose value is the subscription.
    func fates(ofStatement statement: NodeID, in frame: CallContext) -> [Destination] {
        let code = frame.code
        guard let container = code.parent(statement) else { return [.handedOn] }
        let isLone = code.children(container).filter { ![.capture, .closureParameter, .type].contains(code.kind($0)) }.count == 1
        switch code.kind(container) {
        case .closure: return fates(ofValueOf: container, isLone: isLone, isExplicit: false, in: frame)
        case .block:
            guard let around = code.parent(container) else { return fates(ofBodyValue: isLone, code.home.declaration, in: frame) }
            switch code.kind(around) {
            case .accessor: return fates(ofGetterValue: isLone, around, in: frame)
            case .declaration:
                let declared = DeclarationID(file: code.file, index: Int(code.node(around).payload))
                return fates(ofBodyValue: isLone, declared, in: frame)
            case .if, .do: return isLone ? fates(ofBranch: around, in: frame) : [.dropped]
            case .case: return isLone ? code.parent(around).map { fates(ofBranch: $0, in: frame) } ?? [.dropped] : [.dropped]
            case .conditionalCompilation: return fates(ofStatement: around, in: frame)
            default: return [.dropped]
            }
        default: return [.dropped]
        }
    }

    /// The value of an `if` or `switch` of which one branch is the subscription alone.
    private func fates(ofBranch branching: NodeID, in frame: CallContext) -> [Destination] {
        guard let around = frame.code.parent(branching) else { return [.dropped] }
        switch frame.code.kind(around) {
        case .expression: return fates(ofOperand: branching, in: frame)
        case .if: return fates(ofBranch: around, in: frame)
        case .block, .closure: return fates(ofStatement: branching, in: frame)
        default: return [.dropped]
        }
    }

    private func fates(ofBodyValue isLone: Bool, _ function: DeclarationID, in frame: CallContext) -> [Destination] {
        isLone && hasResult(function) ? [.returned(function)] : [.dropped]
    }

    private func fates(ofGetterValue isLone: Bool, _ accessor: NodeID, in frame: CallContext) -> [Destination] {
        isLone && frame.code.node(accessor).name == .get ? [.returned(frame.code.home.declaration)] : [.dropped]
    }

    func hasResult(_ function: DeclarationID) -> Bool {
        guard let type = project.declaration(function).type else { return false }
        return !isVoid(type, file: function.file)
    }

    /// `Void`, `()`, `Swift.Void`.
    func isVoid(_ type: NodeID, file: Int) -> Bool {
        let outline = project.files[file].outline
        guard let part = outline.children(of: type).first(where: { _ in true }) else { return true }
        let node = outline.nodes[Int(part)]
        if node.kind == .tupleType { return outline.children(of: part).first { _ in true } == nil }
        return node.kind == .typeName && (node.name == .Void || node.name == .Never)
    }

    /// `return subscription`
    private func fates(returnedFrom statement: NodeID, in frame: CallContext) -> [Destination] {
        let code = frame.code
        for around in code.around(statement) {
            switch code.kind(around) {
            case .closure: return fates(ofValueOf: around, isLone: false, isExplicit: true, in: frame)
            case .declaration: return [.returned(DeclarationID(file: code.file, index: Int(code.node(around).payload)))]
            default: continue
            }
        }
        return [.returned(code.home.declaration)]
    }
}

extension Destination {
    /// Whether someone answers for the value.
    var isAnswer: Bool {
        switch self {
        case .ended, .handedOn, .kept, .keptByRequirement, .inParameter: true
        case .returned, .dropped, .dies: false
        }
    }
}
