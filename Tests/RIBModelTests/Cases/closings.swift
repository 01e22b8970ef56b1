// === events of the child, of the parent and of nobody
import RIBs
import UIKit

protocol PageListener: AnyObject {
    func pageDidClose()
    func pageDidVanish()
}
final class PageInteractor: Interactor {
    weak var listener: PageListener?
    @objc func close() { listener?.pageDidClose() }
}
final class PageViewController: UIViewController, ViewControllable {}
final class PageRouter: ViewableRouter<PageInteractor, ViewControllable> {}
final class PageBuilder: Builder<EmptyDependency> {
    func build(withListener listener: PageListener) -> ViewableRouting {
        PageRouter(interactor: PageInteractor(), viewController: PageViewController())
    }
}

protocol BookRouting: Routing {
    func openFirst()
    func closeFirst()
    func openSecond()
    func closeSecond()
    func openThird()
    func closeThird()
    func openFourth()
    func openFifth()
}
final class BookInteractor: Interactor, PageListener {
    weak var router: BookRouting?
    weak var listener: BookListener?

    @objc func tap() {
        router?.openFirst()
        router?.openSecond()
        router?.openThird()
        router?.openFourth()
    }

    func pageDidClose() { router?.closeFirst() }
    func pageDidVanish() { router?.closeSecond() }
}

final class BookRouter: ViewableRouter<BookInteractor, ViewControllable>, BookRouting {
    private let pageBuilder: PageBuilder
    private var first: ViewableRouting?
    private var second: ViewableRouting?
    private var third: ViewableRouting?
    private var unset: ViewableRouting?

    override func didLoad() {
        let cover = pageBuilder.build(withListener: interactor)
        //                      ^^^^^ closes: permanent
        attachChild(cover)
    }

    func openFirst() {
        let page = pageBuilder.build(withListener: interactor)
        //                     ^^^^^ closes: yes by 10, 41, 65
        first = page
        attachChild(page)
    }

    func closeFirst() {
        guard let first else { return }
        detachChild(first)
        self.first = nil
    }

    func openSecond() {
        let page = pageBuilder.build(withListener: interactor)
        //                     ^^^^^ closes: no: childEvent
        second = page
        attachChild(page)
    }

    func closeSecond() {
        guard let second else { return }
        detachChild(second)
        self.second = nil
    }

    func openThird() {
        let page = pageBuilder.build(withListener: interactor)
        //                     ^^^^^ closes: no: routingCall
        third = page
        attachChild(page)
    }

    func closeThird() {
        guard let third else { return }
        detachChild(third)
        self.third = nil
    }

    func openFourth() {
        let page = pageBuilder.build(withListener: interactor)
        //                     ^^^^^ closes: no: detach
        attachChild(page)
        viewController.uiviewController.present(page.viewControllable.uiviewController, animated: true)
    }

    func openFifth() {
        let page = pageBuilder.build(withListener: interactor)
        //                     ^^^^^ closes: no: attachCall
        attachChild(page)
    }
}
// === a child that goes together with its parent
import RIBs

protocol StepListener: AnyObject { func stepDidFinish() }
protocol FlowListener: AnyObject { func flowDidFinish() }

final class StepInteractor: Interactor {
    weak var listener: StepListener?
    @objc func finish() { listener?.stepDidFinish() }
}
final class StepRouter: Router<StepInteractor> {}
final class StepBuilder: Builder<EmptyDependency> {
    func build(withListener listener: StepListener) -> Routing { StepRouter(interactor: StepInteractor()) }
}

protocol FlowRouting: Routing { func openStep() }
final class FlowInteractor: Interactor, StepListener {
    weak var router: FlowRouting?
    weak var listener: FlowListener?
    @objc func next() { router?.openStep() }
    func stepDidFinish() { listener?.flowDidFinish() }
}
final class FlowRouter: Router<FlowInteractor>, FlowRouting {
    private let stepBuilder: StepBuilder

    func openStep() {
        let step = stepBuilder.build(withListener: interactor)
        //                     ^^^^^ closes: with its parent by 8, 20, 41, 55
        attachChild(step)
    }
}
final class FlowBuilder: Builder<EmptyDependency> {
    func build(withListener listener: FlowListener) -> Routing { FlowRouter(interactor: FlowInteractor()) }
}

