import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A closure of a component or builder that captures `self` weakly and unwraps it by force.
    static let weakSelfForceUnwrapInFactory = Rule(
        "weak_self_force_unwrap_in_factory", in: .ownership, as: .warning,
        documentation: .weakSelfForceUnwrapInFactory,
        inspects: Scope(
            "closures of builders and components, and those that builders get", of: [.builder, .component]),
        configurationKeys: ["modules", "builder", "component"]
    ) { context in
        let project = context.project
        for forced in project.factoryForcedSelves {
            let site = project.site(forced.place)
            if let check = forced.check {
                context.skip(
                    Candidate("The forced 'self'", at: site, within: project.chain(around: forced.place)),
                    "is in a closure that checks whether 'self' is nil",
                    at: [Finding.Note(project.extent(of: check), "here")])
                continue
            }
            let owner = project.type(at: site)
            let (name, code) = (owner.map(project.name) ?? "self", project.fullName(forced.code))
            context.report(
                at: site, "A closure in '\(code)' captures '\(name)' weakly, but stops the app if it is gone.",
                help: "Capture the member that the closure needs instead of 'self', or use '[unowned self]'.",
                about: forced.code, subject: "self", in: owner,
                related: [Finding.Note(project.site(forced.capture), "it is captured weakly here")])
        }
        guard context.recordsSkips else { return }
        let forced = project.factoryForcedSelves.map { project.extent(of: $0.place) }
        for closure in project.factoryClosures {
            let extent = project.extent(of: closure)
            if forced.contains(where: { $0.file == extent.file && extent.range.contains($0.range) }) { continue }
            context.skipOther(
                Candidate("The closure", at: project.start(of: closure), within: extent),
                "does not unwrap a weak 'self' by force")
        }
    }
}

extension RuleDocumentation {
    static let weakSelfForceUnwrapInFactory = RuleDocumentation(
        summary: "A closure of a component or builder captures 'self' weakly and unwraps it by force.",
        reason: """
            Whoever gets the closure may keep it longer than anything keeps the component. The next call of the \
            closure then stops the app.
            """,
        howItWorks: """
            The rule reports a 'self' that is unwrapped by force, if the nearest closure that captures 'self' \
            captures it weakly: in the code of components and builders, and in closures that any other code creates \
            a builder with. A closure that compares 'self' with nil, or binds it conditionally, is not reported.
            """,
        limitations: """
            The rule does not check whether something keeps the component as long as the closure. A weak capture \
            under another name is not reported.
            """,
        example: RuleExample(
            """
              final class DetailComponent: Component<DetailDependency> {
                  let store = Store()

                  var makeStore: () -> Store {
            -         { [weak self] in self!.store }
            +         { [store] in store }
                  }
              }
            """,
            in: "import RIBs"))
}
