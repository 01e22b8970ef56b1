// === the router attaches a child with a view
// clean: ..., on the main queue
// use: ribs-uikit, label-view Detail

// use: viewable-rib Child

protocol DetailRouting: ViewableRouting {
    func openChild()
}

final class DetailRouter: ViewableRouter<Interactable, ViewControllable>, DetailRouting {
    private let childBuilder: ChildBuildable
    private var child: ViewableRouting?

    init(interactor: DetailInteractor, viewController: DetailViewController, childBuilder: ChildBuildable) {
        self.childBuilder = childBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func openChild() {
        guard child == nil else { return }
        let router = childBuilder.build(withListener: self)
        child = router
        attachChild(router)
        viewController.uiviewController.addChild(router.viewControllable.uiviewController)
    }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    weak var router: DetailRouting?

    private let queue = DispatchQueue(label: "detail")

    func load() {
//-     queue.async { [weak self] in self?.router?.openChild() }
        //                                         ^^^^^^^^^ presenter_call_off_main: 'router.openChild' runs off
//+     DispatchQueue.main.async { [weak self] in self?.router?.openChild() }
    }
}

// === the listener's function uses the parent's view
// clean: ..., on the main queue
// use: ribs-uikit, label-view Home

protocol DetailListener: AnyObject {
    func detailDidLoad(_ name: String)
}

protocol DetailPresentable: Presentable {}

final class HomeInteractor: PresentableInteractor<HomePresentable>, DetailListener {
    func detailDidLoad(_ name: String) {
        presenter.show(name)
    }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    weak var listener: DetailListener?

    func load(_ url: URL) {
        URLSession.shared.dataTask(with: url) { [weak self] _, _, _ in
//-         self?.listener?.detailDidLoad("A")
            //              ^^^^^^^^^^^^^ presenter_call_off_main: 'listener.detailDidLoad' runs off the main thread
//+         DispatchQueue.main.async { self?.listener?.detailDidLoad("A") }
        }.resume()
    }
}

// === a listener that stores what it is told
// use: ribs-uikit, label-view Home

protocol DetailListener: AnyObject {
    func detailDidLoad(_ name: String)
}

protocol DetailPresentable: Presentable {}

final class HomeInteractor: PresentableInteractor<HomePresentable>, DetailListener {
    private var name = ""

    func detailDidLoad(_ name: String) {
        self.name = name
    }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    weak var listener: DetailListener?

    func load() {
        DispatchQueue.global().async { self.listener?.detailDidLoad("A") }
    }
}

// === an operator whose stream is made in the background, or fails
// clean: an operator whose stream comes from another library, or fails
// use: ribs-rx-uikit, label-view Detail

final class Service {
    func upload() -> Single<String> {
        Single.create { single in
            Task { single(.success("url")) }
            return Disposables.create()
        }
    }

    func register(_ url: String) -> Single<String> {
        Single.create { single in
//-         DispatchQueue.global().async { single(.success(url)) }
//+         Uploads.shared.register(url) { single(.success(url)) }
            return Disposables.create()
        }
    }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let service = Service()

    func send() {
        service.upload()
            .flatMap { [weak self] url -> Single<String> in
                guard let self else { return Single.error(RxError.noElements) }
                return self.service.register(url)
            }
            .subscribe(onSuccess: { [weak self] in self?.presenter.show($0) })
            //                                                     ^^^^ presenter_call_off_main
            .disposeOnDeactivate(interactor: self)
    }
}

// === a callback after a wait
// clean: a callback after a wait, which its type isolates to the main actor
// use: ribs-uikit, label-view Detail

final class Service {
//- func load(then callback: @escaping (String) -> Void) {
//+ func load(then callback: @escaping @MainActor (String) -> Void) {
        Task {
            let text = await fetch()
            await callback(text)
        }
    }

    private func fetch() async -> String { "" }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let service = Service()

    override func didBecomeActive() {
        super.didBecomeActive()
        service.load { [weak self] text in self?.presenter.show(text) }
        //                                                 ^^^^ presenter_call_off_main
    }
}

// === an object that is called as a function, and calls its closure in the background
// clean: ..., and calls its closure on main
// use: ribs-uikit, label-view Detail

struct Load {
    func callAsFunction(_ callback: @escaping (String) -> Void) {
//-     DispatchQueue.global().async { callback("") }
//+     DispatchQueue.main.async { callback("") }
    }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let load = Load()

    override func didBecomeActive() {
        super.didBecomeActive()
        load { [weak self] text in self?.presenter.show(text) }
        //                                         ^^^^ presenter_call_off_main
    }
}
