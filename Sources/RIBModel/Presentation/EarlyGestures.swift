import SourceText

/// Targets of the gesture that swipes back, as the code of a file adds them.
enum EarlyGestures {
    /// The functions that the gesture runs, in order.
    static let query = Query<WholeProject, [DeclarationID]>("targetsOfPopGesture") { project, _ in
        project.collected(inFile, project.filesWithCode)
    }

    private static let inFile = Query<FileID, [DeclarationID]>("targetsOfPopGestureInFile") { project, file in
        project.code(mentioning: .popGesture, in: file).flatMap { code -> [DeclarationID] in
            guard project.isSource(code), let type = project.symbols.type(around: code) else { return [] }
            let dispatch = ClassDispatch(type, in: project)
            return project.body(of: code).calls.filter(\.addsTargetToPopGesture).flatMap { call in
                call.arguments.compactMap { argument in
                    argument.value.flatMap { Selector($0) }?.function
                        .flatMap { dispatch.implementation($0.name, nil, from: call.body.file) }
                }
            }
        }
    }
}

extension Project {
    /// Calls in the targets of the gesture that swipes back which detach the child of an edge when the gesture has
    /// ended: a swipe that is canceled ends as well.
    func earlyGestures(of presentation: Edge.Presentation, _ edge: Edge) -> [EarlyNotification] {
        guard isPush(presentation) else { return [] }
        return self[EarlyGestures.query].compactMap { function in
            let call = body(of: function).calls.first { call in
                call.runsAtEndOfGesture && eventFlow.alwaysLeads(from: call, toDetachmentOf: edge, ancestors: false)
            }
            guard let call, let type = symbols.type(around: function) else { return nil }
            return EarlyNotification(
                place: call.calleePlace, hook: function, moment: .end, type: type, edge: edge,
                presentation: presentation, detachment: allowsGesture(presentation, edge) ? .detaches : .noGesture)
        }
    }
}

extension CallSite {
    /// `navigationController?.interactivePopGestureRecognizer?.addTarget(self, action: #selector(swiped))`
    fileprivate var addsTargetToPopGesture: Bool {
        guard name.addsTarget, let recognizer = receiver?.lastName?.name else { return false }
        return recognizer.navigationProperty == .gesture
            && arguments.first?.value?.plainChain?.denotesSelf == true
    }

    /// Whether the call runs whenever a gesture has ended: the state of the gesture is the only condition on the way,
    /// and the call is not in a closure.
    fileprivate var runsAtEndOfGesture: Bool {
        var isTested = false
        for ancestor in chain.ancestors {
            switch ancestor {
            case .if(let branch):
                if branch.isOtherwise(self) { return false }
                guard branch.isInBlock(self) else { continue }
                guard branch.conditions?.areEndOfGesture(holding: true) == true else { return false }
                isTested = true
            case .guard(let branch): if branch.isInBlock(self) { return false }
            case .case(let part, _):
                guard part.conditions.first == nil, part.patterns.contains(where: \.isEndOfGesture) else {
                    return false
                }
                isTested = true
            case .block(let block):
                for check in block.statements.checks where check.branch.node < chain.node {
                    if check.branch.isInBlock(self) { continue }
                    let conditions = check.branch.conditions
                    if conditions?.areBindings == true { continue }
                    guard conditions?.areEndOfGesture(holding: check.holds) == true else { return false }
                    isTested = true
                }
            case .loop, .closure, .pattern, .other: return false
            default: continue
            }
        }
        return isTested
    }
}

extension Conditions {
    /// Whether all of them bind optional values.
    fileprivate var areBindings: Bool {
        allSatisfy { if case .optionalBinding = $0 { true } else { false } }
    }

    /// Whether they say that a gesture has ended, and nothing else but that optional values exist.
    fileprivate func areEndOfGesture(holding holds: Bool) -> Bool {
        var isTested = false
        for condition in self {
            switch condition {
            case .optionalBinding: continue
            case .expression(let expression):
                guard expression.testsEndOfGesture(isEqual: holds) else { return false }
                isTested = true
            case .pattern: return false
            }
        }
        return isTested && (holds || isOne)
    }
}

extension Expression {
    /// `gesture.state == .ended`
    fileprivate func testsEndOfGesture(isEqual: Bool) -> Bool {
        var parts = parts
        guard case .chain(let left) = parts.next(), case .operator(let name, isPrefix: false) = parts.next(),
            case .chain(let right) = parts.next(), parts.next() == nil, name == (isEqual ? .equal : .unequal)
        else { return false }
        return left.lastName?.name.isStateOfGesture == true && right.isEndOfGesture
            || right.lastName?.name.isStateOfGesture == true && left.isEndOfGesture
    }
}

extension Chain {
    fileprivate var isEndOfGesture: Bool {
        last.map { ($0.isName || $0.kind == .implicitMember) && $0.name.isEndOfGesture } ?? false
    }
}

extension Pattern {
    /// `.ended`
    fileprivate var isEndOfGesture: Bool { body.expression(in: node)?.plainChain?.isEndOfGesture == true }
}
