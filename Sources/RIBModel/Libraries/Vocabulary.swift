/// The words of the field: which names mean what. All that differs between projects is here, as data, so that a project's own
/// words can be added; nothing else in the model knows a name of a framework.
///
/// Sources: uber/RIBs-iOS 1.0.0, DevYeom/ModernRIBs 1.0, nsoojin/CombineRIBs, uber/needle; UIKit, SwiftUI, RxSwift 6, Combine.
public struct Vocabulary: Sendable {
    /// Modules that export the framework.
    public var frameworkModules: [String] = [
        "RIBs", "ModernRIBs", "CombineRIBs", "RIBs_SwiftUI", "napkin", "Nodes",
    ]
    public var needleModules: [String] = ["NeedleFoundation"]

    /// Modules that are known: names that come from them are no mystery.
    public var knownModules: [String] = [
        "Swift", "Foundation", "UIKit", "SwiftUI", "AppKit", "Combine", "Dispatch", "os", "OSLog", "CoreData", "CoreGraphics",
        "CoreLocation", "CoreImage", "CoreMedia", "CoreText", "CoreMotion", "CoreBluetooth", "CoreTelephony", "CoreHaptics",
        "AVFoundation", "AVKit", "MapKit", "WebKit", "SafariServices", "StoreKit", "Photos", "PhotosUI", "MessageUI", "Contacts",
        "ContactsUI", "EventKit", "EventKitUI", "UserNotifications", "LocalAuthentication", "AuthenticationServices", "CryptoKit",
        "Security", "QuartzCore", "QuickLook", "MobileCoreServices", "UniformTypeIdentifiers", "Vision", "VisionKit", "PassKit",
        "PDFKit", "GameKit", "SpriteKit", "SceneKit", "Metal", "MetalKit", "ARKit", "ReplayKit", "WidgetKit", "ActivityKit",
        "AppIntents", "Intents", "IntentsUI", "LinkPresentation", "MediaPlayer", "NaturalLanguage", "Network", "Observation",
        "Accelerate", "AdSupport", "AppTrackingTransparency", "AudioToolbox", "BackgroundTasks", "CallKit", "CloudKit", "HealthKit",
        "JavaScriptCore", "Darwin", "Glibc", "ObjectiveC", "XCTest", "Testing", "SystemConfiguration", "TipKit", "Charts",
        "_Concurrency", "RegexBuilder", "Synchronization", "DeviceCheck", "CoreML", "CoreNFC", "CoreSpotlight", "Speech",
        "RxSwift", "RxCocoa", "RxRelay", "RxTest", "RxBlocking", "ReactorKit", "RxDataSources", "RxGesture", "RxKeyboard",
        "RxOptional", "RxSwiftExt", "CombineExt", "CombineCocoa", "CombineSchedulers", "SnapKit", "Then", "Kingfisher", "Alamofire",
        "Moya", "RxMoya", "Differentiator", "Lottie", "SDWebImage", "Nuke", "PinLayout", "FlexLayout", "Hero", "PanModal",
        "FloatingPanel", "Toast_Swift", "SwiftyJSON", "Realm", "RealmSwift", "Firebase", "FirebaseCore", "FirebaseAuth",
        "FirebaseAnalytics", "FirebaseCrashlytics", "FirebaseDatabase", "FirebaseFirestore", "FirebaseMessaging",
        "FirebaseRemoteConfig", "FirebaseStorage", "KeychainAccess", "SwiftKeychainWrapper", "Quick", "Nimble", "SnapshotTesting",
        "Swinject", "DIKit",
    ]

