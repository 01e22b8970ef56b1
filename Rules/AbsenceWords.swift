import RIBModel

extension Absence? {
    /// The code that is not there, as a noun: "a superclass that is not analyzed".
    func words(in project: Project) -> String {
        switch self {
        case .superclass, nil: "a superclass that is not analyzed"
        case .member(let member): "'\(project.fullName(member))', which only stops the program"
        }
    }
}
