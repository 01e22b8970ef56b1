/// A function as a configuration names it: `show`, `show(_:animated:)`, `Navigator.show`, `Navigator.init(with:)`.
public struct FunctionWord: Sendable, Equatable {
    public let text: String
    /// The base name; of an initializer that of its type.
    public let name: String
    /// The type that declares the function or that it is called on; nil for any.
    let owner: String?
    /// The argument labels, `_` for none; nil for any.
    let labels: [String]?

    /// Nil if the text does not name a function.
    public init?(_ text: String) {
        var path = text[...]
        var labels: [String]?
        if let open = text.firstIndex(of: "(") {
            guard text.last == ")" else { return nil }
            path = text[..<open]
            let inner = text[text.index(after: open)...].dropLast()
            guard inner.isEmpty || inner.last == ":" else { return nil }
            let words = inner.split(separator: ":", omittingEmptySubsequences: false).dropLast().map(String.init)
            guard words.allSatisfy(FunctionWord.isIdentifier) else { return nil }
            labels = words
        }
        var names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let last = names.popLast(), ([last] + names).allSatisfy(FunctionWord.isIdentifier) else { return nil }
        let isInitializer = last == "init" && !names.isEmpty
        name = isInitializer ? names.removeLast() : last
        // The innermost type decides: how a nested type is written depends on where the code is.
        owner = names.last
        (self.text, self.labels) = (text, labels)
    }

    private static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first.properties.numericType == nil else { return false }
        return text.unicodeScalars.allSatisfy {
            $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil || !$0.isASCII
        }
    }
}

/// What a configured function does with a child of a router.
enum ChildEffect: Int, Sendable, CaseIterable {
    /// Attaches it, detaches it.
    case attaches, detaches
    /// Shows its view, takes its view away.
    case shows, removes
}
