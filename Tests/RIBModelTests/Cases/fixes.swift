// === what runs while an interactor is active
import RIBs
import UIKit

protocol FormPresentable: Presentable { var listener: FormPresentableListener? { get set } }
protocol FormPresentableListener: AnyObject {
    func didTapSave()
    func didLoadView()
}

final class FormViewController: UIViewController, FormPresentable, ViewControllable {
    weak var listener: FormPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        listener?.didLoadView()
    }

    @objc func saveTapped() { listener?.didTapSave() }
}

final class FormInteractor: PresentableInteractor<FormPresentable>, FormPresentableListener {
    override func didBecomeActive() {
        super.didBecomeActive()
        bindAtStart()
    }

    override func willResignActive() { bindAtEnd() }

    private func bindAtStart() { bindTwice() }
    //           ^^^^^^^^^^^ active: yes
    private func bindAtEnd() { bindTwice() }
    //           ^^^^^^^^^ active: no: willResignActive()
    private func bindTwice() {}
    //           ^^^^^^^^^ active: no: willResignActive()

    func didTapSave() { save() }
    //   ^^^^^^^^^^ active: yes
    private func save() {}
    //           ^^^^ active: yes
    func didLoadView() {}
    //   ^^^^^^^^^^^ active: no: viewDidLoad()
    func bindBefore() {}
    //   ^^^^^^^^^^ active: no: build()
    func bindNowhere() {}
    //   ^^^^^^^^^^^ active: unknown
}

final class FormRouter: ViewableRouter<FormInteractor, ViewControllable> {}

final class FormBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting {
        let viewController = FormViewController()
        let interactor = FormInteractor(presenter: viewController)
        interactor.bindBefore()
        return FormRouter(interactor: interactor, viewController: viewController)
    }
}
// === where a child that nothing attaches can be attached
import RIBs
import UIKit

final class PageViewController: UIViewController, ViewControllable {}
final class PageRouter: ViewableRouter<Interactable, ViewControllable> {}
final class PageBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting { PageRouter(interactor: Interactor(), viewController: PageViewController()) }
}
final class Passage {
    let router: Routing
    init(_ router: Routing) { self.router = router }
}

final class BookRouter: ViewableRouter<Interactable, ViewControllable> {
    private let pageBuilder: PageBuilder
    private var page: ViewableRouting?

    private func show(_ router: ViewableRouting) {
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func shown() {
        let first = pageBuilder.build()
        //                      ^^^^^ attachable: after 'let first = pageBuilder.build()'
        viewController.uiviewController.present(first.viewControllable.uiviewController, animated: true)
    }

    func stored() {
        let second = pageBuilder.build()
        //                       ^^^^^ attachable: after 'page = second'
        page = second
        viewController.uiviewController.present(second.viewControllable.uiviewController, animated: true)
    }

    func passed() {
        let third = pageBuilder.build()
        //                      ^^^^^ attachable: no
        page = third
        let passage = Passage(third)
        viewController.uiviewController.present(third.viewControllable.uiviewController, animated: true)
    }

    func handed() {
        let fourth = pageBuilder.build()
        //                       ^^^^^ attachable: no
        show(fourth)
    }

    func notShown() {
        let fifth = pageBuilder.build()
        //                      ^^^^^ attachable: no
        page = fifth
    }
}
// === which properties are nil again once a child's view is gone
import RIBs
import UIKit

protocol NoteListener: AnyObject { func noteDidClose() }
protocol NotePresentable: Presentable { var listener: NotePresentableListener? { get set } }
protocol NotePresentableListener: AnyObject { func close() }
final class NoteViewController: UIViewController, NotePresentable, ViewControllable {
    weak var listener: NotePresentableListener?
    @objc func closeTapped() { listener?.close() }
}
final class NoteInteractor: PresentableInteractor<NotePresentable>, NotePresentableListener {
    weak var listener: NoteListener?
    override init(presenter: NotePresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }
    func close() { listener?.noteDidClose() }
}
final class NoteRouter: ViewableRouter<NoteInteractor, ViewControllable> {}
final class NoteBuilder: Builder<EmptyDependency> {
    func build(withListener listener: NoteListener) -> NoteRouter {
        let interactor = NoteInteractor(presenter: NoteViewController())
        interactor.listener = listener
        return NoteRouter(interactor: interactor, viewController: NoteViewController())
    }
}

protocol HomeRouting: ViewableRouting {
    func openSheet()
    func openFullScreen()
    func openKept()
    func close()
}
protocol HomePresentable: Presentable { var listener: HomePresentableListener? { get set } }
protocol HomePresentableListener: AnyObject { func openTapped() }
final class HomeViewController: UIViewController, HomePresentable, ViewControllable {
    weak var listener: HomePresentableListener?
    @objc func tapped() { listener?.openTapped() }
}
final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener, NoteListener {
    weak var router: HomeRouting?
    override init(presenter: HomePresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }
    func openTapped() {
        router?.openSheet()
        router?.openFullScreen()
        router?.openKept()
    }
    func noteDidClose() { router?.close() }
}
final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable>, HomeRouting {
    private let noteBuilder: NoteBuilder
    private var sheet: NoteRouter?
    private var cover: NoteRouter?
    private var kept: NoteRouter?

    func openSheet() {
        let note = noteBuilder.build(withListener: interactor)
        //                     ^^^^^ released: notAlways
        sheet = note
        attachChild(note)
        viewController.uiviewController.present(note.viewControllable.uiviewController, animated: true)
    }

    func openFullScreen() {
        let note = noteBuilder.build(withListener: interactor)
        //                     ^^^^^ released: always
        cover = note
        attachChild(note)
        note.viewControllable.uiviewController.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(note.viewControllable.uiviewController, animated: true)
    }

    func openKept() {
        let note = noteBuilder.build(withListener: interactor)
        //                     ^^^^^ released: notAlways
        kept = note
        attachChild(note)
        note.viewControllable.uiviewController.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(note.viewControllable.uiviewController, animated: true)
    }

    func close() {
        if let sheet {
            viewController.uiviewController.dismiss(animated: true)
            detachChild(sheet)
            self.sheet = nil
        }
        if let cover {
            viewController.uiviewController.dismiss(animated: true)
            detachChild(cover)
            self.cover = nil
        }
        if let kept {
            viewController.uiviewController.dismiss(animated: true)
            detachChild(kept)
        }
    }
}

// === what runs while a worker is started
import RIBs

protocol Clocking: Working { func wind() }

final class ClockWorker: Worker, Clocking {
    override init() {
        super.init()
        prepare()
    }

