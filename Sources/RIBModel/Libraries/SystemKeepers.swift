package import SourceText

/// What keeps an object that code passes to the system, until the code takes it back.
package enum SystemKeeper: Sendable, Equatable {
    /// The run loop, which has a timer or a display link.
    case runLoop
    /// A dispatch source, which has a handler.
    case dispatchTimer
    case notificationCenter
    case webView
    case urlSession
}

extension NameSet {
    /// Functions and types by which code passes an object to the system.
    package static let systemRegistrations = NameSet.observerRegistrations.union(.scriptHandlerAdditions).union(
        NameSet([FoundationWord.Timer, .URLSession, .setEventHandler, .add].map(\.name)))
}

extension Name {
    /// Whether a method of that name ends what keeps an object: a timer, a display link, a dispatch source, a session.
    var endsSystemKeeper: Bool {
        switch FoundationWord(self) {
        case .cancel, .finishTasksAndInvalidate, .invalidate, .invalidateAndCancel: true
        default: false
        }
    }
}

extension CallSite {
    /// What keeps the object that a call passes to the system; nil if nothing does, or for one event only.
    package var systemKeeper: SystemKeeper? {
        switch registration {
        case .block: return .notificationCenter
        case .timer, .displayLink: return .runLoop
        case .selector, .keyPath, .dispatchTimer, nil: break
        }
        switch FoundationWord(name) {
        case .Timer: return isBare && repeats ? .runLoop : nil
        case .URLSession: return arguments.contains { $0.label == Name.delegateMember } ? .urlSession : nil
        case .setEventHandler: return receiver == nil ? nil : .dispatchTimer
        default: return addsScriptHandler ? .webView : nil
        }
    }

    /// Whether the call makes a timer that does nothing before a run loop has it.
    package var makesUnscheduledTimer: Bool { name == FoundationWord.Timer.name }

    /// The arguments that the system keeps: closures, a target, a delegate, the handler of a script.
    package var keptBySystem: [Expression] {
        switch systemKeeper {
        case .runLoop: arguments.filter { $0.label.isTargetLabel || $0.value?.closure != nil }.compactMap(\.value)
        case .dispatchTimer, .notificationCenter: arguments.filter { $0.value?.closure != nil }.compactMap(\.value)
        case .webView: arguments.prefix(1).compactMap(\.value)
        case .urlSession: arguments.filter { $0.label == Name.delegateMember }.compactMap(\.value)
        case nil: []
        }
    }

    /// Whether the call adds a timer to a run loop.
    package var schedulesTimer: Bool {
        name == FoundationWord.add.name && arguments.contains { $0.label == FoundationWord.forMode.name }
    }
}

/// What becomes of a timer, a display link, an observer's token or a session: what ends it, and where a run loop gets
/// it.
package struct SystemKeeperQuestion: UseQuestion {
    package init() {}

    package func effect(of use: PossibleUse) -> UseEffect {
        switch use {
        case .member(let member, _):
            // Only an extension of the project can do something else with an object of a library.
            member.name.endsSystemKeeper
                ? .matters : member.body.project.functionNames.contains(member.name) ? .follows : .ends
        case .argument(let call): call.name.removesObserver || call.schedulesTimer ? .matters : .follows
        case .assignment: .follows
        }
    }
}

extension ClosureSite {
    /// The first call in the closure that ends what keeps an object.
    package var endOfSystemKeeper: NodeReference? {
        calls.first { $0.name.endsSystemKeeper || $0.name.removesObserver }?.calleePlace
    }
}

extension FunctionBody {
    /// The first call by which a function ends the timer or session that it is passed.
    package var endOfPassedKeeper: NodeReference? {
        calls.first { call in
            guard call.name.endsSystemKeeper, case .parameter? = call.receiver?.head?.local else { return false }
            return true
        }?.calleePlace
    }
}

extension ValueUse {
    /// Whether the use hands a timer over to a run loop.
    package var schedulesTimer: Bool {
        if case .argument(let name) = kind { name == FoundationWord.add.name } else { false }
    }

    /// Whether the use only keeps the value.
    package var storedProperty: DeclarationID? {
        if case .stored(let property) = kind { property } else { nil }
    }
}
