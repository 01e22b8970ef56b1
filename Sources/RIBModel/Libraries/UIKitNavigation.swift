package import SourceText

/// What a member of UIKit decides about going back on a navigation controller.
enum NavigationProperty {
    /// Whether the back button is hidden.
    case backButton
    /// Items in place of the back button.
    case leftItem
    /// Whether these items are beside the back button.
    case leftItemsSupplement
    /// Whether the whole navigation bar is hidden.
    case bar
    /// The gesture that goes back.
    case gesture
}

extension Name {
    /// The member of a navigation controller, and of many other objects, that holds its delegate.
    package static var delegateMember: Name { UIKitWord.delegate.name }

    /// What an assignment to a member of that name, or a call of it, decides about going back.
    var navigationProperty: NavigationProperty? {
        switch UIKitWord(self) {
        case .hidesBackButton, .setHidesBackButton: .backButton
        case .leftBarButtonItem, .leftBarButtonItems, .setLeftBarButton, .setLeftBarButtonItems: .leftItem
        case .leftItemsSupplementBackButton: .leftItemsSupplement
        case .isNavigationBarHidden, .setNavigationBarHidden: .bar
        case .interactivePopGestureRecognizer: .gesture
        default: nil
        }
    }

    /// Whether it turns a gesture on or off.
    var enablesGesture: Bool { self == UIKitWord.isEnabled.name }

    /// Whether it adds an object to those that a control or a gesture notifies.
    var addsTarget: Bool { self == UIKitWord.addTarget.name }

    /// The member of a gesture that tells how far it is.
    var isStateOfGesture: Bool { self == UIKitWord.state.name }

    /// The state of a gesture after the user's finger has left the screen.
    var isEndOfGesture: Bool { self == UIKitWord.ended.name }

    /// For a property that is only true while a view controller is being shown, the one that is true while it is
    /// removed in the same way.
    package var oppositeOfShowing: Name? {
        switch UIKitWord(self) {
        case .isMovingToParent: UIKitWord.isMovingFromParent.name
        case .isBeingPresented: UIKitWord.isBeingDismissed.name
        default: nil
        }
    }

    /// Whether UIKit calls it on a view controller that is being shown, the first time and each time again.
    package var isAppearance: Bool {
        switch UIKitWord(self) {
        case .viewWillAppear, .viewIsAppearing, .viewDidAppear: true
        default: false
        }
    }

    /// Whether UIKit calls it on a view controller whose removal begins, which the user may still cancel.
    package var isStartOfRemoval: Bool { self == UIKitWord.viewWillDisappear.name || isMove }

    /// Whether UIKit calls it on a view controller that is about to get another parent, or none.
    package var isMove: Bool { self == UIKitWord.willMove.name }

    /// Whether UIKit calls it on each controller that gets or loses its parent, wherever the controller is.
    var isChangeOfParent: Bool { self == UIKitWord.willMove.name || self == UIKitWord.didMove.name }

    /// The name of the functions of a tab bar controller's delegate, and of the member with the controller itself.
    static var tabBarControllerMember: Name { UIKitWord.tabBarController.name }

    /// The label by which a tab bar controller asks its delegate whether a tab may be selected.
    var isTabSelection: Bool { self == UIKitWord.shouldSelect.name }

    /// Whether UIKit calls it on a view controller that is no longer shown, because it is removed or covered.
    package var isDisappearance: Bool {
        switch UIKitWord(self) {
        case .viewWillDisappear, .viewDidDisappear: true
        default: false
        }
    }
}

extension NameSet {
    /// The members of UIKit that decide about going back.
    static let navigationProperties = NameSet(
        [
            UIKitWord.hidesBackButton, .setHidesBackButton, .leftBarButtonItem, .leftBarButtonItems,
            .setLeftBarButton, .setLeftBarButtonItems, .leftItemsSupplementBackButton, .isNavigationBarHidden,
            .setNavigationBarHidden, .interactivePopGestureRecognizer,
        ].map(\.name))

    /// The member of a navigation controller that is the bar's view.
    static let navigationBars = NameSet([UIKitWord.navigationBar.name])

    /// Methods that pop all views above one.
    static let popsToRoot = NameSet([UIKitWord.popToRootViewController, .popToViewController].map(\.name))

    /// Methods that replace all views of a navigation controller.
    static let stackReplacements = NameSet([UIKitWord.setViewControllers.name])

    /// The members of UIKit by which code reaches or hides a tab bar.
    static let tabBars = NameSet(
        [UIKitWord.hidesBottomBarWhenPushed, .isTabBarHidden, .setTabBarHidden, .tabBar].map(\.name))

    /// The member of a navigation controller that holds the gesture which goes back.
    static let popGesture = NameSet([UIKitWord.interactivePopGestureRecognizer.name])

    /// The members of UIKit that tell which views are shown, or whether one is being removed.
    package static let shownViews = NameSet(
        [
            UIKitWord.topViewController, .visibleViewController, .viewControllers, .presentedViewController,
            .presentingViewController, .isMovingFromParent, .isBeingDismissed,
        ].map(\.name))
}

extension Project {
    /// Whether a class is a navigation controller's.
    func isNavigationController(_ type: TypeID) -> Bool { isNavigationController(.nominal(type, [])) }

    /// Whether a type is a navigation controller's.
    package func isNavigationController(_ type: TypeReference) -> Bool {
        isSubclass(type, of: UIKitWord.UINavigationController.name)
    }

    /// Whether a name speaks of navigation bars, their items or back buttons.
    func namesNavigation(_ name: Name) -> Bool {
        let bytes = names.utf8(name)
        return bytes.contains(ignoringCase: "navigation") || bytes.contains(ignoringCase: "navbar")
            || bytes.contains(ignoringCase: "backbutton") || bytes.contains(ignoringCase: "barbutton")
    }

    /// Whether the name at a place is that of the call that pushes a controller.
    func pushes(at place: NodeReference) -> Bool { names.find(text(at: place))?.viewOperation == .push }

    /// Whether the name at a place is that of a method that pops all views above one.
    func popsToRoot(at place: NodeReference) -> Bool {
        names.find(text(at: place)).map { NameSet.popsToRoot.contains($0) } ?? false
    }
}

extension Chain {
    /// Whether the chain may hide a tab bar or turn it off, or hands the bar to other code.
    var mayHideTabBar: Bool {
        let all = Array(names)
        guard let bar = all.firstIndex(of: UIKitWord.tabBar.name) else {
            return all.contains(where: NameSet.tabBars.contains)
        }
        let rest = all[(bar + 1)...]
        return rest.isEmpty
            || rest.contains { name in
                switch UIKitWord(name) {
                case .alpha, .frame, .isHidden, .isUserInteractionEnabled, .removeFromSuperview: true
                default: false
                }
            }
    }

    /// `navigationController?.navigationBar.isHidden`, as what is assigned.
    var hidesNavigationBar: Bool {
        lastName?.name == UIKitWord.isHidden.name && names.contains(UIKitWord.navigationBar.name)
    }
}