    /// Base classes and protocols of the framework, each with the role it gives and those it refines.
    public var frameworkTypes: [FrameworkType] = [
        FrameworkType("InteractorScope"),
        FrameworkType("Interactable", role: .interactor, refines: ["InteractorScope"]),
        FrameworkType("Interactor", isClass: true, role: .interactor, refines: ["Interactable"]),
        FrameworkType("PresentableInteractor", isClass: true, isUnmistakable: true, role: .interactor, refines: ["Interactor"]),
        FrameworkType("RouterScope"),
        FrameworkType("Routing", role: .router, refines: ["RouterScope"]),
        FrameworkType("ViewableRouting", isUnmistakable: true, role: .router, refines: ["Routing"]),
        FrameworkType("LaunchRouting", isUnmistakable: true, role: .router, refines: ["ViewableRouting"]),
        FrameworkType("Router", isClass: true, role: .router, refines: ["Routing"]),
        FrameworkType("ViewableRouter", isClass: true, isUnmistakable: true, role: .router, refines: ["Router", "ViewableRouting"]),
        FrameworkType("LaunchRouter", isClass: true, isUnmistakable: true, role: .router, refines: ["ViewableRouter", "LaunchRouting"]),
        FrameworkType("Presentable", role: .view),
        FrameworkType("ViewControllable", isUnmistakable: true, role: .view),
        FrameworkType("Presenter", isClass: true, role: .presenter, refines: ["Presentable"]),
        FrameworkType("Buildable", role: .builder),
        FrameworkType("Builder", isClass: true, role: .builder, refines: ["Buildable"]),
        FrameworkType("ComponentizedBuilder", isClass: true, isUnmistakable: true, role: .builder, refines: ["Buildable"]),
        FrameworkType("SimpleComponentizedBuilder", isClass: true, isUnmistakable: true, role: .builder, refines: ["ComponentizedBuilder"]),
        FrameworkType("MultiStageComponentizedBuilder", isClass: true, isUnmistakable: true, role: .builder, refines: ["Buildable"]),
        FrameworkType(
            "SimpleMultiStageComponentizedBuilder", isClass: true, isUnmistakable: true, role: .builder,
            refines: ["MultiStageComponentizedBuilder"]),
        FrameworkType("Dependency"),
        FrameworkType("EmptyDependency", isUnmistakable: true, refines: ["Dependency"]),
        FrameworkType("Component", isClass: true, role: .component, refines: ["Dependency"]),
        FrameworkType("EmptyComponent", isClass: true, isUnmistakable: true, role: .component, refines: ["EmptyDependency"]),
        FrameworkType("Working", role: .worker),
        FrameworkType("Worker", isClass: true, role: .worker, refines: ["Working"]),
        FrameworkType("Workflow", isClass: true, role: .workflow),
        FrameworkType("Step", isClass: true),
    ]

    /// Members of the framework's generic classes whose type is one of their arguments.
    public var genericMembers: [(type: String, member: String, argument: Int)] = [
        ("PresentableInteractor", "presenter", 0), ("Presenter", "viewController", 0), ("Router", "interactor", 0),
        ("ViewableRouter", "interactor", 0), ("ViewableRouter", "viewController", 1), ("LaunchRouter", "interactor", 0),
        ("LaunchRouter", "viewController", 1), ("Builder", "dependency", 0), ("Component", "dependency", 0),
    ]

    /// Component bases of Needle, known by files that import it.
    public var needleTypes: [FrameworkType] = [
        FrameworkType("Component", isClass: true, role: .component, refines: ["Scope"]),
        FrameworkType("BootstrapComponent", isClass: true, isUnmistakable: true, role: .component, refines: ["Component"]),
        FrameworkType("PluginizedComponent", isClass: true, isUnmistakable: true, role: .component, refines: ["Component"]),
        FrameworkType("NonCoreComponent", isClass: true, isUnmistakable: true, role: .component, refines: ["Component"]),
        FrameworkType("Scope"),
        FrameworkType("Dependency"),
        FrameworkType("EmptyDependency", isUnmistakable: true, refines: ["Dependency"]),
    ]

