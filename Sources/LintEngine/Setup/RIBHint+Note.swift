internal import RIBModel
internal import RuleKit

extension RIBHint {
    /// The types found instead of RIBs, and the line of configuration that declares them.
    ///
    /// - Parameter ribCount: the project's number of RIBs, which may be known from other parts than interactors.
    func note(_ ribCount: Int) -> String { "found no \(ribCount == 0 ? "RIBs" : "interactors")\(finding); \(advice)" }

    /// The condition and the line of configuration.
    var advice: String {
        let setting = settings.map { "ribs.\($0.key): [\($0.values.prefix(4).joined(separator: ", "))]" }
        switch reason {
        case .declares: return "if that is RIBs, add \(Phrase.all(setting)) to .riblint.yml"
        case .imports(let module): return "if '\(module)' provides RIBs, add \(Phrase.all(setting)) to .riblint.yml"
        case .bases:
            let bases = names.count == 1 ? "is a base class of RIBs" : "are base classes of RIBs"
            let quoted = names.prefix(4).map { "'\($0)'" }
            return "if \(Phrase.all(quoted)) \(bases), add \(Phrase.all(setting)) to .riblint.yml"
        case .names: return "if they are, name their base classes in ribs.interactor and ribs.router in .riblint.yml"
        }
    }

    private var finding: String {
        switch reason {
        case .declares(let module): ", but '\(module)' declares \(Phrase.all(Array(names.prefix(4))))"
        case .names:
            ", but \(Phrase.all(names.map { "'\($0)'" })) \(names.count == 1 ? "is" : "are") named like parts of RIBs"
        case .imports, .bases: ""
        }
    }
}
