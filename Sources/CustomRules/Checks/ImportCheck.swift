import RIBModel
import RuleKit
import SourceText

/// `import`: which modules the files of the subjects import.
extension CustomCheck {
    func checkImports(_ modules: [NamePattern], _ mode: Requirement.Mode) {
        let words = oneOf(modules.map(\.text))
        for (subject, file) in importers {
            let imports = project.imports(in: file)
            func isMeant(_ line: ImportLine) -> Bool {
                let name = project.names.utf8(line.module)
                return modules.contains { $0.matches(name) }
            }
            switch mode {
            case .mustNot, .mayOnly:
                for line in imports {
                    if isMeant(line) == (mode == .mustNot) {
                        report(subject, at: line.site, object: project.names.text(line.module))
                    } else {
                        context.skip(
                            Candidate("The module '\(project.names.text(line.module))'", at: line.site),
                            mode == .mustNot ? "is not \(words)" : "is allowed")
                    }
                }
            case .must:
                guard !imports.contains(where: isMeant) else { continue }
                report(subject, at: start(of: subject), object: words)
            }
        }
    }

    /// The files whose imports count, each with its subject: the file, or the first selected type that it declares.
    private var importers: [(subject: Subject, file: FileID)] {
        guard rule.subjects.isAboutTypes else { return files.map { (.file($0), $0) } }
        var seen: Set<Int> = []
        return subjects.types.compactMap { type in
            let file = project.file(of: type)
            return seen.insert(file).inserted ? (.type(type), FileID(file)) : nil
        }
    }

    /// The name of a type, or the start of a file.
    private func start(of subject: Subject) -> Site {
        switch subject {
        case .type(let type): project.site(type)
        case .file(let file): project.imports(in: file).first?.site ?? Site(file, ByteRange(0, 0))
        }
    }
}