    /// Classes of UIKit and SwiftUI that are view controllers, each with its superclass.
    public var viewControllers: [(name: String, superclass: String)] = [
        ("UIViewController", "UIResponder"), ("UINavigationController", "UIViewController"),
        ("UITabBarController", "UIViewController"), ("UISplitViewController", "UIViewController"),
        ("UIPageViewController", "UIViewController"), ("UITableViewController", "UIViewController"),
        ("UICollectionViewController", "UIViewController"), ("UIHostingController", "UIViewController"),
        ("UIAlertController", "UIViewController"), ("UIActivityViewController", "UIViewController"),
        ("UIImagePickerController", "UINavigationController"), ("UIDocumentPickerViewController", "UIViewController"),
        ("UIDocumentBrowserViewController", "UIViewController"), ("UISearchController", "UIViewController"),
        ("UIColorPickerViewController", "UIViewController"), ("UIFontPickerViewController", "UIViewController"),
        ("UIInputViewController", "UIViewController"), ("SFSafariViewController", "UIViewController"),
        ("MFMailComposeViewController", "UINavigationController"), ("MFMessageComposeViewController", "UINavigationController"),
        ("CNContactPickerViewController", "UIViewController"), ("CNContactViewController", "UIViewController"),
        ("PHPickerViewController", "UIViewController"), ("AVPlayerViewController", "UIViewController"),
        ("QLPreviewController", "UIViewController"), ("EKEventEditViewController", "UINavigationController"),
        ("SKStoreProductViewController", "UIViewController"), ("VNDocumentCameraViewController", "UIViewController"),
        ("PKAddPaymentPassViewController", "UIViewController"), ("GKGameCenterViewController", "UINavigationController"),
        ("UICloudSharingController", "UIViewController"), ("UIReferenceLibraryViewController", "UIViewController"),
        ("UIVideoEditorController", "UINavigationController"), ("UIPrinterPickerController", "NSObject"),
    ]

    /// Members by which a view or a child reports, whatever their type.
    public var listeners: [String] = [
        "listener", "presentableListener", "delegate", "handler", "action", "output", "interactor", "presenter", "eventHandler",
        "viewListener", "reactor",
    ]

    /// Members that a library's protocol gives a view to report by.
    public var inheritedListeners: [String] = ["reactor"]

    /// Calls that put a subscription into a holder or bind it to a lifetime.
    public var deactivationTerminators: [String] = ["disposeOnDeactivate", "cancelOnDeactivate"]
    public var otherTerminators: [String] = ["disposeOnStop", "cancelOnStop", "disposeWith", "cancelWith", "dispose", "cancel"]
    public var bagTerminators: [String] = ["disposed", "store", "insert", "addDisposableTo"]

    /// Calls that subscribe, whatever their arguments.
    public var subscribers: [String] = ["subscribe", "drive", "emit", "sink", "assign", "connect", "bind", "subscribeNext"]

