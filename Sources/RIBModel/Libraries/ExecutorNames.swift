import SourceText

/// Names that decide on which thread code runs.
struct ExecutorNames: Sendable {
    // MARK: Queues and schedulers

    /// Types of queues: each has a main one, and those that code creates run in the background.
    var queues: [String] = []
    /// Members of such a type, and of an actor, that denote the main thread.
    var mainMembers: [String] = []
    /// Methods of such a type that return a queue in the background.
    var backgroundQueues: [String] = []
    /// Types whose members all run code on the main thread.
    var mainSchedulers: [String] = []
    /// Types whose objects run code in the background, unless they are created with a queue.
    var backgroundSchedulers: [String] = []
    /// Schedulers that run code immediately: types, and members of other schedulers.
    var immediateSchedulers: [String] = []
    /// Members and methods that return their receiver as another type of scheduler.
    var schedulerConversions: [String] = []

    // MARK: Calls with closures

    /// Methods of a queue that run their closure on it, later.
    var hops: [String] = []
    /// Methods of a queue that run their closure before they return.
    var waits: [String] = []
    /// Methods that run their closure in the background.
    var backgroundRuns: [String] = []
    /// Methods that run their closure on the queue in the argument of a label.
    var queueArguments: [(method: String, label: String)] = []
    /// Properties whose closure is called in the background, each with the types that declare it or inherit it.
    var backgroundProperties: [(property: String, types: [String])] = []
    /// Methods of sessions, and of libraries that ask the user for permission, that call their closure in the
    /// background, each with the type that declares it.
    var backgroundHandlers: [(type: String, methods: [String])] = []
    /// Types of sessions, which may call their handlers on a queue that code chooses.
    var sessions: [String] = []
    /// The label of the queue that a session calls its handlers on.
    var handlerQueueLabels: [String] = []
    /// Methods of collections and optionals that run their closure before they return.
    var iterations: [String] = []

    // MARK: Streams

    /// Methods of sessions that return a stream which emits in the background.
    var backgroundStreams: [String] = []
    /// Operators that move values to the scheduler among their arguments.
    var schedulingOperators: [String] = []
    /// Operators that move values to the scheduler among their arguments only at times.
    var timingOperators: [String] = []
    /// Operators whose scheduler argument starts the source.
    var startingOperators: [String] = []
    /// Labels of arguments that are schedulers.
    var schedulerLabels: [String] = []
    /// Operators whose result emits on the main thread.
    var mainOperators: [String] = []
    /// Types of streams that emit on the main thread.
    var mainStreams: [String] = []
    /// Operators whose result emits where the receiver does, besides those that matter to the length of a stream.
    var keepingOperators: [String] = []
    /// Operators whose closure returns the stream that emits.
    var flatteningOperators: [String] = []
    /// Operators whose result emits what the streams emit that the receiver emits.
    var unwrappingOperators: [String] = []
    /// Operators and functions whose result emits what the receiver and the arguments emit.
    var mergingOperators: [String] = []
    /// Functions and types with a closure that is passed an observer.
    var observerMakers: [String] = []
    /// Functions and types with a closure that returns the stream.
    var deferringMakers: [String] = []
    /// Functions and types whose stream emits as it is subscribed to.
    var immediateMakers: [String] = []
    /// Those of them whose streams emit no values: they fail or end, or neither.
    var valuelessMakers: [String] = []
    /// Methods that subscribe on the main thread.
    var mainSubscribers: [String] = []
    /// Operators with a closure that is run for each value before it is passed on.
    var tappingOperators: [String] = []
    /// Labels of closures that do not run for values, but as somebody subscribes or unsubscribes.
    var setupLabels: [String] = []
    /// Operators that drop values.
    var filteringOperators: [String] = []
    /// Methods with an argument that receives the values.
    var connections: [String] = []
}

