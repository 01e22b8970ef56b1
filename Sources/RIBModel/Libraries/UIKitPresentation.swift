package import SourceText

/// The aspect of a swipe dismissal that a member of a presented controller decides.
enum PresentationProperty {
    case style
    /// Whether a swipe is ignored.
    case isModal
    /// The object whose delegate is asked whether a swipe may dismiss, and is notified of the dismissal.
    case controller
    case delegate
}

/// The style of a controller of the system.
package enum SystemStyle {
    case own
    /// One of its own if it shows the camera, else a sheet.
    case ofCamera
}

extension Name {
    /// The aspect that a member of that name decides on a presented controller.
    var presentationProperty: PresentationProperty? {
        switch UIKitWord(self) {
        case .modalPresentationStyle: .style
        case .isModalInPresentation: .isModal
        case .presentationController, .sheetPresentationController, .popoverPresentationController: .controller
        case .delegate: .delegate
        default: nil
        }
    }

    /// Whether it is UIKit's class of presentation controllers, or one of its subclasses.
    var isPresentationController: Bool {
        switch UIKitWord(self) {
        case .UIPopoverPresentationController, .UIPresentationController, .UISheetPresentationController: true
        default: false
        }
    }

    /// Whether a controller presented in the style of that name can be dismissed by a swipe; nil if it does not name a
    /// style.
    var isDismissibleStyle: Bool? {
        switch UIKitWord(self) {
        case .automatic, .formSheet, .pageSheet: true
        case .currentContext, .custom, .fullScreen, .overCurrentContext, .overFullScreen: false
        default: self == SwiftUIWord.popover.name ? true : self == Name.noneCase ? false : nil
        }
    }

    /// The style in which the system presents controllers of a class of that name, if it is one of its own.
    package var systemStyle: SystemStyle? {
        switch UIKitWord(self) {
        case .SFSafariViewController, .UIDocumentPickerViewController: .own
        case .UIImagePickerController: .ofCamera
        default: nil
        }
    }

    /// Whether it is the property that decides where a picker's images come from, or the value for the camera.
    package var isSourceOfImages: Bool { self == UIKitWord.sourceType.name }
    package var isCamera: Bool { self == UIKitWord.camera.name }

    /// The delegate methods that report a dismissal by a swipe, or decide whether it may happen.
    static var swipeHooks: [Name] {
        [
            UIKitWord.presentationControllerDidDismiss.name, UIKitWord.presentationControllerWillDismiss.name,
            UIKitWord.presentationControllerShouldDismiss.name,
        ]
    }

    /// Whether it leads from a view controller to one that contains it.
    var leadsToContainer: Bool { self == UIKitWord.navigationController.name || isParent }

    /// Whether it is the delegate method that reports the start of a swipe, which the user may still cancel.
    var isSwipeStart: Bool { self == UIKitWord.presentationControllerWillDismiss.name }

    /// Whether it is the delegate method that reports a dismissal by a swipe.
    var isSwipeEnd: Bool { self == UIKitWord.presentationControllerDidDismiss.name }

    /// Whether it is the delegate method that decides whether a swipe may dismiss.
    var isSwipePermission: Bool { self == UIKitWord.presentationControllerShouldDismiss.name }

    /// How an assignment to a member of that name shows a controller.
    var assignedShowing: Showing? {
        switch viewMember {
        case .root: .root
        case .stack: .push
        default: self == UIKitWord.searchController.name ? .embed : nil
        }
    }

    /// Whether it leads from a controller to one that contains it.
    package var isContainerOfView: Bool { viewMember == .navigation || viewMember == .container || isParent }

    /// Whether it leads from a view to its controller, or from a controller to its root view.
    var leadsToController: Bool { viewMember == .controller || viewMember == .view || isViewOfRouter }
}

extension Name {
    /// The label and property of a container's first controller.
    static let rootController = UIKitWord.rootViewController.name
}

extension NameSet {
    /// Methods of UIKit by which code shows and removes controllers.
    package static let controllerOperations = NameSet(
        [
            UIKitWord.present, .dismiss, .pushViewController, .popViewController, .popToViewController,
            .popToRootViewController, .setViewControllers, .addChild, .show, .showDetailViewController,
        ].map(\.name))
}

