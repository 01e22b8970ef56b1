import RIBModel
import RuleKit
import SourceText

extension StrongRouter {
    /// Reports an unowned property with an interactor's own router, if code reads it when the router is gone.
    ///
    /// - Returns: whether it is reported.
    static func reportUnowned(_ property: DeclarationID, of owner: TypeID, _ context: RuleContext) -> Bool {
        let project = context.project
        guard project.strength(of: property) == .modifier("unowned"),
            project.routerProperties(of: owner).contains(where: { $0.property == property }),
            let read = project.endingRead(of: property, in: owner)
        else { return false }
        let (name, hook) = (project.fullName(property), project.fullName(read.hook))
        let level = LeakLevel(ofLeakOf: owner, in: project)
        let moment =
            read.isRelease
            ? "when the router is gone" : "which the release of an active RIB runs when the router is gone"
        context.report(
            at: project.site(ofName: property),
            "'\(project.name(of: owner))' reads the unowned '\(name)' in '\(hook)', \(moment): "
                + "the read stops the app\(level.words).",
            help: "Make it an optional 'weak var'.",
            severity: level.severity ?? (read.isRelease ? nil : .warning),
            about: property, in: owner,
            related: [Finding.Note(project.site(read.place), "the router is read here")])
        return true
    }
}
