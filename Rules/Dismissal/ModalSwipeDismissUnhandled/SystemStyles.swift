import RIBModel
import SourceText

extension Project {
    /// Whether the view of a child is a controller of the system that is presented in a style of its own, whatever the
    /// presenting code says: of documents, of web pages, of the camera.
    func hasStyleOfSystem(_ edge: Edge) -> Bool {
        let ribs = edge.child.ribs
        return !ribs.isEmpty
            && ribs.allSatisfy { rib in
                switch rib.view {
                case .library(let name): hasStyleOfSystem([name], rib, in: [])
                case .type(let type):
                    hasStyleOfSystem(
                        libraryClasses(above: type), rib, in: classes(of: type).flatMap { ownMembers(of: $0) })
                case .none, .storyboard, .unknown: false
                }
            }
    }

    /// - Parameter members: those of the view's class.
    private func hasStyleOfSystem(_ known: some Sequence<Name>, _ rib: RIB, in members: [DeclarationID]) -> Bool {
        let styles = known.compactMap(\.systemStyle)
        if styles.contains(.own) { return true }
        guard styles.contains(.ofCamera) else { return false }
        let bodies = bodies(ofBuilder: rib.builder) + members.filter { hasReadBody($0) }.map { body(of: $0) }
        return bodies.contains { $0.assignments.contains(where: \.choosesCamera) }
    }
}

extension AssignmentSite {
    /// `picker.sourceType = .camera`
    fileprivate var choosesCamera: Bool {
        name?.name.isSourceOfImages == true && value.plainChain?.last?.name.isCamera == true
    }
}