protocol RootRouting: Routing {
    func openFlow()
    func closeFlow()
}
final class RootInteractor: Interactor, FlowListener {
    weak var router: RootRouting?
    @objc func start() { router?.openFlow() }
    func flowDidFinish() { router?.closeFlow() }
}
final class RootRouter: Router<RootInteractor>, RootRouting {
    private let flowBuilder: FlowBuilder
    private var flow: Routing?

    func openFlow() {
        let flow = flowBuilder.build(withListener: interactor)
        //                     ^^^^^ closes: yes by 20, 41, 55
        self.flow = flow
        attachChild(flow)
    }

    func closeFlow() {
        guard let flow else { return }
        detachChild(flow)
        self.flow = nil
    }
}

// === views that are removed, replaced or left
import RIBs
import UIKit

protocol PageListener: AnyObject {
    func pageDidClose()
    func pageDidMove()
    func pageDidEnd()
}
final class PageInteractor: Interactor {
    weak var listener: PageListener?
    @objc func close() { listener?.pageDidClose() }
    @objc func move() { listener?.pageDidMove() }
    @objc func end() { listener?.pageDidEnd() }
}
final class PageViewController: UIViewController, ViewControllable {}
final class PageRouter: ViewableRouter<PageInteractor, ViewControllable> {}
final class PageBuilder: Builder<EmptyDependency> {
    func build(withListener listener: PageListener) -> ViewableRouting {
        PageRouter(interactor: PageInteractor(), viewController: PageViewController())
    }
}

extension ViewControllable {
    func removeTop() {
        guard uiviewController.presentedViewController != nil else { return }
        uiviewController.dismiss(animated: true)
    }
}

protocol BookRouting: ViewableRouting {
    func openFirst()
    func closeFirst()
    func openSecond()
    func closeSecond()
    func openThird()
    func replaceThird()
}
final class BookInteractor: Interactor, PageListener {
    weak var router: BookRouting?

    @objc func tap() {
        router?.openFirst()
        router?.openSecond()
        router?.openThird()
    }

    func pageDidClose() { router?.closeFirst() }
    func pageDidMove() { router?.closeSecond() }
    func pageDidEnd() { router?.replaceThird() }
}

final class BookRouter: LaunchRouter<BookInteractor, ViewControllable>, BookRouting {
    private let pageBuilder: PageBuilder
    private var first: ViewableRouting?
    private var second: ViewableRouting?
    private var third: ViewableRouting?

    func openFirst() {
        let page = pageBuilder.build(withListener: interactor)
        //                     ^^^^^ closes: no: view
        first = page
        attachChild(page)
        viewController.uiviewController.present(page.viewControllable.uiviewController, animated: true)
    }

    func closeFirst() {
        guard let first else { return }
        detachChild(first)
        self.first = nil
    }

    func openSecond() {
        let page = pageBuilder.build(withListener: interactor)
        //                     ^^^^^ closes: yes by 12, 48, 81
        second = page
        attachChild(page)
        viewController.uiviewController.present(page.viewControllable.uiviewController, animated: true)
    }

    func closeSecond() {
        guard let second else { return }
        viewController.removeTop()
        detachChild(second)
        self.second = nil
    }

    func openThird() {
        let page = pageBuilder.build(withListener: interactor)
        //                     ^^^^^ closes: yes by 13, 49, 95
        third = page
        attachChild(page)
        let view = page.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func replaceThird() {
        guard let third else { return }
        detachChild(third)
        self.third = nil
        openFirst()
    }
}
// === which children stay as long as the app
import RIBs
import UIKit

final class LeafInteractor: Interactor {}
final class LeafViewController: UIViewController, ViewControllable {}
final class HeaderRouter: ViewableRouter<LeafInteractor, ViewControllable> {}
final class HeaderBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting {
        HeaderRouter(interactor: LeafInteractor(), viewController: LeafViewController())
    }
}
final class IconRouter: ViewableRouter<LeafInteractor, ViewControllable> {}
final class IconBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting {
        IconRouter(interactor: LeafInteractor(), viewController: LeafViewController())
    }
}
final class PopupRouter: ViewableRouter<LeafInteractor, ViewControllable> {
    override func didLoad() {
        super.didLoad()
        attachChild(BadgeBuilder(dependency: EmptyComponent()).build())
        //                                                     ^^^^^ stays: no
    }
}
final class PopupBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting {
        PopupRouter(interactor: LeafInteractor(), viewController: LeafViewController())
    }
}
final class BadgeRouter: ViewableRouter<LeafInteractor, ViewControllable> {}
final class BadgeBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting {
        BadgeRouter(interactor: LeafInteractor(), viewController: LeafViewController())
    }
}
final class HostedRouter: ViewableRouter<LeafInteractor, ViewControllable> {}
final class HostedBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting {
        HostedRouter(interactor: LeafInteractor(), viewController: LeafViewController())
    }
}
final class OldScreen: UIViewController {
    private let builder = HostedBuilder(dependency: EmptyComponent())
    private var hosted: ViewableRouting?
    @objc func open() { hosted = builder.build() }
}

