/// Declarations that many cases share, with placeholders for names.
///
/// The first line of the file, `// use: router Name Child`, is the line by which cases use it: the name, which is that
/// of the file, and the parameters. Comments that describe the prelude may follow. The text begins after the first
/// empty line. In it, `__Name__` is replaced by the argument, and `__name__` by the argument with its first letter in
/// lower case.
struct Prelude: Sendable {
    let name: String
    let parameters: [String]
    /// Each line split into pieces; every second piece is the name of a placeholder.
    private let lines: [[String]]
    private let path: String
    private let firstLine: Int

    /// - Returns: nil if the first line does not declare a prelude.
    init?(path: String, text: String, problems: inout [CaseProblem]) {
        var all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        while all.last?.isEmpty == true { all.removeLast() }
        let fileName = path.split(separator: "/").last.map(String.init) ?? path
        guard let head = all.first, head.hasPrefix(CaseSyntax.use) else {
            let message = "expected '\(CaseSyntax.use)' and the prelude's name"
            problems.append(CaseProblem(path: path, line: 1, message: message))
            return nil
        }
        let words = head.dropFirst(CaseSyntax.use.count).split(separator: " ").map(String.init)
        guard let name = words.first, name + ".swift" == fileName else {
            problems.append(CaseProblem(path: path, line: 1, message: "a prelude has the name of its file"))
            return nil
        }
        let start = (all.firstIndex(of: "") ?? all.count) + 1
        self.name = name
        self.path = path
        parameters = Array(words.dropFirst())
        firstLine = start + 1
        lines = all.dropFirst(start).map(Prelude.pieces)
        let known = Set(parameters.flatMap { [$0, Prelude.lowercased($0)] })
        var used: Set<String> = []
        for (offset, line) in lines.enumerated() {
            for piece in stride(from: 1, to: line.count, by: 2) {
                used.insert(line[piece])
                if !known.contains(line[piece]) {
                    let message = "'__\(line[piece])__' is not a parameter"
                    problems.append(CaseProblem(path: path, line: firstLine + offset, message: message))
                }
            }
        }
        for parameter in parameters where !used.contains(parameter) && !used.contains(Prelude.lowercased(parameter)) {
            problems.append(CaseProblem(path: path, line: 1, message: "the parameter '\(parameter)' is not used"))
        }
        if lines.isEmpty { problems.append(CaseProblem(path: path, line: 1, message: "the prelude has no text")) }
    }

    /// The text for as many arguments as there are parameters; `indentation` is prepended to each line that is not
    /// empty.
    func lines(for arguments: [String], indentation: String) -> [CaseLine] {
        var names: [String: String] = [:]
        for (parameter, argument) in zip(parameters, arguments) {
            names[Prelude.lowercased(parameter)] = Prelude.lowercased(argument)
            names[parameter] = argument
        }
        return lines.enumerated().map { offset, pieces in
            var text = pieces == [""] ? "" : indentation
            for (index, piece) in pieces.enumerated() { text += index.isMultiple(of: 2) ? piece : names[piece] ?? "" }
            return CaseLine(text: text, origin: CaseOrigin(path: path, line: firstLine + offset))
        }
    }

    /// A line split at its placeholders, which are enclosed by pairs of underscores.
    private static func pieces(_ line: String) -> [String] {
        var pieces = [""]
        var rest = Substring(line)
        while let open = rest.firstRange(of: "__") {
            let name = rest[open.upperBound...].prefix(while: \.isLetter)
            guard !name.isEmpty, rest[name.endIndex...].hasPrefix("__") else {
                pieces[pieces.count - 1] += rest[..<open.upperBound]
                rest = rest[open.upperBound...]
                continue
            }
            pieces[pieces.count - 1] += rest[..<open.lowerBound]
            pieces += [String(name), ""]
            rest = rest[name.endIndex...].dropFirst(2)
        }
        pieces[pieces.count - 1] += rest
        return pieces
    }

    private static func lowercased(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }
}