    /// Those that Combine has; the others are of Rx.
    public var combineSubscribers: [String] = ["sink", "assign"]
    /// Labels of arguments that make such a call a subscribing one whatever it is called on.
    public var subscriberLabels: [String] = [
        "onNext", "onError", "onCompleted", "onDisposed", "onSuccess", "onFailure", "receiveValue", "receiveCompletion",
    ]
    /// Operators that end an observable after its first value, or make a type of it that ends.
    public var endingOperators: [String] = ["take", "first", "prefix", "asSingle", "asMaybe", "asCompletable"]
    /// Operators that make no chain longer than what they are called on.
    public var neutralOperators: [String] = [
        "map", "compactMap", "filter", "filterNil", "unwrap", "do", "observe", "observeOn", "subscribe", "subscribeOn", "timeout", "debug",
        "withUnretained", "with", "delay", "delaySubscription", "distinctUntilChanged", "throttle", "debounce", "share", "skip", "skipWhile",
        "takeWhile", "takeLast", "takeUntil", "scan", "reduce", "toArray", "enumerated", "cast", "ofType", "asObservable", "asInfallible",
        "asDriver", "asSignal", "asPublisher", "asDriverOnErrorJustComplete", "catchAndReturn", "catchErrorJustReturn", "materialize", "dematerialize",
        "mapTo", "ignoreElements", "withLatestFrom", "receive", "eraseToAnyPublisher", "publish", "replay", "multicast", "refCount",
        "asVoid", "mapToVoid", "trackActivity", "handleEvents",
    ]
    /// Operators that lengthen a chain, or may; with the others they tell that a chain is one of observables.
    public var lengtheningOperators: [String] = [
        "flatMap", "flatMapLatest", "flatMapFirst", "concatMap", "concat", "merge", "startWith", "prepend", "append", "repeat", "repeatElement",
        "switchLatest", "switchToLatest", "switchMap", "retry", "retryWhen", "combineLatest", "zip", "andThen", "catch", "catchError", "ifEmpty",
        "amb", "sample", "window", "buffer", "makeConnectable", "autoconnect", "tryMap", "replaceError", "replaceNil", "removeDuplicates",
        "dropFirst", "assertNoFailure", "setFailureType", "decode", "collect",
    ]
    /// Operators behind which `connect()` subscribes.
    public var connectables: [String] = ["publish", "replay", "multicast", "makeConnectable"]
    /// Observables that end by themselves.
    public var endingObservables: [String] = ["Single", "Maybe", "Completable", "PrimitiveSequence"]
    /// Functions by which an observable's type makes one that ends by itself.
    public var endingMakers: [String] = ["just", "of", "from", "empty", "error"]
    /// Operators that make one of those of another.
    public var traitOperators: [String] = [
        "flatMap", "flatMapMaybe", "flatMapSingle", "flatMapCompletable", "zip", "zipWith", "andThen", "concat", "ifEmpty", "catch", "catchError",
        "catchErrorJustReturn", "catchAndReturn", "catchErrorJustComplete", "onErrorJustReturn", "replaceError", "tryMap",
    ]
    /// Labels of handlers that only those have: `subscribe(onSuccess:)` of RxSwift's `Single` and `Maybe`.
    public var endingHandlers: [String] = ["onSuccess"]
    /// Calls whose closure makes what an observable's subscriber gets: the disposable it returns is that subscriber's.
    public var observableMakers: [String] = ["create", "deferred", "using", "Deferred", "Future"]
    /// Calls that make one subscription of those they are given.
    public var subscriptionMakers: [String] = ["Disposables", "StableCompositeDisposable", "BinaryDisposable"]
    /// Methods by which a holder takes a subscription.
    public var insertions: [String] = ["insert", "append", "add", "addDisposable", "collect", "hold", "keep"]
    /// Methods by which a holder lets go of what it has.
    public var emptyings: [String] = [
        "dispose", "cancel", "removeAll", "cancelAll", "disposeAll", "clear", "reset", "empty", "removeFirst", "removeLast", "popFirst",
        "popLast", "forEach", "subtract", "formIntersection", "dropAll", "invalidate", "map", "compactMap",
    ]
    /// Names under which closures are handed the object whose code they stand in.
    public var selfNames: [String] = ["self", "wSelf", "weakSelf", "strongSelf", "sSelf", "this", "owner", "me"]
    /// Calls that run a closure of theirs and keep nothing of what it returns.
    public var runners: [String] = [
        "forEach", "async", "asyncAfter", "sync", "Task", "detached", "animate", "performBatchUpdates", "do", "handleEvents",
        "addOperation",
    ]
    /// Observables that tell whether an interactor is active: what ends with one of them ends at deactivation.
    public var activityStreams: [String] = ["isActiveStream", "isActivePublisher", "deactivated", "deactivation", "didDeactivate"]
    /// Modules of the framework that are built on Combine.
    public var combineModules: [String] = ["ModernRIBs", "CombineRIBs", "napkin", "Nodes"]

