import SourceText

/// Combine, and the libraries that extend it.
extension LibraryModel {
    static var combine: LibraryModel {
        LibraryModel(
            declarations: LibraryDeclarations(
                relatedModules: ["Combine", "CombineExt", "CombineCocoa", "CombineSchedulers"],
                typeNames: ["ObservableObject", "Subscribers", "Subscription", "Scheduler"]),
            streams: StreamNames(
                subscribers: [
                    ("sink", .plain, ["receiveValue", "receiveCompletion"]),
                    // `ownership` and `and` are CombineExt's.
                    ("assign", .assignment, ["to", "on", "ownership", "and"]),
                ],
                bagLabels: [("store", "in")],
                laterMembers: [
                    ("NotificationCenter", ["publisher"]), ("URLSession", ["dataTaskPublisher"]),
                    ("Timer", ["publish"]),
                ],
                lists: [
                    .observables: [
                        "Publisher", "AnyPublisher", "Published", "Future", "Just", "Deferred", "PassthroughSubject",
                        "CurrentValueSubject", "Empty", "Fail", "ConnectablePublisher", "Publishers", "Subject",
                    ],
                    .singleValueMakers: ["Just", "Empty", "Fail", "Future", "dataTaskPublisher"],
                    .connectableObservables: ["ConnectablePublisher"],
                    .subjects: ["PassthroughSubject", "CurrentValueSubject", "Subject"],
                    .valueSubjects: ["CurrentValueSubject"],
                    .currentValues: ["CurrentValueSubject"],
                    .eventStreams: ["PassthroughSubject"],
                    .delayingOperators: ["delay", "debounce"],
                    .laterSchedulers: ["DispatchQueue", "OperationQueue", "RunLoop"],
                    .replayingOperators: ["multicast"],
                    .disposals: ["cancel"],
                    .immediateMakers: ["Just"],
                    .beginningOperators: ["prepend"],
                    .passingOperators: [
                        "eraseToAnyPublisher", "map", "removeDuplicates", "handleEvents", "print", "setFailureType",
                        "assertNoFailure", "scan",
                    ],
                    .valueLabels: ["receiveValue"],
                    .emissions: ["send"],
                    .subscriptions: ["AnyCancellable", "Cancellable"],
                    // Foundation's: of notification centers, objects with observed key paths, URL sessions, and timers.
                    .observableMembers: ["publisher", "dataTaskPublisher", "publish"],
                    .bags: ["CancelBag"],
                    .subscriberLabels: ["receiveValue", "receiveCompletion"],
                    .limitingOperators: ["prefix"],
                    .neutralOperators: ["asPublisher", "receive", "eraseToAnyPublisher", "handleEvents"],
                    .lengtheningOperators: [
                        "prepend", "append", "switchToLatest", "makeConnectable", "autoconnect", "tryMap",
                        "replaceError",
                        "replaceNil", "removeDuplicates", "dropFirst", "assertNoFailure", "setFailureType", "decode",
                        "collect",
                    ],
                    .traitOperators: ["replaceError", "tryMap"],
                    .connectables: ["makeConnectable"],
                    .observableMakers: ["Deferred", "Future"],
                    .bagTerminators: ["store"],
                    .otherTerminators: ["cancelWith", "cancel"],
                    .emptyings: ["cancel", "cancelAll"],
                    .runners: ["handleEvents"],
                    .handlers: ["publisher", "handleEvents"],
                ]),
            executors: .combine)
    }
}

enum CombineWord: Int, LibraryWord {
    case assign, prefix, Published, store, untilOutputFrom
}

extension Name {
    /// The method that assigns each value to a property.
    var isAssignment: Bool { self == CombineWord.assign.name }

    /// The method that inserts a subscription into a set.
    var isStore: Bool { self == CombineWord.store.name }

    /// Whether an operator of Combine completes when its argument, a publisher, emits.
    ///
    /// - Parameter label: the label of the operator's first argument.
    func isUntilOutputOperator(_ label: Name) -> Bool {
        self == CombineWord.prefix.name && label == CombineWord.untilOutputFrom.name
    }
}

extension Name {
    /// The attribute of a property that publishes its values.
    var isPublishing: Bool { self == CombineWord.Published.name }
}
