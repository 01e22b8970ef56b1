internal import CustomRules
internal import RuleKit
internal import YAMLText

/// Reads the texts, exceptions and examples of rules of `custom_rules`.
extension ConfigurationReader {
    mutating func message(_ node: YAMLNode, of rule: String) -> MessageTemplate? {
        guard let text = line(node, as: "message") else { return nil }
        let message = MessageTemplate(text)
        for name in message.names where !MessageTemplate.variables.contains(name) {
            let list = Phrase.all(MessageTemplate.variables.map { "{\($0)}" }, "or")
            report(node.location, "unknown name '{\(name)}' in 'message'; use \(list)")
            return nil
        }
        return message
    }

    /// A text without line breaks.
    mutating func line(_ node: YAMLNode, as name: String) -> String? {
        guard case .scalar(let text, _) = node.content, !node.isNull else {
            let found = node.isNull ? "nothing" : node.content.kind
            report(node.location, "'\(name)' expects a sentence; found \(found)")
            return nil
        }
        let words = text.split { $0 == "\n" || $0 == "\r" || $0 == "\r\n" || $0 == " " || $0 == "\t" }
        let sentence = words.joined(separator: " ")
        if sentence.isEmpty {
            report(node.location, "'\(name)' expects a sentence; found an empty text")
            return nil
        }
        return sentence
    }

    mutating func url(_ node: YAMLNode) -> String? {
        guard let (text, location) = words(node, as: "url").first else { return nil }
        if text.hasPrefix("https://") || text.hasPrefix("http://") { return text }
        report(location, "'url' expects an address that begins with https://; found '\(text)'")
        return nil
    }

    mutating func group(_ node: YAMLNode) -> String? {
        guard let (text, location) = words(node, as: "group").first else { return nil }
        if catalogNames.words.contains(text) {
            report(location, "'\(text)' is a rule or a group of riblint; choose another word")
            return nil
        }
        let isWord = text.utf8.allSatisfy { byte in
            byte == UInt8(ascii: "_") || (byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z"))
                || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
        }
        if isWord { return text }
        report(location, "'group' expects a word in lower case, for example navigation; found '\(text)'")
        return nil
    }

    /// Nil for a mistake; the inner nil is `off`.
    mutating func severity(_ node: YAMLNode, of rule: String) -> Severity?? {
        let allowed = Severity.allCases.reversed().map(\.rawValue) + ["off"]
        guard let word = choices(node, as: "severity", among: allowed).first else { return nil }
        return .some(Severity(rawValue: word))
    }

    mutating func ids(_ node: YAMLNode, as name: String) -> [String] {
        words(node, as: name).compactMap { word, location in
            if catalogNames.ids.contains(word) {
                report(location, "'\(word)' is a rule of riblint; '\(name)' lists earlier ids of this one")
                return nil
            }
            return word
        }
    }

    mutating func exceptions(
        _ node: YAMLNode, of rule: String
    ) -> [(exception: RuleException, location: ConfigurationLocation)] {
        elements(node, as: "except", "{ name: HelpRouter, reason: old flow }").compactMap {
            element -> (exception: RuleException, location: ConfigurationLocation)? in
            guard case .mapping(let entries) = element.content else {
                report(
                    element.location,
                    "'except' expects selectors with reasons, for example { name: HelpRouter, reason: old flow }; "
                        + "found \(element.content.kind)")
                return nil
            }
            let reason = entries.first { $0.key == "reason" }
            let text = reason.flatMap { line($0.value, as: "reason") }
            if reason == nil { report(element.location, "'except' needs a reason") }
            if entries.count == (reason == nil ? 0 : 1) {
                report(element.location, "an exception needs a selector, for example name: HelpRouter")
                return nil
            }
            let selector = selector(element, in: rule, beside: "reason")
            return text.map { (RuleException(selector, reason: $0), file.location(element.location)) }
        }
    }

    mutating func examples(_ node: YAMLNode, of rule: String) -> [CustomExample] {
        elements(node, as: "examples", "{ bad: print(1) }").flatMap { element -> [CustomExample] in
            guard case .mapping(let entries) = element.content else {
                report(element.location, "'examples' expects 'given', 'bad' and 'good'; found \(element.content.kind)")
                return []
            }
            var given: [GivenRIB] = []
            var codes: [(code: String, isBad: Bool, line: Int)] = []
            for entry in entries {
                guard let word = checkedKey(entry) else { continue }
                switch word {
                case "given": given = givenRIBs(entry.value)
                case "bad", "good":
                    guard case .scalar(let text, _) = entry.value.content, !entry.value.isNull else {
                        report(entry.value.location, "'\(word)' expects code; found \(entry.value.content.kind)")
                        continue
                    }
                    codes.append((text, word == "bad", entry.location.line))
                default: report(entry.location, unknown(word, ["given", "bad", "good"], within: "examples"))
                }
            }
            if codes.isEmpty { report(element.location, "an example needs 'bad' or 'good'") }
            return codes.map { CustomExample(given: given, code: $0.code, isBad: $0.isBad, line: $0.line) }
        }
    }

    /// `[rib Home]`, `[rib Home, rib Menu, viewless, child of Home]`: words after a RIB are about it.
    private mutating func givenRIBs(_ node: YAMLNode) -> [GivenRIB] {
        var ribs: [GivenRIB] = []
        let phrases = words(node, as: "given").flatMap { text, location in
            text.split(separator: ",").map { ($0.split(separator: " ").map(String.init), location) }
        }
        for (phrase, location) in phrases {
            switch (phrase.first, phrase.count) {
            case ("rib", 2) where TypeName(phrase[1]) != nil: ribs.append(GivenRIB(phrase[1]))
            case ("viewless", 1) where !ribs.isEmpty: ribs[ribs.count - 1].isViewless = true
            case ("pushed", 1) where !ribs.isEmpty: ribs[ribs.count - 1].isPushed = true
            case ("child", 3) where !ribs.isEmpty && phrase[1] == "of": ribs[ribs.count - 1].parent = phrase[2]
            default:
                report(
                    location,
                    "unknown words '\(phrase.joined(separator: " "))' in 'given'; expected 'rib Home', and after it "
                        + "'viewless', 'pushed' or 'child of Root'")
                return []
            }
        }
        for rib in ribs {
            guard let parent = rib.parent, !ribs.contains(where: { $0.name == parent }) else { continue }
            report(node.location, "'given' declares no RIB '\(parent)'; write 'rib \(parent)' before its child")
        }
        return ribs
    }
}
