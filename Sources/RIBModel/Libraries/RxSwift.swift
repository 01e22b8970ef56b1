import SourceText

/// RxSwift with RxCocoa and RxRelay, and the libraries that extend it.
///
/// Source: RxSwift 6.
extension LibraryModel {
    static var rxSwift: LibraryModel {
        LibraryModel(
            declarations: LibraryDeclarations(
                relatedModules: [
                    "RxSwift", "RxCocoa", "RxRelay", "RxTest", "RxBlocking", "ReactorKit", "RxDataSources", "RxGesture",
                    "RxKeyboard", "RxOptional", "RxSwiftExt", "RxMoya", "Differentiator",
                ],
                typeNames: [
                    "Disposables", "RefCountDisposable", "BooleanDisposable", "SingleAssignmentDisposable",
                    "SchedulerType", "MainScheduler", "ConcurrentDispatchQueueScheduler",
                    "SerialDispatchQueueScheduler", "ImmediateSchedulerType", "Event", "SingleEvent", "Reactive",
                    "ReactiveCompatible", "HasDisposeBag", "DelegateProxy", "DelegateProxyType", "HasDelegate",
                    "Reactor", "StoryboardView", "SectionModel", "SectionModelType", "AnimatableSectionModel",
                    "IdentifiableType",
                ],
                typePrefixes: ["Rx"]),
            streams: rxStreams,
            references: ReferenceNames(listeners: ["reactor"], inheritedListeners: ["reactor"]),
            executors: .rxSwift, runs: .rxSwift)
    }

    private static var rxStreams: StreamNames {
        let handlers = ["onNext", "onError", "onCompleted", "onDisposed", "onSuccess", "onFailure"]
        // Labels of the object that the handlers are passed, and of the further argument of a function that subscribes.
        let (objects, curried) = (["with", "weak"], ["curriedArgument"])
        return StreamNames(
            subscribers: [
                ("subscribe", .observer, handlers + objects + ["on"]),
                ("drive", .driving, handlers + objects + curried),
                ("emit", .emitting, handlers + objects + ["to"]), ("connect", .connection, []),
                ("bind", .binding, ["to", "onNext"] + objects + curried),
                ("subscribeNext", .plain, objects),
            ],
            bagLabels: [("disposed", "by")],
            laterMembers: [("NotificationCenter", ["notification"]), ("URLSession", ["response", "data", "json"])],
            lists: [
                .observables: [
                    "Observable", "ObservableType", "ConnectableObservable", "Single", "Maybe", "Completable",
                    "Infallible",
                    "Driver", "Signal", "SharedSequence", "SharedSequenceConvertibleType", "ControlEvent",
                    "ControlProperty", "PublishSubject", "BehaviorSubject", "ReplaySubject", "AsyncSubject",
                    "PublishRelay",
                    "BehaviorRelay", "ReplayRelay", "PrimitiveSequence", "PrimitiveSequenceType",
                    "ObservableConvertibleType", "SubjectType",
                ],
                .endingObservables: ["Single", "Maybe", "Completable", "PrimitiveSequence"],
                .viewStreams: ["ControlEvent", "ControlProperty"],
                .connectableObservables: ["ConnectableObservable", "ConnectableObservableType"],
                .subjects: [
                    "PublishSubject", "BehaviorSubject", "ReplaySubject", "AsyncSubject", "PublishRelay",
                    "BehaviorRelay",
                    "ReplayRelay", "AnyObserver", "Binder", "ObserverType",
                ],
                .valueSubjects: ["BehaviorSubject", "BehaviorRelay", "ReplaySubject", "ReplayRelay"],
                .currentValues: ["BehaviorSubject", "BehaviorRelay"],
                .eventStreams: ["PublishSubject", "PublishRelay", "ControlEvent", "Signal"],
                .controlEvents: ["ControlEvent"],
                .timedMakers: ["interval", "timer"],
                .delayingOperators: ["delay", "delaySubscription", "debounce"],
                .laterSchedulers: [
                    "ConcurrentDispatchQueueScheduler", "SerialDispatchQueueScheduler", "OperationQueueScheduler",
                    "asyncInstance",
                ],
                .replayingOperators: ["replay", "replayAll", "shareReplay", "multicast", "publish", "connect"],
                .disposals: ["dispose"],
                .immediateMakers: ["just", "of"],
                .beginningOperators: ["startWith"],
                .passingOperators: [
                    "asObservable", "map", "mapTo", "mapToVoid", "asVoid", "do", "debug", "distinctUntilChanged",
                    "scan",
                    "enumerated", "withUnretained", "share",
                ],
                .valueLabels: ["onNext", "onSuccess"],
                .emissions: ["onNext", "on", "accept", "onCompleted", "onSuccess", "onError", "sendAction"],
                .subscriptions: ["Disposable", "Cancelable"],
                .bags: ["DisposeBag", "CompositeDisposable", "SerialDisposable"],
                .subscriberLabels: handlers,
                .endingHandlers: ["onSuccess"],
                .limitingOperators: ["take"],
                .singleOperators: ["first", "asSingle", "asMaybe", "asCompletable"],
                .neutralOperators: [
                    "map", "compactMap", "filter", "filterNil", "unwrap", "do", "observe", "observeOn", "subscribe",
                    "subscribeOn", "timeout", "debug", "withUnretained", "with", "delay", "delaySubscription",
                    "distinctUntilChanged", "throttle", "debounce", "share", "skip", "skipWhile", "takeWhile",
                    "takeLast",
                    "takeUntil", "scan", "reduce", "enumerated", "cast", "ofType", "catchAndReturn",
                    "catchErrorJustReturn",
                    "materialize", "dematerialize", "mapTo", "ignoreElements", "withLatestFrom", "publish", "replay",
                    "multicast", "refCount", "asVoid", "mapToVoid", "trackActivity",
                ],
                .collectingOperators: ["toArray"],
                .convertingOperators: [
                    "asObservable", "asInfallible", "asDriver", "asSignal", "asDriverOnErrorJustComplete",
                ],
                .lengtheningOperators: [
                    "flatMap", "flatMapLatest", "flatMapFirst", "concatMap", "concat", "merge", "startWith", "repeat",
                    "repeatElement", "switchLatest", "switchMap", "combineLatest", "zip", "andThen", "catch",
                    "catchError",
                    "ifEmpty", "amb", "sample", "window", "buffer",
                ],
                .retryingOperators: ["retry"],
                .endlessRetryingOperators: ["retryWhen"],
                .traitOperators: [
                    "flatMap", "flatMapMaybe", "flatMapSingle", "flatMapCompletable", "zip", "zipWith", "concat",
                    "ifEmpty",
                    "catch", "catchError", "catchErrorJustReturn", "catchAndReturn", "catchErrorJustComplete",
                    "onErrorJustReturn",
                ],
                .continuingOperators: ["andThen"],
                .connectables: ["publish", "replay", "multicast"],
                .endingMakers: ["just", "of", "from", "empty", "error"],
                .completions: ["onCompleted", "onError", "completed", "error"],
                .endlessMakers: ["never"],
                .observableMakers: ["create", "deferred", "using"],
                .subscriptionReturningMakers: ["create"],
                .subscriptionMakers: ["Disposables", "StableCompositeDisposable", "BinaryDisposable"],
                .bagTerminators: ["disposed", "insert", "addDisposableTo"],
                .otherTerminators: ["disposeWith", "dispose"],
                .insertions: ["insert", "addDisposable"],
                .emptyings: ["dispose", "disposeAll"],
                .selfNames: ["owner"],
                .runners: ["do"],
            ])
    }
}

