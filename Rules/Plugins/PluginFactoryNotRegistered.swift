import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A factory of plugins that no plugin point has.
    static let pluginFactoryNotRegistered = Rule(
        "plugin_factory_not_registered", in: .plugins, as: .note,
        documentation: .pluginFactoryNotRegistered,
        inspects: Scope("factories of plugins"),
        configurationKeys: ["modules", "plugin_types", "plugin_factories", "plugin_points"],
        reads: .named
    ) { context in
        let project = context.project
        for factory in project.pluginFactories {
            let (name, place) = (project.name(of: factory), project.site(factory))
            func skip(_ reason: String, _ note: NodeReference? = nil) {
                context.skip(
                    Candidate("The factory '\(name)'", at: place), reason,
                    at: note.map { [Finding.Note(project.start(of: $0), "here")] } ?? [])
            }
            switch project.use(ofFactory: factory) {
            case .named(let use): skip("is named outside of its declaration", use)
            case .exposed: skip("is visible in Objective-C, which may create it by its name")
            case .none:
                context.report(
                    at: place,
                    "Nothing names '\(name)', so no plugin point has this factory: its plugin never appears.",
                    help: "Add the factory to the list of its plugin point, or delete it.",
                    subject: name, in: factory)
            }
        }
    }
}
