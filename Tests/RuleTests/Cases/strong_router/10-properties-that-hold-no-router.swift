// === a computed property with a getter and a setter
// use: ribs, routing Lamp, interactor-protocols Lamp

final class LampInteractor: PresentableInteractor<LampPresentable>, LampInteractable {
    private weak var weakRouter: LampRouting?
    var router: LampRouting? {
        get { weakRouter }
        set { weakRouter = newValue }
    }
    weak var listener: LampListener?
}

// === a computed property with one expression
// use: ribs, routing Desk, interactor-protocols Desk

final class DeskInteractor: PresentableInteractor<DeskPresentable>, DeskInteractable {
    private weak var weakRouter: DeskRouting?
    var router: DeskRouting? { weakRouter }
    weak var listener: DeskListener?
}

// === protocol requirements hold nothing
// use: ribs

protocol Navigating: AnyObject {
    var router: ViewableRouting? { get set }
}

// use: routing Rug, interactor-protocols Rug

final class RugInteractor: PresentableInteractor<RugPresentable>, RugInteractable {
    weak var router: RugRouting?
    weak var listener: RugListener?
}

// === locals and parameters named router
// use: ribs, routing Vase, interactor-protocols Vase

final class VaseInteractor: PresentableInteractor<VasePresentable>, VaseInteractable {
    weak var router: VaseRouting?
    weak var listener: VaseListener?

    func show(router: VaseRouting) {
        let router: VaseRouting = router
        _ = router.children
    }
}

// === types that merely contain Router
// use: ribs

enum APIRouter {
    case pay
}

protocol APIRequestProtocol {}

final class URLRouter {
    func route(_ path: String) {}
}

// use: routing Pay, interactor-protocols Pay

final class PayInteractor: PresentableInteractor<PayPresentable>, PayInteractable {
    weak var router: PayRouting?
    private let apiRouter: APIRouter = .pay
    private let urls: URLRouter
    private let request: APIRequestProtocol? = nil

    init(presenter: PayPresentable, urls: URLRouter) {
        self.urls = urls
        super.init(presenter: presenter)
    }
    weak var listener: PayListener?
}

// === a deeplink router and a coordinator

import Foundation
import RIBs

final class DeeplinkRouter {}

final class NewsRouter: NSObject {}

// use: routing Link, interactor-protocols Link

final class LinkInteractor: PresentableInteractor<LinkPresentable>, LinkInteractable {
    weak var router: LinkRouting?
    private let deeplinks = DeeplinkRouter()
    private var coordinator: NewsRouter?
    weak var listener: LinkListener?
}

// === a property named router whose type is no routing
// use: ribs

protocol APIRequestProtocol {}

// use: routing Api, presentable Api

protocol ApiListener: AnyObject {}

protocol ApiInteractable: Interactable {
    var listener: ApiListener? { get set }
}

final class ApiInteractor: PresentableInteractor<ApiPresentable>, ApiInteractable {
    weak var parent: ApiRouting?
    let router: APIRequestProtocol? = nil
    weak var listener: ApiListener?
}

// === a router in a struct or an enum of its own
// use: ribs, routing Poll, interactor-protocols Poll

final class PollInteractor: PresentableInteractor<PollPresentable>, PollInteractable {
    weak var router: PollRouting?
    weak var listener: PollListener?
}

struct PollSnapshot {
    let router: PollRouting
}

enum PollState {
    case open(PollRouting)
}

// === commented code and strings
// use: ribs, routing Recipe

final class RecipeInteractor: Interactor {
    // var router: RecipeRouting?
    /* var router: RecipeRouting? /* nested */ */
    weak var router: RecipeRouting?
    private let text = """
        var router: RecipeRouting?
        """
}
