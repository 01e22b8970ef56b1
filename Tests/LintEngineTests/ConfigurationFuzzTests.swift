import Foundation
import SourceText
import Testing
import YAMLText

@testable import LintEngine

/// Randomly mutated configurations: none crashes the process, and every unknown key is reported.
///
/// `RIBLINT_FUZZ` sets their number; the mutations are deterministic.
@Suite struct ConfigurationFuzzTests {
    private static let count = ProcessInfo.processInfo.environment["RIBLINT_FUZZ"].flatMap { Int($0) } ?? 4000

    private static let seeds = [
        """
        version: 1
        included: [Sources]
        excluded: ["**/Generated/**"]
        disabled_rules: []
        opt_in_rules: [strong_router]

        """,
        "rules:\n  strong_router: error\n  unreset_dispose_bag: { severity: warning }\nonly_rules: [strong_router]\n",
        """
        ribs:
          modules: [OurRIBs]
          interactor: [Base]
          listeners: [output]
          mocks: ["**/*Mock*.swift"]
          sources: ["Kit/**"]
          swipe_to_dismiss: false
          default_isolation: main
          plugin_types: [Key]
          plugin_factories: [F]
          plugin_points: [P]

        """,
        """
        overrides:
          - { paths: ["Legacy/**"], rules: { unreset_dispose_bag: off } }
          - paths: [a, b]
            rules:
              strong_router: note

        """,
        "suppression: { require_reason: false }\nbaseline: .riblint-baseline.json\nx: &a [1]\ny: *a\n",
        "? a\n: b\n\"quoted\": 'it''s'\nblock: |\n  one\n  two\nfolded: >-\n  three\n",
    ]

    private static let words =
        [
            "version", "rules", "ribs", "overrides", "paths", "severity", "strong_router", "off", "error", ": ", "\n",
            "  ", "- ", "[", "]", "{", "}",
            ", ", "\"", "'", "#", "&a ", "*a", "!!str ", "|", ">", "---\n", "...\n", "? ", "~", "é", "\u{FEFF}", "\r\n",
            "\0", "\t", "<<", "%YAML 1.1\n",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xE2, 0x80, 0xA8]]

    @Test func everyMutationIsAcceptedOrReported() {
        var random = SplitMix(state: 1)
        for number in 0..<ConfigurationFuzzTests.count {
            let bytes = ConfigurationFuzzTests.mutated(&random)
            if let fault = ConfigurationFuzzTests.fault(bytes) {
                Issue.record("\(number): \(fault)\n\(String(decoding: bytes, as: UTF8.self))")
                return
            }
        }
    }

    private static func mutated(_ random: inout SplitMix) -> [UInt8] {
        var bytes = seeds[random.next(seeds.count)].utf8.map { $0 }
        if random.next(3) == 0 { bytes += seeds[random.next(seeds.count)].utf8 }
        for _ in 0...random.next(6) {
            let location = random.next(bytes.count + 1)
            switch random.next(6) {
            case 0: bytes.insert(contentsOf: words[random.next(words.count)], at: location)
            case 1 where location < bytes.count: bytes[location] = UInt8(random.next(256))
            case 2: bytes.removeSubrange(location..<min(bytes.count, location + 1 + random.next(8)))
            case 3:
                let end = min(bytes.count, location + random.next(40))
                bytes.insert(contentsOf: Array(bytes[location..<end]), at: random.next(bytes.count + 1))
            case 4:
                bytes.insert(
                    contentsOf: words[random.next(words.count)] + words[random.next(words.count)], at: location)
            default: if random.next(8) == 0 { bytes.removeSubrange(location...) }
            }
        }
        return bytes
    }

    /// A description of the error in reading some bytes; nil if they are read correctly.
    private static func fault(_ bytes: [UInt8]) -> String? {
        let reading = ConfigurationMistakeTests.read(bytes)
        let (configuration, mistakes) = (reading.configuration, reading.mistakes)
        if mistakes.contains(where: { $0.line < 1 || $0.column < 1 || $0.message.isEmpty }) {
            return "a mistake without a place"
        }
        let root: YAMLNode?
        do throws(YAMLProblem) { root = try YAMLDocument.root(of: bytes) } catch {
            return mistakes.count == 1 ? nil : "\(mistakes.count) mistakes in what is no YAML"
        }
        guard let root, !root.isNull else { return mistakes.isEmpty ? nil : "a mistake in nothing" }
        let reported = Set(mistakes.map { [$0.line, $0.column] })
        if let key = unread(root, ConfigurationTable.keys.map(\.outline), reported) {
            return "the key '\(key)' was passed over"
        }
        guard mistakes.isEmpty else { return nil }
        let listing = ConfigurationListing(configuration).text
        let again = ConfigurationMistakeTests.read(listing.utf8)
        if !again.mistakes.isEmpty { return "what is shown is wrong: \(again.mistakes.map(\.description))\n\(listing)" }
        if ConfigurationListing(again.configuration).text != listing {
            return "what is shown says something else:\n\(listing)"
        }
        let shown = (try? YAMLDocument.root(of: Array(listing.utf8))).flatMap { $0 }.map(elements) ?? 0
        return shown == elements(root)
            ? nil : "elements of lists were passed over: \(elements(root)) \(shown)\n\(listing)"
    }

    /// An unknown key that is not reported; nil if there is none.
    private static func unread(_ node: YAMLNode, _ keys: [KeyOutline], _ reported: Set<[Int]>) -> String? {
        guard case .mapping(let entries) = node.content else { return nil }
        for entry in entries where !reported.contains([entry.location.line, entry.location.column]) {
            guard entry.earlier == nil, let key = keys.first(where: { $0.name == entry.key }) else {
                return entry.key ?? "?"
            }
            switch key.form {
            case .section(let inner): if let fault = unread(entry.value, inner, reported) { return fault }
            case .sections(let inner):
                guard case .list(let elements) = entry.value.content else { continue }
                for element in elements { if let fault = unread(element, inner, reported) { return fault } }
            case .levels:
                guard case .mapping(let rules) = entry.value.content else { continue }
                for rule in rules where !reported.contains([rule.location.line, rule.location.column]) {
                    guard rule.earlier == nil, let key = rule.key, namesRules(key) else { return rule.key ?? "?" }
                }
            default: break
            }
        }
        return nil
    }

    /// Whether a word is an id, or a pattern that an id matches.
    private static func namesRules(_ word: String) -> Bool {
        let pattern = word.map { $0 == "*" ? ".*" : $0 == "?" ? "." : NSRegularExpression.escapedPattern(for: "\($0)") }
        guard let regex = try? Regex(pattern.joined()) else { return false }
        return ConfigurationMistakeTests.rules.contains { $0.wholeMatch(of: regex) != nil }
    }

    /// The number of scalars in lists.
    private static func elements(_ node: YAMLNode) -> Int {
        switch node.content {
        case .scalar: 0
        case .list(let list):
            list.reduce(0) { count, element in
                if case .scalar = element.content { count + 1 } else { count + elements(element) }
            }
        case .mapping(let entries): entries.reduce(0) { $0 + elements($1.value) }
        }
    }
}

/// Deterministic pseudorandom numbers.
private struct SplitMix {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }
}
