package import SourceText

/// UIKit, and Apple's frameworks with view controllers.
extension LibraryModel {
    static var uiKit: LibraryModel {
        LibraryModel(
            declarations: LibraryDeclarations(
                relatedModules: [
                    "UIKit", "AppKit", "AVKit", "MapKit", "WebKit", "SafariServices", "StoreKit", "PhotosUI",
                    "MessageUI", "ContactsUI", "EventKitUI", "AuthenticationServices", "QuickLook", "VisionKit",
                    "PassKit", "PDFKit", "GameKit", "SpriteKit", "SceneKit", "MetalKit", "ARKit", "ReplayKit",
                    "WidgetKit", "ActivityKit", "IntentsUI", "LinkPresentation", "MediaPlayer", "CallKit", "TipKit",
                    "Charts", "Hero",
                ],
                classes: [
                    .init("UIViewController", "UIResponder"), .init("UINavigationController", "UIViewController"),
                    .init("UITabBarController", "UIViewController"), .init("UISplitViewController", "UIViewController"),
                    .init("UIPageViewController", "UIViewController"),
                    .init("UITableViewController", "UIViewController"),
                    .init("UICollectionViewController", "UIViewController"),
                    .init("UIAlertController", "UIViewController"),
                    .init("UIActivityViewController", "UIViewController"),
                    .init("UIImagePickerController", "UINavigationController"),
                    .init("UIDocumentPickerViewController", "UIViewController"),
                    .init("UIDocumentBrowserViewController", "UIViewController"),
                    .init("UISearchController", "UIViewController"),
                    .init("UIColorPickerViewController", "UIViewController"),
                    .init("UIFontPickerViewController", "UIViewController"),
                    .init("UIInputViewController", "UIViewController"),
                    .init("SFSafariViewController", "UIViewController"),
                    .init("MFMailComposeViewController", "UINavigationController"),
                    .init("MFMessageComposeViewController", "UINavigationController"),
                    .init("CNContactPickerViewController", "UIViewController"),
                    .init("CNContactViewController", "UIViewController"),
                    .init("PHPickerViewController", "UIViewController"),
                    .init("AVPlayerViewController", "UIViewController"),
                    .init("QLPreviewController", "UIViewController"),
                    .init("EKEventEditViewController", "UINavigationController"),
                    .init("SKStoreProductViewController", "UIViewController"),
                    .init("VNDocumentCameraViewController", "UIViewController"),
                    .init("PKAddPaymentPassViewController", "UIViewController"),
                    .init("GKGameCenterViewController", "UINavigationController"),
                    .init("UICloudSharingController", "UIViewController"),
                    .init("UIReferenceLibraryViewController", "UIViewController"),
                    .init("UIVideoEditorController", "UINavigationController"),
                    .init("UIPrinterPickerController", "NSObject"),
                ],
                classMembers: [
                    ("navigationController", "UINavigationController"), ("tabBarController", "UITabBarController"),
                    ("presentingViewController", "UIViewController"), ("presentedViewController", "UIViewController"),
                    ("parent", "UIViewController"), ("uiviewController", "UIViewController"),
                    ("topViewController", "UIViewController"), ("rootViewController", "UIViewController"),
                    ("visibleViewController", "UIViewController"), ("selectedViewController", "UIViewController"),
                    ("view", "UIView"),
                ],
                unmistakableMembers: [
                    "rootViewController", "presentedViewController", "visibleViewController", "uiviewController",
                ],
                typeNames: ["MFMailComposeViewControllerDelegate"],
                plainTypes: plainTypesOfUIKit,
                typePrefixes: [
                    "UI", "NS", "CA", "CG", "CL", "MK", "AV", "WK", "SF", "SK", "PH", "CN", "EK", "MF", "QL", "MTL",
                    "SCN", "AR", "VN", "PK", "GK", "UN", "LA", "AS", "CK", "HK", "MP", "CI", "CT", "CM",
                ],
                selectors: selectorsOfUIKit, getters: gettersOfUIKit, cases: casesOfUIKit,
                actions: ["IBAction"],
                overridden: overriddenOfUIKit,
                protocolSuffixes: ["Delegate", "DataSource"]),
            streams: StreamNames(
                lists: [
                    .runners: ["animate", "performBatchUpdates"],
                    .handlers: [
                        "UIAction", "UIAlertAction", "UIContextualAction", "UISwipeActionsConfiguration", "addAction",
                        "addTarget", "addGestureRecognizer", "UIKeyCommand", "CADisplayLink",
                    ],
                ]),
            runs: .uiKit)
    }
}

