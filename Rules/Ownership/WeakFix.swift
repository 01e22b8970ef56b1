import RIBModel
import RuleKit
import SourceText

/// The cure of properties that must not keep their value: the edit, and what the help says.
struct WeakFix {
    let fix: Fix?
    let help: String

    /// - Parameters:
    ///   - isWhole: whether what must not be kept is the whole value of the property.
    ///   - isClassBound: whether the property's type allows it to be weak; nil if that is not known.
    ///   - isKept: whether other objects certainly keep the value.
    ///   - alternative: what else cures a property that no single edit makes weak: ", or remove it".
    init(
        _ property: DeclarationID, isWhole: Bool = true, isClassBound: Bool? = true, isKept: Bool = true,
        alternative: String = "", in project: Project
    ) {
        let weak = isWhole && isClassBound == true ? project.weakModifier(for: property) : nil
        fix = weak.map {
            Fix(
                "Make '\(project.fullName(property))' weak", isSafe: isKept,
                edits: [Fix.Edit($0.site, $0.text, in: $0.language)])
        }
        if project.language(of: FileID(property.file)) != .swift {
            help = "Declare it 'weak'\(weak == nil ? alternative : "")."
        } else if weak != nil {
            help = "Declare it as 'weak var'."
        } else {
            help =
                isClassBound != false
                ? "Make it an optional 'weak var'\(alternative)."
                : "Add ': AnyObject' to its protocol, and make it an optional 'weak var'."
        }
    }
}
