import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A RIB that nothing in the project builds.
    static let unreachableRIB = Rule(
        "unreachable_rib", in: .tree, as: .note, isDefault: false,
        documentation: .unreachableRIB,
        inspects: Scope("builders that create a RIB", of: [.builder]),
        configurationKeys: ["modules", "router", "builder"],
        reads: .named
    ) { context in
        let project = context.project
        for builder in project.ribBuilders {
            let name = project.name(of: builder)
            func skip(_ reason: String, _ note: @autoclosure () -> [Finding.Note] = []) {
                context.skip(Candidate("The builder '\(name)'", at: project.site(builder)), reason, at: note())
            }
            guard project.hasApplication else {
                skip("belongs to a project without an app, so that others may build its RIB")
                continue
            }
            switch project.use(ofBuilder: builder) {
            case .used(let place):
                skip("is used outside of its RIB", place.map { [Finding.Note(project.site($0), "here")] } ?? [])
            case .unused:
                report(
                    builder, "but nothing creates the builder or mentions its protocol", related: [], context)
            case .neverBuilds(let properties, let creation):
                let stored = properties.map {
                    Finding.Note(project.site(ofName: $0), "it is stored here and never used")
                }
                let created = creation.map { [Finding.Note(project.site($0), "the builder is created here")] } ?? []
                report(
                    builder, "but whatever holds the builder never calls it", related: stored + created, context)
            }
        }
        guard context.recordsSkips else { return }
        for builder in project.builders.types {
            context.skipOther(
                Candidate("The builder '\(project.name(of: builder))'", at: project.site(builder)),
                "is not known to create a RIB")
        }
    }

    private static func report(
        _ builder: TypeID, _ reason: String, related: [Finding.Note], _ context: RuleContext
    ) {
        let project = context.project
        context.report(
            at: project.site(builder),
            "'\(project.name(of: builder))' builds '\(project.ribName(builder))', \(reason): the RIB is unreachable.",
            help: "Build it from the RIB that is to attach it, or delete it.",
            in: builder, related: related)
    }
}