    override func didStart(_ interactorScope: InteractorScope) {
        super.didStart(interactorScope)
        tick()
    }

    override func didStop() { stop() }

    private func tick() { strike() }
    //           ^^^^ started: yes
    private func strike() {}
    //           ^^^^^^ started: yes
    private func prepare() {}
    //           ^^^^^^^ started: no: init()
    private func stop() {}
    //           ^^^^ started: no: didStop()
    func wind() {}
    //   ^^^^ started: unknown
}

// === which routers others keep
import RIBs

final class LeafRouter: Router<Interactor> {}
//          ^^^^^^^^^^ kept: yes
final class LeafBuilder: Builder<EmptyDependency> {
    func build() -> LeafRouter { LeafRouter(interactor: Interactor()) }
}

final class LooseRouter: Router<Interactor> {}
//          ^^^^^^^^^^^ kept: no
final class LooseBuilder: Builder<EmptyDependency> {
    func build() -> LooseRouter { LooseRouter(interactor: Interactor()) }
}

final class TrunkRouter: Router<Interactor> {
    private let leafBuilder: LeafBuilder
    private let looseBuilder: LooseBuilder

    func attachLeaf() { attachChild(leafBuilder.build()) }

    func buildLoose() { print(looseBuilder.build()) }
}

// === which routers can assign themselves to a property of their interactor
import RIBs

protocol PathRouting: Routing {}
protocol PathInteractable: Interactable { var router: PathRouting? { get set } }

final class PathInteractor: Interactor, PathInteractable {
    weak var router: PathRouting?
    //       ^^^^^^ assigning: PathRouter: yes, PlainRouter: no
    weak var other: PathRouting?
    //       ^^^^^ assigning: PathRouter: no, PlainRouter: no
}

final class PathRouter: Router<PathInteractable>, PathRouting {
    init(interactor: PathInteractable, depth: Int) { super.init(interactor: interactor) }
}

final class PlainRouter: Router<PathInteractable> {
    override init(interactor: PathInteractable) { super.init(interactor: interactor) }
}

// === which properties are read after a call
import RIBs

final class WalkRouter: Router<Interactor> {
    private var first: Routing?
    private var second: Routing?
    private var third: Routing?
    private var fourth: Routing?

    func walk() {
        detach()
        if third != nil { print("third") }
    }

    private func detach() {
    //           ^^^^^^ later: second, third
        guard let router = first else { return }
        detachChild(router)
        print(second as Any)
    }

    func last() {
    //   ^^^^ later: fourth
        detachChild(self)
        DispatchQueue.main.async { [weak self] in print(self?.fourth as Any) }
    }
}
