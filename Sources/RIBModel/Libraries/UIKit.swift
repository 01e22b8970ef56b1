/// UIKit, and the frameworks of Apple's that bring view controllers.
extension LibraryModel {
    static var uiKit: LibraryModel {
        LibraryModel(
            declarations: LibraryDeclarations(
                relatedModules: [
                    "UIKit", "AppKit", "AVKit", "MapKit", "WebKit", "SafariServices", "StoreKit", "PhotosUI", "MessageUI", "ContactsUI",
                    "EventKitUI", "AuthenticationServices", "QuickLook", "VisionKit", "PassKit", "PDFKit", "GameKit", "SpriteKit",
                    "SceneKit", "MetalKit", "ARKit", "ReplayKit", "WidgetKit", "ActivityKit", "IntentsUI", "LinkPresentation",
                    "MediaPlayer", "CallKit", "TipKit", "Charts", "Hero",
                ],
                classes: [
                    .init("UIViewController", "UIResponder"), .init("UINavigationController", "UIViewController"),
                    .init("UITabBarController", "UIViewController"), .init("UISplitViewController", "UIViewController"),
                    .init("UIPageViewController", "UIViewController"), .init("UITableViewController", "UIViewController"),
                    .init("UICollectionViewController", "UIViewController"), .init("UIAlertController", "UIViewController"),
                    .init("UIActivityViewController", "UIViewController"), .init("UIImagePickerController", "UINavigationController"),
                    .init("UIDocumentPickerViewController", "UIViewController"),
                    .init("UIDocumentBrowserViewController", "UIViewController"), .init("UISearchController", "UIViewController"),
                    .init("UIColorPickerViewController", "UIViewController"), .init("UIFontPickerViewController", "UIViewController"),
                    .init("UIInputViewController", "UIViewController"), .init("SFSafariViewController", "UIViewController"),
                    .init("MFMailComposeViewController", "UINavigationController"),
                    .init("MFMessageComposeViewController", "UINavigationController"),
                    .init("CNContactPickerViewController", "UIViewController"), .init("CNContactViewController", "UIViewController"),
                    .init("PHPickerViewController", "UIViewController"), .init("AVPlayerViewController", "UIViewController"),
                    .init("QLPreviewController", "UIViewController"), .init("EKEventEditViewController", "UINavigationController"),
                    .init("SKStoreProductViewController", "UIViewController"), .init("VNDocumentCameraViewController", "UIViewController"),
                    .init("PKAddPaymentPassViewController", "UIViewController"),
                    .init("GKGameCenterViewController", "UINavigationController"), .init("UICloudSharingController", "UIViewController"),
                    .init("UIReferenceLibraryViewController", "UIViewController"),
                    .init("UIVideoEditorController", "UINavigationController"), .init("UIPrinterPickerController", "NSObject"),
                ],
                classMembers: [
                    ("navigationController", "UINavigationController"), ("tabBarController", "UITabBarController"),
                    ("presentingViewController", "UIViewController"), ("presentedViewController", "UIViewController"),
                    ("parent", "UIViewController"), ("uiviewController", "UIViewController"), ("topViewController", "UIViewController"),
                    ("rootViewController", "UIViewController"), ("visibleViewController", "UIViewController"),
                    ("selectedViewController", "UIViewController"), ("view", "UIView"),
                ],
                typeNames: ["MFMailComposeViewControllerDelegate"],
                typePrefixes: [
                    "UI", "NS", "CA", "CG", "CL", "MK", "AV", "WK", "SF", "SK", "PH", "CN", "EK", "MF", "QL", "MTL", "SCN", "AR", "VN",
                    "PK", "GK", "UN", "LA", "AS", "CK", "HK", "MP", "CI", "CT", "CM",
                ]),
            streams: StreamNames(
                runners: ["animate", "performBatchUpdates"],
                handlers: [
                    "UIAction", "UIAlertAction", "UIContextualAction", "UISwipeActionsConfiguration", "addAction", "addTarget",
                    "addGestureRecognizer", "UIKeyCommand", "CADisplayLink",
                ]))
    }
}