extension CallSite {
    /// Whether the arguments are those of a method of UIKit that shows or removes controllers.
    package var isControllerOperation: Bool {
        switch UIKitWord(name) {
        case .addChild: Array(arguments).count == 1
        case .show, .showDetailViewController: arguments.contains { $0.label == UIKitWord.sender.name }
        default: arguments.contains { $0.label.isAnimatedLabel }
        }
    }
}

extension CallSite {
    /// The type of the object that the code belongs to.
    fileprivate var ownType: TypeReference { body.home.type.map { .nominal($0, []) } ?? .unknown }
}

extension Project {
    /// Whether a call without a callee in the project may run a function of a view controller of UIKit: its receiver is
    /// one, or has no known type. A protocol, also that of the framework, has no function but its own, unless
    /// controllers of UIKit conform to it; a type that is not analyzed may have any.
    func mayBeOfController(_ call: CallSite) -> Bool {
        let type = call.receiver.map { $0.isEmptyOrSelf ? call.ownType : $0.type } ?? call.ownType
        return type == .unknown
            || type.constituents.contains { part in
                switch part {
                case .nominal(let nominal, _):
                    !hierarchy.knownClasses[nominal.index].isEmpty && !hasUnresolvedSuperclass(nominal)
                        || self[Project.controllerProtocols].contains(nominal)
                case .known, .collection, .tuple, .function, .unknown: true
                default: false
                }
            }
    }

    /// The protocols of the project that its extensions have controllers of UIKit conform to: such a controller
    /// fulfills their requirements by its own functions.
    private static let controllerProtocols = Query<WholeProject, Set<TypeID>>("protocolsOfControllers") {
        project, _ in
        let symbols = project.symbols
        let extensions = symbols.foreignExtensions.filter { symbols.known.isViewController($0.key) }.values.joined()
        let stated = extensions.flatMap { symbols.supertypes(writtenAt: $0) }.flatMap(\.constituents)
        return Set(stated.compactMap(\.nominal).flatMap { project.hierarchy.ancestors[$0.index] })
    }

    /// Whether a type is a tab bar controller's.
    func isTabBar(_ type: TypeReference) -> Bool { isSubclass(type, of: UIKitWord.UITabBarController.name) }

    /// Whether a type is a page view controller's, which embeds its pages.
    func isPageController(_ type: TypeReference) -> Bool { isSubclass(type, of: UIKitWord.UIPageViewController.name) }

    /// Whether a type is a window's, or unknown.
    func mayBeWindow(_ type: TypeReference) -> Bool {
        isSubclass(type, of: UIKitWord.UIWindow.name) || type == .unknown
            || type.constituents.allSatisfy(\.isUnresolved)
    }

    func isSubclass(_ type: TypeReference, of name: Name) -> Bool {
        type.constituents.contains { part in
            switch part {
            case .known(let known, _): isSubclass(known, of: name)
            case .nominal(let nominal, _):
                hierarchy.knownClasses[nominal.index].contains { isSubclass($0, of: name) }
            default: false
            }
        }
    }

    private func isSubclass(_ known: Name, of name: Name) -> Bool {
        var current: Name? = known
        while let type = current {
            if type == name { return true }
            current = symbols.known.superclass(type)
        }
        return false
    }

    /// Whether a name is used to create a view from Interface Builder: of UIKit, of a code generator or of a helper,
    /// such as `UIStoryboard`, `R.storyboard`, `instantiateViewController`.
    func isOfStoryboards(_ name: Name) -> Bool {
        let bytes = names.utf8(name)
        if bytes.starts(with: "instantiate".utf8) { return true }
        return bytes.indices.contains { bytes[$0] == UInt8(ascii: "t") && bytes[$0...].starts(with: "toryboard".utf8) }
    }

    /// The types that a view of unknown type is assumed to have.
    var viewTypes: [TypeReference] { self[Project.viewTypesQuery] }

    private static let viewTypesQuery = Query<WholeProject, [TypeReference]>("viewTypes") { project, _ in
        [.known(UIKitWord.UIViewController.name, [])] + project.symbols.viewContracts.map { .library($0, []) }
    }
}
