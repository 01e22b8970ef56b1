/// How a program names an object: the type that its description contains.
package struct ObjectName: Sendable, Hashable {
    /// The components of the type's name: module, outer types, the type.
    package let components: [String]
    /// The types in angle brackets after it, in order.
    package let arguments: [ObjectName]

    package init(_ components: [String], arguments: [ObjectName] = []) {
        self.components = components
        self.arguments = arguments
    }

    /// The name without module and outer types.
    package var base: String { components.last ?? "" }

    /// The name as Swift prints it.
    package var text: String {
        components.joined(separator: ".")
            + (arguments.isEmpty ? "" : "<\(arguments.map(\.text).joined(separator: ", "))>")
    }

    /// The type and those in angle brackets, outer ones first.
    package var all: [ObjectName] { [self] + arguments.flatMap(\.all) }

    /// Parses a description: `Home.HomeRouter`, `<Home.HomeViewController: 0x7f8>`, `_TtC4Home10HomeRouter`,
    /// `Home.(Cell in _3AF0)`, `RIBs.Router<Home.HomeInteractable>`.
    ///
    /// - Returns: nil if it contains no name.
    package init?(describing description: some StringProtocol) {
        var scanner = NameScanner(ObjectName.unwrapped(description))
        guard let name = scanner.name() else { return nil }
        self = name
    }

    /// The description without the brackets and the address that `NSObject` adds, and without what the runtime puts
    /// before the name of a class that it derives from another.
    private static func unwrapped(_ description: some StringProtocol) -> Substring {
        var text = Substring(description).trimmed
        if text.first == "<" {
            text = text.dropFirst()
            if let address = text.start(of: ": 0x") ?? text.start(of: " 0x") {
                text = text[..<address]
            } else if text.last == ">" {
                text = text.dropLast()
            }
        }
        for prefix in ["NSKVONotifying_", "_RX_namespace_."] where text.hasPrefix(prefix) {
            text = text.dropFirst(prefix.count)
        }
        if text.hasPrefix("_RX_namespace_") { text = text.dropFirst("_RX_namespace_".count) }
        return text.trimmed
    }
}

/// Parses the names of types, printed or mangled.
private struct NameScanner {
    private var rest: Substring

    init(_ text: Substring) { rest = text }

    mutating func name() -> ObjectName? {
        if rest.hasPrefix("_Tt") || rest.hasPrefix("$s") { return MangledName(rest).name }
        var components: [String] = []
        repeat {
            if let component = component() { components.append(component) }
        } while take(".")
        guard !components.isEmpty else { return nil }
        return ObjectName(components, arguments: take("<") ? arguments() : [])
    }

    private mutating func arguments() -> [ObjectName] {
        var all: [ObjectName] = []
        repeat {
            while take(" ") {}
            if let next = name() { all.append(next) }
            while take("?") || take("!") {}
        } while take(",")
        _ = take(">")
        return all
    }

    /// A part of a dotted name; nil for one that only says in which context a type is.
    private mutating func component() -> String? {
        guard take("(") else {
            let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            rest = rest.dropFirst(word.count)
            return word.isEmpty ? nil : String(word)
        }
        let inner = rest.prefix { $0 != ")" }
        rest = rest.dropFirst(inner.count + 1)
        if take(":") { return component() }
        // `(Cell in _3AF0)` is a private type; `(unknown context at $1f0)` and `(extension in Home)` are not.
        guard let end = inner.start(of: " in "), !inner.hasPrefix("extension in") else { return nil }
        return String(inner[..<end])
    }

    private mutating func take(_ character: Character) -> Bool {
        guard rest.first == character else { return false }
        rest = rest.dropFirst()
        return true
    }
}

/// Parses the mangled names of classes: those that Objective-C sees, and Swift's. Only names written in full are
/// understood, in the form of Swift's `docs/ABI/OldMangling.rst` and `Mangling.rst`.
private struct MangledName {
    private var rest: Substring
    /// The names so far, to which `S_`, `S0_` and so on refer.
    private var names: [String] = []

    init(_ text: Substring) { rest = text.dropFirst(text.hasPrefix("_Tt") ? 3 : 2) }

    var name: ObjectName? {
        var copy = self
        var types = copy.types()
        guard !types.isEmpty else { return nil }
        let first = types.removeFirst()
        return ObjectName(first, arguments: types.map { ObjectName($0) })
    }

    /// The components of each type in the order of the text.
    private mutating func types() -> [[String]] {
        var types: [[String]] = []
        var current: [String] = []
        var hasName = false
        while let character = rest.first {
            if character.isASCII, character.isNumber {
                guard let word = word() else { break }
                current.append(word)
                hasName = true
            } else if character == "P", rest.dropFirst().first?.isNumber == true {
                // The discriminator of a private type.
                rest = rest.dropFirst()
                _ = word(isName: false)
            } else if character == "S" {
                current.append(contentsOf: substitution())
                hasName = true
            } else {
                // A letter for the kind of a type begins the next one.
                if hasName { (types, current, hasName) = (types + [current], [], false) }
                rest = rest.dropFirst()
            }
        }
        return hasName ? types + [current] : types
    }

    /// A name after its length.
    private mutating func word(isName: Bool = true) -> String? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard let length = Int(digits), length > 0, digits.first != "0" else { return nil }
        let word = rest.dropFirst(digits.count).utf8.prefix(length)
        guard word.count == length, let text = String(word) else { return nil }
        rest = Substring(rest.dropFirst(digits.count).utf8.dropFirst(length))
        if isName { names.append(text) }
        return text
    }

    private mutating func substitution() -> [String] {
        let digits = rest.dropFirst().prefix { $0 != "_" && $0.isNumber }
        let isReference = rest.dropFirst(digits.count + 1).first == "_"
        rest = rest.dropFirst(isReference ? digits.count + 2 : 2)
        let index = digits.isEmpty ? 0 : (Int(digits) ?? 0) + 1
        return isReference && index < names.count ? [names[index]] : []
    }
}
