internal import CustomRules
internal import RIBModel
internal import RuleKit
internal import SourceText

/// The code of one example as a project of its own, in memory.
struct ExampleProject {
    /// Reads the files of all examples of a run.
    private let wellKnownNames: WellKnownNames
    private let reader: FileReader

    /// - Parameter models: with the vocabulary of the configuration.
    init(_ models: LibraryModels) {
        wellKnownNames = WellKnownNames(models)
        reader = FileReader(wellKnownNames, .none)
    }

    /// What a rule finds in an example.
    struct Answer {
        /// The findings in the example's own files: by file, their places.
        var marks: [[ExampleCode.Mark]]
        /// The number of findings in the parts that the example is given.
        let others: Int
        let subjects: Int
    }

    /// - Parameter given: the files of the parts that the example is given.
    func answer(
        of rule: CustomRule, about code: ExampleCode, given: [(path: String, text: String)]
    ) -> Answer {
        let all = (given + code.files.map { ($0.path, $0.text) }).sorted { SourcePath($0.path) < SourcePath($1.path) }
        let texts = all.map { Array($0.text.utf8) }
        let facts = zip(all, texts).map { file, bytes in
            ExampleProject.padded(bytes) { reader.declarations(of: SourcePath(file.path), bytes: $0) }
        }
        let loader = ProjectLoader(files: facts, wellKnownNames: wellKnownNames)
        let project = loader.project { wanted in
            wanted.files.map { file in
                ExampleProject.padded(texts[file.index]) {
                    BodyDemand.Body(
                        file: file, outline: reader.bodies(of: SourcePath(all[file.index].path), in: $0))
                }
            }
        }
        var marks = [[ExampleCode.Mark]](repeating: [], count: code.files.count)
        var others = 0
        for finding in rule.rule.check(project) {
            let path = all[finding.site.file.index].path
            guard let number = code.files.firstIndex(where: { $0.path == path }) else {
                others += 1
                continue
            }
            let mark = ExampleProject.mark(finding.site, in: texts[finding.site.file.index], code.files[number])
            if let mark, !marks[number].contains(mark) { marks[number].append(mark) }
        }
        return Answer(marks: marks.map { $0.sorted() }, others: others, subjects: rule.subjectCount(in: project))
    }

    /// The place of a finding in the lines of an example; nil for one in what is read before them.
    private static func mark(_ site: Site, in bytes: [UInt8], _ file: ExampleCode.File) -> ExampleCode.Mark? {
        let (start, end) = (Int(site.range.start), Int(site.range.end))
        let before = bytes[..<min(start, bytes.count)]
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1 - file.linesBefore
        guard line > 0 else { return nil }
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        func scalars(_ range: Range<Int>) -> Int { String(decoding: bytes[range], as: UTF8.self).unicodeScalars.count }
        let from = scalars(lineStart..<start)
        return ExampleCode.Mark(line: line, columns: from..<(from + scalars(start..<min(end, bytes.count))))
    }

    private static func padded<Result>(_ bytes: [UInt8], _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let room = bytes + [UInt8](repeating: 0, count: 64)
        return room.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<bytes.count])) }
    }
}
