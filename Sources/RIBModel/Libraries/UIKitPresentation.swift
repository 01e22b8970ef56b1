import SourceText

/// What a member of a presented controller decides about the swipe that dismisses it.
enum PresentationProperty {
    case style
    /// Whether a swipe is ignored.
    case isModal
    /// The object that has the delegate who is asked about a swipe and told of it.
    case controller
    case delegate
}

extension Name {
    /// What a member of that name of a presented controller decides.
    var presentationProperty: PresentationProperty? {
        switch UIKitWord(self) {
        case .modalPresentationStyle: .style
        case .isModalInPresentation: .isModal
        case .presentationController, .sheetPresentationController, .popoverPresentationController: .controller
        case .delegate: .delegate
        default: nil
        }
    }

    /// Whether a controller that is presented in the style of that name can be dismissed by a swipe; nil for a name of
    /// no style.
    var isDismissibleStyle: Bool? {
        switch UIKitWord(self) {
        case .automatic, .formSheet, .pageSheet: true
        case .currentContext, .custom, .fullScreen, .overCurrentContext, .overFullScreen: false
        default: self == SwiftUIWord.popover.name ? true : self == Name.noneCase ? false : nil
        }
    }

    /// The methods by which a presentation's delegate is told that a swipe dismisses, or asked whether it may.
    static var swipeHooks: [Name] {
        [
            UIKitWord.presentationControllerDidDismiss.name, UIKitWord.presentationControllerWillDismiss.name,
            UIKitWord.presentationControllerShouldDismiss.name,
        ]
    }

    /// Whether it leads from a view controller to one around it.
    var isAroundView: Bool { self == UIKitWord.navigationController.name || isParent }

    /// Whether a presentation's delegate is asked by that method whether a swipe may dismiss.
    var isSwipePermission: Bool { self == UIKitWord.presentationControllerShouldDismiss.name }

    /// How a call of that name shows the controller that is its first argument.
    var showing: Edge.Showing? {
        switch viewOperation {
        case .presentation: .modal
        case .push, .stackReplacement: .push
        case .presentationOrPush: .pushOrModal
        default: isEmbedding ? .embed : nil
        }
    }

    /// How an assignment to a member of that name shows a controller.
    var assignedShowing: Edge.Showing? {
        switch viewMember {
        case .root: .root
        case .stack: .push
        default: nil
        }
    }

    /// Whether it leads from a view to its controller, or from a controller to its root view.
    var leadsToController: Bool { viewMember == .controller || viewMember == .view || isViewOfRouter }
}

extension TypeReference {
    /// Whether it is a controller of tabs.
    var isTabBar: Bool { if case .known(let name, _) = self { name == UIKitWord.UITabBarController.name } else { false } }
}

extension Project {
    /// Whether code makes a view of what Interface Builder drew, by a name of UIKit's, of a generator of code or of a
    /// helper: `UIStoryboard`, `R.storyboard`, `instantiateViewController`.
    func isOfStoryboards(_ name: Name) -> Bool {
        let text = text(name)
        return text.contains("toryboard") || text.hasPrefix("instantiate")
    }

    /// The types of a view of which nothing is known but that it is one.
    var viewTypes: [TypeReference] {
        [.known(UIKitWord.UIViewController.name, [])] + symbols.viewContracts.map { .library($0, []) }
    }
}
