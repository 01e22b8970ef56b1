import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A requirement of a dependency that nothing reads.
    static let dependencyRequirementUnused = Rule(
        "dependency_requirement_unused", in: .layering, as: .note, isDefault: false,
        documentation: .dependencyRequirementUnused,
        inspects: Scope("the requirements of dependencies"),
        configurationKeys: ["modules", "builder"],
        reads: .named
    ) { context in
        let project = context.project
        for requirement in project.dependencies.flatMap({ project.requirements(ofDependency: $0) }) {
            func skip(_ reason: SkipReason, _ note: @autoclosure () -> [Finding.Note] = []) {
                context.skip(
                    Candidate(
                        "The requirement '\(project.fullName(requirement.property))'",
                        at: project.site(ofName: requirement.property)),
                    reason, at: note())
            }
            switch requirement.use {
            case .read(let place): skip("is read", [Finding.Note(project.site(place), "here")])
            case .possible(let place):
                let note = Finding.Note(project.site(place), "possibly here")
                skip(.unknown("may be read by code that is not analyzed"), [note])
            case .unread: skip("may be read by code that has no part of a RIB")
            case .none: report(requirement, context)
            }
        }
    }

    private static func report(_ requirement: DependencyRequirement, _ context: RuleContext) {
        let project = context.project
        let (name, owner) = (project.fullName(requirement.property), project.name(of: requirement.owner))
        let dependency = project.name(of: requirement.dependency)
        context.report(
            at: project.site(ofName: requirement.property),
            "'\(dependency)' requires '\(name)', but neither '\(owner)' nor other code reads it.",
            help: "Remove the requirement, and what parents declare only to provide it.",
            about: requirement.property, subject: dependency, in: requirement.dependency,
            related: [Finding.Note(project.site(requirement.owner), "'\(owner)' gets the dependency")])
    }
}
