import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// An object that a view owns, and that owns the view.
    static let ownedObjectRetainsView = Rule(
        "owned_object_retains_view", in: .ownership, as: .warning,
        documentation: .ownedObjectRetainsView,
        fixes: .sometimes,
        inspects: Scope("stored properties of the objects that views own", of: [.view, .presenter]),
        configurationKeys: ["modules", "view", "presenter", "weak_wrappers"],
        each: { $0.viewObjects }, onceASite: true
    ) {
        context, view in
        let project = context.project
        for found in project.objects(retaining: view) {
            let (object, name) = (project.name(of: found.object), project.fullName(found.property))
            guard !found.isReleased else {
                context.skip(
                    Candidate(property: found.property, in: project),
                    "is cleared when '\(project.name(of: view))' leaves the screen")
                continue
            }
            guard !found.isGivenBack else {
                context.skip(
                    Candidate(property: found.property, in: project),
                    "may lose '\(project.name(of: view))', which passes itself to another function that uses it")
                continue
            }
            let weak = WeakFix(
                found.property, isWhole: found.isWhole, isClassBound: found.isClassBound, in: project)
            var related = [
                Finding.Note(project.site(found.assignment), "'\(project.name(of: view))' passes itself here")
            ]
            if let owner = found.owner {
                related.append(Finding.Note(project.site(ofName: owner), "'\(project.fullName(owner))' keeps it"))
            }
            let level = LeakLevel(ofLeakOf: view, in: project)
            context.report(
                at: project.site(ofName: found.property),
                "'\(object)' keeps '\(project.name(of: view))', which owns it, in '\(name)'\(level.words).",
                help: found.isWhole
                    ? weak.help : "Use weak references to the elements, or remove the view when it leaves the screen.",
                severity: level.severity,
                about: found.property, in: found.object, related: related,
                fix: weak.fix,
                life: .held(Hold(of: view, by: found.object, .property, .lasting)))
        }
        guard context.recordsSkips else { return }
        for (property, reason) in project.otherReferences(to: view) {
            context.skipOther(Candidate(property: property, in: project), words(reason))
        }
    }

    private static func words(_ reference: OtherViewReference) -> String {
        switch reference {
        case .weak: "does not keep its value in memory"
        case .ofPart: "belongs to a part of a RIB, or is of a listener's type, which other rules check"
        case .otherType: "has no type by which an object that the view owns would keep it"
        case .notOwned: "belongs to an object that the view is not known to own"
        }
    }
}

extension RuleDocumentation {
    static let ownedObjectRetainsView = RuleDocumentation(
        summary: "A cell, subview or helper that a view owns holds the view strongly.",
        reason: """
            A view owns its cells, subviews, adapters and child controllers. If one of these also owns the view, the \
            two form a retain cycle: after the RIB is detached, the view stays in memory.
            """,
        howItWorks: """
            The rule checks where the code of views, of presenters, and of the cells, subviews and child controllers \
            that these name passes 'self' to another object: by an assignment to a property, or to a function or an \
            initializer that stores it. It reports the property if it is strong and belongs to an object that the \
            view owns: one in a strong property of the view or of an object that it owns, a subview or a child, or a \
            reusable cell. Weak and unowned properties and weak wrappers are correct, and so is a property that code \
            reached from viewWillDisappear or viewDidDisappear sets to nil. A collection that such a function adds \
            'self' to counts as a property, unless the view passes itself to a function that may remove it.
            """,
        levels: """
            A note if the RIB stays as long as the app: it is attached at the start of its parent, stays a part of \
            its parent's view and is never detached, and so are its ancestors up to the app's root. What it keeps \
            alive would be alive anyway. Otherwise a warning, also for the root, which an app may replace, and if it \
            is not known whether the RIB comes and goes.
            """,
        limitations: """
            Objects that the view is passed by its creator, that it only presents or pushes, or that are shared are \
            not reported, and neither are structs.
            """,
        example: RuleExample(
            """
              final class FeedCell: UICollectionViewCell {
            -     var delegate: FeedCellDelegate?
            +     weak var delegate: FeedCellDelegate?
              }

              final class FeedViewController: UIViewController, FeedPresentable, FeedCellDelegate {
                  func cell(in view: UICollectionView, at path: IndexPath) -> UICollectionViewCell? {
                      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as? FeedCell
                      cell?.delegate = self
                      return cell
                  }
              }
            """,
            in: "import RIBs\nimport UIKit\nprotocol FeedCellDelegate: AnyObject {}"),
        references: ["RIBs/Classes/LeakDetector/LeakDetector.swift in github.com/uber/RIBs-iOS"])
}
