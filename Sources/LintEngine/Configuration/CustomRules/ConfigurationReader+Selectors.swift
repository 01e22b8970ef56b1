internal import CustomRules
internal import RIBModel
internal import RuleKit
internal import YAMLText

/// Reads selectors.
extension ConfigurationReader {
    /// - Parameters:
    ///   - isInner: whether it is the value of `not`.
    ///   - other: a key that is none of the selector.
    mutating func selector(
        _ node: YAMLNode, in rule: String, isInner: Bool = false, beside other: String? = nil
    ) -> SubjectSelector {
        var selector = SubjectSelector()
        if node.isNull { return selector }
        guard case .mapping(let entries) = node.content else {
            report(
                node.location,
                "a selector of '\(rule)' expects keys, for example { role: router }; found \(node.content.kind)")
            return selector
        }
        for entry in entries {
            guard let word = checkedKey(entry), word != other else { continue }
            guard let key = SelectorKey(rawValue: word) else {
                report(entry.location, unknownSelectorKey(word))
                continue
            }
            read(entry, as: key, into: &selector, of: rule, isInner: isInner)
        }
        return selector
    }

    private func unknownSelectorKey(_ word: String) -> String {
        if let message = ForeignRule.message(word) { return message }
        let words = SelectorKey.allCases.map(\.rawValue)
        let help = Suggestion.nearest(to: word, among: words).map { "did you mean '\($0)'?" }
        return "unknown key '\(word)' in a selector; \(help ?? "expected \(Phrase.all(words, "or"))")"
    }

    private mutating func read(
        _ entry: YAMLNode.Entry, as key: SelectorKey, into selector: inout SubjectSelector, of rule: String,
        isInner: Bool
    ) {
        let node = entry.value
        switch key {
        case .role: selector.parts = choices(node, as: "role", among: RIBPart.allCases.map(\.word))
        case .name: selector.names = patterns(node, as: key.rawValue)
        case .kind: selector.kinds = cases(node, as: key.rawValue)
        case .inherits: selector.supertypes = typeNames(node, as: key.rawValue)
        case .attribute:
            selector.attributes = words(node, as: key.rawValue).map { word in
                word.text.hasPrefix("@") ? String(word.text.dropFirst()) : word.text
            }
        case .access: selector.access = cases(node, as: key.rawValue)
        case .module: selector.modules = patterns(node, as: key.rawValue)
        case .path: selector.paths = pathPattern(node, as: key.rawValue)
        case .rib: selector.ribs = patterns(node, as: key.rawValue)
        case .within, .below, .above, .childOf, .parentOf, .siblingOf:
            guard let relation = SubjectSelector.TreePlace.Relation(rawValue: key.rawValue) else { return }
            selector.places.append(.init(relation, patterns(node, as: key.rawValue)))
        case .code:
            if let word = choice(node, among: SubjectSelector.Code.allCases.map(\.rawValue), as: key.rawValue) {
                selector.code = SubjectSelector.Code(rawValue: word)
            }
        case .not:
            if isInner {
                return report(entry.location, "'not' within 'not' selects what the outer one says; remove both")
            }
            selector.exclusions = [self.selector(node, in: rule, isInner: true)]
        }
    }

    // MARK: Words

    /// The texts of a scalar or of a list of scalars.
    mutating func words(_ node: YAMLNode, as name: String) -> [(text: String, location: YAMLLocation)] {
        switch node.content {
        case .scalar(let text, _) where !node.isNull && !text.isEmpty: return [(text, node.location)]
        case .list(let elements) where !elements.isEmpty:
            return elements.compactMap { element in
                if case .scalar(let text, _) = element.content, !element.isNull, !text.isEmpty {
                    return (text, element.location)
                }
                let found = element.isNull ? "an empty element" : element.content.kind
                report(element.location, "'\(name)' expects a word or a list of words; found \(found)")
                return nil
            }
        default:
            let found = node.isNull ? "nothing" : node.content.kind
            report(node.location, "'\(name)' expects a word or a list of words; found \(found)")
            return []
        }
    }

    mutating func choices(_ node: YAMLNode, as name: String, among allowed: [String]) -> [String] {
        words(node, as: name).compactMap { word, location in
            if allowed.contains(word) { return word }
            let help = Suggestion.nearest(to: word, among: allowed).map { "did you mean '\($0)'?" }
            report(location, "unknown \(name) '\(word)'; \(help ?? "expected \(Phrase.all(allowed, "or"))")")
            return nil
        }
    }

    mutating func cases<Choice: RawRepresentable<String> & CaseIterable>(_ node: YAMLNode, as name: String) -> [Choice]
    {
        choices(node, as: name, among: Choice.allCases.map(\.rawValue)).compactMap { Choice(rawValue: $0) }
    }

    mutating func patterns(_ node: YAMLNode, as name: String) -> [NamePattern] {
        words(node, as: name).compactMap { word, location in
            let pattern = NamePattern(word)
            if pattern.isUsable { return pattern }
            report(
                location,
                "'\(word)' is not a pattern; close each brace, and let braces expand to at most "
                    + "\(NamePattern.mostAlternatives) words")
            return nil
        }
    }

    mutating func typeNames(_ node: YAMLNode, as name: String) -> [TypeName] {
        words(node, as: name).compactMap { word, location in
            if let type = TypeName(word) { return type }
            report(location, "'\(word)' is not the name of a type; write one such as UIViewController or SwiftUI.View")
            return nil
        }
    }

    mutating func pathPattern(_ node: YAMLNode, as name: String) -> PathPattern? {
        let found = words(node, as: name).compactMap { word, location -> String? in
            guard let complaint = ValueKind.pattern.complaint(word, rules: []) else { return word }
            report(location, complaint)
            return nil
        }
        return found.isEmpty ? nil : PathPattern(found)
    }
}
