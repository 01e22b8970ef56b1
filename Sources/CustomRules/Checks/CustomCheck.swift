import RIBModel
import RuleKit
import SourceText

/// One evaluation of a team's rule.
struct CustomCheck {
    let rule: CustomRule
    let context: RuleContext
    let subjects: SubjectSet
    private let exceptions: [(subjects: SubjectSet, reason: String)]
    private let used: UsedExceptions?

    var project: Project { context.project }

    /// - Parameter used: notes the exceptions that match a finding.
    init(_ rule: CustomRule, _ context: RuleContext, noting used: UsedExceptions? = nil) {
        self.rule = rule
        self.context = context
        self.used = used
        subjects = SubjectSet(rule.subjects, in: context.project)
        exceptions = rule.exceptions.map { (SubjectSet($0.subjects, in: context.project), $0.reason) }
    }

    func run() {
        runChecks()
        if context.recordsSkips { explainTypes() }
    }

    private func runChecks() {
        switch rule.requirement {
        case .layers(let layers): LayerCheck(layers, self).run()
        case .assertion(let mode, let assertion):
            switch assertion {
            case .importModule(let modules): checkImports(modules, mode)
            case .use(let things): checkUses(UsedThings(things, in: project), mode)
            case .call(let things): checkCalls(CalledThings(things, in: project), mode)
            case .inherit(let types): checkSupertypes(types, mode)
            case .have(let members): checkMembers(members, mode)
            case .be(let traits): checkTraits(traits, mode)
            case .beIn(let patterns): checkPlace(patterns, mode)
            case .beNamed(let patterns): checkName(patterns, mode)
            case .dependOn(let targets): checkDependencies(targets, mode)
            case .beAttachedBy(let parents): checkAttachments(parents, mode)
            case .beShown(let ways): checkShowings(ways, mode)
            case .haveChildren(let count): checkChildren(count)
            }
        }
    }

    // MARK: Findings

    /// A type or a file that a rule is about.
    enum Subject: Hashable {
        case type(TypeID)
        case file(FileID)
    }

    /// Reports a subject, unless it is excepted.
    ///
    /// - Parameters:
    ///   - object: what the subject must or must not have, as `{object}`.
    ///   - others: further places of the same finding.
    func report(_ subject: Subject, at site: Site, object: String, others: [Finding.Note] = []) {
        let (name, type) = naming(subject)
        let matching = exceptions.indices.filter { excepts(exceptions[$0].subjects, subject) }
        if let first = matching.first {
            used?.note(matching)
            let reason = exceptions[first].reason
            return context.skip(Candidate("'\(name)'", at: site), "is an exception of the rule: \(reason)")
        }
        let rib = type.flatMap { project.ribNameByPlace(of: $0) }
        let message = rule.message.filled(
            subject: name, object: object, rib: rib ?? name,
            module: type.map { project.module(of: $0) } ?? moduleName(of: site.file))
        context.report(
            Finding(
                at: site, message, help: rule.shownHelp, rib: rib,
                symbol: type.map { project.qualifiedName(of: $0) } ?? name,
                subject: object, related: others))
    }

    private func moduleName(of file: FileID) -> String { project.module(of: file) }

    private func naming(_ subject: Subject) -> (name: String, type: TypeID?) {
        switch subject {
        case .type(let type): (project.qualifiedName(of: type), type)
        case .file(let file): (project.facts(of: file).path.fileName, nil)
        }
    }

    private func excepts(_ exception: SubjectSet, _ subject: Subject) -> Bool {
        switch subject {
        case .type(let type):
            return exception.selector.isAboutTypes
                ? exception.selects(type) : exception.selects(FileID(project.file(of: type))) || exception.selects(type)
        case .file(let file): return !exception.selector.isAboutTypes && exception.selects(file)
        }
    }

    // MARK: Subjects

    /// The subject around code: the selected type, or else the type or the file if files are selected; nil if the code
    /// is not selected.
    func subject(around code: DeclarationID) -> Subject? {
        if rule.subjects.isAboutTypes { return subjects.selectedType(around: code).map { .type($0) } }
        let file = FileID(code.file)
        guard subjects.selects(file) else { return nil }
        guard let type = project.type(around: code) else { return .file(file) }
        return project.codeKind(of: type) == project.codeKind(of: file) || rule.subjects.code == .all
            ? .type(type) : nil
    }

    /// The files in which code of a subject can be, in order: also those that extend a type in it.
    var files: [FileID] {
        guard rule.subjects.isAboutTypes else { return project.allFileIDs.filter { subjects.selects($0) } }
        let types = subjects.types
        let selected = Set(types)
        let nested = project.nestedTypes.filter { type in
            var outer = project.outerType(of: type)
            while let current = outer, !selected.contains(current) { outer = project.outerType(of: current) }
            return outer != nil
        }
        let files = (types + nested).flatMap { type in project.parts(of: type).map(\.file) }
        return Set(files).sorted().map { FileID($0) }
    }
}

extension CustomRule {
    /// The help of a finding: what the team wrote, or how to except the subject.
    var shownHelp: String { help.isEmpty ? "Change the code, or list it below 'except' of \(id) with a reason." : help }
}

extension SourcePath {
    /// The last component.
    var fileName: String { text.split(separator: "/").last.map(String.init) ?? text }
}
