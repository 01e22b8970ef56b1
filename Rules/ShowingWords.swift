import RIBModel
import RuleKit

extension Rule {
    /// Why a call that passes a child's view does not show it in the way that a rule is about.
    static func reason(_ showing: OtherShowing, otherwise word: String) -> String {
        switch showing {
        case .shown(.push): "pushes the child"
        case .shown(.modal): "presents the child"
        case .shown(.pushOrModal): "pushes the child where it can, and presents it otherwise"
        case .shown(.tab): "shows the child as a tab"
        case .shown(.root): "makes the child's view the first one of a window or a navigation controller"
        case .shown(.embed): "shows the child's view in another view"
        case .shown(.unknown): "shows the child by code that is not analyzed"
        case .notShown: word
        }
    }
}
