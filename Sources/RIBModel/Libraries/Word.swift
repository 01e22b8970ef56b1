public import SourceText

/// Names that the analysis itself speaks of. What a project may word otherwise is in `LibraryModels`.
///
/// Every table of names begins with them, so each has the same id in all of them. Keys of codings have their cases' names in the code:
/// to look them up in what the program knows of its types would take longer than all else that is done with them.
public enum Word: Int, CaseIterable, CodingKey, Sendable {
    case activate, addChild, alert, animated, Array, assign, attachChild, Binding, Component, componentForCurrentBuildPass, confirmationDialog
    case ContiguousArray, deactivate
    case dependency, Dictionary, didBecomeActive, didShow, dismiss, dismissViewController, Environment, finalStageBuild
    case fullScreenCover, get, hero, IBAction, IBOutlet, `init`, inspector, Interactable, interactor, listener, MainActor, navigationController
    case navigationDestination, NavigationLink, Never, newValue, objc, on, Optional, parent, popLast, popover, popToRootViewController
    case popToViewController, popViewController, prefix, present, pushViewController
    case presentableListener, presentationMode, presentedViewController, presenter, presentingViewController, PreviewProvider
    case removeAll, removeFromParent, removeFromSuperview, removeLast, rootView, rootViewController, router, Routing
    case selectedViewController, `Self`, `self`, set, Set, setViewControllers, sheet, show, showDetailViewController
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

    static var activate: Name { Name(.activate) }
    static var addChild: Name { Name(.addChild) }
    static var alert: Name { Name(.alert) }
    static var animated: Name { Name(.animated) }
    static var Array: Name { Name(.Array) }
    static var assign: Name { Name(.assign) }
    static var attachChild: Name { Name(.attachChild) }
    static var Binding: Name { Name(.Binding) }
    static var Component: Name { Name(.Component) }
    static var componentForCurrentBuildPass: Name { Name(.componentForCurrentBuildPass) }
    static var confirmationDialog: Name { Name(.confirmationDialog) }
    static var ContiguousArray: Name { Name(.ContiguousArray) }
    static var deactivate: Name { Name(.deactivate) }
    static var dependency: Name { Name(.dependency) }
    static var Dictionary: Name { Name(.Dictionary) }
    static var didBecomeActive: Name { Name(.didBecomeActive) }
    static var didShow: Name { Name(.didShow) }
    static var dismiss: Name { Name(.dismiss) }
    static var dismissViewController: Name { Name(.dismissViewController) }
    static var Environment: Name { Name(.Environment) }
    static var finalStageBuild: Name { Name(.finalStageBuild) }
    static var fullScreenCover: Name { Name(.fullScreenCover) }
    static var get: Name { Name(.get) }
    static var hero: Name { Name(.hero) }
    static var IBAction: Name { Name(.IBAction) }
    static var IBOutlet: Name { Name(.IBOutlet) }
    static var `init`: Name { Name(.`init`) }
    static var inspector: Name { Name(.inspector) }
    static var Interactable: Name { Name(.Interactable) }
    static var interactor: Name { Name(.interactor) }
    static var listener: Name { Name(.listener) }
    static var MainActor: Name { Name(.MainActor) }
    static var navigationController: Name { Name(.navigationController) }
    static var navigationDestination: Name { Name(.navigationDestination) }
    static var NavigationLink: Name { Name(.NavigationLink) }
    static var Never: Name { Name(.Never) }
    static var newValue: Name { Name(.newValue) }
    static var objc: Name { Name(.objc) }
    static var on: Name { Name(.on) }
    static var Optional: Name { Name(.Optional) }
    static var parent: Name { Name(.parent) }
    static var popLast: Name { Name(.popLast) }
    static var popover: Name { Name(.popover) }
    static var popToRootViewController: Name { Name(.popToRootViewController) }
    static var popToViewController: Name { Name(.popToViewController) }
    static var popViewController: Name { Name(.popViewController) }
    static var prefix: Name { Name(.prefix) }
    static var present: Name { Name(.present) }
    static var pushViewController: Name { Name(.pushViewController) }
    static var presentableListener: Name { Name(.presentableListener) }
    static var presentationMode: Name { Name(.presentationMode) }
    static var presentedViewController: Name { Name(.presentedViewController) }
    static var presenter: Name { Name(.presenter) }
    static var presentingViewController: Name { Name(.presentingViewController) }
    static var PreviewProvider: Name { Name(.PreviewProvider) }
    static var removeAll: Name { Name(.removeAll) }
    static var removeFromParent: Name { Name(.removeFromParent) }
    static var removeFromSuperview: Name { Name(.removeFromSuperview) }
    static var removeLast: Name { Name(.removeLast) }
    static var rootView: Name { Name(.rootView) }
    static var rootViewController: Name { Name(.rootViewController) }
    static var router: Name { Name(.router) }
    static var Routing: Name { Name(.Routing) }
    static var selectedViewController: Name { Name(.selectedViewController) }
    static var `Self`: Name { Name(.`Self`) }
    static var `self`: Name { Name(.`self`) }
    static var set: Name { Name(.set) }
    static var Set: Name { Name(.Set) }
    static var setViewControllers: Name { Name(.setViewControllers) }
    static var sheet: Name { Name(.sheet) }
    static var show: Name { Name(.show) }
    static var showDetailViewController: Name { Name(.showDetailViewController) }
    static var splitViewController: Name { Name(.splitViewController) }
    static var store: Name { Name(.store) }
    static var tabBarController: Name { Name(.tabBarController) }
    static var take: Name { Name(.take) }
    static var takeUntil: Name { Name(.takeUntil) }
    static var target: Name { Name(.target) }
    static var Task: Name { Name(.Task) }
    static var to: Name { Name(.to) }
    static var topViewController: Name { Name(.topViewController) }
    static var UIHostingController: Name { Name(.UIHostingController) }
    static var UINavigationController: Name { Name(.UINavigationController) }
    static var UIPageViewController: Name { Name(.UIPageViewController) }
    static var UISplitViewController: Name { Name(.UISplitViewController) }
    static var UITabBarController: Name { Name(.UITabBarController) }
    static var UIView: Name { Name(.UIView) }
    static var UIViewController: Name { Name(.UIViewController) }
    static var uiviewController: Name { Name(.uiviewController) }
    static var until: Name { Name(.until) }
    static var untilOutputFrom: Name { Name(.untilOutputFrom) }
    static var View: Name { Name(.View) }
    static var view: Name { Name(.view) }
    static var viewController: Name { Name(.viewController) }
    static var viewControllers: Name { Name(.viewControllers) }
    static var visibleViewController: Name { Name(.visibleViewController) }
    static var Void: Name { Name(.Void) }
    static var willResignActive: Name { Name(.willResignActive) }
    static var window: Name { Name(.window) }
    static var with: Name { Name(.with) }
    static var wrappedValue: Name { Name(.wrappedValue) }
    static var XCTestCase: Name { Name(.XCTestCase) }
    static var discard: Name { Name(.discard) }
    static var firstParameter: Name { Name(.firstParameter) }
    static var and: Name { Name(.and) }
    static var or: Name { Name(.or) }
    static var otherwise: Name { Name(.otherwise) }
}
