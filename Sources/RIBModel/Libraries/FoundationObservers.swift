package import SourceText

extension Name {
    /// Whether a method of that name removes an observer.
    package var removesObserver: Bool { self == FoundationWord.removeObserver.name }
}

extension NameSet {
    /// Functions and types that start something which runs until it is removed or invalidated.
    package static let observerRegistrations = NameSet(
        [FoundationWord.addObserver, .observe, .scheduledTimer, .makeTimerSource, .CADisplayLink].map(\.name))
}

extension NameSet {
    /// Functions that register a closure and return a token: of Foundation, AVFoundation, Firebase and Realm.
    package static let tokenMakers = NameSet(
        [
            FoundationWord.addObserver, .observe, .addPeriodicTimeObserver, .addBoundaryTimeObserver,
            .addStateDidChangeListener, .addSnapshotListener,
        ].map(\.name))

    /// Types of what such functions return. A type that says nothing, such as `Any`, is not among them.
    static let tokenTypes = NameSet(
        [
            FoundationWord.NSObjectProtocol, .NSKeyValueObservation, .NotificationToken, .DatabaseHandle,
            .AuthStateDidChangeListenerHandle, .ListenerRegistration,
        ].map(\.name))
}

extension TypeReference {
    /// The name of a type that the project does not declare.
    fileprivate var nameOfLibrary: Name? {
        switch self {
        case .known(let name, _), .unresolved(let name): name
        default: nil
        }
    }
}

extension NameSet {
    /// Methods that end a timer or a display link.
    package static let invalidations = NameSet([FoundationWord.invalidate.name])
}

extension CallSite {
    /// What the call starts; nil if it ends by itself, or belongs to another library.
    package var registration: ObserverKind? {
        switch FoundationWord(name) {
        case .addObserver:
            let labels = arguments.map(\.label)
            if labels.first == FoundationWord.forName.name { return .block }
            let isOwn = arguments.first?.value?.isSelf == true && labels.first?.isNone == true
            let methods = NameSet([FoundationWord.selector.name, FoundationWord.forKeyPath.name])
            return isOwn && labels.contains { methods.contains($0) } ? .selector : nil
        case .observe: return arguments.first?.value?.plainChain?.head?.kind == .keyPath ? .keyPath : nil
        case .scheduledTimer: return repeats ? .timer : nil
        case .makeTimerSource: return receiver == nil ? nil : .dispatchTimer
        case .CADisplayLink: return isBare ? .displayLink : nil
        default: return nil
        }
    }

    /// What kind of token the call returns, if it registers a closure and returns one; nil for any other call.
    ///
    /// - Parameter type: the type as which the token is returned; tells other libraries' `observe` apart.
    package func tokenKind(returnedAs type: TypeReference) -> ObserverKind? {
        if let kind = registration { return kind == .block || kind == .keyPath ? kind : nil }
        switch FoundationWord(name) {
        case .addPeriodicTimeObserver, .addBoundaryTimeObserver, .addStateDidChangeListener, .addSnapshotListener:
            return .block
        case .observe:
            for part in type.constituents {
                guard let name = part.nameOfLibrary.flatMap({ FoundationWord($0) }) else { continue }
                if name == .NotificationToken { return .keyPath }
                if name == .DatabaseHandle { return .block }
            }
            return nil
        default: return nil
        }
    }

    /// Whether the call registers a closure for what happens any number of times: notifications, changes of a property,
    /// a timer that repeats.
    var registersForEvents: Bool {
        switch registration {
        case .block, .keyPath, .timer: true
        case .selector, .displayLink, .dispatchTimer, nil: false
        }
    }

    /// Whether an argument says that a timer repeats.
    var repeats: Bool {
        arguments.contains {
            $0.label == FoundationWord.repeats.name && $0.value?.plainChain?.only?.literal == .true
        }
    }

    /// Whether a closure of the call ends what the call starts.
    package var endsInOwnClosure: Bool {
        closures.contains { closure in
            closure.calls.contains { $0.name == FoundationWord.invalidate.name || $0.name.removesObserver }
        }
    }
}
