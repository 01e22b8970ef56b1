internal import CustomRules
internal import RuleKit
internal import YAMLText

/// Reads assertions and layers.
extension ConfigurationReader {
    mutating func assertion(_ node: YAMLNode, _ mode: Requirement.Mode, of rule: String) -> Assertion? {
        let words = Assertion.Key.allCases.map(\.rawValue)
        guard case .mapping(let entries) = node.content, !entries.isEmpty else {
            let found = node.isNull ? "nothing" : node.content.kind
            report(
                node.location,
                "'\(mode.rawValue)' expects an assertion, for example { import: UIKit }; found \(found)")
            return nil
        }
        let named = entries.compactMap { checkedKey($0) == nil ? nil : $0 }
        for entry in named {
            guard let word = entry.key, !words.contains(word) else { continue }
            if let message = ForeignRule.message(word) {
                report(entry.location, message)
            } else {
                let help = Suggestion.nearest(to: word, among: words).map { "did you mean '\($0)'?" }
                let list = help ?? "expected \(Phrase.all(words, "or"))"
                report(entry.location, "unknown assertion '\(word)' in '\(mode.rawValue)'; \(list)")
            }
            return nil
        }
        guard named.count == 1, let entry = named.first, let key = entry.key.flatMap(Assertion.Key.init) else {
            if named.count > 1 {
                let found = Phrase.all(named.compactMap { $0.key.map { "'\($0)'" } })
                report(named[1].location, "'\(mode.rawValue)' expects one assertion; found \(found)")
            }
            return nil
        }
        guard key.modes.contains(mode) else {
            let others = Phrase.all(key.modes.map { "'\($0.rawValue)'" }, "or")
            report(entry.location, "'\(key.rawValue)' has no meaning in '\(mode.rawValue)'; use \(others)")
            return nil
        }
        return assertion(key, entry.value, of: rule)
    }

    private mutating func assertion(_ key: Assertion.Key, _ node: YAMLNode, of rule: String) -> Assertion? {
        let name = key.rawValue
        let before = mistakes.count
        let result: Assertion
        switch key {
        case .importModule: result = .importModule(patterns(node, as: name))
        case .use: result = .use(usedThings(node, of: rule))
        case .call: result = .call(calledThings(node))
        case .inherit: result = .inherit(typeNames(node, as: name))
        case .have: result = .have(memberNames(node))
        case .be: result = .be(cases(node, as: name))
        case .beIn: result = .beIn(PlacePatterns(places(node, as: name)))
        case .beNamed: result = .beNamed(PlacePatterns(places(node, as: name)))
        case .dependOn: result = .dependOn(dependencyTargets(node, of: rule))
        case .beAttachedBy: result = .beAttachedBy(patterns(node, as: name))
        case .beShown: result = .beShown(cases(node, as: name))
        case .haveChildren:
            guard let count = childCount(node) else { return nil }
            result = .haveChildren(count)
        }
        return mistakes.count == before ? result : nil
    }

    // MARK: Values

    /// The elements of a list, or the node itself.
    private func elementsOrSelf(_ node: YAMLNode) -> [YAMLNode] {
        if case .list(let elements) = node.content { elements } else { [node] }
    }

    private mutating func usedThings(_ node: YAMLNode, of rule: String) -> [UsedThing] {
        elementsOrSelf(node).compactMap { element in
            if case .mapping = element.content { return .selected(selector(element, in: rule)) }
            guard let (word, location) = words(element, as: "use").first else { return nil }
            if let type = TypeName(word) { return .type(type) }
            if case .member(let type, let member)? = CalledThing(word) { return .member(type, member) }
            report(
                location,
                "'\(word)' names neither a type nor a member; write UIView, UIViewController.navigationController, or "
                    + "a selector")
            return nil
        }
    }

    private mutating func calledThings(_ node: YAMLNode) -> [CalledThing] {
        words(node, as: "call").compactMap { word, location in
            if let called = CalledThing(word) { return called }
            report(
                location, "'\(word)' does not name a function; write Date.init(), Observable.create, or Swift.print")
            return nil
        }
    }