protocol AppRouting: ViewableRouting { func openPopup() }
final class AppInteractor: Interactor {
    weak var router: AppRouting?
    @objc func tap() { router?.openPopup() }
}
final class AppRouter: LaunchRouter<AppInteractor, ViewControllable>, AppRouting {
    private var popup: ViewableRouting?

    override func didLoad() {
        super.didLoad()
        let header = HeaderBuilder(dependency: EmptyComponent()).build()
        //                                                       ^^^^^ stays: yes
        attachChild(header)
        attachChild(HostedBuilder(dependency: EmptyComponent()).build())
        //                                                      ^^^^^ stays: no
        attachIcon()
    }

    private func attachIcon() {
        attachChild(IconBuilder(dependency: EmptyComponent()).build())
        //                                                    ^^^^^ stays: yes
    }

    func openPopup() {
        guard popup == nil else { return }
        let popup = PopupBuilder(dependency: EmptyComponent()).build()
        //                                                     ^^^^^ stays: no
        self.popup = popup
        attachChild(popup)
        viewController.uiviewController.present(popup.viewControllable.uiviewController, animated: true)
    }
}
final class AppBuilder: Builder<EmptyDependency> {
    func build() -> LaunchRouting {
        AppRouter(interactor: AppInteractor(), viewController: LeafViewController())
    }
}
// === what the user's taps attach is not permanent
import RIBs
import RxCocoa
import RxSwift
import UIKit

final class PageInteractor: Interactor {}
final class PageRouter: ViewableRouter<PageInteractor, ViewControllable> {}
final class PageBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting {
        PageRouter(interactor: PageInteractor(), viewController: PageViewController())
    }
}
final class PageViewController: UIViewController, ViewControllable {}

protocol ShelfPresentable: Presentable {
    var tap: Observable<Void> { get }
    var appearance: Observable<Void> { get }
}
final class ShelfViewController: UIViewController, ViewControllable, ShelfPresentable {
    private let button = UIButton()
    private let appeared = PublishRelay<Void>()
    var tap: Observable<Void> { button.rx.tap.asObservable() }
    var appearance: Observable<Void> { appeared.asObservable() }
    override func viewDidAppear(_ animated: Bool) { appeared.accept(()) }
}
protocol ShelfRouting: Routing {
    func open()
    func openFirst()
}
final class ShelfInteractor: PresentableInteractor<ShelfPresentable> {
    weak var router: ShelfRouting?

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.tap.subscribe(onNext: { [weak self] in self?.router?.open() }).disposeOnDeactivate(interactor: self)
        presenter.appearance.subscribe(onNext: { [weak self] in self?.router?.openFirst() })
            .disposeOnDeactivate(interactor: self)
    }
}
final class ShelfRouter: ViewableRouter<ShelfInteractor, ViewControllable>, ShelfRouting {
    private let builder = PageBuilder(dependency: EmptyComponent())

    func open() {
        let page = builder.build()
        //                 ^^^^^ closes: no: detach
        attachChild(page)
        viewController.uiviewController.present(page.viewControllable.uiviewController, animated: true)
    }

    func openFirst() {
        let page = builder.build()
        //                 ^^^^^ closes: permanent
        attachChild(page)
        viewController.uiviewController.present(page.viewControllable.uiviewController, animated: true)
    }
}
// === children that take each other's place as root of the window, and a child whose view an extension reads
import RIBs
import UIKit

final class PageInteractor: Interactor {}
final class PageRouter: ViewableRouter<PageInteractor, ViewControllable> {}
final class PageBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting {
        PageRouter(interactor: PageInteractor(), viewController: PageViewController())
    }
}
final class PageViewController: UIViewController, ViewControllable {}