    /// Types that keep subscriptions until they go themselves.
    public var bags: [String] = ["DisposeBag", "CompositeDisposable", "SerialDisposable", "CancelBag"]
    /// Types of one subscription.
    public var subscriptions: [String] = ["Disposable", "Cancelable", "AnyCancellable", "Cancellable", "AnyObject & Cancellable"]
    /// Those of them that are Combine's.
    public var cancellables: [String] = ["AnyCancellable", "Cancellable"]
    /// Types one subscribes to.
    public var observables: [String] = [
        "Observable", "ObservableType", "ConnectableObservable", "Single", "Maybe", "Completable", "Infallible", "Driver", "Signal",
        "SharedSequence", "SharedSequenceConvertibleType", "ControlEvent", "ControlProperty", "PublishSubject", "BehaviorSubject",
        "ReplaySubject", "AsyncSubject", "PublishRelay", "BehaviorRelay", "ReplayRelay", "PrimitiveSequence", "PrimitiveSequenceType",
        "Publisher", "AnyPublisher", "Published", "Future", "Just", "Deferred", "PassthroughSubject", "CurrentValueSubject", "Empty",
        "Fail", "ConnectablePublisher", "Publishers", "ObservableConvertibleType", "SubjectType", "Subject",
    ]
    /// Those of them that are Combine's.
    public var publishers: [String] = [
        "Publisher", "AnyPublisher", "Published", "Future", "Just", "Deferred", "PassthroughSubject", "CurrentValueSubject", "Fail",
        "ConnectablePublisher", "Publishers", "Empty", "Subject",
    ]
    /// Those of them that can be fed.
    public var subjects: [String] = [
        "PublishSubject", "BehaviorSubject", "ReplaySubject", "AsyncSubject", "PublishRelay", "BehaviorRelay", "ReplayRelay",
        "PassthroughSubject", "CurrentValueSubject", "AnyObserver", "Binder", "Subject", "ObserverType",
    ]
    /// Those of them that keep what they were fed last.
    public var valueSubjects: [String] = [
        "BehaviorSubject", "BehaviorRelay", "CurrentValueSubject", "ReplaySubject", "ReplayRelay",
    ]
    /// Calls that feed one.
    public var emissions: [String] = ["onNext", "on", "accept", "send", "onCompleted", "onSuccess", "onError", "sendAction"]

    /// Property wrappers and types that keep their value weakly.
    public var weakWrappers: [String] = ["Weak", "WeakBox", "WeakRef", "WeakReference", "Unowned", "WeakObject", "WeakWrapper"]

    /// Methods that every router has.
    public var routerMethods: [String] = ["load", "attachChild", "detachChild", "launch"]

    /// Functions of Apple's libraries that are named as those that make components are.
    public var foreignComponentFunctions: [String] = [
        "appendingPathComponent", "appendPathComponent", "deletingLastPathComponent", "deleteLastPathComponent", "dateComponent",
    ]
    /// Bases of builders that make the component themselves, and hand it to what overrides them.
    public var componentizedBuilders: [String] = ["ComponentizedBuilder", "MultiStageComponentizedBuilder"]

    /// Calls that keep a closure for later: it is an entry point of its own.
    public var handlers: [String] = [
        "UIAction", "UIAlertAction", "UIContextualAction", "UISwipeActionsConfiguration", "addAction", "addTarget", "addObserver",
        "addGestureRecognizer", "scheduledTimer", "Timer", "addHandler", "observe", "register", "onTap", "onReceive",
        "UIKeyCommand", "CADisplayLink", "publisher", "setEventHandler", "addPeriodicTimeObserver", "handleEvents",
    ]

    /// What of all this is the project's own.
    public internal(set) var project = ProjectVocabulary()

    public init() {}

    /// The framework's own way to end a subscription of that library when the interactor is deactivated.
    public func deactivationTerminator(of library: Subscription.Library) -> String {
        library == .rx ? deactivationTerminators.first ?? "" : deactivationTerminators.last ?? ""
    }
}

/// One name of the framework.
public struct FrameworkType: Sendable {
    public let name: String
    public let isClass: Bool
    /// No other library's: counts even where the import that brings it is not resolved.
    public let isUnmistakable: Bool
    public let role: Role?
    public let refines: [String]

    public init(_ name: String, isClass: Bool = false, isUnmistakable: Bool = false, role: Role? = nil, refines: [String] = []) {
        self.name = name
        self.isClass = isClass
        self.isUnmistakable = isUnmistakable
        self.role = role
        self.refines = refines
    }
}

/// What a type is to a RIB.
public enum Role: UInt8, Sendable, CaseIterable {
    case interactor, router, view, presenter, builder, component, worker, workflow
}
