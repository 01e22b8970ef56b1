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

    /// Calls that put a subscription into a holder or bind it to a lifetime.
    public var deactivationTerminators: [String] = ["disposeOnDeactivate", "cancelOnDeactivate"]
    public var otherTerminators: [String] = ["disposeOnStop", "cancelOnStop", "disposeWith", "cancelWith", "dispose", "cancel"]
    public var bagTerminators: [String] = ["disposed", "store", "insert", "addDisposableTo"]

    /// Calls that subscribe, whatever their arguments.
    public var subscribers: [String] = ["subscribe", "drive", "emit", "sink", "assign", "connect", "bind", "subscribeNext"]

    /// Types that keep subscriptions until they go themselves.
    public var bags: [String] = ["DisposeBag", "CompositeDisposable", "SerialDisposable", "CancelBag"]
    /// Types of one subscription.
    public var subscriptions: [String] = ["Disposable", "Cancelable", "AnyCancellable", "Cancellable", "AnyObject & Cancellable"]
    /// Types one subscribes to.
    public var observables: [String] = [
        "Observable", "ObservableType", "ConnectableObservable", "Single", "Maybe", "Completable", "Infallible", "Driver", "Signal",
        "SharedSequence", "SharedSequenceConvertibleType", "ControlEvent", "ControlProperty", "PublishSubject", "BehaviorSubject",
        "ReplaySubject", "AsyncSubject", "PublishRelay", "BehaviorRelay", "ReplayRelay", "PrimitiveSequence", "PrimitiveSequenceType",
        "Publisher", "AnyPublisher", "Published", "Future", "Just", "Deferred", "PassthroughSubject", "CurrentValueSubject", "Empty",
        "Fail", "ConnectablePublisher", "Publishers",
    ]
    /// Those of them that can be fed.
    public var subjects: [String] = [
        "PublishSubject", "BehaviorSubject", "ReplaySubject", "AsyncSubject", "PublishRelay", "BehaviorRelay", "ReplayRelay",
        "PassthroughSubject", "CurrentValueSubject", "AnyObserver", "Binder", "Subject", "ObserverType",
    ]
    /// Calls that feed one.
    public var emissions: [String] = ["onNext", "on", "accept", "send", "onCompleted", "onSuccess", "onError", "sendAction"]

    /// Property wrappers and types that keep their value weakly.
    public var weakWrappers: [String] = ["Weak", "WeakBox", "WeakRef", "WeakReference", "Unowned", "WeakObject", "WeakWrapper"]

    /// Calls that keep a closure for later: it is an entry point of its own.
    public var handlers: [String] = [
        "UIAction", "UIAlertAction", "UIContextualAction", "UISwipeActionsConfiguration", "addAction", "addTarget", "addObserver",
        "addGestureRecognizer", "scheduledTimer", "Timer", "addHandler", "observe", "register", "onTap", "onReceive",
        "UIKeyCommand", "CADisplayLink", "publisher", "setEventHandler", "addPeriodicTimeObserver", "handleEvents",
    ]

    public init() {}
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
