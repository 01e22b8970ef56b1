internal import CustomRules
internal import RuleKit
internal import YAMLText

/// A rule of `custom_rules`, with what files that extend its own add.
struct DeclaredRule: Sendable {
    var rule: CustomRule
    /// Its id in the file that declares it.
    let location: ConfigurationLocation
    /// The places of its exceptions, in the order of the rule.
    var exceptions: [ConfigurationLocation] = []
    /// Its keys as they are written, with what extending files add.
    var keys: [(name: String, value: YAMLNode.Content)] = []

    /// The keys on one line, equal for equal rules.
    var text: String {
        keys.map { "\($0.name): \(ConfigurationListing.flow($0.value))" }.sorted().joined(separator: ", ")
    }

    /// The first value that names a type or a member of it; the id of the rule if no key of its own does.
    func place(ofType name: String) -> ConfigurationLocation {
        // Exceptions may be those of another file.
        for (key, value) in keys where key != CustomRuleKey.except.rawValue {
            if let place = value.place(ofType: name) {
                return ConfigurationLocation(file: location.file, path: location.path, position: place)
            }
        }
        return location
    }

    /// Adds a key of an extending file.
    mutating func add(_ key: String, _ value: YAMLNode.Content) {
        guard let number = keys.firstIndex(where: { $0.name == key }) else { return keys.append((key, value)) }
        if case .list(let old) = keys[number].value, case .list(let new) = value {
            keys[number].value = .list(old + new)
        } else {
            keys[number].value = value
        }
    }
}

extension YAMLNode.Content {
    fileprivate func place(ofType name: String) -> YAMLLocation? {
        switch self {
        case .scalar: nil
        case .list(let elements): elements.lazy.compactMap { $0.place(ofType: name) }.first
        case .mapping(let entries): entries.lazy.compactMap { $0.value.place(ofType: name) }.first
        }
    }
}

extension YAMLNode {
    fileprivate func place(ofType name: String) -> YAMLLocation? {
        guard case .scalar(let text, _) = content else { return content.place(ofType: name) }
        return text == name || text.hasPrefix(name + ".") ? location : nil
    }
}

/// The keys of a rule of `custom_rules`, in the order of the documentation.
enum CustomRuleKey: String, CaseIterable {
    case subjects = "in"
    case must
    case mustNot = "must_not"
    case mayOnly = "may_only"
    case layers, outside, siblings, skip
    case message, help, url, group, severity, formerly, except, examples
    case mayMatchNothing = "may_match_nothing"

    /// A sentence of documentation.
    var summary: String {
        switch self {
        case .subjects: "The types or files that the rule is about: a selector."
        case .must: "What each of them has to do: one assertion."
        case .mustNot: "What none of them may do: one assertion."
        case .mayOnly: "The only things of that kind that they may do: one assertion."
        case .layers: "Parts of the app from top to bottom: each may use only those below it."
        case .outside: "With 'layers': whether code outside of them may be used, free or forbidden."
        case .siblings: "With 'layers': whether the parts of a layer may use each other, free or independent."
        case .skip: "With 'layers': allowed, if a layer may use others than the next one."
        case .message: "The text of a finding, with {subject}, {object}, {rib} or {module}."
        case .help: "The edit that removes a finding."
        case .url: "A page about the rule."
        case .group: "A word that names several rules at once."
        case .severity: "error, warning, note or off; a warning if it is left out."
        case .formerly: "Earlier ids, which suppressions and baselines may still use."
        case .except: "Subjects that are not reported: selectors, each with a reason."
        case .examples: "Code that the rule reports (bad) or not (good), for 'riblint rules test'."
        case .mayMatchNothing: "Whether it is right that nothing is selected."
        }
    }
}

/// The keys of a selector, in the order of the documentation.
enum SelectorKey: String, CaseIterable {
    case role, name, kind, inherits, attribute, access, module, path, rib
    case within, below, above
    case childOf = "child_of"
    case parentOf = "parent_of"
    case siblingOf = "sibling_of"
    case code, not

    var summary: String {
        switch self {
        case .role: "Roles of classes and of protocols between them: interactor, router, dependency, …"
        case .name: "Names of types: patterns with *, ? and {a,b}."
        case .kind: "class, struct, enum, actor or protocol."
        case .inherits: "Supertypes, however far above."
        case .attribute: "Attributes of the declaration, as @MainActor."
        case .access: "private, fileprivate, internal, package, public or open."
        case .module: "Modules: patterns."
        case .path: "Files, as .gitignore patterns."
        case .rib: "RIBs whose types are meant: patterns."
        case .within: "RIBs, and all below them."
        case .below: "RIBs below others."
        case .above: "RIBs above others."
        case .childOf: "Children of RIBs."
        case .parentOf: "Parents of RIBs."
        case .siblingOf: "Other children of the same parents."
        case .code: "product, tests or all."
        case .not: "A selector of what is not meant."
        }
    }
}
