import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// An interactor that uses its router or its listener while it is created.
    static let routerOrListenerUsedInInit = Rule(
        "router_or_listener_used_in_init", in: .wiring, as: .warning,
        documentation: .routerOrListenerUsedInInit,
        inspects: Scope("reads of routers and listeners, in initializers of interactors", of: [.interactor]),
        configurationKeys: ["modules", "interactor"],
        each: { $0.interactorClasses.types }, onceASite: true
    ) { context, interactor in
        let project = context.project
        for read in project.earlyReads(of: interactor) {
            let name = project.fullName(read.property)
            if let assignment = read.assignment {
                context.skip(
                    Candidate("The use of '\(name)'", at: project.site(read.place)), "follows an assignment",
                    at: [Finding.Note(project.site(assignment), "it is assigned here")])
                continue
            }
            let start = project.fullName(read.entry)
            context.report(
                at: project.site(read.place),
                "'\(project.name(of: interactor))' uses '\(name)' in '\(start)', where it is still nil.",
                help: "Use '\(name)' in 'didBecomeActive()' or later.",
                about: read.entry, subject: name, in: interactor,
                related: [
                    Finding.Note(project.site(ofName: read.property), "this property is set after the initializer")
                ],
                path: read.calls.isEmpty
                    ? []
                    : [Finding.Note(project.site(ofName: read.entry), "'\(start)'")]
                        + read.calls.map { Finding.Note(project.site($0), "calls '\(project.text(at: $0))'") })
        }
        guard context.recordsSkips else { return }
        for read in project.laterReads(of: interactor) {
            let candidate = Candidate(
                "The use of '\(project.fullName(read.property))'", at: project.site(read.place))
            let property = Finding.Note(project.site(ofName: read.property), "it is declared here")
            switch read.reason {
            case .otherProperty:
                context.skip(candidate, "concerns a property that is not known to be set later", at: [property])
            case .closure: context.skip(candidate, "is in a closure, which may run later")
            case .afterInitializer:
                let member = project.fullName(read.member)
                context.skip(candidate, "is in '\(member)', which no initializer is known to call")
            }
        }
    }
}

extension RuleDocumentation {
    static let routerOrListenerUsedInInit = RuleDocumentation(
        summary: "An interactor uses its router or its listener in its initializer, where both are nil.",
        reason: """
            The builder sets the listener after it has created the interactor, and the router sets itself when it is \
            created with the interactor. In the interactor's initializer both are nil, so what is sent to them is \
            lost, and what is assigned from them is nil.
            """,
        howItWorks: """
            The rule reports each read of the stored properties 'router' and 'listener' in the initializers of an \
            interactor, and in functions of it that these call. A parameter or local of that name is not meant, nor is \
            a property that the initializer has assigned before.
            """,
        limitations: """
            Closures are not checked: they usually run later. Calls of the presenter are not reported, since the \
            initializer receives it.
            """,
        example: RuleExample(
            """
              final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailListener {
                  weak var listener: DetailListener?

                  override init(presenter: DetailPresentable) {
                      super.init(presenter: presenter)
            -         presenter.listener = listener
            +         presenter.listener = self
                  }

                  func detailDidClose() {
                      listener?.detailDidClose()
                  }
              }
            """,
            in: "import RIBs\nprotocol DetailListener: AnyObject {}"))
}
