public import SourceText

/// Names that the analysis itself speaks of, as ids of one table. What a project may word otherwise is in `Vocabulary`.
public struct Words: Sendable {
    private let table: [String: Name]

    static let all: [String] = [
        "self", "super", "init", "deinit", "dismiss", "router", "listener", "interactor", "viewController", "presenter", "dependency",
        "uiviewController", "navigationController", "presentingViewController", "presentedViewController", "tabBarController",
        "splitViewController", "parent", "view", "window", "rootViewController", "viewControllers", "children", "rootView",
        "popViewController", "popToRootViewController", "popToViewController", "setViewControllers", "removeFromParent",
        "removeFromSuperview", "willMove", "present", "pushViewController", "show", "didBecomeActive", "willResignActive", "viewDidLoad",
        "viewDidDisappear", "viewWillDisappear", "didMove", "isBeingDismissed", "isMovingFromParent", "isMovingToParent",
        "isBeingRemoved", "weak", "unowned", "objc", "IBAction", "IBSegueAction", "Environment", "presentationMode", "wrappedValue", "isPresented",
        "sheet", "fullScreenCover", "popover", "NavigationLink", "navigationDestination", "body", "build", "finalStageBuild", "component",
        "componentForCurrentBuildPass", "to", "onNext", "with", "on", "until", "deallocated", "isActiveStream", "toParent", "animated",
        "completion", "flag", "get", "didSet", "willSet", "set", "take", "first", "prefix", "viewable", "viewControllable", "async",
        "asyncAfter", "sync", "run", "forEach", "map", "compactMap", "flatMap", "filter", "Task", "MainActor", "DispatchQueue",
        "UIView", "animate", "rx", "base", "shared", "keyWindow", "windows", "didShow", "removeLast", "removeAll", "popLast", "dropLast",
        "dispose", "cancel", "Void", "Self", "selector", "target", "action", "delegate", "insert", "append", "selectedViewController",
        "topViewController", "visibleViewController", "EmptyComponent", "Optional", "Array", "Set", "Dictionary", "UIHostingController",
        "AnyView", "View", "UIViewController", "UINavigationController", "UITabBarController", "UIPageViewController", "UISplitViewController",
        "Disposable", "AnyCancellable", "DisposeBag", "some", "Router", "Interactor", "create", "deactivate", "activate", "attachChild",
        "Interactable", "Routing", "Presentable", "ViewControllable", "XCTestCase", "PreviewProvider", "Component", "main", "parentViewController",
    ]

    init(_ names: NameTable) {
        table = Dictionary(Words.all.map { ($0, names.intern($0)) }, uniquingKeysWith: { first, _ in first })
    }

    /// The id of a word that is listed above.
    public subscript(_ word: String) -> Name { table[word] ?? .none }
}
