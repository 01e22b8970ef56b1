// === a model that gets the listener as it is created
// clean: ..., weakly
// use: ribs-uikit

protocol DetailPresentableListener: AnyObject {
    func didTapClose()
}

protocol DetailPresentable: Presentable {
    var listener: DetailPresentableListener? { get set }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
    func didTapClose() {}
}

final class DetailModel {
//- private let listener: DetailPresentableListener?
    //          ^^^^^^^^ strong_listener_in_view: 'DetailModel', which 'DetailViewController' owns, holds the interactor 'DetailInteractor' strongly in 'listener'
//+ private weak var listener: DetailPresentableListener?

    init(listener: DetailPresentableListener?) { self.listener = listener }
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?
    private var model: DetailModel?

    override func viewDidLoad() {
        super.viewDidLoad()
        model = DetailModel(listener: listener)
    }
}

// === a subview with the listener as its delegate
// clean: ..., created by a lazy property that keeps it weakly
// use: ribs-uikit

protocol DetailPresentableListener: AnyObject {
    func didTapClose()
}

protocol DetailPresentable: Presentable {
    var listener: DetailPresentableListener? { get set }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
    func didTapClose() {}
}

final class HeaderView: UIView {
//- private var delegate: DetailPresentableListener?
    //          ^^^^^^^^ strong_listener_in_view: 'HeaderView', which 'DetailViewController' owns, holds the interactor
//+ private weak var delegate: DetailPresentableListener?

    init(delegate: DetailPresentableListener?) {
        super.init(frame: .zero)
        self.delegate = delegate
    }
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        let header = HeaderView(delegate: listener)
        view.addSubview(header)
    }
}

// === listeners in an array
// clean: ..., a model that nothing keeps
// use: ribs-uikit

protocol DetailPresentableListener: AnyObject {
    func didTapClose()
}

protocol DetailPresentable: Presentable {
    var listener: DetailPresentableListener? { get set }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
    func didTapClose() {}
}

final class DetailModel {
    private var listeners: [DetailPresentableListener] = []
    //          ^^^^^^^^^ strong_listener_in_view
    //          ????????? Keep its elements weakly, each in an object with a weak property.

    func add(_ listener: DetailPresentableListener) { listeners.append(listener) }
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?
//- private let model = DetailModel()

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let listener else { return }
//+     let model = DetailModel()
        model.add(listener)
    }
}

// === a hosted view of SwiftUI
// clean: ..., weakly
// use: ribs-uikit

import SwiftUI

protocol DetailPresentableListener: AnyObject {
    func didTapClose()
}

protocol DetailPresentable: Presentable {
    var listener: DetailPresentableListener? { get set }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
    func didTapClose() {}
}

struct DetailView: View {
//- let listener: DetailPresentableListener?
    //  ^^^^^^^^ strong_listener_in_view: 'DetailView', which 'DetailViewController' owns, holds the interactor
//+ weak var listener: DetailPresentableListener?

    var body: some View { Button("Close") { listener?.didTapClose() } }
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: DetailView(listener: listener))
        addChild(host)
        view.addSubview(host.view)
    }
}
