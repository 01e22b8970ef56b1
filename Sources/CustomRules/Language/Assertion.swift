import RIBModel
import SourceText

/// What a rule says of a subject.
public enum Assertion: Sendable {
    case importModule([NamePattern])
    case use([UsedThing])
    case call([CalledThing])
    case inherit([TypeName])
    case have([MemberName])
    case be([WrittenTrait])
    case beIn(PlacePatterns)
    case beNamed(PlacePatterns)
    case dependOn([DependencyTarget])
    case beAttachedBy([NamePattern])
    case beShown([ShowingWord])
    case haveChildren(ChildCount)

    /// The key in the configuration.
    public var key: Key {
        switch self {
        case .importModule: .importModule
        case .use: .use
        case .call: .call
        case .inherit: .inherit
        case .have: .have
        case .be: .be
        case .beIn: .beIn
        case .beNamed: .beNamed
        case .dependOn: .dependOn
        case .beAttachedBy: .beAttachedBy
        case .beShown: .beShown
        case .haveChildren: .haveChildren
        }
    }

    public enum Key: String, Sendable, CaseIterable {
        case importModule = "import"
        case use, call, inherit, have, be
        case beIn = "be_in"
        case beNamed = "be_named"
        case dependOn = "depend_on"
        case beAttachedBy = "be_attached_by"
        case beShown = "be_shown"
        case haveChildren = "have_children"

        /// The modes in which it has a meaning.
        public var modes: [Requirement.Mode] {
            switch self {
            case .importModule, .dependOn, .beAttachedBy, .beShown: [.must, .mustNot, .mayOnly]
            case .use, .call, .inherit, .have, .be, .beIn, .beNamed: [.must, .mustNot]
            case .haveChildren: [.must]
            }
        }
    }
}

/// The name of a type, with its module or the types around it if it needs them.
public struct TypeName: Sendable, Hashable {
    /// As written: `UIKit.UIView`.
    public let text: String
    public let qualifiers: [String]
    public let name: String

    /// - Returns: nil if the text does not name a type.
    public init?(_ text: String) {
        let words = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let last = words.last, words.allSatisfy(TypeName.isIdentifier), last.first?.isUppercase == true else {
            return nil
        }
        self.text = text
        qualifiers = words.dropLast()
        name = last
    }

    static func isIdentifier(_ word: String) -> Bool {
        guard let first = word.first, first == "_" || first.isLetter else { return false }
        return word.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
    }
}

/// A member of a type, or of any type.
public struct MemberName: Sendable, Hashable {
    /// As written: `build(withListener:)`.
    public let text: String
    public let name: String
    /// The labels of the arguments, `_` for none; nil if any will do.
    public let labels: [String]?

    /// - Returns: nil if the text does not name a member.
    public init?(_ text: String) {
        self.text = text
        guard let open = text.firstIndex(of: "(") else {
            guard TypeName.isIdentifier(text) else { return nil }
            (name, labels) = (text, nil)
            return
        }
        name = String(text[..<open])
        let rest = text[text.index(after: open)...]
        guard TypeName.isIdentifier(name), rest.hasSuffix(")"), !rest.dropLast().contains(where: { "()".contains($0) })
        else { return nil }
        let inner = rest.dropLast()
        guard inner.isEmpty || inner.hasSuffix(":") else { return nil }
        let words = inner.split(separator: ":", omittingEmptySubsequences: false).dropLast(inner.isEmpty ? 0 : 1)
        let found = inner.isEmpty ? [] : words.map(String.init)
        guard found.allSatisfy(TypeName.isIdentifier) else { return nil }
        labels = found
    }
}

extension MemberName {
    /// Whether a call with these labels, or a function with them, is meant.
    func fits(_ labels: [Name]?, in project: Project) -> Bool {
        guard let wanted = self.labels else { return true }
        return labels?.map { $0.isNone ? "_" : project.names.text($0) } == wanted
    }
}

/// What code may name: a type, a member of one, or whatever a selector selects.
public enum UsedThing: Sendable {
    case type(TypeName)
    case member(TypeName, MemberName)
    case selected(SubjectSelector)

    /// As written; nil for a selector.
    public var text: String? {
        switch self {
        case .type(let type): type.text
        case .member(let type, let member): "\(type.text).\(member.text)"
        case .selected: nil
        }
    }
}

/// What code may call: a function of a type, or one outside of types.
public enum CalledThing: Sendable {
    case member(TypeName, MemberName)
    /// With the module if it is given.
    case global(module: String?, MemberName)

