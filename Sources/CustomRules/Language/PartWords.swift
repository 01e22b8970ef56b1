package import RIBModel

/// The words for parts of RIBs.
extension RIBPart {
    /// In snake case, as in a configuration: `presentable_listener`.
    package var word: String {
        rawValue.reduce(into: "") { word, letter in
            word += letter.isUppercase ? "_" + letter.lowercased() : String(letter)
        }
    }

    package init?(word: String) {
        guard let part = RIBPart.allCases.first(where: { $0.word == word }) else { return nil }
        self = part
    }

    /// With its article, in sentences: "an interactor".
    var phrase: String {
        switch self {
        case .interactor: "an interactor"
        case .interactable: "an interactable"
        case .routing: "a routing protocol"
        case .presentableListener: "the listener of a presentable"
        case .listener: "the listener of a RIB"
        case .viewControllable: "a view controllable"
        default: "a \(rawValue)"
        }
    }
}