extension ViewableRouting { var screen: UIViewController { viewControllable.uiviewController } }

final class HostInteractor: Interactor {
    weak var router: HostRouter?
    @objc func signIn() { router?.showIn() }
    @objc func signOut() { router?.showOut() }
    @objc func tap() { router?.showPage() }
}
final class HostRouter: ViewableRouter<HostInteractor, ViewControllable> {
    private let builder = PageBuilder(dependency: EmptyComponent())
    private let window = UIWindow()

    func showIn() {
        let page = builder.build()
        //                 ^^^^^ closes: no: detach
        attachChild(page)
        window.rootViewController = page.viewControllable.uiviewController
    }

    func showOut() {
        let page = builder.build()
        //                 ^^^^^ closes: no: detach
        attachChild(page)
        window.rootViewController = page.viewControllable.uiviewController
    }

    func showPage() {
        let page = builder.build()
        //                 ^^^^^ shown: modal in line 40
        attachChild(page)
        viewController.uiviewController.present(page.screen, animated: true)
    }
}
// === a child in an object that attaches it, and a function that a library may call
import RIBs
import ReactorKit

final class PageInteractor: Interactor {}
final class PageRouter: Router<PageInteractor> {}
final class PageBuilder: Builder<EmptyDependency> {
    func build() -> Routing { PageRouter(interactor: PageInteractor()) }
}

protocol Transition: AnyObject { func run(from parent: Routing) }
final class Opening: Transition {
    private let child: Routing
    init(_ child: Routing) { self.child = child }
    func run(from parent: Routing) { parent.attachChild(child) }
}
extension Routing {
    func perform(_ transition: Transition) { transition.run(from: self) }
}

protocol HostRouting: Routing {
    func open()
    func openLater()
}
final class HostInteractor: Interactor, Reactor {
    weak var router: HostRouting?
    @objc func tap() { router?.open() }
    func transform(mutation: Observable<Int>) -> Observable<Int> {
        router?.openLater()
        return mutation
    }
}
final class HostRouter: Router<HostInteractor>, HostRouting {
    private let builder = PageBuilder(dependency: EmptyComponent())

    func open() {
        let page = builder.build()
        //                 ^^^^^ closes: no: detach
        let opening = Opening(page)
        perform(opening)
    }

    func openLater() {
        let page = builder.build()
        //                 ^^^^^ closes: unknown: caller of transform(mutation:)
        attachChild(page)
    }
}

// === delegates that UIKit calls, and such that it never calls
import RIBs
import UIKit

protocol MemoListener: AnyObject {
    func memoDidCloseKept()
    func memoDidCloseLost()
    func memoDidCloseInner()
    func memoDidCloseBoth()
}
final class MemoInteractor: Interactor {
    weak var listener: MemoListener?
}
final class MemoViewController: UIViewController, ViewControllable {}
final class MemoRouter: ViewableRouter<MemoInteractor, ViewControllable> {}
final class MemoBuilder: Builder<EmptyDependency> {
    func build(withListener listener: MemoListener) -> ViewableRouting {
        let interactor = MemoInteractor()
        interactor.listener = listener
        return MemoRouter(interactor: interactor, viewController: MemoViewController())
    }
}

final class KeptNotifier: NSObject, UIAdaptivePresentationControllerDelegate {
    weak var listener: MemoListener?
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { listener?.memoDidCloseKept() }
}

final class LostNotifier: NSObject, UIAdaptivePresentationControllerDelegate {
    weak var listener: MemoListener?
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { listener?.memoDidCloseLost() }
}

final class InnerNotifier: NSObject, UIAdaptivePresentationControllerDelegate {
    weak var listener: MemoListener?
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { listener?.memoDidCloseInner() }
}

final class BothNotifier: NSObject, UIAdaptivePresentationControllerDelegate {
    weak var listener: MemoListener?
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { listener?.memoDidCloseBoth() }
}

