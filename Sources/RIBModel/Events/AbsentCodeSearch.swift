import SourceText

/// The search for places in the code of one member where absent code may use values.
final class AbsentCodeSearch {
    private static let deepest = 6
    /// The assignments to something that begins with a name.
    private lazy var assignments = Dictionary(grouping: body.assignments) { $0.target?.head?.name ?? .none }
    private let values: HeldValues
    private let body: FunctionBody
    private let uses: AbsentCodeUses
    private let project: Project

    init(_ values: HeldValues, _ body: FunctionBody) {
        self.values = values
        self.body = body
        uses = AbsentCodeUses(body)
        project = values.project
    }

    // MARK: Values that are passed

    /// The first call, operator or assignment that passes a value to absent code.
    var firstPassed: NodeReference? {
        for call in body.calls where call.arguments.contains(where: { holds($0.value) }) && call.code == .absent {
            return call.calleePlace
        }
        for assignment in body.assignments {
            guard let target = assignment.target, holds(assignment.value), uses.isAbsent(target) else { continue }
            return target.lastName?.place ?? target.place
        }
        if let macro = firstMacro { return macro }
        for nested in body.expressions where uses.usesAbsentOperator(nested.expression) {
            if nested.expression.chains.contains(where: { holds($0) }) { return nested.place }
        }
        return passedObject
    }

    /// The place that runs absent code of the own object, if that stores a value.
    var passedObject: NodeReference? {
        guard let type = body.home.type, values.isStored(in: type) else { return nil }
        return uses.firstAbsentOwnCode
    }

    /// The first macro that is passed a value.
    private var firstMacro: NodeReference? {
        for macro in uses.macros where macro.arguments.contains(where: { holds($0.value) }) { return macro.place }
        return nil
    }

    // MARK: Expressions that hold a value

    private func holds(_ expression: Expression?, depth: Int = 0) -> Bool {
        guard let expression else { return false }
        guard depth < AbsentCodeSearch.deepest else {
            project.note(.absentCode, at: expression.place)
            return true
        }
        return expression.parts.contains { part in
            switch part {
            case .chain(let chain): holds(chain, depth: depth)
            // A branch of it is the value.
            case .statement: body.chains.contains { expression.contains($0.place) && holds($0, depth: depth + 1) }
            default: false
            }
        }
    }

    /// Whether the value of a chain is, or holds, one of the values. Where its type is not known, what it is made of
    /// and taken from decides.
    private func holds(_ chain: Chain, depth: Int = 0) -> Bool {
        guard depth < AbsentCodeSearch.deepest else {
            project.note(.absentCode, at: chain.place)
            return true
        }
        var (isHeld, isCallee) = (false, false)
        var receiver = TypeReference.unknown
        for (element, type) in chain.typedElements {
            switch element.kind {
            case .literal: isHeld = element.literal != .string && anyHeld(element, depth)
            case .tuple: isHeld = anyHeld(element, depth)
            case .identifier: isHeld = values.holds(type) || isHeldLocal(element, type, depth)
            case .member:
                // A member of the value itself is another value.
                let isOther = values.isOne(receiver) && !project.isMemberOfOptional(element.name)
                isHeld = values.holds(type) || isHeld && !isOther && isUncertain(type)
            case .call:
                let makes = isUncertain(type) && (chain.head?.kind == .implicitMember || isCallee)
                isHeld = values.holds(type) || isUncertain(type) && isHeld || makes && anyHeld(element, depth)
            case .selfReference: isHeld = values.holds(type)
            case .optionalChain, .forceUnwrap, .genericArguments, .subscript: continue
            default: isHeld = false
            }
            isCallee = element.isName && project.startsUpper(element.name)
            receiver = type
        }
        return isHeld
    }

    private func anyHeld(_ element: ChainElement, _ depth: Int) -> Bool {
        element.arguments.contains { holds($0.value, depth: depth + 1) }
    }

    /// Whether a type does not tell what its values hold.
    private func isUncertain(_ type: TypeReference) -> Bool {
        switch type {
        case .unknown, .library, .known, .unresolved: true
        default: false
        }
    }

    private func isHeldLocal(_ name: ChainElement, _ type: TypeReference, _ depth: Int) -> Bool {
        guard isUncertain(type) else { return false }
        switch name.local {
        case .variable(let variable)?:
            return values.isHeld(variable.declaration) {
                holds(variable.ownValue, depth: depth + 1)
                    || (assignments[variable.name] ?? []).contains { holds($0.value, depth: depth + 1) }
            }
        case .optionalBinding(let binding)?: return holds(binding.value, depth: depth + 1)
        case .capture(let capture)?: return holds(capture.value, depth: depth + 1)
        case .pattern(let name)?: return holds(name.matched?.value, depth: depth + 1)
        default: return false
        }
    }

    // MARK: Members that nothing declares

    /// The first use of a member of one of the values, or of the own object if that is one, that nothing declares.
    var firstExtended: NodeReference? {
        for chain in body.chains {
            if let member = uses.firstUndeclaredMember(of: chain, of: values.isOne) { return member.place }
        }
        return body.home.type == values.type ? uses.firstCallOfOwnExtension : nil
    }
}
