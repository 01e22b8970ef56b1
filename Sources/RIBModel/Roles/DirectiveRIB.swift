public import SourceText

extension Project {
    /// The RIB of the type that encloses a directive, if it has a role.
    public func ribName(of directive: Directive, in file: FileID) -> String? {
        guard let declaration = self.declaration(of: directive, in: file),
            let type = symbols.type(declaredAt: declaration) ?? symbols.type(around: declaration), roles.hasAny(type)
        else { return nil }
        return ribName(type)
    }
}
