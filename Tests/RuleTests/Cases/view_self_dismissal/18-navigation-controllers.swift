// === a flusher of the navigation controller hears no dismiss
// clean: a flusher of the navigation controller hears a pop
// --- Navigation/DetachableViewController.swift
import UIKit

class DetachableViewController: UIViewController, UINavigationControllerDelegate {

    func didPop() {}

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.delegate = self
    }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
              !navigationController.viewControllers.contains(from) else { return }
        (from as? DetachableViewController)?.didPop()
    }
}

// --- Item/ItemViewController.swift
// use: ribs-uikit, view-protocols Item didPopItem

final class ItemViewController: DetachableViewController, ItemPresentable, ItemViewControllable {
    weak var listener: ItemPresentableListener?

    override func didPop() {
        listener?.didPopItem()
    }

    @objc private func backTapped() {
//-     dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: backTapped
//+     navigationController?.popViewController(animated: true)
    }
}

// === pushed on a navigation controller that does not detach
// clean: pushed on a navigation controller that detaches in didShow
// --- Shelf/ShelfViewController.swift
// use: ribs-uikit, view-protocols Shelf didPopChild

final class ShelfViewController: UINavigationController, ShelfPresentable, ShelfViewControllable, UINavigationControllerDelegate {
    weak var listener: ShelfPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }

    func push(book: BookViewControllable) {
        pushViewController(book.uiviewController, animated: true)
    }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
//-     setNavigationBarHidden(viewControllers.count == 1, animated: animated)
//+     guard let from = transitionCoordinator?.viewController(forKey: .from), !viewControllers.contains(from) else { return }
//+     listener?.didPopChild()
    }
}

// --- Shelf/ShelfRouter.swift
import RIBs

protocol ShelfInteractable: Interactable {}

final class ShelfRouter: ViewableRouter<ShelfInteractable, ShelfViewController> {
    private let bookBuilder: BookBuildable
    private var book: BookRouting?

    init(interactor: ShelfInteractable, viewController: ShelfViewController, bookBuilder: BookBuildable) {
        self.bookBuilder = bookBuilder
        super.init(interactor: interactor, viewController: viewController)
    }

    func routeToBook() {
        guard book == nil else { return }
        let router = bookBuilder.build()
        book = router
        attachChild(router)
        viewController.push(book: router.bookView)
    }
}

// --- Book/BookBuilder.swift
import RIBs

protocol BookRouting: ViewableRouting {
    var bookView: BookViewControllable { get }
}

protocol BookBuildable: Buildable {
    func build() -> BookRouting
}

// use: dependency Book, component Book

protocol BookInteractable: Interactable {}

final class BookInteractor: PresentableInteractor<BookPresentable>, BookInteractable, BookPresentableListener {
    func didTapBack() {}
}

final class BookRouter: ViewableRouter<BookInteractable, BookViewControllable>, BookRouting {
    var bookView: BookViewControllable { viewController }
}

final class BookBuilder: Builder<BookDependency>, BookBuildable {
    func build() -> BookRouting {
        _ = BookComponent(dependency: dependency)
        let viewController = BookViewController()
        let interactor = BookInteractor(presenter: viewController)
        viewController.listener = interactor
        return BookRouter(interactor: interactor, viewController: viewController)
    }
}

// --- Book/BookViewController.swift
// use: ribs-uikit, view-protocols Book didTapBack

final class BookViewController: UIViewController, BookPresentable, BookViewControllable {
    weak var listener: BookPresentableListener?

    @objc private func backTapped() {
        navigationController?.popViewController(animated: true)
        //                    ^^^^^^^^^^^^^^^^^ view_self_dismissal: backTapped
    }
}

// === a navigation controller asks what it popped to tell
// --- Navigation.swift
import UIKit

class FlushableViewController: UIViewController {
    func flush() {}
}

final class FlushingNavigationController: UINavigationController, UINavigationControllerDelegate {
    private var known: [UIViewController] = []

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        for case let controller as FlushableViewController in known.filter({ !viewControllers.contains($0) }) {
            controller.flush()
        }
    }
}

// --- StampViewController.swift
// use: ribs-uikit, presentable-listener Stamp didPop, presentable-with-listener Stamp

final class StampViewController: FlushableViewController, StampPresentable, ViewControllable {
    weak var listener: StampPresentableListener?

    override func flush() {
        listener?.didPop()
    }

    @objc private func backTapped() {
        navigationController?.popViewController(animated: true)
    }
}

// === a navigation controller asks what it popped, which tells nobody
// --- Navigation.swift
import UIKit

class FlushableViewController: UIViewController {
    func flush() {}
}

final class FlushingNavigationController: UINavigationController, UINavigationControllerDelegate {
    private var known: [UIViewController] = []

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        for case let controller as FlushableViewController in known.filter({ !viewControllers.contains($0) }) {
            controller.flush()
        }
    }
}

// --- StampViewController.swift
// use: ribs-uikit, presentable-listener Stamp didPop, presentable-with-listener Stamp

final class StampViewController: FlushableViewController, StampPresentable, ViewControllable {
    weak var listener: StampPresentableListener?

    override func flush() {
        title = nil
    }

    @objc private func backTapped() {
        navigationController?.popViewController(animated: true)
        //                    ^^^^^^^^^^^^^^^^^ view_self_dismissal: backTapped
    }
}

// === a flusher that is named like one tells nobody
// clean: a flusher that is named like one tells the listener
// --- Navigation/FlushedViewController.swift
import UIKit

class FlushedViewController: UIViewController, UINavigationControllerDelegate {
    func flush() {}

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.delegate = self
    }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
              !navigationController.viewControllers.contains(from) else { return }
        (from as? FlushedViewController)?.flush()
    }
}

// --- Ticket/TicketViewController.swift
// use: ribs-uikit, view-protocols Ticket didPopTicket

final class TicketViewController: FlushedViewController, TicketPresentable, TicketViewControllable {
    weak var listener: TicketPresentableListener?

    override func flush() {
//-     title = nil
//+     listener?.didPopTicket()
    }

    @objc private func backTapped() {
        navigationController?.popViewController(animated: true)
        //                    ^^^^^^^^^^^^^^^^^ view_self_dismissal: backTapped
    }
}
