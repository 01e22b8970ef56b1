import RIBModel
import RuleKit

extension RuleContext {
    /// For each edge from a router, in order, whether its child is detached again, for a rule that reports one missing
    /// link. What else may be missing is only told apart from what absent code may do where reasons are recorded.
    func closings(of router: TypeID, missing link: Closing.Missing) -> [Closing] {
        recordsSkips ? project.closings(of: router) : project.closings(of: router, missing: link)
    }
}
