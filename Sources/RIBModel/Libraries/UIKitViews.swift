extension LibraryModel {
    /// Whether a type of a library is a class of views, of controllers, or of their parts that only the main thread may
    /// use.
    static func isViewName(_ text: String) -> Bool {
        guard text.hasPrefix("UI") || text.hasPrefix("WK") || text.hasPrefix("MK") || text == "View" else {
            return false
        }
        return viewEndings.contains { text.hasSuffix($0) }
    }

    private static let viewEndings = [
        "View", "Controller", "Button", "Label", "Field", "Switch", "Slider", "Control", "Bar", "Cell", "Window",
        "Stepper", "Picker", "BarButtonItem", "NavigationItem", "Application",
    ]

    /// Whether a property of a controller or view is one that the SDK shows.
    static func isShownProperty(_ text: String) -> Bool { shownProperties.contains(text) }

    private static let shownProperties: Set<String> = [
        "title", "navigationItem", "tabBarItem", "toolbarItems", "isHidden", "alpha", "backgroundColor", "frame",
        "bounds", "center", "transform", "tintColor", "isUserInteractionEnabled", "layer", "isEnabled", "isSelected",
        "text", "attributedText", "image", "tableView", "collectionView", "refreshControl", "prompt",
        "preferredContentSize", "isEditing", "additionalSafeAreaInsets",
    ]
}

extension LibraryModel {
    /// Values of UIKit and MapKit, and objects that keep nothing of an app but values.
    static let plainTypesOfUIKit = [
        "UIColor", "UIFont", "UIImage", "UIEdgeInsets", "UIOffset", "UIBezierPath", "NSDirectionalEdgeInsets",
        "UIScreen", "UIDevice", "UIPasteboard", "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator",
        "UISelectionFeedbackGenerator", "MKCoordinateRegion", "MKCoordinateSpan", "MKMapRect", "MKMapPoint",
    ]
}
