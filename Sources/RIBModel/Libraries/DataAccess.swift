import SourceText

/// Types and functions of libraries by which an app requests data or stores it.
struct DataAccess: Sendable {
    /// The name that code begins with.
    let name: String
    /// Modules one of which a file has to import; empty for a name that is visible with UIKit.
    var modules: [String] = []
    /// The member that has to follow.
    var member: String?
    let kind: ViewTask.Kind

    static let all = [
        DataAccess(name: "URLSession", kind: .request),
        DataAccess(name: "AF", modules: ["Alamofire"], kind: .request),
        DataAccess(name: "MoyaProvider", modules: ["Moya", "RxMoya", "CombineMoya"], kind: .request),
        DataAccess(name: "Firestore", modules: ["Firebase", "FirebaseFirestore"], kind: .storage),
        DataAccess(name: "Database", modules: ["Firebase", "FirebaseDatabase"], member: "database", kind: .storage),
        DataAccess(name: "UserDefaults", kind: .storage),
        DataAccess(name: "NSManagedObjectContext", kind: .storage),
    ]
}
