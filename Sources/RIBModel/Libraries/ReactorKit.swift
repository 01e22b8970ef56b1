/// ReactorKit: the objects of a protocol have a subject, and the library passes what the subject receives to functions
/// of the object.
extension LibraryModel {
    static var reactorKit: LibraryModel {
        LibraryModel(
            declarations: LibraryDeclarations(relatedModules: ["ReactorKit"], typeNames: ["Reactor"]),
            runs: RunNames(
                subjects: [.init(of: "Reactor", subject: "action", functions: ["mutate", "transform", "reduce"])]))
    }
}