extension ExecutorNames {
    static let foundation = ExecutorNames(
        queues: ["DispatchQueue", "OperationQueue", "RunLoop"],
        mainMembers: ["main"],
        backgroundQueues: ["global"],
        mainSchedulers: ["MainActor"],
        hops: ["async", "asyncAfter", "addOperation", "addOperations", "addBarrierBlock", "schedule"],
        waits: ["sync", "asyncAndWait"],
        backgroundRuns: ["performBackgroundTask", "concurrentPerform", "detachNewThread"],
        queueArguments: [
            ("addObserver", "queue"), ("notify", "queue"), ("addPeriodicTimeObserver", "queue"),
            ("addBoundaryTimeObserver", "queue"),
        ],
        backgroundProperties: [("completionBlock", ["Operation", "BlockOperation"])],
        backgroundHandlers: [
            ("URLSession", ["dataTask", "uploadTask", "downloadTask"]),
            ("PHPhotoLibrary", ["requestAuthorization"]), ("AVCaptureDevice", ["requestAccess"]),
            ("CNContactStore", ["requestAccess"]), ("EKEventStore", ["requestAccess", "requestFullAccessToEvents"]),
            ("UNUserNotificationCenter", ["requestAuthorization", "getNotificationSettings"]),
            ("AVAudioSession", ["requestRecordPermission"]), ("SFSpeechRecognizer", ["requestAuthorization"]),
        ],
        sessions: ["URLSession"],
        handlerQueueLabels: ["delegateQueue"],
        iterations: ["forEach", "map", "flatMap", "compactMap", "filter", "first", "contains", "reduce", "sorted"],
        backgroundStreams: ["dataTaskPublisher"])

    static let combine = ExecutorNames(
        mainSchedulers: ["UIScheduler"],
        immediateSchedulers: ["ImmediateScheduler", "immediate"],
        schedulerConversions: ["eraseToAnyScheduler", "shared"],
        schedulingOperators: ["receive"],
        startingOperators: ["subscribe"],
        schedulerLabels: ["on", "scheduler"],
        keepingOperators: [
            "eraseToAnyPublisher", "setFailureType", "mapError", "print", "breakpoint", "tryMap", "tryFilter", "encode",
            "tryCompactMap", "tryCatch", "last", "min", "max", "replaceEmpty", "multicast", "output", "count",
            "prepend", "drop", "first",
        ],
        flatteningOperators: ["flatMap"],
        unwrappingOperators: ["switchToLatest"],
        mergingOperators: ["Merge", "CombineLatest", "Zip", "Merge3", "CombineLatest3", "Zip3", "MergeMany", "append"],
        observerMakers: ["Future"],
        deferringMakers: ["Deferred"],
        immediateMakers: ["Just", "Empty", "Fail"],
        valuelessMakers: ["Empty", "Fail"],
        tappingOperators: ["handleEvents"],
        setupLabels: ["receiveSubscription", "receiveCancel", "receiveRequest"],
        filteringOperators: ["filter", "tryFilter", "first", "drop", "prefix"],
        connections: ["assign", "subscribe"])

    static let rxSwift = ExecutorNames(
        mainSchedulers: ["MainScheduler", "ConcurrentMainScheduler"],
        backgroundSchedulers: [
            "ConcurrentDispatchQueueScheduler", "SerialDispatchQueueScheduler", "OperationQueueScheduler",
        ],
        immediateSchedulers: ["CurrentThreadScheduler"],
        schedulerConversions: ["instance"],
        schedulingOperators: [
            "observe", "observeOn", "delay", "debounce", "throttle", "buffer", "window", "interval", "timer",
        ],
        timingOperators: ["timeout"],
        startingOperators: ["subscribeOn"],
        mainOperators: ["asDriver", "asSignal", "asDriverOnErrorJustComplete"],
        mainStreams: ["Driver", "Signal", "SharedSequence", "ControlEvent", "ControlProperty"],
        keepingOperators: ["mapError", "flatMapCompletable"],
        flatteningOperators: [
            "flatMapLatest", "flatMapFirst", "concatMap", "switchMap", "flatMapSingle", "flatMapMaybe",
        ],
        unwrappingOperators: ["switchLatest"],
        mergingOperators: ["merge", "combineLatest", "zip", "concat", "amb"],
        observerMakers: ["create"],
        deferringMakers: ["deferred"],
        immediateMakers: ["just", "of", "from", "empty", "error", "never"],
        valuelessMakers: ["empty", "error", "never"],
        mainSubscribers: ["drive", "emit"],
        tappingOperators: ["do"],
        setupLabels: ["onSubscribe", "onSubscribed", "onDispose", "onDisposed"],
        filteringOperators: ["filter", "skip", "skipWhile", "take", "takeWhile", "takeLast", "ofType", "first"],
        connections: ["bind", "subscribe"])
}