protocol DeskRouting: Routing {
    func openKept()
    func closeKept()
    func openLost()
    func closeLost()
    func openInner()
    func closeInner()
    func openBoth()
    func closeBoth()
}
final class DeskInteractor: Interactor, MemoListener {
    weak var router: DeskRouting?
    @objc func tap() {
        router?.openKept()
        router?.openLost()
        router?.openInner()
        router?.openBoth()
    }
    func memoDidCloseKept() { router?.closeKept() }
    func memoDidCloseLost() { router?.closeLost() }
    func memoDidCloseInner() { router?.closeInner() }
    func memoDidCloseBoth() { router?.closeBoth() }
}
final class DeskRouter: ViewableRouter<DeskInteractor, ViewControllable>, DeskRouting {
    private let memoBuilder: MemoBuilder
    private var kept: ViewableRouting?
    private var lost: ViewableRouting?
    private var inner: ViewableRouting?
    private var both: ViewableRouting?
    private let keptNotifier = KeptNotifier()
    private let innerNotifier = InnerNotifier()
    private let bothNotifier = BothNotifier()

    func openKept() {
        let memo = memoBuilder.build(withListener: interactor)
        //                     ^^^^^ closes: yes by 25, 61, 87
        kept = memo
        attachChild(memo)
        let view = memo.viewControllable.uiviewController
        keptNotifier.listener = interactor
        view.presentationController?.delegate = keptNotifier
        viewController.uiviewController.present(view, animated: true)
    }
    func closeKept() {
        guard let kept else { return }
        detachChild(kept)
        self.kept = nil
    }
    func openLost() {
        let memo = memoBuilder.build(withListener: interactor)
        //                     ^^^^^ closes: no: childEvent
        lost = memo
        attachChild(memo)
        let view = memo.viewControllable.uiviewController
        let lostNotifier = LostNotifier()
        lostNotifier.listener = interactor
        view.presentationController?.delegate = lostNotifier
        viewController.uiviewController.present(view, animated: true)
    }
    func closeLost() {
        guard let lost else { return }
        detachChild(lost)
        self.lost = nil
    }
    func openInner() {
        let memo = memoBuilder.build(withListener: interactor)
        //                     ^^^^^ closes: no: childEvent
        inner = memo
        attachChild(memo)
        let view = memo.viewControllable.uiviewController
        innerNotifier.listener = interactor
        let navigation = UINavigationController(rootViewController: view)
        view.presentationController?.delegate = innerNotifier
        viewController.uiviewController.present(navigation, animated: true)
    }
    func closeInner() {
        guard let inner else { return }
        detachChild(inner)
        self.inner = nil
    }
    func openBoth() {
        let memo = memoBuilder.build(withListener: interactor)
        //                     ^^^^^ closes: yes by 40, 64, 132
        both = memo
        attachChild(memo)
        let view = memo.viewControllable.uiviewController
        bothNotifier.listener = interactor
        let navigation = UINavigationController(rootViewController: view)
        view.presentationController?.delegate = bothNotifier
        viewController.uiviewController.present(navigation, animated: true)
    }
    func closeBoth() {
        guard let both else { return }
        detachChild(both)
        self.both = nil
    }
    func watch(_ sheet: UIViewController) {
        sheet.presentationController?.delegate = bothNotifier
    }
}

// === a listener that absent code gets
import RIBs
import UIKit

protocol PageListener: AnyObject {
    func pageDidClose()
}
final class PageInteractor: Interactor {
    weak var listener: PageListener?
    @objc func close() {
        guard let listener else { return }
        FlowCoordinator.shared.perform([listener])
    }
}
final class PageViewController: UIViewController, ViewControllable {}
final class PageRouter: ViewableRouter<PageInteractor, ViewControllable> {}
final class PageBuilder: Builder<EmptyDependency> {
    func build(withListener listener: PageListener) -> ViewableRouting {
        PageRouter(interactor: PageInteractor(), viewController: PageViewController())
    }
}

protocol BookRouting: Routing {
    func openPage()
    func closePage()
}
final class BookInteractor: Interactor, PageListener {
    weak var router: BookRouting?
    @objc func open() { router?.openPage() }
    func pageDidClose() { router?.closePage() }
}
final class BookRouter: Router<BookInteractor>, BookRouting {
    private let pageBuilder: PageBuilder
    private var page: ViewableRouting?
    init(interactor: BookInteractor, pageBuilder: PageBuilder) {
        self.pageBuilder = pageBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }
    func openPage() {
        let page = pageBuilder.build(withListener: interactor)
        //                     ^^^^^ closes: unknown: caller of pageDidClose() in line 11
        self.page = page
        attachChild(page)
    }
    func closePage() {
        guard let page else { return }
        detachChild(page)
        self.page = nil
    }
}

