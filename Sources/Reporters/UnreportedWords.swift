public import RuleKit

extension UnreportedFinding.Cause {
    /// Why a finding is not reported.
    public var words: String {
        switch self {
        case .suppressed(let reason): reason.map { "suppressed: \($0)" } ?? "suppressed"
        case .baselined: "baselined"
        }
    }
}