enum UIKitWord: Int, LibraryWord {
    case addChild, addTarget, ended, state, animated, automatic, awakeFromNib, CNContactPickerViewController,
        currentContext, custom, delegate
    case didMove, didShow, dismiss, dismissViewController, formSheet, fullScreen, hero, IBAction, IBOutlet, loadView
    case isViewLoaded, loadViewIfNeeded, completion, direction, isModalInPresentation, modalPresentationStyle
    case overCurrentContext, overFullScreen, pageSheet, popoverPresentationController, presentationController
    case presentationControllerDidDismiss, presentationControllerShouldDismiss, presentationControllerWillDismiss
    case sheetPresentationController, isBeingDismissed, isBeingRemoved, isMovingFromParent, isMovingToParent
    case navigationController, parent, popToRootViewController, popToViewController, popViewController, present
    case presentedViewController, presentingViewController, pushViewController, UIAlertAction
    case removeFromParent, removeFromSuperview, rootViewController, setViewControllers, show, showDetailViewController
    case splitViewController, tabBarController, target, topController, topMost, topMostController, topMostViewController
    case topPresentedViewController, topViewController, UIAlertController, UIDocumentPickerViewController,
        UINavigationController
    case UIAdaptivePresentationControllerDelegate, UINavigationControllerDelegate
    case UIPageViewController, UISplitViewController, UITabBarController, uiviewController,
        UIViewController, UIWindow, view, viewControllers, viewDidAppear, viewDidDisappear, viewDidLayoutSubviews
    case camera, SFSafariViewController, sourceType, UIImagePickerController, viewDidLoad, visibleViewController
    case viewIsAppearing, viewWillAppear, viewWillDisappear, viewWillLayoutSubviews, willMove
    case hidesBackButton, interactivePopGestureRecognizer, isBeingPresented, isEnabled, isNavigationBarHidden
    case UIPopoverPresentationController, UIPresentationController, UISheetPresentationController
    case leftBarButtonItem, leftBarButtonItems, leftItemsSupplementBackButton, setHidesBackButton, setLeftBarButton
    case setLeftBarButtonItems, setNavigationBarHidden
    case NSApplicationDelegate, UIApplicationDelegate, UISceneDelegate, UIWindowSceneDelegate
    case appendItems, apply, isHidden, navigationBar
    case addAction, addArrangedSubview, addGestureRecognizer, addSubview, backgroundView, CellRegistration
    case collectionView, collectionViewLayout, configurationUpdateHandler, contentView, inputAccessoryView, inputView
    case insertArrangedSubview, insertSubview, itemSeparatorHandler, layer, leadingSwipeActionsConfigurationProvider
    case navigationItem, refreshControl, rightBarButtonItem, rightBarButtonItems, searchController
    case setCollectionViewLayout, setRightBarButton, SupplementaryRegistration, supplementaryViewProvider, tabBarItem
    case tableFooterView, tableHeaderView, tableView, then, titleView, trailingSwipeActionsConfigurationProvider
    case primaryAction, UIAction, UIBarButtonItem, UICollectionView, UICollectionViewCompositionalLayout, UIStackView
    case UICollectionViewDiffableDataSource, UITableView, transitioningDelegate, UITableViewDiffableDataSource
    case UIResponder, list, using, bundle, coder, didMoveToSuperview, didMoveToWindow, frame, layoutSubviews, nibName
    case alpha, hidesBottomBarWhenPushed, isTabBarHidden, isUserInteractionEnabled, setTabBarHidden, shouldSelect,
        tabBar
    case prepareForReuse, reuseIdentifier, style, sender, window
}

/// The object that a member of UIKit denotes.
package enum ViewMember {
    case navigation
    /// A controller that contains the view's own.
    case container
    case presented
    /// The controller itself, under another name.
    case controller
    case view, window, stack, root
    /// Whichever controller is on top.
    case top
}

extension Name {
    /// The object that a member of that name denotes on a view controller or view.
    package var viewMember: ViewMember? {
        switch UIKitWord(self) {
        case .navigationController: .navigation
        case .presentingViewController, .parent, .tabBarController, .splitViewController: .container
        case .presentedViewController: .presented
        case .uiviewController: .controller
        case .view: .view
        case .window: .window
        case .viewControllers: .stack
        case .rootViewController: .root
        case .topViewController, .topMostViewController, .topMostController, .topController,
            .topPresentedViewController, .topMost:
            .top
        default: nil
        }
    }

