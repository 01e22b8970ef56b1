public import SourceText

/// Names that the analysis itself speaks of. What a project may word otherwise is in `Vocabulary`.
///
/// Every table of names begins with them, so each has the same id in all of them. Keys of codings have their cases' names in the code:
/// to look them up in what the program knows of its types would take longer than all else that is done with them.
public enum Word: Int, CaseIterable, CodingKey, Sendable {
    case activate, addChild, alert, animated, Array, assign, attachChild, Binding, Component, componentForCurrentBuildPass, confirmationDialog
    case ContiguousArray, deactivate
    case dependency, Dictionary, didBecomeActive, didShow, dismiss, dismissViewController, Environment, finalStageBuild
    case fullScreenCover, get, hero, IBAction, IBOutlet, `init`, inspector, Interactable, listener, MainActor, navigationController
    case navigationDestination, NavigationLink, Never, newValue, objc, on, Optional, parent, popLast, popover, popToRootViewController
    case popToViewController, popViewController, prefix, present, pushViewController
    case presentableListener, presentationMode, presentedViewController, presenter, presentingViewController, PreviewProvider
    case removeAll, removeFromParent, removeFromSuperview, removeLast, rootView, rootViewController, router, Routing
    case selectedViewController, `Self`, `self`, Set, setViewControllers, sheet, show, showDetailViewController
    case splitViewController, store, tabBarController, take, takeUntil, target, Task, to, topViewController, UIHostingController, UINavigationController, UIPageViewController
    case UISplitViewController, UITabBarController, UIView, UIViewController, uiviewController, until, untilOutputFrom, View
    case view, viewController, viewControllers, visibleViewController, Void, willResignActive, window, with, wrappedValue
    case XCTestCase
    /// `_`
    case discard
    /// `$0`
    case firstParameter
    /// `&&`
    case and
    /// `||`
    case or
    /// `??`
    case otherwise

    static let texts = allCases.map(\.text)

    private var text: String {
        switch self {
        case .discard: "_"
        case .firstParameter: "$0"
        case .and: "&&"
        case .or: "||"
        case .otherwise: "??"
        default: stringValue
        }
    }
}

extension Name {
    /// The name that is this word.
    public init(_ word: Word) { self.init(id: UInt32(word.rawValue) + 1) }
}
