import SourceText

/// Types and functions of libraries by which an app requests data or stores it.
public struct DataAccess: Sendable {
    /// The name that code begins with.
    package let name: String
    /// Modules one of which a file has to import; empty for a name that is visible with UIKit.
    package var modules: [String] = []
    /// The member that has to follow.
    package var member: String?
    package let kind: Kind

    public enum Kind: Sendable { case request, storage }

    package static let all = [
        DataAccess(name: "URLSession", kind: .request),
        DataAccess(name: "AF", modules: ["Alamofire"], kind: .request),
        DataAccess(name: "MoyaProvider", modules: ["Moya", "RxMoya", "CombineMoya"], kind: .request),
        DataAccess(name: "Firestore", modules: ["Firebase", "FirebaseFirestore"], kind: .storage),
        DataAccess(name: "Database", modules: ["Firebase", "FirebaseDatabase"], member: "database", kind: .storage),
        DataAccess(name: "UserDefaults", kind: .storage),
        DataAccess(name: "NSManagedObjectContext", kind: .storage),
    ]
}