enum RxSwiftWord: Int, LibraryWord {
    case base, cellType, deallocated, deallocating, items, methodInvoked, next, observeWeakly, on, Reactive, rx
    case sentMessage, share, StoryboardView, take, takeUntil, title, to, until, with
}

extension Name {
    /// The type that projects extend by observables and binders of objects.
    static var reactiveExtensions: Name { RxSwiftWord.Reactive.name }

    /// The member that holds the observables and binders of an object.
    var isReactive: Bool { self == RxSwiftWord.rx.name }

    /// Whether a protocol of that name gives a class a strong property for its reactor.
    package var keepsReactor: Bool { self == RxSwiftWord.StoryboardView.name || self == SwiftUIWord.View.name }

    /// The label of the scheduler that an observable subscribes on; in Combine, of an assignment's target.
    package var isOnLabel: Bool { self == RxSwiftWord.on.name }

    /// Whether an operator shares one subscription among all subscribers, and may keep values for new ones.
    var sharesStream: Bool { self == RxSwiftWord.share.name }

    /// The label of an observer or a property that receives values.
    package var isToLabel: Bool { self == RxSwiftWord.to.name }

    /// The label of the object that handlers receive.
    var isWithLabel: Bool { self == RxSwiftWord.with.name }

    /// Whether an operator of RxSwift completes when its argument, an observable, emits.
    ///
    /// - Parameter label: the label of the operator's first argument.
    func isUntilOperator(_ label: Name) -> Bool {
        self == RxSwiftWord.takeUntil.name || self == RxSwiftWord.take.name && label == RxSwiftWord.until.name
    }
}

extension LibraryModel {
    /// Whether a call passes an object to a closure of its chain as the first parameter, as `with: self`,
    /// `Binder(self)` and `withUnretained(self)` do.
    ///
    /// - Parameter label: the label of the argument that is the object.
    static func passesOwner(_ callee: String, _ label: String) -> Bool {
        if ["with", "weak", "unowned", "owner"].contains(label) { return true }
        return callee == "Binder" || callee.hasPrefix("with") || callee == "weakify"
    }
}

extension Project {
    /// Whether the members of a chain denote the subscription without an effect.
    func isEmptySubscription(_ members: [Name]) -> Bool { members.map(text) == ["Disposables", "create"] }
}

extension NameSet {
    static let reactive = NameSet([RxSwiftWord.rx.name])

    /// Streams that emit when a view controller disappears or is released, by the methods of UIKit and by members of
    /// their names.
    static let disappearances = NameSet([
        UIKitWord.viewDidDisappear.name, UIKitWord.viewWillDisappear.name, RxSwiftWord.deallocated.name,
    ])

    /// Members of a view controller's `rx` that are RxCocoa's own, or are named like methods of UIKit that do not tell
    /// of a disappearance.
    static let otherReactiveMembers = NameSet(
        [
            RxSwiftWord.base, .deallocating, .methodInvoked, .observeWeakly, .sentMessage, .title,
        ].map(\.name) + [FoundationWord.observe.name]
            + [
                UIKitWord.viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillLayoutSubviews,
                .viewDidLayoutSubviews,
            ].map(\.name))
}
