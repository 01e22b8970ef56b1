// === the router dismisses a view, and presents none
// clean: the router dismisses a view, and presents one of a child that is not analyzed
// use: ribs-uikit, closing-rib Note

protocol NotePresentable: Presentable {
    var listener: NotePresentableListener? { get set }
}

final class NoteViewController: UIViewController, NotePresentable, ViewControllable {
    weak var listener: NotePresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }
}

protocol NoteRouting: ViewableRouting {
    func close()
}

final class NoteInteractor: PresentableInteractor<NotePresentable>, NotePresentableListener {
    weak var router: NoteRouting?
    weak var listener: NoteListener?

    func didTapClose() {
        router?.close()
    //          ^^^^^ own_view_removed_without_listener
    }

    func change() { listener?.noteDidChange() }
}

final class NoteRouter: ViewableRouter<NoteInteractor, ViewControllable>, NoteRouting {
//+ private let sheetBuilder = SheetFactory()
//+
//+ override func didLoad() {
//+     super.didLoad()
//+     viewController.uiviewController.present(sheetBuilder.make(), animated: true)
//+ }
//+
    func close() {
        viewController.uiviewController.dismiss(animated: true)
    }
}

// === the router pops to the first view
// clean: the router pops to the first view, and detaches a child whose builder is not analyzed
// use: ribs-uikit, closing-rib Note

protocol NotePresentable: Presentable {
    var listener: NotePresentableListener? { get set }
}

final class NoteViewController: UIViewController, NotePresentable, ViewControllable {
    weak var listener: NotePresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }
}

protocol NoteRouting: ViewableRouting {
    func close()
}

final class NoteInteractor: PresentableInteractor<NotePresentable>, NotePresentableListener {
    weak var router: NoteRouting?
    weak var listener: NoteListener?

    func didTapClose() {
        router?.close()
    //          ^^^^^ own_view_removed_without_listener
    }

    func change() { listener?.noteDidChange() }
}

final class NoteRouter: ViewableRouter<NoteInteractor, ViewControllable>, NoteRouting {
//+ private var detail: DetailRouting?
//+
    func close() {
        viewController.uiviewController.navigationController?.popToRootViewController(animated: true)
//+     if let detail { detachChild(detail) }
//+     detail = nil
    }
}
