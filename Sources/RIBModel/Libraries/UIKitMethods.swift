package import SourceText

/// What a call of UIKit does with a view controller or its view.
package enum ViewOperation {
    case dismissal
    /// A dismissal by a transition library, through its own member of the controller.
    case transitionDismissal
    case pop, popToController
    case stackReplacement
    case removalFromParent, removalFromSuperview
    case presentation, push, presentationOrPush

    /// Whether the call may remove a presented view from the screen.
    var mayDismiss: Bool {
        switch self {
        case .dismissal, .transitionDismissal, .stackReplacement, .removalFromParent, .removalFromSuperview: true
        case .pop, .popToController, .presentation, .push, .presentationOrPush: false
        }
    }

    package var mayPresent: Bool { self == .presentation || self == .presentationOrPush }
    package var mayPush: Bool { self == .push || self == .presentationOrPush }
}

/// A method of UIKit that shows or removes controllers or their views: a row of a table, which is all that analyses
/// know of it.
struct ViewMethod {
    let operation: ViewOperation
    /// How it removes the view of its receiver, or one that the receiver shows.
    let removes: DismissalKinds
    /// How it shows the controller in its first argument.
    let shows: Showing?
    let arguments: Arguments

    /// The arguments by which a call is told from one of the project's own function of that name.
    enum Arguments {
        /// Any: another member of the call tells it.
        case any
        case none
        /// `animated:` first, then at most a completion handler.
        case animated
        /// A controller first, then `animated:`, `completion:` or `direction:`.
        case controllerAnimated
        /// A controller and `sender:`.
        case controllerSender
    }

    private static let rows: [(UIKitWord, ViewMethod)] = [
        (.dismiss, .removing(.dismissal, .dismiss, .animated)),
        (.dismissViewController, .removing(.transitionDismissal, .dismiss, .any)),
        (.popViewController, .removing(.pop, .pop, .animated)),
        (.popToRootViewController, .removing(.pop, .pop, .animated)),
        (.popToViewController, .removing(.popToController, .pop, .controllerAnimated)),
        (.removeFromParent, .removing(.removalFromParent, .removal, .none)),
        (.removeFromSuperview, .removing(.removalFromSuperview, .removal, .none)),
        (.setViewControllers, .showing(.stackReplacement, .push, .controllerAnimated)),
        (.present, .showing(.presentation, .modal, .controllerAnimated)),
        // In a split view, the controller becomes the detail view.
        (.showDetailViewController, .showing(.presentation, .embed, .controllerSender)),
        (.pushViewController, .showing(.push, .push, .controllerAnimated)),
        (.show, .showing(.presentationOrPush, .pushOrModal, .controllerSender)),
    ]

    /// By the number of the word.
    fileprivate static let table = rows.reduce(into: [ViewMethod?](repeating: nil, count: UIKitWord.allCases.count)) {
        $0[$1.0.rawValue] = $1.1
    }

    private static func removing(
        _ operation: ViewOperation, _ kind: DismissalKinds, _ arguments: Arguments
    ) -> ViewMethod {
        ViewMethod(operation: operation, removes: kind, shows: nil, arguments: arguments)
    }

    private static func showing(
        _ operation: ViewOperation, _ showing: Showing, _ arguments: Arguments
    ) -> ViewMethod {
        ViewMethod(operation: operation, removes: [], shows: showing, arguments: arguments)
    }
}

extension Name {
    /// The method of UIKit of that name, if it shows or removes controllers.
    var viewMethod: ViewMethod? { UIKitWord(self).flatMap { ViewMethod.table[$0.rawValue] } }

    /// The effect of a call of that name on its receiver, a view controller.
    package var viewOperation: ViewOperation? { viewMethod?.operation }

    /// How a call of that name shows the controller in its first argument.
    var showing: Showing? { viewMethod?.shows ?? (isEmbedding ? .embed : nil) }

    /// Whether a call of that name removes its receiver's view, or one that it shows.
    package var removesView: Bool { viewMethod.map { !$0.removes.isEmpty } ?? false }
}

extension CallSite {
    /// Whether the labels are those of UIKit's function of that name, if it is one that shows or removes a controller
    /// or a view. A function with other labels is the project's own, or of another library.
    var hasLabelsOfUIKit: Bool {
        switch name.viewMethod?.arguments {
        case .any?, nil: true
        case ViewMethod.Arguments.none?: !arguments.contains { _ in true }
        case .animated?: isAnimatedRemoval
        case .controllerAnimated?:
            furtherLabels.contains(where: \.isAnimatedLabel)
                && furtherLabels.allSatisfy {
                    $0.isAnimatedLabel || $0 == UIKitWord.completion.name || $0 == UIKitWord.direction.name
                }
        case .controllerSender?: furtherLabels == [UIKitWord.sender.name]
        }
    }

    /// The labels of the arguments after the first one.
    private var furtherLabels: [Name] { arguments.dropFirst().filter { !$0.label.isNone }.map(\.label) }

    /// `dismiss(animated: true)`, also with a completion handler.
    private var isAnimatedRemoval: Bool {
        guard firstLabel?.isAnimatedLabel == true else { return false }
        return arguments.dropFirst().allSatisfy { argument in
            argument.label == UIKitWord.completion.name || argument.label.isNone && argument.value?.closure != nil
        }
    }
}
