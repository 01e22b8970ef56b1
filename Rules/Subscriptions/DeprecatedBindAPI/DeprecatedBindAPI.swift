import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A method or label for binding a subscription that the framework has replaced.
    static let deprecatedBindAPI = Rule(
        "deprecated_bind_api", in: .subscriptions, as: .note,
        documentation: .deprecatedBindAPI,
        fixes: .always,
        inspects: Scope("calls that bind a subscription by a name that has changed"),
        configurationKeys: ["modules"]
    ) { context in
        let project = context.project
        for found in project.deprecatedBindings {
            let (site, name, current) = (project.site(found.place), project.text(at: found.place), found.replacement)
            let candidate = Candidate("The call of '\(name)'", at: site)
            switch found.outcome {
            case .current: context.skip(candidate, "is in a file that does not use the framework over Combine")
            case .own: context.skip(candidate, "uses a method that the project declares")
            case .otherSubscription: context.skip(candidate, "is not known to bind a subscription of Combine")
            case .deprecated where found.isLabel:
                report(
                    found,
                    "The call of '\(name)' has the label 'worflow', which the framework now spells '\(current)'.",
                    "Rename the label to '\(current)'", context)
            case .deprecated:
                report(
                    found, "'\(name)' is the deprecated name of '\(current)', which cancels subscriptions of Combine.",
                    "Rename it to '\(current)'", context)
            }
        }
    }

    private static func report(
        _ found: DeprecatedBinding, _ message: String, _ title: String, _ context: RuleContext
    ) {
        let project = context.project
        let site = project.site(found.place)
        let label = found.argument.map { argument in
            let (start, length) = (project.extent(of: argument).range.start, project.text(at: argument).utf8.count)
            return Fix.Edit(Site(site.file, ByteRange(start, start + UInt32(length))), "workflow")
        }
        let edits = (found.isLabel ? [] : [Fix.Edit(site, found.replacement)]) + (label.map { [$0] } ?? [])
        context.report(
            at: found.isLabel ? label?.site ?? site : site, message, help: title + ".", about: found.member,
            subject: project.text(at: found.place), in: found.owner, fix: Fix(title, isSafe: true, edits: edits))
    }
}
