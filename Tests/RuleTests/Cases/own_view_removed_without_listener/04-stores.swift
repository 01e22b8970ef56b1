// === a store calls functions of libraries before
// clean: ..., and one that is passed the store
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

final class NoteStore {
    private var rows = [1, 2]

    func save() -> Bool {
        UserDefaults.standard.set(rows, forKey: "rows")
//+     Journal.shared.record(self)
        guard let row = rows.firstIndex(where: { $0 == 1 }) else { return false }
        rows[row] = 3
        return true
    }
}

final class NoteInteractor: PresentableInteractor<NotePresentable>, NotePresentableListener {
    weak var router: NoteRouting?
    weak var listener: NoteListener?
    private let store = NoteStore()

    func didTapClose() {
        _ = store.save()
        router?.close()
    //          ^^^^^ own_view_removed_without_listener: 'Note' dismisses its own view in 'didTapClose()' without notifying its listener, so it stays attached.
    }

    func change() { listener?.noteDidChange() }
}

final class NoteRouter: ViewableRouter<NoteInteractor, ViewControllable>, NoteRouting {
    func close() {
        viewController.uiviewController.dismiss(animated: true)
        //                              ~~~~~~~ the view is removed here
    }
}
