/// What Objective-C calls the members of UIKit whose names differ in Swift, and its properties, which Objective-C may
/// read by a message.
extension LibraryModel {
    static let selectorsOfUIKit: [(selector: String, name: String)] = [
        ("dismissViewControllerAnimated:completion:", "dismiss(animated:completion:)"),
        ("dismissModalViewControllerAnimated:", "dismiss(animated:)"),
        ("presentViewController:animated:completion:", "present(_:animated:completion:)"),
        ("presentModalViewController:animated:", "present(_:animated:)"),
        ("pushViewController:animated:", "pushViewController(_:animated:)"),
        ("popViewControllerAnimated:", "popViewController(animated:)"),
        ("popToRootViewControllerAnimated:", "popToRootViewController(animated:)"),
        ("popToViewController:animated:", "popToViewController(_:animated:)"),
        ("setViewControllers:animated:", "setViewControllers(_:animated:)"),
        ("addChildViewController:", "addChild(_:)"),
        ("removeFromParentViewController", "removeFromParent()"),
        ("willMoveToParentViewController:", "willMove(toParent:)"),
        ("didMoveToParentViewController:", "didMove(toParent:)"),
        ("showViewController:sender:", "show(_:sender:)"),
        ("showDetailViewController:sender:", "showDetailViewController(_:sender:)"),
        ("setNavigationBarHidden:animated:", "setNavigationBarHidden(_:animated:)"),
        ("setLeftBarButtonItem:animated:", "setLeftBarButton(_:animated:)"),
        ("setLeftBarButtonItems:animated:", "setLeftBarButtonItems(_:animated:)"),
        ("setHidesBackButton:animated:", "setHidesBackButton(_:animated:)"),
        ("addTarget:action:forControlEvents:", "addTarget(_:action:for:)"),
    ]

    static let overriddenOfUIKit = [
        "loadView", "viewDidLoad", "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "willMoveToParentViewController:",
        "didMoveToParentViewController:", "dismissViewControllerAnimated:completion:",
        "presentViewController:animated:completion:", "pushViewController:animated:", "popViewControllerAnimated:",
        "didMoveToWindow", "didMoveToSuperview", "layoutSubviews", "prepareForReuse", "awakeFromNib",
    ]

    static let gettersOfUIKit: [(getter: String, name: String)] =
        [
            ("parentViewController", "parent"), ("childViewControllers", "children"),
            ("beingDismissed", "isBeingDismissed"), ("beingPresented", "isBeingPresented"),
            ("isMovingFromParentViewController", "isMovingFromParent"),
            ("movingFromParentViewController", "isMovingFromParent"),
            ("isMovingToParentViewController", "isMovingToParent"),
            ("movingToParentViewController", "isMovingToParent"),
            ("navigationBarHidden", "isNavigationBarHidden"), ("modalInPresentation", "isModalInPresentation"),
            ("enabled", "isEnabled"),
        ]
        + [
            "navigationController", "presentingViewController", "presentedViewController", "tabBarController",
            "splitViewController", "viewControllers", "topViewController", "visibleViewController",
            "rootViewController", "presentationController", "popoverPresentationController",
            "sheetPresentationController", "isBeingDismissed", "isBeingPresented", "isViewLoaded", "view", "window",
            "navigationItem", "delegate", "modalPresentationStyle", "interactivePopGestureRecognizer",
            "isNavigationBarHidden", "hidesBackButton", "leftBarButtonItem", "leftBarButtonItems",
            "isModalInPresentation", "isEnabled",
        ].map { ($0, $0) }

    static let casesOfUIKit: [(constant: String, name: String)] = [
        "automatic", "currentContext", "custom", "formSheet", "fullScreen", "none", "overCurrentContext",
        "overFullScreen", "pageSheet", "popover",
    ].map { ("UIModalPresentation" + $0.prefix(1).uppercased() + $0.dropFirst(), $0) }
}