    private mutating func memberNames(_ node: YAMLNode) -> [MemberName] {
        words(node, as: "have").compactMap { word, location in
            if let member = MemberName(word) { return member }
            report(location, "'\(word)' does not name a member; write listener, or build(withListener:)")
            return nil
        }
    }

    /// Patterns of paths or names with variables.
    private mutating func places(_ node: YAMLNode, as name: String) -> [String] {
        words(node, as: name).compactMap { word, location in
            let known = PlacePatterns.variables
            let unknown = MessageTemplate(word).names.first { !known.contains($0) && !$0.contains(",") }
            guard let unknown else { return word }
            let list = Phrase.all(known.map { "{\($0)}" }, "or")
            report(location, "unknown name '{\(unknown)}' in '\(name)'; use \(list)")
            return nil
        }
    }

    private mutating func dependencyTargets(_ node: YAMLNode, of rule: String) -> [DependencyTarget] {
        elementsOrSelf(node).compactMap { element in
            if case .mapping = element.content { return .selected(selector(element, in: rule)) }
            let words: [DependencyTarget.Relative] = cases(element, as: "depend_on")
            return words.first.map { .relative($0) }
        }
    }

    private mutating func childCount(_ node: YAMLNode) -> ChildCount? {
        let example = "{ at_most: 5 }"
        guard case .mapping(let entries) = node.content, entries.count == 1, let key = entries[0].key,
            case .scalar(let text, _) = entries[0].value.content, let number = Int(text), number >= 0
        else {
            report(
                node.location, "'have_children' expects a number, for example \(example); found \(node.content.kind)")
            return nil
        }
        switch key {
        case "at_most": return .atMost(number)
        case "at_least": return .atLeast(number)
        default:
            report(entries[0].location, "unknown key '\(key)' in 'have_children'; expected at_most or at_least")
            return nil
        }
    }

    // MARK: Layers

    mutating func layers(_ node: YAMLNode, of rule: String) -> [Layers.Layer]? {
        guard case .list(let elements) = node.content, elements.count > 1 else {
            report(
                node.location,
                "'layers' of '\(rule)' expects a list of at least two layers, from top to bottom, for example "
                    + "[App, \"*Feature\", Core]")
            return nil
        }
        let before = mistakes.count
        let layers = elements.map { element in
            Layers.Layer(
                elementsOrSelf(element).compactMap { part -> Layers.Part? in
                    if case .mapping = part.content { return .selected(selector(part, in: rule)) }
                    return patterns(part, as: "layers").first.map { .modules($0) }
                })
        }
        return mistakes.count == before ? layers : nil
    }
}

extension Layers.Part {
    /// Whether it may match several modules.
    var isPattern: Bool {
        if case .modules(let pattern) = self { !pattern.isName } else { false }
    }
}

extension Requirement {
    /// What is wrong with a selector for this requirement; nil if nothing is.
    func complaint(about subjects: SubjectSelector) -> String? {
        guard case .assertion(_, let assertion) = self else { return nil }
        let key = assertion.key
        switch assertion {
        case .importModule, .use, .call, .beIn, .beNamed, .inherit, .have, .be: return nil
        case .dependOn:
            let isOfFiles = subjects.paths != nil && !subjects.isAboutTypes && subjects.modules.isEmpty
            return isOfFiles ? "a rule with '\(key.rawValue)' cannot select single files; use 'module' or 'rib'" : nil
        case .beAttachedBy, .beShown, .haveChildren:
            let isOfTypes =
                !subjects.names.isEmpty || !subjects.kinds.isEmpty || !subjects.supertypes.isEmpty
                || !subjects.attributes.isEmpty || !subjects.access.isEmpty || !subjects.parts.isEmpty
            return isOfTypes
                ? "a rule with '\(key.rawValue)' selects RIBs; use 'rib', 'below', 'within', 'module' or 'path'" : nil
        }
    }
}
