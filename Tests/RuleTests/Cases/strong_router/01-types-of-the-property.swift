// === an optional existential
// clean: ..., weak
// use: ribs, routing LoggedIn, interactor-protocols LoggedIn

final class LoggedInInteractor: PresentableInteractor<LoggedInPresentable>, LoggedInInteractable {
//- var router: LoggedInRouting?
    //  ^^^^^^ strong_router: LoggedInInteractor
//+ weak var router: LoggedInRouting?
    weak var listener: LoggedInListener?
}

// === an implicitly unwrapped router
// clean: ..., weak
// use: ribs, routing Checkout, interactor-protocols Checkout

final class CheckoutInteractor: PresentableInteractor<CheckoutPresentable>, CheckoutInteractable {
//- var router: CheckoutRouting!
    //  ^^^^^^ strong_router: CheckoutRouting
//+ weak var router: CheckoutRouting!
    weak var listener: CheckoutListener?
}

// === a router that is not optional
// clean: ..., made weak
// use: ribs, routing Wallet, interactor-protocols Wallet

final class WalletInteractor: PresentableInteractor<WalletPresentable>, WalletInteractable {
//- var router: WalletRouting
    //  ^^^^^^ strong_router: WalletInteractor
//+ weak var router: WalletRouting?

    init(presenter: WalletPresentable, router: WalletRouting) {
        self.router = router
        super.init(presenter: presenter)
    }
    weak var listener: WalletListener?
}

// === a constant router
// clean: a constant router, unowned
// use: ribs, routing Invoice, interactor-protocols Invoice

final class InvoiceInteractor: PresentableInteractor<InvoicePresentable>, InvoiceInteractable {
//- let router: InvoiceRouting
    //  ^^^^^^ strong_router: InvoiceRouting
//+ unowned let router: InvoiceRouting

    init(presenter: InvoicePresentable, router: InvoiceRouting) {
        self.router = router
        super.init(presenter: presenter)
    }
    weak var listener: InvoiceListener?
}

// === the concrete router class
// clean: ..., weak
// use: ribs, routing Receipt, interactor-protocols Receipt

final class ReceiptInteractor: PresentableInteractor<ReceiptPresentable>, ReceiptInteractable {
//- var router: ReceiptRouter?
    //  ^^^^^^ strong_router: ReceiptRouter
//+ weak var router: ReceiptRouter?
    weak var listener: ReceiptListener?
}

final class ReceiptRouter: ViewableRouter<ReceiptInteractable, ViewControllable>, ReceiptRouting {}

// === an explicit any
// clean: ..., weak
// use: ribs, routing Seat, interactor-protocols Seat

final class SeatInteractor: PresentableInteractor<SeatPresentable>, SeatInteractable {
//- var router: (any SeatRouting)?
    //  ^^^^^^ strong_router: SeatInteractor
//+ weak var router: (any SeatRouting)?
    weak var listener: SeatListener?
}

// === a composition
// clean: ..., weak
// use: ribs

protocol AnalyticsTagged: AnyObject {
    var tag: String { get }
}

// use: routing Menu, interactor-protocols Menu

final class MenuInteractor: PresentableInteractor<MenuPresentable>, MenuInteractable {
//- var router: (MenuRouting & AnalyticsTagged)?
    //  ^^^^^^ strong_router: MenuInteractor
//+ weak var router: (MenuRouting & AnalyticsTagged)?
    weak var listener: MenuListener?
}

// === Optional spelled out
// clean: ..., weak
// use: ribs, routing Ticket, interactor-protocols Ticket

final class TicketInteractor: PresentableInteractor<TicketPresentable>, TicketInteractable {
//- var router: Optional<TicketRouting>
    //  ^^^^^^ strong_router: TicketInteractor
//+ weak var router: Optional<TicketRouting>
    weak var listener: TicketListener?
}

// === a framework protocol qualified by its module
// clean: ..., weak
// use: ribs, routing Splash, interactor-protocols Splash

final class SplashInteractor: PresentableInteractor<SplashPresentable>, SplashInteractable {
//- var router: RIBs.ViewableRouting?
    //  ^^^^^^ strong_router: SplashInteractor
//+ weak var router: RIBs.ViewableRouting?
    weak var listener: SplashListener?
}

// === plain Routing
// clean: ..., weak
// use: ribs, routing Feed, interactor-protocols Feed

final class FeedInteractor: PresentableInteractor<FeedPresentable>, FeedInteractable {
//- var router: Routing?
    //  ^^^^^^ strong_router: FeedInteractor
//+ weak var router: Routing?
    weak var listener: FeedListener?
}

// === the generic base class of routers
// clean: ..., weak
// use: ribs, routing Map, interactor-protocols Map

final class MapInteractor: PresentableInteractor<MapPresentable>, MapInteractable {
//- var router: ViewableRouter<MapInteractable, ViewControllable>?
    //  ^^^^^^ strong_router: MapInteractor
//+ weak var router: ViewableRouter<MapInteractable, ViewControllable>?
    weak var listener: MapListener?
}

// === a launch routing
// clean: ..., weak
// use: ribs, routing Root, interactor-protocols Root

final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable {
//- var router: LaunchRouting?
    //  ^^^^^^ strong_router: RootInteractor
//+ weak var router: LaunchRouting?
    weak var listener: RootListener?
}

// === parentheses are stripped
// clean: ..., weak
// use: ribs, routing Shelf, interactor-protocols Shelf

final class ShelfInteractor: PresentableInteractor<ShelfPresentable>, ShelfInteractable {
//- var router: ((ShelfRouting))?
    //  ^^^^^^ strong_router: ShelfInteractor
//+ weak var router: ((ShelfRouting))?
    weak var listener: ShelfListener?
}

// === an interactor without a presenter
// clean: ..., weak
// use: ribs, viewless-routing Quiz

protocol QuizListener: AnyObject {}

protocol QuizInteractable: Interactable {
    var router: QuizRouting? { get set }
    var listener: QuizListener? { get set }
}

final class QuizInteractor: Interactor, QuizInteractable {
//- var router: QuizRouting?
    //  ^^^^^^ strong_router: QuizRouting
//+ weak var router: QuizRouting?
    weak var listener: QuizListener?
}
