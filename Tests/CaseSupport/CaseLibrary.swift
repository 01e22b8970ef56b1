import Foundation

/// All cases of all rules, and the problems in their annotations.
public struct CaseLibrary: Sendable {
    /// In the order of rules, files and lines; a clean twin follows its violation.
    public let cases: [AnnotatedCase]
    /// In the order of paths and lines.
    public let problems: [CaseProblem]
    private let positions: [CaseName: Int]

    /// The cases of this repository, read once.
    public static let repository = CaseLibrary(
        cases: CaseLibrary.texts(below: "Tests/RuleTests/Cases"),
        preludes: CaseLibrary.texts(below: "Tests/RuleTests/Preludes"))

    private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

    /// - Parameters:
    ///   - cases: texts by path relative to the root of the repository.
    ///   - preludes: the same for preludes.
    public init(cases: [String: String], preludes: [String: String]) {
        var problems: [CaseProblem] = []
        var known: [String: (prelude: Prelude, path: String)] = [:]
        for (path, text) in preludes {
            guard let prelude = Prelude(path: path, text: text, problems: &problems) else { continue }
            known[prelude.name] = (prelude, path)
        }
        var all: [AnnotatedCase] = []
        var used: Set<String> = []
        for (path, text) in cases.sorted(by: { $0.key < $1.key }) {
            let file = CaseFile(path: path, text: text, preludes: known.mapValues(\.prelude))
            all += file.cases
            problems += file.problems
            used.formUnion(file.usedPreludes)
        }
        for (name, entry) in known where !used.contains(name) {
            problems.append(CaseProblem(path: entry.path, line: 1, message: "no case uses this prelude"))
        }
        var titles: [[String]: AnnotatedCase] = [:]
        for annotated in all {
            if let other = titles.updateValue(annotated, forKey: [annotated.name.rule, annotated.name.title]) {
                let path = "Tests/RuleTests/Cases/\(annotated.name.rule)/\(annotated.name.file)"
                let message = "'\(annotated.name.title)' is the title of a case in \(other.name.file):\(other.line)"
                problems.append(CaseProblem(path: path, line: annotated.line, message: message))
            }
        }
        self.cases = all
        self.problems = Set(problems).sorted { ($0.path, $0.line, $0.message) < ($1.path, $1.line, $1.message) }
        positions = Dictionary(zip(all.map(\.name), all.indices), uniquingKeysWith: { first, _ in first })
    }

    public subscript(name: CaseName) -> AnnotatedCase? { positions[name].map { cases[$0] } }

    /// The cases of a rule.
    public func cases(of rule: String) -> [AnnotatedCase] { cases.filter { $0.name.rule == rule } }

    /// The absolute path of a file.
    ///
    /// - Parameter path: relative to the root of the repository.
    public static func absolutePath(_ path: String) -> String { root.appending(path: path).path(percentEncoded: false) }

    /// The Swift files below a folder, by path. A file that cannot be read counts as empty, which is reported as a
    /// problem.
    private static func texts(below folder: String) -> [String: String] {
        let walker = FileManager.default.enumerator(atPath: absolutePath(folder))
        var texts: [String: String] = [:]
        while let path = walker?.nextObject() as? String {
            guard path.hasSuffix(".swift") else { continue }
            let file = root.appending(path: "\(folder)/\(path)")
            texts["\(folder)/\(path)"] = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        }
        return texts
    }
}
