import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// Two switches that a service knows by one key.
    static let duplicateExperimentKey = Rule(
        "duplicate_experiment_key", in: .plugins, as: .note,
        documentation: .duplicateExperimentKey,
        inspects: Scope("keys of the cases of enumerations of plugins and experiments"),
        configurationKeys: ["modules", "plugin_types"]
    ) { context in
        let project = context.project
        var first: [Name: [SwitchKey]] = [:]
        for type in project.switchTypes {
            let isComposed = project.composesKeys(type)
            for key in project.keys(of: type) {
                let name = project.name(ofCase: key.declaration, of: type)
                let candidate = Candidate("The key of '\(name)'", at: project.site(key.place))
                guard key.property != nil || !isComposed else {
                    context.skip(candidate, "is made of the raw value by a property that the enumeration inherits")
                    continue
                }
                let earlier = first[key.text] ?? []
                guard let other = earlier.first(where: { project.mayShareApp($0.place, key.place) }) else {
                    first[key.text, default: []].append(key)
                    context.skip(candidate, "is the first of its text\(earlier.isEmpty ? "" : " in its app")")
                    continue
                }
                let otherName = project.name(ofCase: other.declaration, of: other.type)
                guard other.declaration != key.declaration else {
                    context.skip(candidate, "is written twice for one case")
                    continue
                }
                context.report(
                    at: project.site(key.place),
                    """
                    '\(name)' has the key '\(project.text(key.text))' of '\(otherName)': turning one of them off turns \
                    off both.
                    """,
                    help: "Give the case a key of its own.",
                    about: key.declaration, subject: name, in: key.type,
                    related: [Finding.Note(project.site(other.place), "the key of '\(otherName)'")])
            }
            guard context.recordsSkips else { continue }
            for declaration in project.casesWithoutKnownKey(of: type) {
                let name = project.name(ofCase: declaration, of: type)
                context.skip(
                    Candidate("The key of '\(name)'", at: project.site(ofName: declaration)),
                    "is not known to be one text of its own")
            }
        }
    }
}
