import SourceText

/// Follows a value, or a holder of it, outward through the enclosing expressions and statements.
extension UseSearch {
    /// What becomes of an operand: a chain, or a statement used as a value.
    mutating func follow(operand: BodyNode, _ path: HolderPath) {
        guard let around = operand.enclosing, around.kind == .expression else {
            follow(statement: operand, path)
            return
        }
        if around.expression.testsType { return }
        switch around.expression.joint(of: operand) {
        case .none: follow(expression: around, path)
        case .assignment(let target): follow(assignedTo: target, at: operand.place, path)
        case .condition: return
        case .operator(let name, let other): follow(operand, joinedBy: name, other, around, path)
        }
    }

    private mutating func follow(
        _ operand: BodyNode, joinedBy name: Name, _ other: Chain?, _ around: BodyNode, _ path: HolderPath
    ) {
        // The result of a comparison or condition does not contain the value.
        if [Name.equal, .unequal, .identical, .notIdentical, .and, .or].contains(name) { return }
        let isCollection = path.last == .element
        if isCollection, isSum(name) {
            follow(expression: around, path)
        } else if isCollection, isAddition(name), let other, other.isBefore(operand) {
            store(in: other, path)
        } else if !operandIsTarget(operand, of: name, path) {
            escape(operand.place, .operator(name))
        }
    }

    private func isSum(_ name: Name) -> Bool { project.text(name) == "+" }

    private func isAddition(_ name: Name) -> Bool { project.text(name) == "+=" }

    /// `values += others`, where the values are the holder.
    private func operandIsTarget(_ operand: BodyNode, of name: Name, _ path: HolderPath) -> Bool {
        guard isAddition(name), path.last == .element, let around = operand.enclosing else {
            return false
        }
        return around.expression.leadingChain?.node == operand.node
    }

    private mutating func follow(expression: BodyNode, _ path: HolderPath) {
        guard let parent = expression.enclosing else {
            let body = expression.body
            let member = body.home.declaration
            if body.isInitialValue(expression), !project.isLocal(member) {
                follow(property: member, path)
            } else {
                returned(from: member, at: expression.place, path)
            }
            return
        }
        switch parent.kind {
        case .binding: follow(boundBy: parent.binding, path)
        case .optionalBinding: follow(expression, boundIn: parent, path)
        case .return: follow(returnedFrom: parent, path)
        case .for: follow(elementsOf: expression, in: parent, path)
        case .argument: follow(argument: parent.argument, path)
        case .block, .closure, .conditionalCompilation: follow(statement: expression, path)
        case .capture: follow(.capture(parent.capture), in: parent.body, path)
        case .switch: follow(matchedIn: parent, expression, path)
        case _ where parent.hasConditions: return
        default:
            if !follow(matchedIn: parent, expression, path) { escape(expression.place, .other) }
        }
    }

    // MARK: Names

    private mutating func follow(boundBy binding: Binding, _ path: HolderPath) {
        for position in 0..<binding.count {
            guard let variable = binding.variable(position) else { continue }
            guard variable.isDestructured else {
                follow(.variable(variable), in: binding.body, path)
                continue
            }
            guard case .part(let part, _, let count)? = path.last else {
                escape(binding.place, .other)
                return
            }
            let own = variable.position
            if own.count != count || own.index == part {
                follow(.variable(variable), in: binding.body, HolderPath(path.dropLast()))
            }
        }
    }

    /// `if let value = expression`, `if let (first, second) = expression`.
    private mutating func follow(_ expression: BodyNode, boundIn condition: BodyNode, _ path: HolderPath) {
        let names: [PatternName] = condition.parts.filter { $0.node < expression.node }.compactMap { $0.patternName }
        guard !names.isEmpty else {
            return follow(.optionalBinding(condition.optionalBinding), in: condition.body, path)
        }
        guard case .part(let part, _, let count)? = path.last else {
            // What holds the value is in one of the parts, or is all of them.
            for name in names { follow(.pattern(name), in: condition.body, path) }
            return
        }
        let positions = names.map { $0.origin?.position }
        guard positions.allSatisfy({ $0?.count == count }) else {
            escape(expression.place, .other)
            return
        }
        for (name, position) in zip(names, positions) where position?.index == part {
            follow(.pattern(name), in: condition.body, HolderPath(path.dropLast()))
        }
    }

    private mutating func follow(elementsOf expression: BodyNode, in loop: BodyNode, _ path: HolderPath) {
        guard path.last == .element else {
            escape(expression.place, .other)
            return
        }
        var path = HolderPath(path.dropLast())
        let names = loop.parts.filter { $0.node < expression.node }.compactMap { $0.patternName }
        if names.count > 1 || names.isEmpty, case .part? = path.last { path.removeLast() }
        for name in names { follow(.pattern(name), in: loop.body, path) }
    }

