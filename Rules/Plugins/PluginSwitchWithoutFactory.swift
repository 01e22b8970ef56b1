import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A switch of plugins that switches none, or two.
    static let pluginSwitchWithoutFactory = Rule(
        "plugin_switch_without_factory", in: .plugins, as: .note,
        documentation: .pluginSwitchWithoutFactory,
        inspects: Scope("cases of the enumerations that switch plugins"),
        configurationKeys: ["modules", "plugin_types", "plugin_factories", "plugin_points"],
        reads: .named
    ) { context in
        let project = context.project
        for type in project.pluginSwitchTypes {
            for found in project.pluginSwitches(of: type) { check(found, context) }
        }
    }

    private static func check(_ found: PluginSwitch, _ context: RuleContext) {
        let project = context.project
        let place = project.site(ofName: found.declaration)
        let name = project.name(ofCase: found.declaration, of: found.type)
        func skip(_ reason: String, _ note: NodeReference?, _ words: String) {
            context.skip(
                Candidate("The switch '\(name)'", at: place), reason,
                at: note.map { [Finding.Note(project.start(of: $0), words)] } ?? [])
        }
        func report(_ message: String, help: String, related: [Finding.Note]) {
            context.report(
                at: place, message, help: help, about: found.declaration, subject: name, in: found.type,
                related: related)
        }
        switch found.use {
        case .named(let use): skip("is named outside of its enumeration", use, "here")
        case .listed(let list): skip("may be reached with all cases", list, "here")
        case .unrelated: skip("belongs to an enumeration that no factory and no plugin point names", nil, "")
        case .none:
            report(
                "No factory of plugins has the switch '\(name)': turning it off turns nothing off.",
                help: "Return the case from the factory that it is meant for, or delete it.", related: [])
        case .shared(let first, let second):
            let owners = [first, second].map { project.ownerName(of: $0) }
            report(
                "'\(owners[0])' and '\(owners[1])' share the switch '\(name)': one cannot be turned off alone.",
                help: "Add a case for one of the factories, and return it there.",
                related: [first, second].map {
                    Finding.Note(project.site(ofName: $0), "the switch of '\(project.ownerName(of: $0))'")
                })
        }
    }
}
