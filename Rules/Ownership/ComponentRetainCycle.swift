import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A component that keeps what keeps it.
    static let componentRetainCycle = Rule(
        "component_retain_cycle", in: .ownership, as: .error,
        documentation: .componentRetainCycle,
        fixes: .sometimes,
        inspects: Scope("objects that components keep", of: [.component]),
        configurationKeys: ["modules", "component", "builder", "router", "interactor"],
        where: { $0.knowsAttachments },
        each: { $0.components }
    ) { context, component in
        let project = context.project
        for cycle in project.componentCycles(of: component) {
            let (name, holder) = (project.fullName(cycle.member), project.name(of: cycle.holder))
            guard cycle.life == .detached else {
                context.skip(
                    Candidate(
                        "The property '\(name)'", at: project.site(ofName: cycle.member),
                        within: project.extent(of: cycle.member)),
                    "belongs to a component whose RIB is not certainly detached")
                continue
            }
            context.report(
                at: project.site(ofName: cycle.member),
                """
                '\(project.name(of: component))' keeps '\(name)', whose '\(holder)' keeps the component: neither is \
                released when the RIB is detached.
                """,
                help: "Create the object at each read, in a computed property without 'shared'.",
                about: cycle.member, in: component,
                related: [Finding.Note(project.site(cycle.creation), "'\(holder)' gets the component here")],
                fix: fix(cycle, in: project))
        }
        guard context.recordsSkips else { return }
        for (member, reason) in project.otherComponentMembers(of: component) {
            context.skipOther(
                Candidate(member: member, in: project),
                reason == .madeAnew
                    ? "creates another object at each read" : "keeps an object that is not known to keep the component")
        }
    }

    /// Makes a lazy property a computed one.
    private static func fix(_ cycle: ComponentCycle, in project: Project) -> Fix? {
        guard let form = project.lazyForm(of: cycle.member), form.hasType || form.call == nil else { return nil }
        let type = form.hasType ? "" : cycle.kept.map { ": \(project.qualifiedName(of: $0))" }
        guard let type else { return nil }
        let end = Site(form.value.file, ByteRange(form.value.range.end, form.value.range.end))
        let words = (form.modifiers.map(\.rawValue) + ["var"]).joined(separator: " ")
        return Fix(
            "Make '\(project.fullName(cycle.member))' a computed property", isSafe: true,
            edits: [
                Fix.Edit(form.introduction, words), Fix.Edit(form.gap, form.call == nil ? "\(type) { " : "\(type) "),
                form.call.map { Fix.Edit($0, "") } ?? Fix.Edit(end, " }"),
            ])
    }
}
