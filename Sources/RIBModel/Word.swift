public import SourceText

/// Names that the analysis itself speaks of. What a project may word otherwise is in `Vocabulary`.
///
/// Every table of names begins with them, so each has the same id in all of them.
public enum Word: UInt32, CaseIterable, Sendable {
    case activate, animated, Array, attachChild, Component, componentForCurrentBuildPass, ContiguousArray, deactivate
    case dependency, Dictionary, didBecomeActive, didShow, dismiss, Environment, finalStageBuild, get, IBAction, IBOutlet
    case `init`, Interactable, MainActor, navigationController, Never, objc, on, Optional, present, presentationMode
    case presenter, PreviewProvider, removeFromParent, rootView, router, Routing, `Self`, `self`, Set, target, Task, to
    case UIHostingController, UINavigationController, UIPageViewController, UISplitViewController, UITabBarController, UIView
    case assign, newValue, prefix, rootViewController, store, take, takeUntil, until, untilOutputFrom, UIViewController, View, view, viewController, Void, viewControllers, willResignActive, with, wrappedValue, XCTestCase

    /// `_`
    case discard
    /// `$0`
    case firstParameter

    static let texts = allCases.map(\.text)

    private var text: String {
        switch self {
        case .discard: "_"
        case .firstParameter: "$0"
        default: "\(self)"
        }
    }
}

extension Name {
    /// The name that is this word.
    public init(_ word: Word) { self.init(id: word.rawValue + 1) }
}
