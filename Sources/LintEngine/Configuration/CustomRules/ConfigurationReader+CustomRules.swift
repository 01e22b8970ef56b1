internal import CustomRules
internal import RuleKit
internal import YAMLText

/// Reads `custom_rules`. They are read before all other keys of a file, which may name them.
extension ConfigurationReader {
    static let customRulesKey = "custom_rules"
    static let customRulesExample = "{ app_no_print: { in: {}, must_not: { call: Swift.print }, message: … } }"

    /// The rules of a file, added to those that it inherits.
    mutating func readCustomRules(_ root: YAMLNode, into configuration: inout Configuration) {
        guard case .mapping(let entries) = root.content,
            let node = entries.first(where: { $0.key == ConfigurationReader.customRulesKey })?.value, !node.isNull
        else { return }
        if case .nested = source { return }
        guard case .mapping(let declared) = node.content else {
            report(
                node.location,
                "'custom_rules' expects rules by their ids, for example \(ConfigurationReader.customRulesExample); "
                    + "found \(node.content.kind)")
            return
        }
        let inherited = configuration.customRules
        var mistaken: [String] = []
        var numbers = Dictionary(
            inherited.enumerated().map { ($0.element.rule.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
        for entry in declared {
            guard let id = checkedKey(entry) else { continue }
            if let number = numbers[id] {
                amend(&configuration.customRules[number], entry)
                turnOff(configuration.customRules[number], at: entry, in: &configuration)
            } else if let rule = customRule(id, entry) {
                numbers[id] = configuration.customRules.count
                configuration.customRules.append(rule)
                turnOff(rule, at: entry, in: &configuration)
            } else if complaint(id: id) == nil {
                mistaken.append(id)
            }
        }
        checkNames(of: Array(configuration.customRules[inherited.count...]), after: inherited)
        // Other keys may name a rule that has mistakes.
        rules = catalogNames.adding(configuration.customRules.map(\.rule), mistaken: mistaken)
    }

    /// `severity: off` is like `off` below `rules`.
    private func turnOff(_ declared: DeclaredRule, at entry: YAMLNode.Entry, in configuration: inout Configuration) {
        guard declared.rule.severity == nil else { return }
        let setting = Configuration.Setting(text: declared.rule.id, location: file.location(entry.location))
        configuration.levels.append(Configuration.Level(rule: setting, severity: nil))
    }

    // MARK: Ids

    /// Reports a word that two rules have.
    private mutating func checkNames(of own: [DeclaredRule], after inherited: [DeclaredRule]) {
        var former: [String: DeclaredRule] = [:]
        for declared in inherited + own {
            for id in declared.rule.formerIDs { former[id] = declared }
        }
        for declared in own {
            if let other = former[declared.rule.id] {
                let message = "'\(declared.rule.id)' is a former id of \(other.rule.id); choose another one"
                mistake(declared.location, message)
            }
        }
    }

    private mutating func mistake(_ location: ConfigurationLocation, _ message: String) { report(location, message) }

    private func complaint(id: String) -> String? {
        if catalogNames.ids.contains(id) {
            return "'\(id)' is a rule of riblint; choose another id, for example app_\(id)"
        }
        if catalogNames.groupNames.contains(id) {
            return "'\(id)' names a group of rules; choose another id, for example app_\(id)"
        }
        let bytes = Array(id.utf8)
        let isLower = { (byte: UInt8) in byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
        let isDigit = { (byte: UInt8) in byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
        let isSnake =
            bytes.first.map(isLower) == true && bytes.count <= 255
            && bytes.allSatisfy { isLower($0) || isDigit($0) || $0 == UInt8(ascii: "_") }
        return isSnake ? nil : "'\(id)' is not an id of a rule; write one in lower case, for example app_no_print"
    }

    // MARK: Rules

    private mutating func customRule(_ id: String, _ entry: YAMLNode.Entry) -> DeclaredRule? {
        if let complaint = complaint(id: id) {
            report(entry.location, complaint)
            return nil
        }
        guard case .mapping(let entries) = entry.value.content else {
            report(
                entry.value.location,
                "'\(id)' expects the keys of a rule, for example { in: {}, must_not: { call: Swift.print }, "
                    + "message: … }; found \(entry.value.content.kind)")
            return nil
        }
        let before = mistakes.count
        var parts = RuleParts(id: id, location: entry.location)
        for entry in entries {
            guard let word = checkedKey(entry) else { continue }
            guard let key = CustomRuleKey(rawValue: word) else {
                report(entry.location, unknownKey(word, of: id))
                parts.hasMisplacedSubjects = parts.hasMisplacedSubjects || SelectorKey(rawValue: word) != nil
                // All keys of such a rule are foreign.
                if ForeignRule.isKey(word) { return nil }
                continue
            }
            parts.keys.append((word, entry.value.content))
            read(entry, as: key, into: &parts)
        }
        guard let rule = finished(parts), mistakes.count == before else { return nil }
        return rule
    }

    private func unknownKey(_ word: String, of rule: String) -> String {
        if let message = ForeignRule.message(word) { return message }
        let words = CustomRuleKey.allCases.map(\.rawValue)
        if SelectorKey(rawValue: word) != nil { return "'\(word)' of '\(rule)' selects types; move it below 'in'" }
        if Assertion.Key(rawValue: word) != nil {
            return "'\(word)' of '\(rule)' is an assertion; move it below 'must', 'must_not' or 'may_only'"
        }
        let help = Suggestion.nearest(to: word, among: words).map { "did you mean '\($0)'?" }
        return "unknown key '\(word)' in '\(rule)'; \(help ?? "expected \(Phrase.all(words, "or"))")"
    }

    private mutating func read(_ entry: YAMLNode.Entry, as key: CustomRuleKey, into parts: inout RuleParts) {
        let (node, id) = (entry.value, parts.id)
        switch key {
        case .subjects: parts.subjects = (selector(node, in: id), node.location)
        case .must, .mustNot, .mayOnly:
            guard let mode = Requirement.Mode(rawValue: key.rawValue) else { return }
            if let (other, line) = parts.mode {
                let message = "'\(id)' has '\(other.rawValue)' on line \(line) and '\(key.rawValue)'; write two rules"
                return report(entry.location, message)
            }
            parts.mode = (mode, entry.location.line)
            parts.assertion = assertion(node, mode, of: id)
        case .layers:
            parts.layers = layers(node, of: id)
            parts.hasMistakenLayers = parts.layers == nil
        case .outside: parts.outside = choice(node, among: ["free", "forbidden"], as: key.rawValue)
        case .siblings: parts.siblings = choice(node, among: ["free", "independent"], as: key.rawValue)
        case .skip: parts.skip = choice(node, among: ["allowed", "forbidden"], as: key.rawValue)
        case .message:
            parts.message = message(node, of: id)
            parts.hasMistakenMessage = parts.message == nil
        case .help: parts.help = line(node, as: key.rawValue)
        case .url: parts.url = url(node)
        case .group: parts.group = group(node)
        case .severity:
            if let severity = severity(node, of: id) { parts.severity = severity }
        case .formerly: parts.formerly = ids(node, as: key.rawValue)
        case .except: parts.exceptions += exceptions(node, of: id)
        case .examples: parts.examples = examples(node, of: id)
        case .mayMatchNothing: parts.mayMatchNothing = flag(node, as: key.rawValue) ?? false
        }
    }

    /// The rule of complete parts; reports what is missing.
    private mutating func finished(_ parts: RuleParts) -> DeclaredRule? {
        let location = parts.location
        guard let message = parts.message else {
            if !parts.hasMistakenMessage {
                report(location, "'\(parts.id)' needs a 'message', for example \"'{subject}' must not do this.\"")
            }
            return nil
        }
        let requirement: Requirement
        if let layers = parts.layers {
            if parts.mode != nil {
                report(location, "'\(parts.id)' has 'layers' and an assertion; write two rules")
                return nil
            }
            guard let outside = parts.outside else {
                report(
                    location,
                    "'layers' of '\(parts.id)' needs 'outside: free' or 'outside: forbidden', which says whether code "
                        + "outside of the layers may be used")
                return nil
            }
            if layers.contains(where: { $0.parts.count > 1 || $0.parts.contains(where: \.isPattern) }),
                parts.siblings == nil
            {
                report(
                    location,
                    "a layer of '\(parts.id)' has several parts; write 'siblings: free' or 'siblings: independent'")
                return nil
            }
            requirement = .layers(
                Layers(
                    layers, isOutsideFree: outside == "free", areSiblingsFree: parts.siblings != "independent",
                    maySkip: parts.skip == "allowed"))
        } else if let (mode, _) = parts.mode {
            guard let assertion = parts.assertion else { return nil }
            requirement = .assertion(mode, assertion)
        } else {
            if parts.hasMistakenLayers { return nil }
            report(location, "'\(parts.id)' needs 'must', 'must_not', 'may_only' or 'layers'")
            return nil
        }
        let subjects = parts.subjects?.selector ?? SubjectSelector()
        if parts.subjects == nil, parts.layers == nil {
            if parts.hasMisplacedSubjects { return nil }
            report(location, "'\(parts.id)' needs 'in', which says what it is about; 'in: {}' is all product code")
            return nil
        }
        if let complaint = requirement.complaint(about: subjects) {
            report(parts.subjects?.location ?? location, complaint)
            return nil
        }
        var rule = CustomRule(
            parts.id, in: subjects, requirement, message: message,
            origin: "\(file.shown.printable):\(location.line)")
        rule.help = parts.help ?? ""
        rule.url = parts.url
        rule.group = parts.group
        rule.severity = parts.severity
        rule.formerIDs = parts.formerly
        rule.exceptions = parts.exceptions.map(\.exception)
        rule.examples = parts.examples
        rule.mayMatchNothing = parts.mayMatchNothing
        return DeclaredRule(
            rule: rule, location: file.location(location), exceptions: parts.exceptions.map(\.location),
            keys: parts.keys)
    }

    // MARK: Extending files

    /// Adds what a file says of a rule that a file which it extends declares: exceptions and a severity.
    private mutating func amend(_ declared: inout DeclaredRule, _ entry: YAMLNode.Entry) {
        guard case .mapping(let entries) = entry.value.content else {
            return report(
                entry.value.location,
                "'\(declared.rule.id)' expects 'except' or 'severity' here; found \(entry.value.content.kind)")
        }
        for inner in entries {
            guard let word = checkedKey(inner) else { continue }
            switch CustomRuleKey(rawValue: word) {
            case .except:
                let found = exceptions(inner.value, of: declared.rule.id)
                declared.rule.exceptions += found.map(\.exception)
                declared.exceptions += found.map(\.location)
                declared.add(word, inner.value.content)
            case .severity:
                if let severity = severity(inner.value, of: declared.rule.id) {
                    declared.rule.severity = severity
                    declared.add(word, inner.value.content)
                }
            default:
                let place = declared.location.shown(from: file.location(inner.location))
                report(
                    inner.location,
                    "'\(declared.rule.id)' is declared in \(place); a file that extends that one may add 'except' and "
                        + "change 'severity', and nothing else")
            }
        }
    }
}