    public var text: String {
        switch self {
        case .member(let type, let member): "\(type.text).\(member.text)"
        case .global(let module, let member): (module.map { "\($0)." } ?? "") + member.text
        }
    }

    /// - Returns: nil if the text names no function.
    public init?(_ text: String) {
        let head = text.prefix { $0 != "(" }
        guard let dot = head.lastIndex(of: ".") else {
            guard let member = MemberName(text) else { return nil }
            self = .global(module: nil, member)
            return
        }
        guard let member = MemberName(String(text[text.index(after: dot)...])),
            let type = TypeName(String(text[..<dot]))
        else { return nil }
        self = .member(type, member)
    }
}

/// Words that a declaration may have.
public enum WrittenTrait: String, Sendable, CaseIterable {
    case final, `public`, `internal`, package, `struct`, `class`, actor
    case mainActor = "main_actor"
    case nonisolated, sendable

    /// The words in a sentence: "public", "a struct", "on the main actor".
    public var phrase: String {
        switch self {
        case .struct: "a struct"
        case .class: "a class"
        case .actor: "an actor"
        case .mainActor: "on the main actor"
        default: rawValue
        }
    }
}

/// Patterns of paths or names in which `{name}`, `{rib}` and `{module}` are replaced by those of the subject.
public struct PlacePatterns: Sendable {
    public let texts: [String]
    private let matchesPath: @Sendable (String, [UInt8]) -> Bool

    enum Value {
        /// Relative to the root of the run.
        case path([UInt8])
        case name(NameBytes)
    }

    /// A pattern without variables.
    struct Prepared {
        let text: String
        fileprivate let name: NamePattern
        fileprivate let matchesPath: @Sendable (String, [UInt8]) -> Bool

        func matches(_ value: Value) -> Bool {
            switch value {
            case .path(let path): matchesPath(text, path)
            case .name(let bytes): name.matches(bytes)
            }
        }
    }

    /// The patterns, if they have no variables.
    var prepared: [Prepared] {
        texts.map { Prepared(text: $0, name: NamePattern($0), matchesPath: matchesPath) }
    }

    /// - Parameter matchesPath: whether a pattern without variables matches a path relative to the root of the run.
    public init(_ texts: [String], matchesPath: @escaping @Sendable (String, [UInt8]) -> Bool = { _, _ in false }) {
        self.texts = texts
        self.matchesPath = matchesPath
    }

    /// The names that braces may contain.
    public static let variables = ["name", "rib", "module"]

    func matches(_ pattern: String, _ value: Value) -> Bool {
        switch value {
        case .path(let path): matchesPath(pattern, path)
        case .name(let name): NamePattern(pattern).matches(name)
        }
    }
}

/// What a type may depend on.
public enum DependencyTarget: Sendable {
    case selected(SubjectSelector)
    /// The types of the RIBs around the subject's.
    case relative(Relative)

    public enum Relative: String, Sendable, CaseIterable {
        case parent, child, sibling, ancestor, descendant
    }
}

/// How a RIB's view is shown.
public enum ShowingWord: String, Sendable, CaseIterable {
    case push, modal, embed, tab
}

/// How many children a RIB may have.
public enum ChildCount: Sendable {
    case atMost(Int)
    case atLeast(Int)
}

/// Parts of the code that may use only what is below them.
public struct Layers: Sendable {
    /// From top to bottom.
    public let layers: [Layer]
    /// Whether everything outside of the layers may be used.
    public let isOutsideFree: Bool
    /// Whether the parts of a layer may use each other.
    public let areSiblingsFree: Bool
    /// Whether a layer may use others than the next one.
    public let maySkip: Bool

    public init(_ layers: [Layer], isOutsideFree: Bool, areSiblingsFree: Bool, maySkip: Bool) {
        self.layers = layers
        self.isOutsideFree = isOutsideFree
        self.areSiblingsFree = areSiblingsFree
        self.maySkip = maySkip
    }

    /// Whether a layer is selected by types, so that mentions of types count and not imports alone.
    var areAboutTypes: Bool {
        layers.contains { layer in
            layer.parts.contains { part in
                if case .selected = part { true } else { false }
            }
        }
    }

    /// The parts that are on one level: modules, or whatever a selector selects.
    public struct Layer: Sendable {
        public let parts: [Part]

        public init(_ parts: [Part]) { self.parts = parts }
    }

    public enum Part: Sendable {
        case modules(NamePattern)
        case selected(SubjectSelector)
    }
}
