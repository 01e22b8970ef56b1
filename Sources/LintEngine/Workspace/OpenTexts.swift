internal import RIBModel
internal import RuleKit
internal import SourceText

/// The files of a workspace: their texts as far as they are not those on disk, and what was made of them.
struct OpenTexts {
    private(set) var drafts = Drafts.none
    private let desk: Desk
    private var project: IncrementalProject
    private var files: [Analysis.File]
    /// By path, of the files that could be read.
    private var numbers: [SourcePath: FileID]
    private var notices: [SourcePath: Notice]

    init(_ desk: Desk, by workers: Workers) { self.init(desk, .none, by: workers) }

    /// Reads all files.
    private init(_ desk: Desk, _ drafts: Drafts, by workers: Workers) {
        self.desk = desk
        self.drafts = drafts
        var readers = (0..<workers.count).map { _ in Analysis.Reader(root: desk.root, drafts: drafts, desk.wellKnownNames) }
        let outcomes = workers.map(count: desk.scope.files.count, states: &readers) { reader, index in
            reader.declarations(of: desk.scope.files[index])
        }
        let (files, facts, said) = Analysis.Outcome.gathered(outcomes)
        var notices = Dictionary(said.compactMap { notice in notice.path.map { ($0, notice) } }, uniquingKeysWith: { first, _ in first })
        project = IncrementalProject(files: facts, wellKnownNames: desk.wellKnownNames, threads: workers.threads) { wanted in
            let readings = workers.map(count: wanted.count, states: &readers) { reader, index in reader.bodies(of: files[wanted[index].index]) }
            return zip(wanted, readings).compactMap { file, reading in
                if let notice = reading.notice { notices[files[file.index].path] = notice }
                return reading.outline.map { BodyDemand.Body(file: file, outline: $0) }
            }
        }
        self.files = files
        self.notices = notices
        numbers = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($1.path, FileID($0)) })
    }

    func isKnown(_ path: SourcePath) -> Bool { numbers[path] != nil || desk.scope.files.contains(path) }

    var analysis: Analysis { Analysis(project.project, files: files, notices: Array(notices.values)) }

    /// Takes in a text.
    ///
    /// - Returns: whether most of what was known still holds.
    mutating func replace(_ path: SourcePath, with text: [UInt8]?, by workers: Workers) -> Bool {
        drafts[path] = text
        let reader = Analysis.Reader(root: desk.root, drafts: drafts, desk.wellKnownNames)
        let outcome = reader.declarations(of: path)
        guard let number = numbers[path], let file = outcome.file, let facts = outcome.facts else {
            // Files that can be read now, or cannot any more, give all others new numbers.
            self = OpenTexts(desk, drafts, by: workers)
            return false
        }
        files[number.index] = file
        notices[path] = outcome.notice
        return project.replace(number, with: facts, threads: workers.threads) { wanted in
            wanted.compactMap { file in
                let reading = reader.bodies(of: files[file.index])
                if let notice = reading.notice { notices[files[file.index].path] = notice }
                return reading.outline.map { BodyDemand.Body(file: file, outline: $0) }
            }
        }
    }
}
