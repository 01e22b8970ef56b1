import RIBModel

/// A rule's selector and requirement in words.
extension CustomRule {
    /// A sentence without a period: "routers must not import 'UIKit'".
    public var words: String {
        switch requirement {
        case .assertion(let mode, let assertion):
            "\(subjects.words) \(mode.rawValue.replacing("_", with: " ")) \(assertion.words)"
        case .layers(let layers): "layers, from top to bottom: \(layers.words)"
        }
    }
}

extension SubjectSelector {
    /// "routers below RIB 'Profile'"; "code" for a selector without keys.
    var words: String {
        var parts: [String] = []
        func list(_ patterns: [NamePattern]) -> String { oneOf(patterns.map { "'\($0.text)'" }) }
        let heads = self.parts.map { $0.replacing("_", with: " ") + "s" } + kinds.map { "\($0.rawValue) types" }
        parts.append(heads.isEmpty ? (isAboutTypes ? "types" : "code") : oneOf(heads))
        if !names.isEmpty { parts.append("named \(list(names))") }
        if !supertypes.isEmpty {
            parts.append("that inherit from \(oneOf(supertypes.map { "'\($0.text)'" }))")
        }
        if !attributes.isEmpty { parts.append("with \(oneOf(attributes.map { "'@\($0)'" }))") }
        if !access.isEmpty { parts.append("that are \(oneOf(access.map(\.rawValue)))") }
        if !modules.isEmpty { parts.append("in module \(list(modules))") }
        if let paths { parts.append("in files that match \(oneOf(paths.texts.map { "'\($0)'" }))") }
        if !ribs.isEmpty { parts.append("of RIB \(list(ribs))") }
        for place in places {
            parts.append("\(place.relation.rawValue.replacing("_", with: " ")) RIB \(list(place.ribs))")
        }
        if let code, code != .product { parts.append(code == .tests ? "in tests" : "in product code and tests") }
        for other in exclusions { parts.append("other than \(other.words)") }
        return parts.joined(separator: " ")
    }

    /// For messages: the names, or else the whole selector in words.
    public var shortWords: String {
        if !names.isEmpty { return oneOf(names.map { "'\($0.text)'" }) }
        if let paths { return oneOf(paths.texts.map { "'\($0)'" }) }
        return "'\(words)'"
    }
}

extension Assertion {
    var words: String {
        func list(_ words: [String]) -> String { oneOf(words.map { "'\($0)'" }) }
        switch self {
        case .importModule(let modules): return "import \(list(modules.map(\.text)))"
        case .use(let things):
            return "use "
                + oneOf(
                    things.map { thing in
                        if case .selected(let selector) = thing { return selector.words }
                        return "'\(thing.text ?? "")'"
                    })
        case .call(let things): return "call \(list(things.map(\.text)))"
        case .inherit(let types): return "inherit from \(list(types.map(\.text)))"
        case .have(let members): return "have \(list(members.map(\.text)))"
        case .be(let traits): return "be \(oneOf(traits.map(\.phrase)))"
        case .beIn(let patterns): return "be in \(list(patterns.texts))"
        case .beNamed(let patterns): return "be named \(list(patterns.texts))"
        case .dependOn(let targets):
            return "depend on "
                + oneOf(
                    targets.map { target in
                        switch target {
                        case .selected(let selector): selector.words
                        case .relative(let relative): "types of a \(relative.rawValue) RIB"
                        }
                    })
        case .beAttachedBy(let ribs): return "be attached by \(list(ribs.map(\.text)))"
        case .beShown(let ways): return "be shown by \(oneOf(ways.map(\.rawValue)))"
        case .haveChildren(.atMost(let count)): return "have at most \(count) children"
        case .haveChildren(.atLeast(let count)): return "have at least \(count) children"
        }
    }
}

extension Layers {
    var words: String {
        layers.map { layer in
            layer.parts.map { part in
                switch part {
                case .modules(let pattern): "'\(pattern.text)'"
                case .selected(let selector): selector.words
                }
            }.joined(separator: " and ")
        }.joined(separator: ", ")
    }
}
