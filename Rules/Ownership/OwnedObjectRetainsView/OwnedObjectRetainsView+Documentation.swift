import RuleKit

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
            'self' to counts as a property, unless the view passes itself to a function that may remove it. The rule \
            also reports a repeating timer or a display link in a private property of the view that has the view as \
            its target, if nothing but the deinitializer invalidates it.
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
