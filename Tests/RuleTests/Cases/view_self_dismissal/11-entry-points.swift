// === an @objc method counts although nothing in sight targets it
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Contact didTapClose

final class ContactViewController: UIViewController, ContactPresentable, ContactViewControllable {
    weak var listener: ContactPresentableListener?

    @objc func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
//+     listener?.didTapClose()
    }
}

// === a plain function that nobody calls is no entry
// use: ribs-uikit, view-protocols Archive didTapClose

final class ArchiveViewController: UIViewController, ArchivePresentable, ArchiveViewControllable {
    weak var listener: ArchivePresentableListener?

    func close() {
        dismiss(animated: true)
    }
}

// === one finding for each dismissal
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Editor didTapClose

final class EditorViewController: UIViewController, EditorPresentable, EditorViewControllable {
    weak var listener: EditorPresentableListener?

    @objc private func closeTapped() {
        if navigationController == nil {
            dismiss(animated: true)
        //  ^^^^^^^ view_self_dismissal: closeTapped
        } else {
            navigationController?.popViewController(animated: true)
            //                    ^^^^^^^^^^^^^^^^^ view_self_dismissal: closeTapped
        }
//+     listener?.didTapClose()
    }
}

// === a view that has nobody to tell is no exemption
// clean: a view that was given somebody to tell
// use: ribs-uikit, presentable-listener About didTapClose

protocol AboutPresentable: Presentable {
//+ var listener: AboutPresentableListener? { get set }
}

final class AboutViewController: UIViewController, AboutPresentable, ViewControllable {
//+
//+ weak var listener: AboutPresentableListener?

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
//+     listener?.didTapClose()
    }
}

// === another class calls the view's function
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Notes didPressEscape

final class NotesViewController: UIViewController, NotesPresentable, NotesViewControllable {
    weak var listener: NotesPresentableListener?

    func closeFromKeyboard() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeFromKeyboard
//+     listener?.didPressEscape()
    }
}

final class KeyboardShortcuts {
    private weak var notes: NotesViewController?

    init(notes: NotesViewController) {
        self.notes = notes
    }

    func escapePressed() {
        notes?.closeFromKeyboard()
    }
}

// === a witness of a custom delegate protocol
// clean: a witness of the listener protocol under which the view hands itself to a builder
// --- Child.swift
import RIBs

protocol ColorListener: AnyObject {
    func colorDidClose()
}

// use: buildable Color

// --- CanvasViewController.swift
// use: ribs-uikit, view-protocols Canvas didTapClose

final class CanvasViewController: UIViewController, CanvasPresentable, CanvasViewControllable, ColorListener {
    weak var listener: CanvasPresentableListener?
    private let colorBuilder: ColorBuildable
    private var color: ViewableRouting?

    init(colorBuilder: ColorBuildable) {
        self.colorBuilder = colorBuilder
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func colorTapped() {
//-     color = nil
//+     let color = colorBuilder.build(withListener: self)
//+     self.color = color
//+     present(color.viewControllable.uiviewController, animated: true)
    }

    func colorDidClose() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: colorDidClose
    }
}

// === an unresolved Presentable: the certain entry points count
// clean: an unresolved Presentable: a plain method may be a witness

import NewsInterface
import RIBs
import UIKit

final class NewsViewController: UIViewController, NewsPresentable, NewsViewControllable {

    weak var listener: NewsPresentableListener?

//- @objc func close() {
//+ func close() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: close
    }
}

final class NewsShortcuts {
    private weak var news: NewsViewController?

    init(news: NewsViewController) {
        self.news = news
    }

    func escapePressed() {
        news?.close()
    }
}

// === an override of a function that other code calls on the base
// clean: an override of a function that is a witness in the base
// --- PageController.swift
// use: ribs-uikit

protocol PageViewControllable: ViewControllable {
    func leave()
}

//-class PageController: UIViewController {
//+class PageController: UIViewController, PageViewControllable {
    func leave() {}
}

// --- AbbeyViewController.swift
// use: ribs-uikit, view-protocols Abbey didTapClose

final class AbbeyViewController: PageController, AbbeyPresentable, AbbeyViewControllable {
    weak var listener: AbbeyPresentableListener?

    override func leave() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: leave
    }
}

final class Shortcuts {
    private weak var page: PageController?

    init(page: PageController) {
        self.page = page
    }

    func escapePressed() {
        page?.leave()
    }
}

// === an override of a hook that an event of the base class runs
// clean: an override of a hook that only the router runs
// use: ribs-uikit, view-protocols Dotterel didTapClose

class DotterelBaseViewController: UIViewController {
    func close() {}

//- @objc func leave() {
//+ func leave() {
        close()
    }
}

final class DotterelViewController: DotterelBaseViewController, DotterelPresentable, DotterelViewControllable {
    weak var listener: DotterelPresentableListener?

    override func close() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal
    }
}

// === a delegate's method, and a helper with a labeled parameter that nothing calls
// use: ribs-uikit, view-protocols Pratincole didTapClose

final class PratincoleViewController: UIViewController, PratincolePresentable, PratincoleViewControllable {
    weak var listener: PratincolePresentableListener?

    func close(animated: Bool, reason: String? = nil) {
        dismiss(animated: true)
    }
}

extension PratincoleViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        listener?.didTapClose()
        close(animated: true)
    }
}

// === an override of a function of the project's own base class, which nothing but the router may call
// use: ribs-uikit, view-protocols Album didTapClose

class BaseViewController: UIViewController {
    func leave(_ root: ViewControllable?, animated: Bool) {
        navigationController?.popViewController(animated: animated)
    }
}

final class AlbumViewController: BaseViewController, AlbumPresentable, AlbumViewControllable {
    weak var listener: AlbumPresentableListener?

    override func leave(_ root: ViewControllable?, animated: Bool) { dismiss(animated: animated) }
}
