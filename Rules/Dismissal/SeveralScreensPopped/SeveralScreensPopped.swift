import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A pushed RIB that stays attached when several views are popped at once.
    static let severalScreensPopped = Rule(
        "several_screens_popped", in: .dismissal, as: .warning,
        documentation: .severalScreensPopped,
        inspects: Scope("calls that detach pushed children, or notify of their pops", of: [.router]),
        configurationKeys: ["modules", "router", "builder", "view"],
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for found in project.severalPops(of: router) {
            let child = found.edge.childWords(project)
            var related: [Finding.Note] = found.edge.presentations.prefix(1).map {
                Finding.Note(project.site($0.place), "\(child) is pushed here")
            }
            let (message, help): (String, String)
            switch found.reason {
            case .belowOther(let above, let byTab):
                let other = above.childWords(project)
                let event = byTab ? "A tap on the selected tab" : "A long press on the back button"
                message = """
                    \(event) removes \(child) below \(other) without 'viewDidDisappear', so \(child) stays attached.
                    """
                help = "Notify the listener in 'didMove(toParent:)' when the parent is nil."
                related += above.presentations.prefix(1).map {
                    Finding.Note(project.site($0.place), "\(other) is pushed onto it here")
                }
            case .oneOfSeveral(let hook):
                message = """
                    A long press on the back button removes several views of \(child) together, but this call detaches \
                    one for each call of 'navigationController(_:didShow:animated:)'.
                    """
                help = "Detach all children whose views are no longer on the navigation controller's stack."
                related.append(Finding.Note(project.site(ofName: hook), "only one call of it follows"))
            case .otherDetached(let detachment):
                message = """
                    The call of '\(project.text(at: found.place))' removes \(child) as well, but only another child is \
                    detached.
                    """
                help = "Detach \(child) there, too."
                related.append(Finding.Note(project.site(detachment), "this detaches another child"))
            }
            context.report(
                at: project.site(found.place), message, help: help,
                about: found.edge.function,
                subject: found.edge.child.ribs.map { project.ribName($0.router) }.joined(separator: " "),
                in: found.edge.parent, related: related, life: found.edge.life)
        }
    }
}

extension RuleDocumentation {
    /// A RIB without listeners.
    private static func child(_ name: String) -> String {
        """
        final class \(name)Component: Component<EmptyDependency> {}
        final class \(name)ViewController: UIViewController, ViewControllable {}
        final class \(name)Router: ViewableRouter<Interactable, ViewControllable> {}

        final class \(name)Builder: Builder<EmptyDependency> {
            func build() -> ViewableRouting {
                _ = \(name)Component(dependency: dependency)
                let viewController = \(name)ViewController()
                viewController.navigationItem.hidesBackButton = true
                return \(name)Router(interactor: Interactor(), viewController: viewController)
            }
        }
        """
    }

    static let severalScreensPopped = RuleDocumentation(
        summary: "Several pushed views are popped together, and not each of their RIBs is detached.",
        reason: """
            A long press on the back button offers all views below, and one tap removes several of them; so does a tap \
            on the tab that is selected. UIKit calls 'viewDidDisappear' only on the view that was on top, and \
            'didShow' once. The RIBs of the other views stay \
            attached: their interactors stay active, and a check such as 'guard detail == nil' keeps the screen from \
            being opened again.
            """,
        howItWorks: """
            The rule reports three forms. A view notifies its listener in 'viewWillDisappear' or 'viewDidDisappear', \
            or by a stream of these, its router or a child without a view pushes another view onto it, and nothing \
            else detaches it: the place is the call that notifies. The back button of the upper view is visible, or \
            routers show the navigation controller as an item of a tab bar controller. A router has pushed children in \
            a collection, and the only call that detaches them runs once for each \
            'navigationController(_:didShow:animated:)'. A router's function calls 'popToRootViewController', \
            'popToViewController' or 'setViewControllers' with the router's own view, and detaches some of the \
            children that the router pushes onto that navigation controller, but not others.
            """,
        limitations: """
            The rule reports nothing if 'didMove(toParent:)' or 'willMove(toParent:)' notifies as well, if the pushing \
            view, a navigation delegate or code that is not analyzed may detach the child, or if the view on top leads \
            to the detachment when it disappears. It reports nothing of the back button if a bar is or may be hidden, \
            or if any code assigns 'navigationBar.isHidden'; and nothing of tabs if any code may hide a tab bar, or \
            implements 'tabBarController(_:shouldSelect:)' with another result than true. For removals by code, \
            children are only compared if the functions that attach them do not use each other's properties.
            """,
        example: RuleExample(
            """
              final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewController>, HomeRouting {
                  private let editorBuilder: EditorBuilder
                  private let photoBuilder: PhotoBuilder
                  private var editor: ViewableRouting?
                  private var photo: ViewableRouting?

                  init(
                      interactor: HomeInteractor, viewController: HomeViewController,
                      editorBuilder: EditorBuilder, photoBuilder: PhotoBuilder
                  ) {
                      self.editorBuilder = editorBuilder
                      self.photoBuilder = photoBuilder
                      super.init(interactor: interactor, viewController: viewController)
                      interactor.router = self
                  }

                  func attachEditor() {
                      guard editor == nil else { return }
                      let router = editorBuilder.build()
                      editor = router
                      attachChild(router)
                      viewController.push(router.viewControllable)
                  }

                  func attachPhoto() {
                      guard photo == nil else { return }
                      let router = photoBuilder.build()
                      photo = router
                      attachChild(router)
                      viewController.push(router.viewControllable)
                  }

                  func showStart() {
                      viewController.showFirst()
                      if let editor { detachChild(editor) }
                      editor = nil
            +         detachPhoto()
                  }

                  func detachPhoto() {
                      if let photo { detachChild(photo) }
                      photo = nil
                  }
              }
            """,
            in: """
                import RIBs
                import UIKit

                \(child("Editor"))

                \(child("Photo"))

                protocol HomeRouting: ViewableRouting {
                    func attachEditor()
                    func attachPhoto()
                    func showStart()
                    func detachPhoto()
                }

                final class HomeInteractor: Interactor {
                    weak var router: HomeRouting?

                    func didTapEdit() { router?.attachEditor() }
                    func didTapPhoto() { router?.attachPhoto() }
                    func didTapStart() { router?.showStart() }
                    func didTapClosePhoto() { router?.detachPhoto() }
                }

                final class HomeViewController: UIViewController, ViewControllable {
                    weak var interactor: HomeInteractor?

                    func push(_ view: ViewControllable) {
                        navigationController?.pushViewController(view.uiviewController, animated: true)
                    }

                    func showFirst() {
                        navigationController?.popToRootViewController(animated: true)
                    }

                    @objc private func editTapped() { interactor?.didTapEdit() }
                    @objc private func photoTapped() { interactor?.didTapPhoto() }
                    @objc private func startTapped() { interactor?.didTapStart() }
                    @objc private func closePhotoTapped() { interactor?.didTapClosePhoto() }
                }
                """))
}
