internal import Yams

/// Parses YAML into a tree of values.
///
/// Invariants of this module: any bytes yield a tree or one problem, in linear time. It is the only module that uses
/// the YAML library, and does not depend on the purpose of the document.
public enum YAMLDocument {
    /// The maximum size of a text in bytes.
    public static let limit = 1_000_000
    /// The maximum number of aliases, because nested aliases multiply.
    static let aliasLimit = 32

    /// The value of the document; nil if the text is empty or contains only comments.
    public static func root(of bytes: some Collection<UInt8>) throws(YAMLProblem) -> YAMLNode? {
        if bytes.count > limit {
            throw YAMLProblem(
                location: YAMLLocation(line: 1, column: 1),
                message: "larger than 1 MB; remove what is not configuration"
            )
        }
        let text = try YAMLBytes.text(of: bytes)
        if YAMLBytes.aliasCount(of: text) > aliasLimit {
            throw YAMLProblem(
                location: YAMLLocation(line: 1, column: 1),
                message: "more than \(aliasLimit) aliases ('*name'); write their values out"
            )
        }
        var attempt = RepeatedKeys(text)
        while true {
            do {
                guard let root = try parse(attempt.text) else { return nil }
                if let tagged = tagged(in: root) {
                    throw YAMLProblem(location: location(tagged.mark), message: YAMLSyntaxError.tag)
                }
                return node(of: root, attempt)
            } catch let error as YamlError {
                if case .duplicatedKeysInMapping(let keys, let context) = error {
                    let location = YAMLLocation(line: context.mark.line, column: context.mark.column)
                    let key = keys.first ?? ""
                    if attempt.rename(key, at: location) { continue }
                    throw YAMLProblem(location: location, message: "duplicate key '\(key)'; keep one")
                }
                throw problem(error, in: text)
            } catch let problem as YAMLProblem {
                throw problem
            } catch {
                throw YAMLProblem(location: YAMLLocation(line: 1, column: 1), message: "invalid YAML")
            }
        }
    }

    /// The first value with a custom tag: always a mistake, because patterns may start with `!`.
    private static func tagged(in node: Node) -> Node? {
        if node.tag.description.hasPrefix("!"), node.tag.description.utf8.count > 1 { return node }
        switch node {
        case .scalar, .alias: return nil
        case .sequence(let list): return list.lazy.compactMap(tagged).first
        case .mapping(let mapping): return mapping.lazy.compactMap { tagged(in: $0) ?? tagged(in: $1) }.first
        }
    }

    /// Tags are not resolved: the type of a scalar depends on its key and is determined by the reader of the tree.
    private static func parse(_ text: String) throws -> Node? {
        // The library keeps a pointer to the text, and short strings have no stable address.
        let lasting = text.utf8.count < 16 ? text + String(repeating: "\n", count: 16) : text
        return try Parser(yaml: lasting, resolver: .basic, encoding: .utf8).singleRoot()
    }

    private static func node(of node: Node, _ keys: RepeatedKeys) -> YAMLNode {
        let location = location(node.mark)
        switch node {
        case .scalar(let scalar):
            return YAMLNode(
                content: .scalar(keys.original(scalar.string), isPlain: scalar.style == .plain),
                location: location
            )
        case .sequence(let list):
            return YAMLNode(content: .list(list.map { self.node(of: $0, keys) }), location: location)
        case .mapping(let mapping):
            var first: [String: YAMLLocation] = [:]
            let entries = mapping.map { key, value in
                let text = key.scalar.map { keys.original($0.string) }
                let location = self.location(key.mark)
                let earlier = text.flatMap { first[$0] }
                if let text, earlier == nil { first[text] = location }
                return YAMLNode.Entry(
                    key: text,
                    location: location,
                    value: self.node(of: value, keys),
                    earlier: earlier
                )
            }
            return YAMLNode(content: .mapping(entries), location: location)
        case .alias:
            // The parser has replaced the alias by its value.
            return YAMLNode(content: .scalar("", isPlain: true), location: location)
        }
    }

    private static func location(_ mark: Mark?) -> YAMLLocation {
        YAMLLocation(line: mark?.line ?? 1, column: mark?.column ?? 1)
    }

    private static func problem(_ error: YamlError, in text: String) -> YAMLProblem {
        switch error {
        case .scanner(let context?, _, _, _)
        where context.text.contains("scanning a tag") || context.text.contains("parsing a tag"):
            return YAMLProblem(location: YAMLBytes.inside(location(context.mark), text), message: YAMLSyntaxError.tag)
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            var location = YAMLBytes.inside(YAMLLocation(line: mark.line, column: mark.column), text)
            if problem.contains("alphabetic or numeric"), location.column > 1 {
                // The library's location is after the asterisk.
                location = YAMLLocation(line: location.line, column: location.column - 1)
                if YAMLBytes.character(at: location, in: text) == "*" {
                    return YAMLProblem(
                        location: location,
                        message: "invalid YAML: '*' begins an alias; put a pattern that begins with it in quotes"
                    )
                }
            }
            return YAMLProblem(
                location: location,
                message: YAMLSyntaxError.message(for: problem, at: YAMLBytes.character(at: location, in: text))
            )
        default:
            return YAMLProblem(location: YAMLLocation(line: 1, column: 1), message: "invalid YAML")
        }
    }
}
