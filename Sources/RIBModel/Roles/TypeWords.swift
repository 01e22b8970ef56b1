import SourceText

extension Project {
    /// The spelling of a type for users, without optionals; nil if the type is unknown or a function.
    public func words(for type: TypeReference) -> String? {
        switch type {
        case .nominal(let nominal, let arguments): symbols.qualifiedName(nominal) + words(forArguments: arguments)
        case .library(let framework, let arguments):
            symbols.libraryType(framework).name + words(forArguments: arguments)
        case .known(let name, let arguments): text(name) + words(forArguments: arguments)
        case .unresolved(let name), .parameter(let name, _): text(name)
        case .composition(let parts): parts.compactMap { words(for: $0) }.joined(separator: " & ")
        case .collection(let element): words(for: element).map { "[\($0)]" }
        case .tuple(let elements): "(" + elements.map { words(for: $0) ?? "_" }.joined(separator: ", ") + ")"
        case .metatype(let type): words(for: type).map { "\($0).Type" }
        case .function, .unknown: nil
        }
    }

    private func words(forArguments arguments: [TypeReference]) -> String {
        let words = arguments.compactMap { self.words(for: $0) }
        return words.isEmpty || words.count < arguments.count ? "" : "<" + words.joined(separator: ", ") + ">"
    }
}
