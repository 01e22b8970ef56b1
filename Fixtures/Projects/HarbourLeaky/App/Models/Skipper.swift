struct Skipper: Equatable {
    let id: String
    var name: String
    var email: String
    var boatName: String
}
