public import SourceText
import SwiftOutline

/// What directives are about, so that findings on them keep their name while lines come and go.
extension Project {
    /// All directives in files that findings may stand in, in order.
    public var directives: [(file: FileID, directive: Directive)] {
        filesWithDirectives.flatMap { number in
            let file = files[number.index]
            return file.kind == .source ? file.directives.map { (number, $0) } : []
        }
    }

    /// The symbol of the innermost member or type that a directive stands in or, as `next`, before; empty at a file's top level.
    public func symbol(of directive: Directive, in file: FileID) -> String {
        guard let declaration = self.declaration(of: directive, in: file) else { return "" }
        if let type = symbols.type(declaredAt: declaration) { return symbols.qualifiedName(type) }
        return symbol(declaration)
    }

    /// Never a local: its name may change while all else stays.
    func declaration(of directive: Directive, in file: FileID) -> DeclarationID? {
        let next = directive.rules.isEmpty ? nil : directive.header
        let place = next.map { $0.isEmpty ? directive.range.start : $0.end - 1 } ?? directive.range.start
        let declarations = files[file.index].outline.declarations
        var found: Int?
        var index = 0
        while index < declarations.count {
            let declaration = declarations[index]
            // What follows within a declaration may hold the place only if that does.
            let isAround = declaration.range.start <= place && place < declaration.range.end
            if isAround, !declaration.scope.contains(.local), declaration.kind != .import { found = index }
            index = isAround ? index + 1 : max(Int(declaration.next), index + 1)
        }
        return found.map { DeclarationID(file: file.index, index: $0) }
    }
}
