/// Combine, and the libraries that extend it.
extension LibraryModel {
    static var combine: LibraryModel {
        LibraryModel(
            declarations: LibraryDeclarations(
                relatedModules: ["Combine", "CombineExt", "CombineCocoa", "CombineSchedulers"],
                typeNames: ["ObservableObject", "Subscribers", "Subscription", "Scheduler"]),
            streams: StreamNames(
                observables: [
                    "Publisher", "AnyPublisher", "Published", "Future", "Just", "Deferred", "PassthroughSubject", "CurrentValueSubject",
                    "Empty", "Fail", "ConnectablePublisher", "Publishers", "Subject",
                ],
                connectableObservables: ["ConnectablePublisher"],
                subjects: ["PassthroughSubject", "CurrentValueSubject", "Subject"],
                valueSubjects: ["CurrentValueSubject"],
                emissions: ["send"],
                subscriptions: ["AnyCancellable", "Cancellable"],
                bags: ["CancelBag"],
                subscribers: [("sink", .plain), ("assign", .assignment)],
                subscriberLabels: ["receiveValue", "receiveCompletion"],
                limitingOperators: ["prefix"],
                neutralOperators: ["asPublisher", "receive", "eraseToAnyPublisher", "handleEvents"],
                lengtheningOperators: [
                    "prepend", "append", "switchToLatest", "makeConnectable", "autoconnect", "tryMap", "replaceError", "replaceNil",
                    "removeDuplicates", "dropFirst", "assertNoFailure", "setFailureType", "decode", "collect",
                ],
                traitOperators: ["replaceError", "tryMap"],
                connectables: ["makeConnectable"],
                observableMakers: ["Deferred", "Future"],
                bagTerminators: ["store"],
                otherTerminators: ["cancelWith", "cancel"],
                emptyings: ["cancel", "cancelAll"],
                runners: ["handleEvents"],
                handlers: ["publisher", "handleEvents"]))
    }
}
