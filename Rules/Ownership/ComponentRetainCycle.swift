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
                fix: fix(cycle, in: project),
                life: .held(Hold(of: component, by: cycle.holder, .property, .lasting)))
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

extension RuleDocumentation {
    static let componentRetainCycle = RuleDocumentation(
        summary: "A component keeps a builder or a component that keeps it.",
        reason: """
            A builder and the component of a child hold their parent's component strongly. If that component keeps \
            them, in 'shared', a lazy or a stored property, neither is released when the RIB is detached. No leak \
            detector of the framework watches components.
            """,
        howItWorks: """
            The rule checks the objects that a component creates and keeps. It reports one that is a builder or a \
            component and gets 'self' as its dependency, its parent or a parameter that it stores, or in a closure; \
            and an object that stores such a one. It requires that a router detaches the component's RIB. The fix \
            makes a 'lazy var' that nothing assigns a computed property.
            """,
        limitations: """
            Components of the root, of the app, and of RIBs that live as long as their parent are not reported.
            """,
        example: RuleExample(
            """
              final class DetailComponent: Component<DetailDependency>, EditorDependency {
            -     lazy var editorBuilder: EditorBuilder = EditorBuilder(dependency: self)
            +     var editorBuilder: EditorBuilder { EditorBuilder(dependency: self) }
              }
            """,
            in: """
                \(ExampleApp.detailRIB)
                \(ExampleApp.homeRIB)

                final class EditorBuilder: Builder<EditorDependency> {}
                """),
        references: ["RIBs/Classes/DI/Component.swift in github.com/uber/RIBs-iOS"])
}