// === code that finds the child that it detaches
import RIBs

protocol Transition: AnyObject {
    func perform(with root: Routing)
    func dismiss(from root: Routing)
}
protocol Information: AnyObject {
    associatedtype Route
    var nextRoute: Route? { get set }
}
extension Information where Self: Transition, Route == Routing {
    func perform(with root: Routing) {
        guard let nextRoute else { return }
        root.attachChild(nextRoute)
    }
    func dismiss(from root: Routing) {
        guard let nextRoute else { return }
        root.detachChild(nextRoute)
    }
}
final class Way: Transition, Information {
    var nextRoute: Routing?
    init(use route: Routing) {
        nextRoute = route
        nextRoute?.way = self
    }
}
private enum Key { static var way = "way" }
extension Routing {
    fileprivate var way: Transition? {
        get { objc_getAssociatedObject(self, &Key.way) as? Transition }
        set { objc_setAssociatedObject(self, &Key.way, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
    func perform(with transition: Transition) { transition.perform(with: self) }
    func dismissLast() {
        guard let last = children.last, let way = last.way else { return }
        way.dismiss(from: self)
    }
    func detach(_ child: Routing?) {
        guard let child else { return }
        detachChild(child)
    }
}

final class PageRouter: Router<Interactor> {}
final class PageBuilder: Builder<EmptyDependency> {
    func build() -> Routing { PageRouter(interactor: Interactor()) }
}
protocol BookRouting: Routing {
    func openPage()
}
final class BookInteractor: Interactor {
    weak var router: BookRouting?
    @objc func open() { router?.openPage() }
    @objc func close() { router?.dismissLast() }
}
final class BookRouter: Router<BookInteractor>, BookRouting {
    private let pageBuilder: PageBuilder
    init(interactor: BookInteractor, pageBuilder: PageBuilder) {
        self.pageBuilder = pageBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }
    func openPage() {
        perform(with: Way(use: pageBuilder.build()))
        //                                 ^^^^^ closes: yes by 55
    }
}

protocol ShelfRouting: Routing { func openPage() }
final class ShelfInteractor: Interactor {
    weak var router: ShelfRouting?
    var kept: Routing?
    @objc func open() { router?.openPage() }
    @objc func close() { router?.detach(kept) }
}
final class ShelfRouter: Router<ShelfInteractor>, ShelfRouting {
    private let pageBuilder: PageBuilder
    init(interactor: ShelfInteractor, pageBuilder: PageBuilder) {
        self.pageBuilder = pageBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }
    func openPage() {
        perform(with: Way(use: pageBuilder.build()))
        //                                 ^^^^^ closes: unknown: passed in line 74
    }
}

// === calls that lead from an event to an attachment
import RIBs
import UIKit

final class PageInteractor: Interactor {}
final class PageRouter: Router<PageInteractor> {}
final class PageBuilder: Builder<EmptyDependency> {
    func build() -> Routing { PageRouter(interactor: PageInteractor()) }
}

protocol BookRouting: Routing {
    func openFirst()
    func openSecond()
    func openThird()
}
final class BookInteractor: Interactor {
    weak var router: BookRouting?

    override func didBecomeActive() {
        router?.openThird()
        prepare()
    }
    @objc func tap() { turn() }
    private func turn() { router?.openSecond() }
    private func prepare() { router?.openSecond() }
}

final class BookRouter: ViewableRouter<BookInteractor, ViewControllable>, BookRouting {
    private let pageBuilder: PageBuilder
    private var stored: Routing?

    func openFirst() {
        attachChild(pageBuilder.build())
        //                      ^^^^^ opens: by 32
    }

    func openSecond() { attach(makePage()) }
    private func makePage() -> Routing { pageBuilder.build() }
    //                                               ^^^^^ opens: by 22, 23, 35 from tap()
    private func attach(_ child: Routing) { attachChild(child) }

    func openThird() { attachChild(pageBuilder.build()) }
    //                                         ^^^^^ opens: by 19, 39 from didBecomeActive()

    override func didLoad() {
        stored = pageBuilder.build()
        //                   ^^^^^ opens: by 46 from show()
        _ = pageBuilder.build()
        //              ^^^^^ opens: never
    }

    @objc func show() { if let stored { attachChild(stored) } }
}