    /// The kinds of removal during which a property of that name is true; nil for any other name.
    package var removalKinds: DismissalKinds? {
        switch UIKitWord(self) {
        case .isBeingDismissed: .dismiss
        case .isMovingFromParent: [.pop, .removal]
        case .isMovingToParent, .isBeingPresented: []
        case .isBeingRemoved: .all
        default: nil
        }
    }

    /// Whether UIKit calls it on a view controller that is being removed.
    package var isRemovalHook: Bool {
        switch UIKitWord(self) {
        case .viewDidDisappear, .viewWillDisappear, .didMove, .willMove: true
        default: false
        }
    }

    /// Whether UIKit calls it when a view is loaded, laid out or shown, without an action of the user.
    var isViewStart: Bool {
        switch UIKitWord(self) {
        case .awakeFromNib, .loadView, .viewDidLoad, .viewIsAppearing, .viewWillAppear, .viewDidAppear: true
        case .viewWillLayoutSubviews, .viewDidLayoutSubviews: true
        default: false
        }
    }

    /// Whether a member of that name loads a controller's view, or asks whether it is loaded.
    package var concernsLoading: Bool {
        switch UIKitWord(self) {
        case .view, .loadViewIfNeeded, .isViewLoaded: true
        default: false
        }
    }

    /// Whether UIKit calls it when a controller's view is loaded.
    package var isViewLoading: Bool { self == UIKitWord.viewDidLoad.name || self == UIKitWord.loadView.name }

    /// Whether it is nil after a controller has been removed from its container.
    var isParent: Bool { self == UIKitWord.parent.name }

    /// Whether it is UIKit's own method that presents a controller.
    var isPresentation: Bool { self == UIKitWord.present.name }

    /// Whether it is UIKit's own method that pops whatever controller is on top.
    package var isPopOfTopView: Bool { self == UIKitWord.popViewController.name }

    var isDismissal: Bool { self == UIKitWord.dismiss.name }

    /// The label of the argument that decides whether a removal is animated.
    var isAnimatedLabel: Bool { self == UIKitWord.animated.name }

    /// The label of the object that an action is sent to.
    package var isTargetLabel: Bool { self == UIKitWord.target.name }

    /// The member with which a transition library extends a controller.
    var isTransitionMember: Bool { self == UIKitWord.hero.name }

    /// The method that makes a controller a child of another one.
    var isEmbedding: Bool { self == UIKitWord.addChild.name }

    /// Whether it marks a member that Interface Builder calls.
    var isActionAttribute: Bool { self == UIKitWord.IBAction.name }

    /// Whether it marks a member that Interface Builder sets.
    package var isOutletAttribute: Bool { self == UIKitWord.IBOutlet.name }

    /// Whether controllers of that class have been dismissed before their delegate is called.
    package var closesItself: Bool {
        switch UIKitWord(self) {
        case .UIAlertController, .UIDocumentPickerViewController, .CNContactPickerViewController: true
        default: false
        }
    }

    /// The base name of the methods that a navigation controller calls on its delegate.
    static var navigationDelegateMethod: Name { UIKitWord.navigationController.name }

    /// The label of the controller that a navigation controller now shows.
    var isShownLabel: Bool { self == UIKitWord.didShow.name }
}

extension NameSet {
    /// Protocols of the objects that UIKit and AppKit call when an app starts or opens a window.
    static let applicationDelegates = NameSet(
        [UIKitWord.NSApplicationDelegate, .UIApplicationDelegate, .UISceneDelegate, .UIWindowSceneDelegate].map(\.name))

    /// Methods of UIKit that present or push a controller.
    package static let viewPresentations = NameSet(
        [UIKitWord.present, .showDetailViewController, .pushViewController, .show].map(\.name))

    /// Members of a view controller whose names tell what they are, if UIKit declares them.
    static let controllersOfView = NameSet(
        [
            UIKitWord.navigationController, .presentingViewController, .presentedViewController, .parent,
            .tabBarController, .splitViewController, .view, .window,
        ].map(\.name))

    /// Members of UIKit that remove a view.
    package static let viewRemovals = NameSet(
        [
            UIKitWord.dismiss, .popViewController, .popToRootViewController, .popToViewController, .setViewControllers,
            .viewControllers, .removeFromParent, .removeFromSuperview, .rootViewController, .dismissViewController,
        ].map(\.name))
}

extension LibraryModel {
    /// Whether a protocol is named like one through which an object notifies another.
    static func isDelegateName(_ text: String) -> Bool {
        [
            "Delegate", "DataSource", "Handler", "Observer", "DelegateFlowLayout", "Listener", "Updating", "Protocol",
        ].contains { text.hasSuffix($0) }
    }
}