    /// The names in the patterns of a statement or condition with which an expression is matched; false if there is no
    /// pattern.
    @discardableResult
    private mutating func follow(matchedIn statement: BodyNode, _ expression: BodyNode, _ path: HolderPath) -> Bool {
        let names = statement.parts.compactMap { $0.patternName }.filter { name in
            guard let value = name.matched?.value else { return false }
            return value.place == expression.place
        }
        for name in names {
            guard let last = path.last else {
                if name.origin != nil { follow(.pattern(name), in: statement.body, []) }
                continue
            }
            switch last {
            case .payload(let whole, let position):
                guard let part = name.payload, part.case == whole, part.position == position else { continue }
                follow(.pattern(name), in: statement.body, HolderPath(path.dropLast()))
            case .part:
                follow(.pattern(name), in: statement.body, HolderPath(path.dropLast()))
                follow(.pattern(name), in: statement.body, path)
            case .field, .element, .capture: follow(.pattern(name), in: statement.body, path)
            }
        }
        return statement.kind == .switch || !names.isEmpty || statement.matchesPattern
    }

    // MARK: Statements and results

    /// What becomes of a value that is a statement: nothing, unless it is a result.
    private mutating func follow(statement: BodyNode, _ path: HolderPath) {
        guard let container = statement.enclosing else { return }
        switch container.kind {
        case .closure: if container.hasOneStatement { returned(from: container.closure, path) }
        case .block: follow(statementIn: container, path)
        default: return
        }
    }

    private mutating func follow(statementIn block: BodyNode, _ path: HolderPath) {
        let body = block.body
        guard let around = block.enclosing else {
            if block.hasOneStatement { follow(resultOf: body.home.declaration, at: block.place, path) }
            return
        }
        guard block.hasOneStatement || around.kind == .conditionalCompilation else { return }
        switch around.kind {
        case .accessor where around.name == .get: returned(from: body.home.declaration, at: block.place, path)
        case .localFunction: follow(resultOf: around.declaration, at: block.place, path)
        case .if, .do: follow(branchOf: around, path)
        case .case: around.enclosing.map { follow(branchOf: $0, path) }
        case .conditionalCompilation: follow(statement: around, path)
        default: return
        }
    }

    private mutating func follow(resultOf function: DeclarationID, at place: NodeReference, _ path: HolderPath) {
        if !project.isFunction(function) || project.hasResult(function) { returned(from: function, at: place, path) }
    }

    private mutating func follow(branchOf statement: BodyNode, _ path: HolderPath) {
        guard let around = statement.enclosing else {
            follow(resultOf: statement.body.home.declaration, at: statement.place, path)
            return
        }
        switch around.kind {
        case .expression: follow(operand: statement, path)
        case .if: follow(branchOf: around, path)
        case .block, .closure: follow(statement: statement, path)
        default: return
        }
    }

    /// `return value`
    private mutating func follow(returnedFrom statement: BodyNode, _ path: HolderPath) {
        var current = statement
        while let around = current.enclosing {
            switch around.kind {
            case .closure:
                returned(from: around.closure, path)
                return
            case .localFunction:
                returned(from: around.declaration, at: statement.place, path)
                return
            default: current = around
            }
        }
        returned(from: statement.body.home.declaration, at: statement.place, path)
    }

    // MARK: Arguments

    /// A value that is an argument, an element of a literal or a tuple, or in parentheses.
    private mutating func follow(argument: Argument, _ path: HolderPath) {
        guard let around = argument.enclosing, let enclosing = around.enclosing, enclosing.kind == .chain else {
            escape(argument.place, .other)
            return
        }
        let chain = enclosing.chain
        switch around.kind {
        case .tuple:
            let parts = around.element.arguments.map { $0 }
            let position = parts.firstIndex { $0.node == argument.node } ?? 0
            let isGroup = parts.count == 1
            let part = HolderPart.part(position, label: argument.label, count: parts.count)
            add(chain, after: around.element, isGroup ? path : path + [part])
        case .literal:
            // A text that describes the value may be for anybody.
            if around.element.literal == .string { return escape(argument.place, .other) }
            add(chain, after: around.element, path + [.element])
        case .call:
            guard let call = argument.call else { return escape(argument.place, .other) }
            follow(argument, passedBy: call, path)
        default: escape(argument.place, receiver(ofArgumentIn: around.element))
        }
    }

    private func receiver(ofArgumentIn element: ChainElement) -> ValueEscape.Receiver {
        switch element.kind {
        case .subscript: .subscript
        case .macroArguments: .macro
        default: .other
        }
    }
}
