import RIBModel
import RuleKit
import SourceText

/// The edit that binds a subscription to the activity of its interactor or worker.
struct BindingEdit {
    let fix: Fix

    /// The edit in words, for the help of a finding; nil if it is not certain that the edit is right.
    var help: String? { fix.isSafe ? fix.title + "." : nil }

    /// Nil if there is none, or if the code may run while the object is inactive: the subscription would be disposed of
    /// at once. Safe if it certainly runs while the object is active.
    init?(_ subscription: Subscription, _ lifecycle: Lifecycle, in project: Project) {
        guard let binding = subscription.binding else { return nil }
        let activity = project.activity(of: subscription.member, lifecycle)
        if activity.isInactive { return nil }
        let method = lifecycle == .worker ? "\(binding.method)(self)" : "\(binding.method)(interactor: self)"
        let title =
            binding.range.isEmpty
            ? "Add '.\(method)' to the end of the chain" : "Replace the end of the chain with '.\(method)'"
        let place = project.site(subscription.place)
        let edit =
            binding.range.isEmpty
            ? Fix.Edit.link(".\(method)", after: Site(place.file, ByteRange(place.range.start, binding.range.end)))
            : Fix.Edit(Site(place.file, binding.range), method)
        fix = Fix(title, isSafe: activity == .active, edits: [edit])
    }
}
