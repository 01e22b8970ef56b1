public import RIBModel

extension [Finding.Note] {
    /// The unresolved superclass that prevents rules from reporting on a type: neither in the project nor known.
    public static func missingSuperclass(of type: TypeID, in project: Project) -> [Finding.Note] {
        project.missingSuperclass(of: type).map { missing in
            let name = project.qualifiedName(of: missing.type)
            let words = "'\(missing.name)', the superclass of '\(name)', is outside the analyzed files"
            return [Finding.Note(project.site(missing.type), words)]
        } ?? []
    }
}
