internal import RIBModel

/// How a rule notices that it does not know how a project does what it asks for.
///
/// Some claims would be obvious in a running app if they were true of half of it: children without an active
/// interactor, buttons without an effect. If most candidates of such a rule are findings, and the values concerned go
/// into one function, that function probably does what the rule misses.
public struct Doubt: Sendable {
    /// The candidates and the claim about them, in the plural: "children look never attached".
    public let claim: String
    /// What the function may do with one of them: "attaches".
    public let effect: String
    /// The key of the configuration section 'ribs' that lists such functions; nil if there is none.
    public let key: String?

    public init(_ claim: String, unlessOne effect: String, key: String? = nil) {
        self.claim = claim
        self.effect = effect
        self.key = key
    }

    /// Why a rule doubts its findings in a project.
    public struct Reason: Sendable, Equatable {
        /// What is known, and what to do about it, without a period at the end.
        public let text: String
        /// The function or type that most of the values concerned are passed to.
        public let receiver: String
        /// The key of the configuration section 'ribs' that teaches it; nil if there is none.
        public let key: String?
    }

    private static let fewestCandidates = 10

    /// Marks the findings of a rule in a whole project, and forgets their receivers.
    func examine(_ outcome: inout RuleOutcome) {
        doubt(&outcome)
        for index in outcome.findings.indices { outcome.findings[index].receivers = .known([]) }
    }

    /// Marks the findings of a rule in a whole project, if it has to doubt them: most candidates are findings, and most
    /// of the values concerned are passed to one function or type. Their fixes are no longer safe.
    private func doubt(_ outcome: inout RuleOutcome) {
        let (count, candidates) = (outcome.findings.count, outcome.candidates)
        guard candidates >= Doubt.fewestCandidates, count * 2 > candidates,
            let (receiver, uses) = Doubt.commonReceiver(of: outcome.findings), uses * 2 > count
        else { return }
        let passed = """
            \(Phrase.number(count)) of \(Phrase.number(candidates)) \(claim); \(Phrase.number(uses)) are passed to \
            '\(receiver.name)'
            """
        let remedy = key.map { "add it to ribs.\($0)" } ?? "set the severity of the rule in 'rules'"
        let reason = Reason(
            text: "\(passed). If that \(effect) them, \(remedy); until then these findings are notes",
            receiver: receiver.name, key: key)
        for index in outcome.findings.indices {
            outcome.findings[index].doubt = reason
            for fix in outcome.findings[index].fixes.indices { outcome.findings[index].fixes[fix].isSafe = false }
        }
    }

    /// The function that most findings pass their value to, or else the type; of several, the one that the values reach
    /// last.
    private static func commonReceiver(of findings: [Finding]) -> (receiver: ValueReceiver, uses: Int)? {
        let receivers = findings.flatMap(\.receivers.all)
        var uses: [ValueReceiver: Int] = [:]
        for receiver in receivers { uses[receiver, default: 0] += 1 }
        func isCommon(_ receiver: ValueReceiver) -> Bool { uses[receiver, default: 0] * 2 > findings.count }
        // In the order of the findings, so that the result does not depend on hashing.
        let common = receivers.filter(isCommon)
        let functions = common.filter { !$0.isType }
        var best: ValueReceiver?
        for receiver in functions.isEmpty ? common : functions {
            if let known = best, uses[receiver, default: 0] < uses[known, default: 0] { continue }
            if best != receiver { best = receiver }
        }
        return best.map { ($0, uses[$0, default: 0]) }
    }
}

/// The functions and types that a value is passed to. A run looks for them only where a rule has many findings.
enum Receivers: Sendable, Equatable {
    case known([ValueReceiver])
    case unknown(@Sendable () -> [ValueReceiver])

    var all: [ValueReceiver] {
        switch self {
        case .known(let receivers): receivers
        case .unknown(let find): find()
        }
    }

    static func == (left: Receivers, right: Receivers) -> Bool {
        switch (left, right) {
        case (.known(let left), .known(let right)): left == right
        default: false
        }
    }
}
