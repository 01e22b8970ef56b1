import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A subscription of a former row in the bag of a cell that a list has used again.
    static let reusedCellSubscriptionKept = Rule(
        "reused_cell_subscription_kept", in: .subscriptions, as: .warning,
        documentation: .reusedCellSubscriptionKept,
        inspects: Scope("subscriptions in the bags of cells", of: [.view, .presenter]),
        configurationKeys: ["modules", "view", "presenter", "bags"],
        each: { $0.viewObjects }
    ) { context, type in
        let project = context.project
        for found in project.cellSubscriptions(of: type) {
            let candidate = Candidate(
                "The subscription", at: project.site(found.place), within: project.chain(around: found.place))
            let bag = project.fullName(found.bag)
            switch found.fate {
            case .ends: context.skip(candidate, "ends by itself")
            case .renewed: context.skip(candidate, "is in '\(bag)', which code renews or clears")
            case .once: context.skip(candidate, .unknown("is not known to be made for each row"))
            case .kept:
                context.report(
                    at: project.site(found.place),
                    """
                    '\(project.name(of: found.cell))' keeps the subscriptions of former rows: nothing renews '\(bag)' \
                    when the cell is reused.
                    """,
                    help: "Assign a new bag to '\(bag)' in 'prepareForReuse'.",
                    severity: found.event == nil ? .note : nil,
                    about: found.member, subject: bag, in: type,
                    related: [Finding.Note(project.site(ofName: found.bag), "the bag of the cell")]
                        + (found.event.map { [Finding.Note(project.site($0), "the handler notifies the listener")] }
                            ?? []))
            }
        }
    }
}

extension RuleDocumentation {
    static let reusedCellSubscriptionKept = RuleDocumentation(
        summary: "A cell is reused with the subscriptions of the rows that it showed before.",
        reason: """
            A list uses a cell again for other rows. A subscription in the cell's own bag lives as long as the cell, \
            so each row adds another one: a tap is handled once for each row that the cell has shown, and values of \
            former rows are still shown.
            """,
        howItWorks: """
            The rule looks at subscriptions that go into a bag in a property of a cell, a header or a footer: in the \
            code that gets the cell from the list, such as 'cellForRowAt' or the closure of 'rx.items', and in \
            functions of the cell that such code calls. It reports them if no code assigns another bag to the \
            property, and none does anything with the bag but put subscriptions into it.
            """,
        levels: """
            A warning if a handler calls the listener of the view: one tap is several events. Otherwise a note.
            """,
        limitations: """
            Chains that end by themselves, subscriptions of the cell's initializers and of what these call, and \
            functions that are also called by other code are not reported.
            """,
        example: RuleExample(
            """
              final class FeedCell: UITableViewCell {
                  let likeButton = UIButton()
            -     let bag = DisposeBag()
            +     private(set) var bag = DisposeBag()
            +
            +     override func prepareForReuse() {
            +         super.prepareForReuse()
            +         bag = DisposeBag()
            +     }
              }

              extension FeedViewController: UITableViewDataSource {
                  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
                      if let cell = cell as? FeedCell {
                          cell.likeButton.rx.tap
                              .subscribe(onNext: { [weak self] in self?.listener?.didTapLike(path.row) })
                              .disposed(by: cell.bag)
                      }
                      return cell
                  }
              }
            """,
            in: """
                import RIBs
                import RxCocoa
                import RxSwift
                import UIKit

                protocol FeedPresentable: Presentable {}
                protocol FeedPresentableListener: AnyObject {
                    func didTapLike(_ row: Int)
                }

                final class FeedViewController: UIViewController, FeedPresentable {
                    weak var listener: FeedPresentableListener?
                }
                """))
}
