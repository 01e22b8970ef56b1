/// Libraries that are known by name only.
extension LibraryModel {
    static var others: LibraryModel {
        LibraryModel(
            declarations: LibraryDeclarations(
                relatedModules: [
                    "SnapKit", "Then", "Kingfisher", "Alamofire", "Moya", "Lottie", "SDWebImage", "Nuke", "PinLayout",
                    "FlexLayout", "PanModal", "FloatingPanel", "Toast_Swift", "SwiftyJSON", "Realm", "RealmSwift",
                    "Firebase", "FirebaseCore", "FirebaseAuth", "FirebaseAnalytics", "FirebaseCrashlytics",
                    "FirebaseDatabase", "FirebaseFirestore", "FirebaseMessaging", "FirebaseRemoteConfig",
                    "FirebaseStorage", "KeychainAccess", "SwiftKeychainWrapper", "Quick", "Nimble", "SnapshotTesting",
                    "Swinject", "DIKit",
                ],
                typeNames: [
                    "SnapKit", "Constraint", "Then", "MoyaProvider", "TargetType", "Session", "Kingfisher", "JSON",
                ]))
    }
}
