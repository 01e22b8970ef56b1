public import SourceText
import SwiftOutline

/// The declarations that directives belong to. Fingerprints of findings about directives are based on them, so they
/// survive inserted and removed lines.
extension Project {
    /// All directives in files that are reported on, in order.
    public var directives: [(file: FileID, directive: Directive)] {
        let files = recorder == nil ? filesWithDirectives : self[Project.reportedDirectives]
        return files.flatMap { number in
            let file = self.files[number.index]
            return file.kind == .source ? file.directives.map { (number, $0) } : []
        }
    }

    /// The files with directives that are reported on, in order: an edit can add one to any file.
    private static let reportedDirectives = Query<WholeProject, [FileID]>("filesWithDirectives", ofAnswers: true) {
        project, _ in
        project.answers(directivesInFile, project.allFiles)
    }

    /// The file, if it has directives and is reported on.
    private static let directivesInFile = Query<FileID, [FileID]>("directivesInFile") { project, file in
        let facts = project.files[file.index]
        return facts.kind == .source && !facts.directives.isEmpty ? [file] : []
    }

    /// The symbol of the innermost member or type that encloses a directive or, for `next`, that follows it; empty at
    /// the top level of a file.
    public func symbol(of directive: Directive, in file: FileID) -> String {
        guard let declaration = self.declaration(of: directive, in: file) else { return "" }
        if let type = symbols.type(declaredAt: declaration) { return symbols.qualifiedName(type) }
        return symbol(declaration)
    }

    /// The innermost declaration that encloses the directive or, for `next`, that follows it. Never a local, whose name
    /// may change while all else stays.
    func declaration(of directive: Directive, in file: FileID) -> DeclarationID? {
        let next = directive.rules.isEmpty ? nil : directive.header
        let place = next.map { $0.isEmpty ? directive.range.start : $0.end - 1 } ?? directive.range.start
        let declarations = files[file.index].outline.declarations
        var found: Int?
        var index = 0
        while index < declarations.count {
            let declaration = declarations[index]
            // Only a declaration that contains the offset can have a child that does.
            let isEnclosing = declaration.range.start <= place && place < declaration.range.end
            if isEnclosing, !declaration.scope.contains(.local), declaration.kind != .import { found = index }
            index = isEnclosing ? index + 1 : max(Int(declaration.next), index + 1)
        }
        return found.map { DeclarationID(file: file.index, index: $0) }
    }
}
