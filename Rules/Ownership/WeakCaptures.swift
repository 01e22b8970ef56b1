import RIBModel
import RuleKit
import SourceText

/// The edits that make a closure capture `self` weakly.
struct WeakCapture: Sendable, Equatable {
    /// Where the capture is written, in place of what, and its text.
    let list: Site
    let capture: String
    let uses: Uses

    enum Uses: Sendable, Equatable {
        /// The ends of the uses of `self`, each of which becomes `self?`.
        case optional([Site])
        /// The first statement, before which `self` is bound.
        case bound(before: Site)
    }
}

extension Project {
    /// The edits that make the closure of a retention capture `self` weakly; nil if it returns a value. If all that it
    /// does with `self` is to call its members and to assign to them, these uses become optional; else `self` is bound,
    /// unless a nested closure would capture it strongly again.
    func weakCapture(for retention: SelfRetention) -> WeakCapture? {
        guard retention.capture.form == .uses else { return nil }
        let body = body(of: retention.member)
        let closure = body.closure(at: retention.capture.place)
        guard closure.returnsNothing, closure.strongSelfUse != nil,
            let uses = uses(closure)
        else { return nil }
        let first = closure.captures.first
        guard first.map({ $0.name != .`self` }) ?? true else { return nil }
        let (list, capture) = closure.weakCapture(of: "self")
        return WeakCapture(list: list, capture: capture, uses: uses)
    }

    private func uses(_ closure: ClosureSite) -> WeakCapture.Uses? {
        let file = FileID(closure.body.file)
        if let optional = closure.optionalUses { return .optional(ends(of: optional)) }
        guard closure.canBindSelf, let first = closure.firstStatement else { return nil }
        return .bound(before: Site(file, range(first)))
    }

    private func ends(of uses: [BodyNode]) -> [Site] {
        uses.map { use in
            let end = range(use.place).end
            return Site(FileID(use.body.file), ByteRange(end, end))
        }
    }

    /// The edits that make an unowned capture of `self` weak; nil if a use of `self` cannot become optional.
    ///
    /// - Parameter isProcedure: whether a closure is known to return nothing: its only statement may be its result.
    func weakCapture(insteadOf capture: Capture, isProcedure: (ClosureSite) -> Bool) -> WeakCapture? {
        guard capture.isUnowned, capture.value == nil, let around = capture.enclosing, around.kind == .closure,
            !around.closure.usesMembersWithoutSelf, let uses = around.closure.optionalUses,
            !around.hasOneStatement || isProcedure(around.closure)
        else { return nil }
        let (entry, name) = (range(capture.place), site(capture.place))
        return WeakCapture(
            list: Site(name.file, ByteRange(entry.start, name.range.start)), capture: "weak ",
            uses: .optional(ends(of: uses)))
    }
}

extension WeakCapture {
    /// The edits as a fix.
    var fix: Fix {
        let uses: [Fix.Edit] =
            switch uses {
            case .optional(let places): places.map { Fix.Edit($0, "?") }
            case .bound(let statement): [.line("guard let self = self else { return }", before: statement)]
            }
        return Fix("Capture 'self' weakly", isSafe: true, edits: [Fix.Edit(list, capture)] + uses)
    }
}

extension ClosureSite {
    /// Whether the closure is known to return nothing: it is a handler of a subscription, or the value of a stored
    /// closure without a result.
    fileprivate var returnsNothing: Bool {
        if let call { return project.wellKnownNames.subscriptions.subscribers.contains(call.name) }
        guard let expression = enclosing?.enclosing, let target = expression.expression.assignment?.target else {
            return false
        }
        return target.memberOfReceiver.map { project.holdsProcedure($0) }
            ?? (target.lastName.flatMap { name in
                body.home.type.flatMap { project.firstProperty(name.name, of: $0, from: body.file) }
            }.map { project.holdsProcedure($0) } ?? false)
    }

    /// Whether `self` can be bound in the closure without a closure in it that captures it.
    fileprivate var canBindSelf: Bool {
        code.allSatisfy { part in
            switch part.kind {
            case .closure, .superReference, .capture: false
            default: true
            }
        }
    }

    /// The uses of `self`, if each can become optional: it is the receiver of a member in a statement or in the target
    /// of an assignment, and in no nested closure. Nil otherwise.
    fileprivate var optionalUses: [BodyNode]? {
        var result: [BodyNode] = []
        for part in code {
            switch part.kind {
            case .closure, .superReference, .capture: return nil
            case .selfReference:
                guard let chain = part.element.chain, chain.head?.node == part.node,
                    chain.suffixes(after: part.element).first?.kind == .member,
                    let expression = chain.enclosing, expression.kind == .expression,
                    expression.expression.plainChain?.node == chain.node || chain.isAssigned,
                    let around = expression.enclosing, around.kind == .closure || around.kind == .block
                else { return nil }
                result.append(part)
            default: break
            }
        }
        return result.isEmpty ? nil : result
    }

    /// Whether the closure may use members of its object without `self`.
    fileprivate var usesMembersWithoutSelf: Bool {
        code.contains { part in
            part.kind == .identifier && !part.element.isLocal && !project.text(part.name).isTypeOrArgument
        }
    }
}

extension String {
    /// Whether the name begins like that of a type, or of an argument that a closure does not name.
    fileprivate var isTypeOrArgument: Bool { first.map { $0.isUppercase || $0 == "$" } ?? false }
}
