// === B2.1 an optional existential

import RIBs

protocol LoggedInRouting: ViewableRouting {}

protocol LoggedInPresentable: Presentable {}

protocol LoggedInListener: AnyObject {}

protocol LoggedInInteractable: Interactable {
    var router: LoggedInRouting? { get set }
    var listener: LoggedInListener? { get set }
}

final class LoggedInInteractor: PresentableInteractor<LoggedInPresentable>, LoggedInInteractable {
    var router: LoggedInRouting?
    //  ^^^^^^ strong_router: LoggedInInteractor
    weak var listener: LoggedInListener?
}

// === B2.1 an optional existential, weak

import RIBs

protocol LoggedInRouting: ViewableRouting {}

protocol LoggedInPresentable: Presentable {}

protocol LoggedInListener: AnyObject {}

protocol LoggedInInteractable: Interactable {
    var router: LoggedInRouting? { get set }
    var listener: LoggedInListener? { get set }
}

final class LoggedInInteractor: PresentableInteractor<LoggedInPresentable>, LoggedInInteractable {
    weak var router: LoggedInRouting?
    weak var listener: LoggedInListener?
}

// === B2.1 an implicitly unwrapped router

import RIBs

protocol CheckoutRouting: ViewableRouting {}

protocol CheckoutPresentable: Presentable {}

protocol CheckoutListener: AnyObject {}

protocol CheckoutInteractable: Interactable {
    var router: CheckoutRouting? { get set }
    var listener: CheckoutListener? { get set }
}

final class CheckoutInteractor: PresentableInteractor<CheckoutPresentable>, CheckoutInteractable {
    var router: CheckoutRouting!
    //  ^^^^^^ strong_router: CheckoutRouting
    weak var listener: CheckoutListener?
}

// === B2.1 an implicitly unwrapped router, weak

import RIBs

protocol CheckoutRouting: ViewableRouting {}

protocol CheckoutPresentable: Presentable {}

protocol CheckoutListener: AnyObject {}

protocol CheckoutInteractable: Interactable {
    var router: CheckoutRouting? { get set }
    var listener: CheckoutListener? { get set }
}

final class CheckoutInteractor: PresentableInteractor<CheckoutPresentable>, CheckoutInteractable {
    weak var router: CheckoutRouting!
    weak var listener: CheckoutListener?
}

// === B2.1 a router that is not optional

import RIBs

protocol WalletRouting: ViewableRouting {}

protocol WalletPresentable: Presentable {}

protocol WalletListener: AnyObject {}

protocol WalletInteractable: Interactable {
    var router: WalletRouting? { get set }
    var listener: WalletListener? { get set }
}

final class WalletInteractor: PresentableInteractor<WalletPresentable>, WalletInteractable {
    var router: WalletRouting
    //  ^^^^^^ strong_router: WalletInteractor

    init(presenter: WalletPresentable, router: WalletRouting) {
        self.router = router
        super.init(presenter: presenter)
    }
    weak var listener: WalletListener?
}

// === B2.1 a router that is not optional, made weak

import RIBs

protocol WalletRouting: ViewableRouting {}

protocol WalletPresentable: Presentable {}

protocol WalletListener: AnyObject {}

protocol WalletInteractable: Interactable {
    var router: WalletRouting? { get set }
    var listener: WalletListener? { get set }
}

final class WalletInteractor: PresentableInteractor<WalletPresentable>, WalletInteractable {
    weak var router: WalletRouting?

    init(presenter: WalletPresentable, router: WalletRouting) {
        self.router = router
        super.init(presenter: presenter)
    }
    weak var listener: WalletListener?
}

// === B2.1 a constant router

import RIBs

protocol InvoiceRouting: ViewableRouting {}

protocol InvoicePresentable: Presentable {}

protocol InvoiceListener: AnyObject {}

protocol InvoiceInteractable: Interactable {
    var router: InvoiceRouting? { get set }
    var listener: InvoiceListener? { get set }
}

final class InvoiceInteractor: PresentableInteractor<InvoicePresentable>, InvoiceInteractable {
    let router: InvoiceRouting
    //  ^^^^^^ strong_router: InvoiceRouting

    init(presenter: InvoicePresentable, router: InvoiceRouting) {
        self.router = router
        super.init(presenter: presenter)
    }
    weak var listener: InvoiceListener?
}

// === B2.2 a constant router, unowned

import RIBs

protocol InvoiceRouting: ViewableRouting {}

protocol InvoicePresentable: Presentable {}

protocol InvoiceListener: AnyObject {}

protocol InvoiceInteractable: Interactable {
    var router: InvoiceRouting? { get set }
    var listener: InvoiceListener? { get set }
}

final class InvoiceInteractor: PresentableInteractor<InvoicePresentable>, InvoiceInteractable {
    unowned let router: InvoiceRouting

    init(presenter: InvoicePresentable, router: InvoiceRouting) {
        self.router = router
        super.init(presenter: presenter)
    }
    weak var listener: InvoiceListener?
}

// === B2.1 the concrete router class

import RIBs

protocol ReceiptRouting: ViewableRouting {}

protocol ReceiptPresentable: Presentable {}

protocol ReceiptListener: AnyObject {}

protocol ReceiptInteractable: Interactable {
    var router: ReceiptRouting? { get set }
    var listener: ReceiptListener? { get set }
}

final class ReceiptInteractor: PresentableInteractor<ReceiptPresentable>, ReceiptInteractable {
    var router: ReceiptRouter?
    //  ^^^^^^ strong_router: ReceiptRouter
    weak var listener: ReceiptListener?
}

final class ReceiptRouter: ViewableRouter<ReceiptInteractable, ViewControllable>, ReceiptRouting {}

// === B2.1 the concrete router class, weak

import RIBs

protocol ReceiptRouting: ViewableRouting {}

protocol ReceiptPresentable: Presentable {}

protocol ReceiptListener: AnyObject {}

protocol ReceiptInteractable: Interactable {
    var router: ReceiptRouting? { get set }
    var listener: ReceiptListener? { get set }
}

final class ReceiptInteractor: PresentableInteractor<ReceiptPresentable>, ReceiptInteractable {
    weak var router: ReceiptRouter?
    weak var listener: ReceiptListener?
}

final class ReceiptRouter: ViewableRouter<ReceiptInteractable, ViewControllable>, ReceiptRouting {}

// === B2.1 an explicit any

import RIBs

protocol SeatRouting: ViewableRouting {}

protocol SeatPresentable: Presentable {}

protocol SeatListener: AnyObject {}

protocol SeatInteractable: Interactable {
    var router: SeatRouting? { get set }
    var listener: SeatListener? { get set }
}

final class SeatInteractor: PresentableInteractor<SeatPresentable>, SeatInteractable {
    var router: (any SeatRouting)?
    //  ^^^^^^ strong_router: SeatInteractor
    weak var listener: SeatListener?
}

// === B2.1 an explicit any, weak

import RIBs

protocol SeatRouting: ViewableRouting {}

protocol SeatPresentable: Presentable {}

protocol SeatListener: AnyObject {}

protocol SeatInteractable: Interactable {
    var router: SeatRouting? { get set }
    var listener: SeatListener? { get set }
}

final class SeatInteractor: PresentableInteractor<SeatPresentable>, SeatInteractable {
    weak var router: (any SeatRouting)?
    weak var listener: SeatListener?
}

// === B2.1 a composition

import RIBs

protocol AnalyticsTagged: AnyObject {
    var tag: String { get }
}

protocol MenuRouting: ViewableRouting {}

protocol MenuPresentable: Presentable {}

protocol MenuListener: AnyObject {}

protocol MenuInteractable: Interactable {
    var router: MenuRouting? { get set }
    var listener: MenuListener? { get set }
}

final class MenuInteractor: PresentableInteractor<MenuPresentable>, MenuInteractable {
    var router: (MenuRouting & AnalyticsTagged)?
    //  ^^^^^^ strong_router: MenuInteractor
    weak var listener: MenuListener?
}

// === B2.1 a composition, weak

import RIBs

protocol AnalyticsTagged: AnyObject {
    var tag: String { get }
}

protocol MenuRouting: ViewableRouting {}

protocol MenuPresentable: Presentable {}

protocol MenuListener: AnyObject {}

protocol MenuInteractable: Interactable {
    var router: MenuRouting? { get set }
    var listener: MenuListener? { get set }
}

final class MenuInteractor: PresentableInteractor<MenuPresentable>, MenuInteractable {
    weak var router: (MenuRouting & AnalyticsTagged)?
    weak var listener: MenuListener?
}

// === B2.1 Optional spelled out

import RIBs

protocol TicketRouting: ViewableRouting {}

protocol TicketPresentable: Presentable {}

protocol TicketListener: AnyObject {}

protocol TicketInteractable: Interactable {
    var router: TicketRouting? { get set }
    var listener: TicketListener? { get set }
}

final class TicketInteractor: PresentableInteractor<TicketPresentable>, TicketInteractable {
    var router: Optional<TicketRouting>
    //  ^^^^^^ strong_router: TicketInteractor
    weak var listener: TicketListener?
}

// === B2.1 Optional spelled out, weak

import RIBs

protocol TicketRouting: ViewableRouting {}

protocol TicketPresentable: Presentable {}

protocol TicketListener: AnyObject {}

protocol TicketInteractable: Interactable {
    var router: TicketRouting? { get set }
    var listener: TicketListener? { get set }
}

final class TicketInteractor: PresentableInteractor<TicketPresentable>, TicketInteractable {
    weak var router: Optional<TicketRouting>
    weak var listener: TicketListener?
}

// === B2.1 a framework protocol qualified by its module

import RIBs

protocol SplashRouting: ViewableRouting {}

protocol SplashPresentable: Presentable {}

protocol SplashListener: AnyObject {}

protocol SplashInteractable: Interactable {
    var router: SplashRouting? { get set }
    var listener: SplashListener? { get set }
}

final class SplashInteractor: PresentableInteractor<SplashPresentable>, SplashInteractable {
    var router: RIBs.ViewableRouting?
    //  ^^^^^^ strong_router: SplashInteractor
    weak var listener: SplashListener?
}

// === B2.1 a framework protocol qualified by its module, weak

import RIBs

protocol SplashRouting: ViewableRouting {}

protocol SplashPresentable: Presentable {}

protocol SplashListener: AnyObject {}

protocol SplashInteractable: Interactable {
    var router: SplashRouting? { get set }
    var listener: SplashListener? { get set }
}

final class SplashInteractor: PresentableInteractor<SplashPresentable>, SplashInteractable {
    weak var router: RIBs.ViewableRouting?
    weak var listener: SplashListener?
}

// === B2.1 plain Routing

import RIBs

protocol FeedRouting: ViewableRouting {}

protocol FeedPresentable: Presentable {}

protocol FeedListener: AnyObject {}

protocol FeedInteractable: Interactable {
    var router: FeedRouting? { get set }
    var listener: FeedListener? { get set }
}

final class FeedInteractor: PresentableInteractor<FeedPresentable>, FeedInteractable {
    var router: Routing?
    //  ^^^^^^ strong_router: FeedInteractor
    weak var listener: FeedListener?
}

// === B2.1 plain Routing, weak

import RIBs

protocol FeedRouting: ViewableRouting {}

protocol FeedPresentable: Presentable {}

protocol FeedListener: AnyObject {}

protocol FeedInteractable: Interactable {
    var router: FeedRouting? { get set }
    var listener: FeedListener? { get set }
}

final class FeedInteractor: PresentableInteractor<FeedPresentable>, FeedInteractable {
    weak var router: Routing?
    weak var listener: FeedListener?
}

// === B2.1 the generic base class of routers

import RIBs

protocol MapRouting: ViewableRouting {}

protocol MapPresentable: Presentable {}

protocol MapListener: AnyObject {}

protocol MapInteractable: Interactable {
    var router: MapRouting? { get set }
    var listener: MapListener? { get set }
}

final class MapInteractor: PresentableInteractor<MapPresentable>, MapInteractable {
    var router: ViewableRouter<MapInteractable, ViewControllable>?
    //  ^^^^^^ strong_router: MapInteractor
    weak var listener: MapListener?
}

// === B2.1 the generic base class of routers, weak

import RIBs

protocol MapRouting: ViewableRouting {}

protocol MapPresentable: Presentable {}

protocol MapListener: AnyObject {}

protocol MapInteractable: Interactable {
    var router: MapRouting? { get set }
    var listener: MapListener? { get set }
}

final class MapInteractor: PresentableInteractor<MapPresentable>, MapInteractable {
    weak var router: ViewableRouter<MapInteractable, ViewControllable>?
    weak var listener: MapListener?
}

// === B2.1 a launch routing

import RIBs

protocol RootRouting: ViewableRouting {}

protocol RootPresentable: Presentable {}

protocol RootListener: AnyObject {}

protocol RootInteractable: Interactable {
    var router: RootRouting? { get set }
    var listener: RootListener? { get set }
}

final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable {
    var router: LaunchRouting?
    //  ^^^^^^ strong_router: RootInteractor
    weak var listener: RootListener?
}

// === B2.1 a launch routing, weak

import RIBs

protocol RootRouting: ViewableRouting {}

protocol RootPresentable: Presentable {}

protocol RootListener: AnyObject {}

protocol RootInteractable: Interactable {
    var router: RootRouting? { get set }
    var listener: RootListener? { get set }
}

final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable {
    weak var router: LaunchRouting?
    weak var listener: RootListener?
}

// === 2.3 parentheses are stripped

import RIBs

protocol ShelfRouting: ViewableRouting {}

protocol ShelfPresentable: Presentable {}

protocol ShelfListener: AnyObject {}

protocol ShelfInteractable: Interactable {
    var router: ShelfRouting? { get set }
    var listener: ShelfListener? { get set }
}

final class ShelfInteractor: PresentableInteractor<ShelfPresentable>, ShelfInteractable {
    var router: ((ShelfRouting))?
    //  ^^^^^^ strong_router: ShelfInteractor
    weak var listener: ShelfListener?
}

// === 2.3 parentheses are stripped, weak

import RIBs

protocol ShelfRouting: ViewableRouting {}

protocol ShelfPresentable: Presentable {}

protocol ShelfListener: AnyObject {}

protocol ShelfInteractable: Interactable {
    var router: ShelfRouting? { get set }
    var listener: ShelfListener? { get set }
}

final class ShelfInteractor: PresentableInteractor<ShelfPresentable>, ShelfInteractable {
    weak var router: ((ShelfRouting))?
    weak var listener: ShelfListener?
}

// === B2.1 an interactor without a presenter

import RIBs

protocol QuizRouting: Routing {}

protocol QuizListener: AnyObject {}

protocol QuizInteractable: Interactable {
    var router: QuizRouting? { get set }
    var listener: QuizListener? { get set }
}

final class QuizInteractor: Interactor, QuizInteractable {
    var router: QuizRouting?
    //  ^^^^^^ strong_router: QuizRouting
    weak var listener: QuizListener?
}

// === B2.1 an interactor without a presenter, weak

import RIBs

protocol QuizRouting: Routing {}

protocol QuizListener: AnyObject {}

protocol QuizInteractable: Interactable {
    var router: QuizRouting? { get set }
    var listener: QuizListener? { get set }
}

final class QuizInteractor: Interactor, QuizInteractable {
    weak var router: QuizRouting?
    weak var listener: QuizListener?
}

// === B2.1 ModernRIBs

import ModernRIBs
import Combine

protocol BasketRouting: ViewableRouting {}

protocol BasketPresentable: Presentable {}

protocol BasketListener: AnyObject {}

protocol BasketInteractable: Interactable {
    var router: BasketRouting? { get set }
    var listener: BasketListener? { get set }
}

final class BasketInteractor: PresentableInteractor<BasketPresentable>, BasketInteractable {
    var router: BasketRouting?
    //  ^^^^^^ strong_router: BasketRouting
    weak var listener: BasketListener?
}

// === B2.1 ModernRIBs, weak

import ModernRIBs
import Combine

protocol BasketRouting: ViewableRouting {}

protocol BasketPresentable: Presentable {}

protocol BasketListener: AnyObject {}

protocol BasketInteractable: Interactable {
    var router: BasketRouting? { get set }
    var listener: BasketListener? { get set }
}

final class BasketInteractor: PresentableInteractor<BasketPresentable>, BasketInteractable {
    weak var router: BasketRouting?
    weak var listener: BasketListener?
}

// === E CombineRIBs

import Combine
import CombineRIBs

protocol LobbyRouting: ViewableRouting {}

protocol LobbyPresentable: Presentable {}

protocol LobbyListener: AnyObject {}

protocol LobbyInteractable: Interactable {
    var router: LobbyRouting? { get set }
    var listener: LobbyListener? { get set }
}

final class LobbyInteractor: PresentableInteractor<LobbyPresentable>, LobbyInteractable {
    var router: LobbyRouting?
    //  ^^^^^^ strong_router: LobbyRouting
    weak var listener: LobbyListener?
}

// === E CombineRIBs, weak

import Combine
import CombineRIBs

protocol LobbyRouting: ViewableRouting {}

protocol LobbyPresentable: Presentable {}

protocol LobbyListener: AnyObject {}

protocol LobbyInteractable: Interactable {
    var router: LobbyRouting? { get set }
    var listener: LobbyListener? { get set }
}

final class LobbyInteractor: PresentableInteractor<LobbyPresentable>, LobbyInteractable {
    weak var router: LobbyRouting?
    weak var listener: LobbyListener?
}

// === E RIBs_SwiftUI

import RIBs_SwiftUI

protocol VoucherRouting: ViewableRouting {}

protocol VoucherPresentable: Presentable {}

protocol VoucherListener: AnyObject {}

protocol VoucherInteractable: Interactable {
    var router: VoucherRouting? { get set }
    var listener: VoucherListener? { get set }
}

final class VoucherInteractor: PresentableInteractor<VoucherPresentable>, VoucherInteractable {
    var router: VoucherRouting?
    //  ^^^^^^ strong_router: VoucherRouting
    weak var listener: VoucherListener?
}

// === E RIBs_SwiftUI, weak

import RIBs_SwiftUI

protocol VoucherRouting: ViewableRouting {}

protocol VoucherPresentable: Presentable {}

protocol VoucherListener: AnyObject {}

protocol VoucherInteractable: Interactable {
    var router: VoucherRouting? { get set }
    var listener: VoucherListener? { get set }
}

final class VoucherInteractor: PresentableInteractor<VoucherPresentable>, VoucherInteractable {
    weak var router: VoucherRouting?
    weak var listener: VoucherListener?
}

// === E napkin

import napkin

protocol TokenRouting: ViewableRouting {}

protocol TokenPresentable: Presentable {}

protocol TokenListener: AnyObject {}

protocol TokenInteractable: Interactable {
    var router: TokenRouting? { get set }
    var listener: TokenListener? { get set }
}

final class TokenInteractor: PresentableInteractor<TokenPresentable>, TokenInteractable {
    var router: TokenRouting?
    //  ^^^^^^ strong_router: TokenRouting
    weak var listener: TokenListener?
}

// === E napkin, weak

import napkin

protocol TokenRouting: ViewableRouting {}

protocol TokenPresentable: Presentable {}

protocol TokenListener: AnyObject {}

protocol TokenInteractable: Interactable {
    var router: TokenRouting? { get set }
    var listener: TokenListener? { get set }
}

final class TokenInteractor: PresentableInteractor<TokenPresentable>, TokenInteractable {
    weak var router: TokenRouting?
    weak var listener: TokenListener?
}

// === E Nodes

import Nodes

protocol BadgeRouting: ViewableRouting {}

protocol BadgePresentable: Presentable {}

protocol BadgeListener: AnyObject {}

protocol BadgeInteractable: Interactable {
    var router: BadgeRouting? { get set }
    var listener: BadgeListener? { get set }
}

final class BadgeInteractor: PresentableInteractor<BadgePresentable>, BadgeInteractable {
    var router: BadgeRouting?
    //  ^^^^^^ strong_router: BadgeRouting
    weak var listener: BadgeListener?
}

// === E Nodes, weak

import Nodes

protocol BadgeRouting: ViewableRouting {}

protocol BadgePresentable: Presentable {}

protocol BadgeListener: AnyObject {}

protocol BadgeInteractable: Interactable {
    var router: BadgeRouting? { get set }
    var listener: BadgeListener? { get set }
}

final class BadgeInteractor: PresentableInteractor<BadgePresentable>, BadgeInteractable {
    weak var router: BadgeRouting?
    weak var listener: BadgeListener?
}

// === B2.1 a generic router in a base interactor

import RIBs

protocol TransferRouting: ViewableRouting {}
protocol TransferPresentable: Presentable {}

class FlowInteractor<PresenterType, RouterType: ViewableRouting>: PresentableInteractor<PresenterType> {
    var router: RouterType?
    //  ^^^^^^ strong_router
}

final class TransferInteractor: FlowInteractor<TransferPresentable, TransferRouting> {}

// === B2.1 a generic router in a base interactor, weak

import RIBs

protocol TransferRouting: ViewableRouting {}
protocol TransferPresentable: Presentable {}

class FlowInteractor<PresenterType, RouterType: ViewableRouting>: PresentableInteractor<PresenterType> {
    weak var router: RouterType?
}

final class TransferInteractor: FlowInteractor<TransferPresentable, TransferRouting> {}

// === 2.3 a generic parameter constrained by a where clause

import RIBs

protocol TransferRouting: ViewableRouting {}
protocol TransferPresentable: Presentable {}

class FlowInteractor<PresenterType, RouterType>: PresentableInteractor<PresenterType> where RouterType: Routing {
    var router: RouterType?
    //  ^^^^^^ strong_router
}

final class TransferInteractor: FlowInteractor<TransferPresentable, TransferRouting> {}

// === 2.3 a generic parameter constrained by a where clause to something else

import RIBs

protocol TransferRouting: ViewableRouting {}
protocol DeeplinkParser: AnyObject {}
final class TransferLinks: DeeplinkParser {}
protocol TransferPresentable: Presentable {}

class FlowInteractor<PresenterType, RouterType>: PresentableInteractor<PresenterType> where RouterType: DeeplinkParser {
    var router: RouterType?
}

final class TransferInteractor: FlowInteractor<TransferPresentable, TransferLinks> {}

// === B2.1 a typealias of a composition

import RIBs

protocol Scrollable: AnyObject {}
typealias ProfileFlow = ProfileRouting & Scrollable

protocol ProfileRouting: ViewableRouting {}

protocol ProfilePresentable: Presentable {}

protocol ProfileListener: AnyObject {}

protocol ProfileInteractable: Interactable {
    var router: ProfileRouting? { get set }
    var listener: ProfileListener? { get set }
}

final class ProfileInteractor: PresentableInteractor<ProfilePresentable>, ProfileInteractable {
    var router: ProfileFlow?
    //  ^^^^^^ strong_router: ProfileInteractor
    weak var listener: ProfileListener?
}

// === B2.1 a typealias of a composition, weak

import RIBs

protocol Scrollable: AnyObject {}
typealias ProfileFlow = ProfileRouting & Scrollable

protocol ProfileRouting: ViewableRouting {}

protocol ProfilePresentable: Presentable {}

protocol ProfileListener: AnyObject {}

protocol ProfileInteractable: Interactable {
    var router: ProfileRouting? { get set }
    var listener: ProfileListener? { get set }
}

final class ProfileInteractor: PresentableInteractor<ProfilePresentable>, ProfileInteractable {
    weak var router: ProfileFlow?
    weak var listener: ProfileListener?
}

// === B2.1 a typealias of a generic router

import RIBs

typealias TransactionRouter = ViewableRouter<RefundInteractable, ViewControllable>

protocol RefundRouting: ViewableRouting {}

protocol RefundPresentable: Presentable {}

protocol RefundListener: AnyObject {}

protocol RefundInteractable: Interactable {
    var router: RefundRouting? { get set }
    var listener: RefundListener? { get set }
}

final class RefundInteractor: PresentableInteractor<RefundPresentable>, RefundInteractable {
    var router: TransactionRouter?
    //  ^^^^^^ strong_router: RefundInteractor
    weak var listener: RefundListener?
}

// === B2.1 a typealias of a generic router, weak

import RIBs

typealias TransactionRouter = ViewableRouter<RefundInteractable, ViewControllable>

protocol RefundRouting: ViewableRouting {}

protocol RefundPresentable: Presentable {}

protocol RefundListener: AnyObject {}

protocol RefundInteractable: Interactable {
    var router: RefundRouting? { get set }
    var listener: RefundListener? { get set }
}

final class RefundInteractor: PresentableInteractor<RefundPresentable>, RefundInteractable {
    weak var router: TransactionRouter?
    weak var listener: RefundListener?
}

// === B2.1 an array of routers

import RIBs

protocol TabRouting: ViewableRouting {}

protocol TabPresentable: Presentable {}

protocol TabListener: AnyObject {}

protocol TabInteractable: Interactable {
    var router: TabRouting? { get set }
    var listener: TabListener? { get set }
}

final class TabInteractor: PresentableInteractor<TabPresentable>, TabInteractable {
    weak var router: TabRouting?
    private var tabs: [ViewableRouting] = []
    //          ^^^^ strong_router: TabInteractor
    weak var listener: TabListener?
}

// === B2.1 an array of something else

import RIBs

protocol TabRouting: ViewableRouting {}

protocol TabPresentable: Presentable {}

protocol TabListener: AnyObject {}

protocol TabInteractable: Interactable {
    var router: TabRouting? { get set }
    var listener: TabListener? { get set }
}

final class TabInteractor: PresentableInteractor<TabPresentable>, TabInteractable {
    weak var router: TabRouting?
    private var tabs: [String] = []
    weak var listener: TabListener?
}

// === B2.1 Array spelled out

import RIBs

struct Weak<Value> {
    private weak var object: AnyObject?
    init(_ value: Value) { object = value as AnyObject }
}

protocol GridRouting: ViewableRouting {}

protocol GridPresentable: Presentable {}

protocol GridListener: AnyObject {}

protocol GridInteractable: Interactable {
    var router: GridRouting? { get set }
    var listener: GridListener? { get set }
}

final class GridInteractor: PresentableInteractor<GridPresentable>, GridInteractable {
    weak var router: GridRouting?
    private var cells: Array<Routing> = []
    //          ^^^^^ strong_router
    weak var listener: GridListener?
}

// === B2.2 an array of weak boxes

import RIBs

struct Weak<Value> {
    private weak var object: AnyObject?
    init(_ value: Value) { object = value as AnyObject }
}

protocol GridRouting: ViewableRouting {}

protocol GridPresentable: Presentable {}

protocol GridListener: AnyObject {}

protocol GridInteractable: Interactable {
    var router: GridRouting? { get set }
    var listener: GridListener? { get set }
}

final class GridInteractor: PresentableInteractor<GridPresentable>, GridInteractable {
    weak var router: GridRouting?
    private var cells: Array<Weak<Routing>> = []
    weak var listener: GridListener?
}

// === B2.1 the value of a dictionary

import RIBs

protocol ZoneRouting: ViewableRouting {}

protocol ZonePresentable: Presentable {}

protocol ZoneListener: AnyObject {}

protocol ZoneInteractable: Interactable {
    var router: ZoneRouting? { get set }
    var listener: ZoneListener? { get set }
}

final class ZoneInteractor: PresentableInteractor<ZonePresentable>, ZoneInteractable {
    weak var router: ZoneRouting?
    private var childByName: [String: ViewableRouting] = [:]
    //          ^^^^^^^^^^^ strong_router
    weak var listener: ZoneListener?
}

// === B2.1 a dictionary without routers

import RIBs

protocol ZoneRouting: ViewableRouting {}

protocol ZonePresentable: Presentable {}

protocol ZoneListener: AnyObject {}

protocol ZoneInteractable: Interactable {
    var router: ZoneRouting? { get set }
    var listener: ZoneListener? { get set }
}

final class ZoneInteractor: PresentableInteractor<ZonePresentable>, ZoneInteractable {
    weak var router: ZoneRouting?
    private var childByName: [String: Int] = [:]
    weak var listener: ZoneListener?
}

// === B2.1 a tuple

import RIBs

protocol QueueRouting: ViewableRouting {}

protocol QueuePresentable: Presentable {}

protocol QueueListener: AnyObject {}

protocol QueueInteractable: Interactable {
    var router: QueueRouting? { get set }
    var listener: QueueListener? { get set }
}

final class QueueInteractor: PresentableInteractor<QueuePresentable>, QueueInteractable {
    weak var router: QueueRouting?
    private var current: (name: String, router: QueueRouting)?
    //          ^^^^^^^ strong_router
    weak var listener: QueueListener?
}

// === B2.1 a tuple without a router

import RIBs

protocol QueueRouting: ViewableRouting {}

protocol QueuePresentable: Presentable {}

protocol QueueListener: AnyObject {}

protocol QueueInteractable: Interactable {
    var router: QueueRouting? { get set }
    var listener: QueueListener? { get set }
}

final class QueueInteractor: PresentableInteractor<QueuePresentable>, QueueInteractable {
    weak var router: QueueRouting?
    private var current: (name: String, index: Int)?
    weak var listener: QueueListener?
}

// === B2.1 a set

import RIBs

protocol RadarRouting: ViewableRouting {}

protocol RadarPresentable: Presentable {}

protocol RadarListener: AnyObject {}

protocol RadarInteractable: Interactable {
    var router: RadarRouting? { get set }
    var listener: RadarListener? { get set }
}

final class RadarInteractor: PresentableInteractor<RadarPresentable>, RadarInteractable {
    weak var router: RadarRouting?
    private var visible: Set<RadarRouter> = []
    //          ^^^^^^^ strong_router
    weak var listener: RadarListener?
}

final class RadarRouter: Router<RadarInteractable> {}

extension RadarRouter: Hashable {
    static func == (lhs: RadarRouter, rhs: RadarRouter) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// === B2.1 a set of something else

import RIBs

protocol RadarRouting: ViewableRouting {}

protocol RadarPresentable: Presentable {}

protocol RadarListener: AnyObject {}

protocol RadarInteractable: Interactable {
    var router: RadarRouting? { get set }
    var listener: RadarListener? { get set }
}

final class RadarInteractor: PresentableInteractor<RadarPresentable>, RadarInteractable {
    weak var router: RadarRouting?
    private var visible: Set<String> = []
    weak var listener: RadarListener?
}

final class RadarRouter: Router<RadarInteractable> {}

extension RadarRouter: Hashable {
    static func == (lhs: RadarRouter, rhs: RadarRouter) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// === B2.1 an enum with a router as payload

import RIBs

enum OnboardingStep {
    case idle
    case terms(TermsRouting)
}

protocol TermsRouting: ViewableRouting {}

protocol OnboardingRouting: ViewableRouting {}

protocol OnboardingPresentable: Presentable {}

protocol OnboardingListener: AnyObject {}

protocol OnboardingInteractable: Interactable {
    var router: OnboardingRouting? { get set }
    var listener: OnboardingListener? { get set }
}

final class OnboardingInteractor: PresentableInteractor<OnboardingPresentable>, OnboardingInteractable {
    weak var router: OnboardingRouting?
    private var step: OnboardingStep = .idle
    //          ^^^^ strong_router: OnboardingInteractor
    weak var listener: OnboardingListener?
}

// === B2.1 an enum with no router as payload

import RIBs

enum OnboardingStep {
    case idle
    case terms(Int)
}

protocol TermsRouting: ViewableRouting {}

protocol OnboardingRouting: ViewableRouting {}

protocol OnboardingPresentable: Presentable {}

protocol OnboardingListener: AnyObject {}

protocol OnboardingInteractable: Interactable {
    var router: OnboardingRouting? { get set }
    var listener: OnboardingListener? { get set }
}

final class OnboardingInteractor: PresentableInteractor<OnboardingPresentable>, OnboardingInteractable {
    weak var router: OnboardingRouting?
    private var step: OnboardingStep = .idle
    weak var listener: OnboardingListener?
}

// === 2.3 a struct that stores a router

import RIBs

struct OpenScreen {
    let title: String
    var router: HelpRouting?
}

protocol HelpRouting: ViewableRouting {}

protocol SupportRouting: ViewableRouting {}

protocol SupportPresentable: Presentable {}

protocol SupportListener: AnyObject {}

protocol SupportInteractable: Interactable {
    var router: SupportRouting? { get set }
    var listener: SupportListener? { get set }
}

final class SupportInteractor: PresentableInteractor<SupportPresentable>, SupportInteractable {
    weak var router: SupportRouting?
    private var screen: OpenScreen?
    //          ^^^^^^ strong_router
    weak var listener: SupportListener?
}

// === 2.3 a struct whose field is weak

import RIBs

struct OpenScreen {
    let title: String
    weak var router: HelpRouting?
}

protocol HelpRouting: ViewableRouting {}

protocol SupportRouting: ViewableRouting {}

protocol SupportPresentable: Presentable {}

protocol SupportListener: AnyObject {}

protocol SupportInteractable: Interactable {
    var router: SupportRouting? { get set }
    var listener: SupportListener? { get set }
}

final class SupportInteractor: PresentableInteractor<SupportPresentable>, SupportInteractable {
    weak var router: SupportRouting?
    private var screen: OpenScreen?
    weak var listener: SupportListener?
}

// === 2.3 a struct whose field is unowned

import RIBs

struct OpenScreen {
    let title: String
    unowned let router: HelpRouting
}

protocol HelpRouting: ViewableRouting {}

protocol GuideRouting: ViewableRouting {}

protocol GuidePresentable: Presentable {}

protocol GuideListener: AnyObject {}

protocol GuideInteractable: Interactable {
    var router: GuideRouting? { get set }
    var listener: GuideListener? { get set }
}

final class GuideInteractor: PresentableInteractor<GuidePresentable>, GuideInteractable {
    weak var router: GuideRouting?
    private var screen: OpenScreen?
    weak var listener: GuideListener?
}

// === 2.3 only one level of stored fields is looked into

import RIBs

protocol HelpRouting: ViewableRouting {}

struct Entry {
    let router: HelpRouting
}

struct History {
    let last: Entry
}

protocol DeepRouting: ViewableRouting {}

protocol DeepPresentable: Presentable {}

protocol DeepListener: AnyObject {}

protocol DeepInteractable: Interactable {
    var router: DeepRouting? { get set }
    var listener: DeepListener? { get set }
}

final class DeepInteractor: PresentableInteractor<DeepPresentable>, DeepInteractable {
    weak var router: DeepRouting?
    private var history: History?
    weak var listener: DeepListener?
}

// === 2.3 a computed field of a struct keeps nothing

import RIBs

protocol HelpRouting: ViewableRouting {}

struct Page {
    let find: () -> HelpRouting?
    var router: HelpRouting? { find() }
}

protocol AlbumRouting: ViewableRouting {}

protocol AlbumPresentable: Presentable {}

protocol AlbumListener: AnyObject {}

protocol AlbumInteractable: Interactable {
    var router: AlbumRouting? { get set }
    var listener: AlbumListener? { get set }
}

final class AlbumInteractor: PresentableInteractor<AlbumPresentable>, AlbumInteractable {
    weak var router: AlbumRouting?
    private var page: Page?
    weak var listener: AlbumListener?
}

// === 2.3 a class that keeps a router is not looked into

import RIBs

final class RouterKeeper {
    var current: Routing?
}

protocol VaultRouting: ViewableRouting {}

protocol VaultPresentable: Presentable {}

protocol VaultListener: AnyObject {}

protocol VaultInteractable: Interactable {
    var router: VaultRouting? { get set }
    var listener: VaultListener? { get set }
}

final class VaultInteractor: PresentableInteractor<VaultPresentable>, VaultInteractable {
    weak var router: VaultRouting?
    private let keeper = RouterKeeper()
    weak var listener: VaultListener?
}

// === 2.3 a relay with a value

import RIBs
import RxRelay

protocol TripDetailRouting: ViewableRouting {}

protocol TripRouting: ViewableRouting {}

protocol TripPresentable: Presentable {}

protocol TripListener: AnyObject {}

protocol TripInteractable: Interactable {
    var router: TripRouting? { get set }
    var listener: TripListener? { get set }
}

final class TripInteractor: PresentableInteractor<TripPresentable>, TripInteractable {
    weak var router: TripRouting?
    private let activeChild = BehaviorRelay<TripDetailRouting?>(value: nil)
    //          ^^^^^^^^^^^ strong_router: TripInteractor
    weak var listener: TripListener?
}

// === 2.3 a relay of something else

import RIBs
import RxRelay

protocol TripDetailRouting: ViewableRouting {}

protocol TripRouting: ViewableRouting {}

protocol TripPresentable: Presentable {}

protocol TripListener: AnyObject {}

protocol TripInteractable: Interactable {
    var router: TripRouting? { get set }
    var listener: TripListener? { get set }
}

final class TripInteractor: PresentableInteractor<TripPresentable>, TripInteractable {
    weak var router: TripRouting?
    private let activeChild = BehaviorRelay<String?>(value: nil)
    weak var listener: TripListener?
}

// === 2.3 a Combine subject with a value

import ModernRIBs
import Combine

protocol HotelRouting: ViewableRouting {}

protocol HotelPresentable: Presentable {}

protocol HotelListener: AnyObject {}

protocol HotelInteractable: Interactable {
    var router: HotelRouting? { get set }
    var listener: HotelListener? { get set }
}

final class HotelInteractor: PresentableInteractor<HotelPresentable>, HotelInteractable {
    weak var router: HotelRouting?
    private let activeChild: CurrentValueSubject<HotelRouting?, Never> = .init(nil)
    //          ^^^^^^^^^^^ strong_router
    weak var listener: HotelListener?
}

// === 2.3 a Combine subject without a value

import ModernRIBs
import Combine

protocol HotelRouting: ViewableRouting {}

protocol HotelPresentable: Presentable {}

protocol HotelListener: AnyObject {}

protocol HotelInteractable: Interactable {
    var router: HotelRouting? { get set }
    var listener: HotelListener? { get set }
}

final class HotelInteractor: PresentableInteractor<HotelPresentable>, HotelInteractable {
    weak var router: HotelRouting?
    private let activeChild: PassthroughSubject<HotelRouting?, Never> = .init()
    weak var listener: HotelListener?
}

// === 2.3 a behavior subject

import RIBs
import RxSwift

protocol FlightRouting: ViewableRouting {}

protocol FlightPresentable: Presentable {}

protocol FlightListener: AnyObject {}

protocol FlightInteractable: Interactable {
    var router: FlightRouting? { get set }
    var listener: FlightListener? { get set }
}

final class FlightInteractor: PresentableInteractor<FlightPresentable>, FlightInteractable {
    weak var router: FlightRouting?
    private let activeChild: BehaviorSubject<FlightRouting?> = BehaviorSubject(value: nil)
    //          ^^^^^^^^^^^ strong_router
    weak var listener: FlightListener?
}

// === 2.3 a publish subject has no value

import RIBs
import RxSwift

protocol FlightRouting: ViewableRouting {}

protocol FlightPresentable: Presentable {}

protocol FlightListener: AnyObject {}

protocol FlightInteractable: Interactable {
    var router: FlightRouting? { get set }
    var listener: FlightListener? { get set }
}

final class FlightInteractor: PresentableInteractor<FlightPresentable>, FlightInteractable {
    weak var router: FlightRouting?
    private let activeChild: PublishSubject<FlightRouting?> = PublishSubject()
    weak var listener: FlightListener?
}

// === 2.3 observables are not looked through

import RIBs
import RxSwift

protocol TrainRouting: ViewableRouting {}

protocol TrainPresentable: Presentable {}

protocol TrainListener: AnyObject {}

protocol TrainInteractable: Interactable {
    var router: TrainRouting? { get set }
    var listener: TrainListener? { get set }
}

final class TrainInteractor: PresentableInteractor<TrainPresentable>, TrainInteractable {
    weak var router: TrainRouting?
    private let routers: Observable<TrainRouting>

    init(presenter: TrainPresentable, routers: Observable<TrainRouting>) {
        self.routers = routers
        super.init(presenter: presenter)
    }
    weak var listener: TrainListener?
}

// === 2.3 function types are not looked through

import RIBs

protocol FerryRouting: ViewableRouting {}

protocol FerryPresentable: Presentable {}

protocol FerryListener: AnyObject {}

protocol FerryInteractable: Interactable {
    var router: FerryRouting? { get set }
    var listener: FerryListener? { get set }
}

final class FerryInteractor: PresentableInteractor<FerryPresentable>, FerryInteractable {
    weak var router: FerryRouting?
    var makeRouter: (() -> FerryRouting)?
    var onRoute: ((FerryRouting) -> Void)?
    weak var listener: FerryListener?
}

// === 2.3 metatypes are not looked through

import RIBs

protocol MetroRouting: ViewableRouting {}

protocol MetroPresentable: Presentable {}

protocol MetroListener: AnyObject {}

protocol MetroInteractable: Interactable {
    var router: MetroRouting? { get set }
    var listener: MetroListener? { get set }
}

final class MetroInteractor: PresentableInteractor<MetroPresentable>, MetroInteractable {
    weak var router: MetroRouting?
    private let kinds: [ViewableRouting.Type] = []
    private let kind: MetroRouting.Type? = nil
    private let meta: (any MetroRouting.Type)? = nil
    weak var listener: MetroListener?
}

// === B2.1 private var

import RIBs

protocol LoanRouting: ViewableRouting {}

protocol LoanPresentable: Presentable {}

protocol LoanListener: AnyObject {}

protocol LoanInteractable: Interactable {
    var router: LoanRouting? { get set }
    var listener: LoanListener? { get set }
}

final class LoanInteractor: PresentableInteractor<LoanPresentable>, LoanInteractable {
    private var router: LoanRouting?
    //          ^^^^^^ strong_router
    weak var listener: LoanListener?
}

// === B2.1 private var, weak

import RIBs

protocol LoanRouting: ViewableRouting {}

protocol LoanPresentable: Presentable {}

protocol LoanListener: AnyObject {}

protocol LoanInteractable: Interactable {
    var router: LoanRouting? { get set }
    var listener: LoanListener? { get set }
}

final class LoanInteractor: PresentableInteractor<LoanPresentable>, LoanInteractable {
    private weak var router: LoanRouting?
    weak var listener: LoanListener?
}

// === B2.1 fileprivate var

import RIBs

protocol CreditRouting: ViewableRouting {}

protocol CreditPresentable: Presentable {}

protocol CreditListener: AnyObject {}

protocol CreditInteractable: Interactable {
    var router: CreditRouting? { get set }
    var listener: CreditListener? { get set }
}

final class CreditInteractor: PresentableInteractor<CreditPresentable>, CreditInteractable {
    fileprivate var router: CreditRouting?
    //              ^^^^^^ strong_router
    weak var listener: CreditListener?
}

// === B2.1 fileprivate var, weak

import RIBs

protocol CreditRouting: ViewableRouting {}

protocol CreditPresentable: Presentable {}

protocol CreditListener: AnyObject {}

protocol CreditInteractable: Interactable {
    var router: CreditRouting? { get set }
    var listener: CreditListener? { get set }
}

final class CreditInteractor: PresentableInteractor<CreditPresentable>, CreditInteractable {
    fileprivate weak var router: CreditRouting?
    weak var listener: CreditListener?
}

// === B2.1 public private(set) var

import RIBs

protocol QuoteRouting: ViewableRouting {}

protocol QuotePresentable: Presentable {}

protocol QuoteListener: AnyObject {}

protocol QuoteInteractable: Interactable {
    var router: QuoteRouting? { get set }
    var listener: QuoteListener? { get set }
}

final class QuoteInteractor: PresentableInteractor<QuotePresentable>, QuoteInteractable {
    public private(set) var router: QuoteRouting?
    //                      ^^^^^^ strong_router
    weak var listener: QuoteListener?
}

// === B2.1 public private(set) var, weak

import RIBs

protocol QuoteRouting: ViewableRouting {}

protocol QuotePresentable: Presentable {}

protocol QuoteListener: AnyObject {}

protocol QuoteInteractable: Interactable {
    var router: QuoteRouting? { get set }
    var listener: QuoteListener? { get set }
}

final class QuoteInteractor: PresentableInteractor<QuotePresentable>, QuoteInteractable {
    public private(set) weak var router: QuoteRouting?
    weak var listener: QuoteListener?
}

// === B2.1 open var

import RIBs

protocol ClaimRouting: ViewableRouting {}

protocol ClaimPresentable: Presentable {}

protocol ClaimListener: AnyObject {}

protocol ClaimInteractable: Interactable {
    var router: ClaimRouting? { get set }
    var listener: ClaimListener? { get set }
}

final class ClaimInteractor: PresentableInteractor<ClaimPresentable>, ClaimInteractable {
    open var router: ClaimRouting?
    //       ^^^^^^ strong_router
    weak var listener: ClaimListener?
}

// === B2.1 open var, weak

import RIBs

protocol ClaimRouting: ViewableRouting {}

protocol ClaimPresentable: Presentable {}

protocol ClaimListener: AnyObject {}

protocol ClaimInteractable: Interactable {
    var router: ClaimRouting? { get set }
    var listener: ClaimListener? { get set }
}

final class ClaimInteractor: PresentableInteractor<ClaimPresentable>, ClaimInteractable {
    open weak var router: ClaimRouting?
    weak var listener: ClaimListener?
}

// === B2.1 a property with observers is stored

import RIBs

protocol StageRouting: ViewableRouting {}

protocol StagePresentable: Presentable {}

protocol StageListener: AnyObject {}

protocol StageInteractable: Interactable {
    var router: StageRouting? { get set }
    var listener: StageListener? { get set }
}

final class StageInteractor: PresentableInteractor<StagePresentable>, StageInteractable {
    var router: StageRouting? {
    //  ^^^^^^ strong_router: StageInteractor
        didSet { print("router set") }
    }
    weak var listener: StageListener?
}

// === B2.1 a property with observers, weak

import RIBs

protocol StageRouting: ViewableRouting {}

protocol StagePresentable: Presentable {}

protocol StageListener: AnyObject {}

protocol StageInteractable: Interactable {
    var router: StageRouting? { get set }
    var listener: StageListener? { get set }
}

final class StageInteractor: PresentableInteractor<StagePresentable>, StageInteractable {
    weak var router: StageRouting? {
        didSet { print("router set") }
    }
    weak var listener: StageListener?
}

// === B2.1 lazy

import RIBs

protocol LensRouting: ViewableRouting {}

protocol LensPresentable: Presentable {}

protocol LensListener: AnyObject {}

protocol LensInteractable: Interactable {
    var router: LensRouting? { get set }
    var listener: LensListener? { get set }
}

final class LensInteractor: PresentableInteractor<LensPresentable>, LensInteractable {
    lazy var router: LensRouting? = nil
    //       ^^^^^^ strong_router
    weak var listener: LensListener?
}

// === B2.1 lazy made weak

import RIBs

protocol LensRouting: ViewableRouting {}

protocol LensPresentable: Presentable {}

protocol LensListener: AnyObject {}

protocol LensInteractable: Interactable {
    var router: LensRouting? { get set }
    var listener: LensListener? { get set }
}

final class LensInteractor: PresentableInteractor<LensPresentable>, LensInteractable {
    weak var router: LensRouting? = nil
    weak var listener: LensListener?
}

// === B2.1 static

import RIBs

protocol PulseRouting: ViewableRouting {}

protocol PulsePresentable: Presentable {}

protocol PulseListener: AnyObject {}

protocol PulseInteractable: Interactable {
    var router: PulseRouting? { get set }
    var listener: PulseListener? { get set }
}

final class PulseInteractor: PresentableInteractor<PulsePresentable>, PulseInteractable {
    weak var router: PulseRouting?
    static var shared: PulseRouting?
    //         ^^^^^^ strong_router: PulseInteractor
    weak var listener: PulseListener?
}

// === B2.1 static, weak

import RIBs

protocol PulseRouting: ViewableRouting {}

protocol PulsePresentable: Presentable {}

protocol PulseListener: AnyObject {}

protocol PulseInteractable: Interactable {
    var router: PulseRouting? { get set }
    var listener: PulseListener? { get set }
}

final class PulseInteractor: PresentableInteractor<PulsePresentable>, PulseInteractable {
    weak var router: PulseRouting?
    static weak var shared: PulseRouting?
    weak var listener: PulseListener?
}

// === 2.1 class var can only be computed

import RIBs

protocol BeaconRouting: ViewableRouting {}

protocol BeaconPresentable: Presentable {}

protocol BeaconListener: AnyObject {}

protocol BeaconInteractable: Interactable {
    var router: BeaconRouting? { get set }
    var listener: BeaconListener? { get set }
}

final class BeaconInteractor: PresentableInteractor<BeaconPresentable>, BeaconInteractable {
    weak var router: BeaconRouting?
    class var shared: BeaconRouting? { nil }
    weak var listener: BeaconListener?
}

// === B2.1 an @objc property

import RIBs

protocol RadioRouting: ViewableRouting {}

protocol RadioPresentable: Presentable {}

protocol RadioListener: AnyObject {}

protocol RadioInteractable: Interactable {
    var router: RadioRouting? { get set }
    var listener: RadioListener? { get set }
}

final class RadioInteractor: PresentableInteractor<RadioPresentable>, RadioInteractable {
    @objc var router: RadioRouting?
    //        ^^^^^^ strong_router
    weak var listener: RadioListener?
}

// === B2.1 an @objc property, weak

import RIBs

protocol RadioRouting: ViewableRouting {}

protocol RadioPresentable: Presentable {}

protocol RadioListener: AnyObject {}

protocol RadioInteractable: Interactable {
    var router: RadioRouting? { get set }
    var listener: RadioListener? { get set }
}

final class RadioInteractor: PresentableInteractor<RadioPresentable>, RadioInteractable {
    @objc weak var router: RadioRouting?
    weak var listener: RadioListener?
}

// === B2.1 a property wrapper that keeps its value

import ModernRIBs
import Combine

protocol VideoRouting: ViewableRouting {}

protocol VideoPresentable: Presentable {}

protocol VideoListener: AnyObject {}

protocol VideoInteractable: Interactable {
    var router: VideoRouting? { get set }
    var listener: VideoListener? { get set }
}

final class VideoInteractor: PresentableInteractor<VideoPresentable>, VideoInteractable {
    @Published var router: VideoRouting?
    //             ^^^^^^ strong_router: VideoInteractor
    weak var listener: VideoListener?
}

// === B2.1 a property wrapper taken away

import ModernRIBs
import Combine

protocol VideoRouting: ViewableRouting {}

protocol VideoPresentable: Presentable {}

protocol VideoListener: AnyObject {}

protocol VideoInteractable: Interactable {
    var router: VideoRouting? { get set }
    var listener: VideoListener? { get set }
}

final class VideoInteractor: PresentableInteractor<VideoPresentable>, VideoInteractable {
    weak var router: VideoRouting?
    weak var listener: VideoListener?
}

// === B2.1 a property wrapper of the project that keeps its value

import RIBs

@propertyWrapper
struct Atomic<Value> {
    var wrappedValue: Value
}

protocol AudioRouting: ViewableRouting {}

protocol AudioPresentable: Presentable {}

protocol AudioListener: AnyObject {}

protocol AudioInteractable: Interactable {
    var router: AudioRouting? { get set }
    var listener: AudioListener? { get set }
}

final class AudioInteractor: PresentableInteractor<AudioPresentable>, AudioInteractable {
    @Atomic var router: AudioRouting?
    //          ^^^^^^ strong_router
    weak var listener: AudioListener?
}

// === B2.1 a wrapper of the project taken away

import RIBs

@propertyWrapper
struct Atomic<Value> {
    var wrappedValue: Value
}

protocol AudioRouting: ViewableRouting {}

protocol AudioPresentable: Presentable {}

protocol AudioListener: AnyObject {}

protocol AudioInteractable: Interactable {
    var router: AudioRouting? { get set }
    var listener: AudioListener? { get set }
}

final class AudioInteractor: PresentableInteractor<AudioPresentable>, AudioInteractable {
    weak var router: AudioRouting?
    weak var listener: AudioListener?
}

// === B2.1 a type inferred from the initial value

import RIBs

final class AlbumInteractor: Interactor {}
final class AlbumRouter: Router<AlbumInteractor> {}

struct AlbumRequest {
    let page: Int
}

protocol PhotoRouting: ViewableRouting {}

protocol PhotoPresentable: Presentable {}

protocol PhotoListener: AnyObject {}

protocol PhotoInteractable: Interactable {
    var router: PhotoRouting? { get set }
    var listener: PhotoListener? { get set }
}

final class PhotoInteractor: PresentableInteractor<PhotoPresentable>, PhotoInteractable {
    weak var router: PhotoRouting?
    private var album = AlbumRouter(interactor: AlbumInteractor())
    //          ^^^^^ strong_router
    weak var listener: PhotoListener?
}

// === B2.1 an initial value that is no router

import RIBs

final class AlbumInteractor: Interactor {}
final class AlbumRouter: Router<AlbumInteractor> {}

struct AlbumRequest {
    let page: Int
}

protocol PhotoRouting: ViewableRouting {}

protocol PhotoPresentable: Presentable {}

protocol PhotoListener: AnyObject {}

protocol PhotoInteractable: Interactable {
    var router: PhotoRouting? { get set }
    var listener: PhotoListener? { get set }
}

final class PhotoInteractor: PresentableInteractor<PhotoPresentable>, PhotoInteractable {
    weak var router: PhotoRouting?
    private var album = AlbumRequest(page: 1)
    weak var listener: PhotoListener?
}

// === B2.1 under another name

import RIBs

protocol MainRouting: Routing {}

protocol CouponRouting: ViewableRouting {}

protocol CouponPresentable: Presentable {}

protocol CouponListener: AnyObject {}

protocol CouponInteractable: Interactable {
    var router: CouponRouting? { get set }
    var listener: CouponListener? { get set }
}

final class CouponInteractor: PresentableInteractor<CouponPresentable>, CouponInteractable {
    weak var router: CouponRouting?
    private let mainRouter: MainRouting? = nil
    //          ^^^^^^^^^^ strong_router: MainRouting
    weak var listener: CouponListener?
}

// === B2.1 under another name, weak

import RIBs

protocol MainRouting: Routing {}

protocol CouponRouting: ViewableRouting {}

protocol CouponPresentable: Presentable {}

protocol CouponListener: AnyObject {}

protocol CouponInteractable: Interactable {
    var router: CouponRouting? { get set }
    var listener: CouponListener? { get set }
}

final class CouponInteractor: PresentableInteractor<CouponPresentable>, CouponInteractable {
    weak var router: CouponRouting?
    private weak var mainRouter: MainRouting?
    weak var listener: CouponListener?
}

// === B2.1 a property named flow

import RIBs

protocol ParcelRouting: ViewableRouting {}

protocol ParcelPresentable: Presentable {}

protocol ParcelListener: AnyObject {}

protocol ParcelInteractable: Interactable {
    var router: ParcelRouting? { get set }
    var listener: ParcelListener? { get set }
}

final class ParcelInteractor: PresentableInteractor<ParcelPresentable>, ParcelInteractable {
    var flow: ParcelRouting?
    //  ^^^^ strong_router: ParcelInteractor
    var router: ParcelRouting? { flow }
    weak var listener: ParcelListener?
}

// === B2.1 a property named flow, weak

import RIBs

protocol ParcelRouting: ViewableRouting {}

protocol ParcelPresentable: Presentable {}

protocol ParcelListener: AnyObject {}

protocol ParcelInteractable: Interactable {
    var router: ParcelRouting? { get set }
    var listener: ParcelListener? { get set }
}

final class ParcelInteractor: PresentableInteractor<ParcelPresentable>, ParcelInteractable {
    weak var flow: ParcelRouting?
    var router: ParcelRouting? { flow }
    weak var listener: ParcelListener?
}

// === B2.1 the second name of one declaration

import RIBs

protocol ScoreRouting: ViewableRouting {}

protocol ScorePresentable: Presentable {}

protocol ScoreListener: AnyObject {}

protocol ScoreInteractable: Interactable {
    var router: ScoreRouting? { get set }
    var listener: ScoreListener? { get set }
}

final class ScoreInteractor: PresentableInteractor<ScorePresentable>, ScoreInteractable {
    weak var router: ScoreRouting?
    private var isShown = false, spare: ScoreRouting?
    //                           ^^^^^ strong_router
    weak var listener: ScoreListener?
}

// === B2.1 the second name of one declaration, no router

import RIBs

protocol ScoreRouting: ViewableRouting {}

protocol ScorePresentable: Presentable {}

protocol ScoreListener: AnyObject {}

protocol ScoreInteractable: Interactable {
    var router: ScoreRouting? { get set }
    var listener: ScoreListener? { get set }
}

final class ScoreInteractor: PresentableInteractor<ScorePresentable>, ScoreInteractable {
    weak var router: ScoreRouting?
    private var isShown = false, spare: Int?
    weak var listener: ScoreListener?
}

// === B2.2 weak covers every name of its declaration

import RIBs

protocol ChessRouting: ViewableRouting {}

protocol ChessPresentable: Presentable {}

protocol ChessListener: AnyObject {}

protocol ChessInteractable: Interactable {
    var router: ChessRouting? { get set }
    var listener: ChessListener? { get set }
}

final class ChessInteractor: PresentableInteractor<ChessPresentable>, ChessInteractable {
    weak var router: ChessRouting?, spare: ChessRouting?
    weak var listener: ChessListener?
}

// === B2.1 a name in backticks

import RIBs

protocol InboxRouting: ViewableRouting {}

protocol InboxPresentable: Presentable {}

protocol InboxListener: AnyObject {}

protocol InboxInteractable: Interactable {
    var router: InboxRouting? { get set }
    var listener: InboxListener? { get set }
}

final class InboxInteractor: PresentableInteractor<InboxPresentable>, InboxInteractable {
    var `router`: InboxRouting?
    //   ^^^^^^ strong_router
    weak var listener: InboxListener?
}

// === B2.1 a name in backticks, weak

import RIBs

protocol InboxRouting: ViewableRouting {}

protocol InboxPresentable: Presentable {}

protocol InboxListener: AnyObject {}

protocol InboxInteractable: Interactable {
    var router: InboxRouting? { get set }
    var listener: InboxListener? { get set }
}

final class InboxInteractor: PresentableInteractor<InboxPresentable>, InboxInteractable {
    weak var `router`: InboxRouting?
    weak var listener: InboxListener?
}

// === B2.1 the router of a child

import RIBs

protocol PaymentRouting: ViewableRouting {}

struct Payment {
    let amount: Int
}

protocol CartRouting: ViewableRouting {}

protocol CartPresentable: Presentable {}

protocol CartListener: AnyObject {}

protocol CartInteractable: Interactable {
    var router: CartRouting? { get set }
    var listener: CartListener? { get set }
}

final class CartInteractor: PresentableInteractor<CartPresentable>, CartInteractable {
    weak var router: CartRouting?
    private var payment: PaymentRouting?
    //          ^^^^^^^ strong_router: PaymentRouting
    weak var listener: CartListener?
}

// === B2.1 a value in place of the child

import RIBs

protocol PaymentRouting: ViewableRouting {}

struct Payment {
    let amount: Int
}

protocol CartRouting: ViewableRouting {}

protocol CartPresentable: Presentable {}

protocol CartListener: AnyObject {}

protocol CartInteractable: Interactable {
    var router: CartRouting? { get set }
    var listener: CartListener? { get set }
}

final class CartInteractor: PresentableInteractor<CartPresentable>, CartInteractable {
    weak var router: CartRouting?
    private var payment: Payment?
    weak var listener: CartListener?
}

// === 2.4 the own and the child router are two findings

import RIBs

protocol ChildRouting: Routing {}

protocol HubRouting: ViewableRouting {}

protocol HubPresentable: Presentable {}

protocol HubListener: AnyObject {}

protocol HubInteractable: Interactable {
    var router: HubRouting? { get set }
    var listener: HubListener? { get set }
}

final class HubInteractor: PresentableInteractor<HubPresentable>, HubInteractable {
    var router: HubRouting?
    //  ^^^^^^ strong_router
    private var child: ChildRouting?
    //          ^^^^^ strong_router: ChildRouting
    weak var listener: HubListener?
}

// === 2.4 the own router weak and no child

import RIBs

protocol ChildRouting: Routing {}

protocol HubRouting: ViewableRouting {}

protocol HubPresentable: Presentable {}

protocol HubListener: AnyObject {}

protocol HubInteractable: Interactable {
    var router: HubRouting? { get set }
    var listener: HubListener? { get set }
}

final class HubInteractor: PresentableInteractor<HubPresentable>, HubInteractable {
    weak var router: HubRouting?
    weak var listener: HubListener?
}

// === B2.1 declared in the superclass, in another file

// --- Base/BaseInteractor.swift
import RIBs

class BaseInteractor<PresenterType>: PresentableInteractor<PresenterType> {
    var router: ViewableRouting?
    //  ^^^^^^ strong_router: BaseInteractor
}

// --- Diary/DiaryInteractor.swift
import RIBs

protocol DiaryPresentable: Presentable {}

final class DiaryInteractor: BaseInteractor<DiaryPresentable> {}

// === B2.1 declared weak in the superclass, in another file

// --- Base/BaseInteractor.swift
import RIBs

class BaseInteractor<PresenterType>: PresentableInteractor<PresenterType> {
    weak var router: ViewableRouting?
}

// --- Diary/DiaryInteractor.swift
import RIBs

protocol DiaryPresentable: Presentable {}

final class DiaryInteractor: BaseInteractor<DiaryPresentable> {}

// === 2.1 a base of two interactors is one finding

import RIBs

protocol NotePresentable: Presentable {}
protocol MemoPresentable: Presentable {}

class ScreenInteractor<PresenterType>: PresentableInteractor<PresenterType> {
    var router: Routing?
    //  ^^^^^^ strong_router
}

final class NoteInteractor: ScreenInteractor<NotePresentable> {}
final class MemoInteractor: ScreenInteractor<MemoPresentable> {}

// === 2.1 a base of two interactors, weak

import RIBs

protocol NotePresentable: Presentable {}
protocol MemoPresentable: Presentable {}

class ScreenInteractor<PresenterType>: PresentableInteractor<PresenterType> {
    weak var router: Routing?
}

final class NoteInteractor: ScreenInteractor<NotePresentable> {}
final class MemoInteractor: ScreenInteractor<MemoPresentable> {}

// === 2.1 the base holds the router that the subclass needs

import RIBs

protocol FormRouting: ViewableRouting {}
protocol FormInteractable: Interactable {
    var router: FormRouting? { get set }
}

class FormBase: Interactor {
    var router: FormRouting?
    //  ^^^^^^ strong_router: FormRouting
}

final class FormInteractor: FormBase, FormInteractable {}

// === 2.1 the base holds the router that the subclass needs, weak

import RIBs

protocol FormRouting: ViewableRouting {}
protocol FormInteractable: Interactable {
    var router: FormRouting? { get set }
}

class FormBase: Interactor {
    weak var router: FormRouting?
}

final class FormInteractor: FormBase, FormInteractable {}

// === B0 an interactor by conformance, its superclass unresolved

import RIBs
import DesignKit

protocol PanelRouting: ViewableRouting {}
protocol PanelPresentable: Presentable {}
protocol PanelInteractable: Interactable {
    var router: PanelRouting? { get set }
}

final class PanelInteractor: CoreInteractor<PanelPresentable>, PanelInteractable {
    var router: PanelRouting?
    //  ^^^^^^ strong_router: PanelInteractor
}

// === B0 an interactor by conformance, its superclass unresolved, weak

import RIBs
import DesignKit

protocol PanelRouting: ViewableRouting {}
protocol PanelPresentable: Presentable {}
protocol PanelInteractable: Interactable {
    var router: PanelRouting? { get set }
}

final class PanelInteractor: CoreInteractor<PanelPresentable>, PanelInteractable {
    weak var router: PanelRouting?
}

// === B0 an interactor by its name, its protocols unresolved, in a file with RIBs

import RIBs
import DesignKit

protocol PanelRouting: ViewableRouting {}
protocol PanelPresentable: Presentable {}

final class PanelInteractor: CoreInteractor<PanelPresentable>, PanelInteractable {
    var router: PanelRouting?
    //  ^^^^^^ strong_router: PanelInteractor
}

// === B0 a name alone makes no interactor, without the RIBs protocols

import RIBs
import DesignKit

protocol PanelRouting: ViewableRouting {}
protocol PanelPresentable: Presentable {}

final class PanelInteractor: CoreController<PanelPresentable> {
    var router: PanelRouting?
}

// === B0 an actor that conforms to an interactable protocol

import RIBs

protocol SyncRouting: Routing {}
protocol SyncInteractable: Interactable {}

final actor SyncInteractor: SyncInteractable {
    var router: SyncRouting?
    //  ^^^^^^ strong_router: SyncInteractor
}

// === B0 an actor that conforms to an interactable protocol, weak

import RIBs

protocol SyncRouting: Routing {}
protocol SyncInteractable: Interactable {}

final actor SyncInteractor: SyncInteractable {
    weak var router: SyncRouting?
}

// === B0 a conformance given by an extension in another file

// --- Locker/LockerInteractor.swift
import RIBs

protocol LockerRouting: Routing {}

final class LockerInteractor {
    var router: LockerRouting?
    //  ^^^^^^ strong_router: LockerInteractor
}

// --- Locker/LockerInteractor+RIBs.swift
import RIBs

protocol LockerInteractable: Interactable {}

extension LockerInteractor: LockerInteractable {}

// === B0 no conformance to a RIBs protocol, no role

// --- Locker/LockerInteractor.swift
import RIBs

protocol LockerRouting: Routing {}

final class LockerInteractor {
    var router: LockerRouting?
}

// --- Locker/LockerInteractor+RIBs.swift
import RIBs

protocol LockerInteractable: AnyObject {}

extension LockerInteractor: LockerInteractable {}

// === B2.2 weak before public

import RIBs

protocol SofaRouting: ViewableRouting {}

protocol SofaPresentable: Presentable {}

protocol SofaListener: AnyObject {}

protocol SofaInteractable: Interactable {
    var router: SofaRouting? { get set }
    var listener: SofaListener? { get set }
}

final class SofaInteractor: PresentableInteractor<SofaPresentable>, SofaInteractable {
    weak public var router: SofaRouting?
    weak var listener: SofaListener?
}

// === B2.2 public before weak

import RIBs

protocol SofaRouting: ViewableRouting {}

protocol SofaPresentable: Presentable {}

protocol SofaListener: AnyObject {}

protocol SofaInteractable: Interactable {
    var router: SofaRouting? { get set }
    var listener: SofaListener? { get set }
}

final class SofaInteractor: PresentableInteractor<SofaPresentable>, SofaInteractable {
    public weak var router: SofaRouting?
    weak var listener: SofaListener?
}

// === B2.2 weak behind a global actor

import RIBs

protocol SofaRouting: ViewableRouting {}

protocol SofaPresentable: Presentable {}

protocol SofaListener: AnyObject {}

protocol SofaInteractable: Interactable {
    var router: SofaRouting? { get set }
    var listener: SofaListener? { get set }
}

final class SofaInteractor: PresentableInteractor<SofaPresentable>, SofaInteractable {
    @MainActor weak var router: SofaRouting?
    weak var listener: SofaListener?
}

// === B2.2 weak let

import RIBs

protocol SofaRouting: ViewableRouting {}

protocol SofaPresentable: Presentable {}

protocol SofaListener: AnyObject {}

protocol SofaInteractable: Interactable {
    var router: SofaRouting? { get set }
    var listener: SofaListener? { get set }
}

final class SofaInteractor: PresentableInteractor<SofaPresentable>, SofaInteractable {
    weak let router: SofaRouting?
    weak var listener: SofaListener?
}

// === B2.2 weak on a line of its own

import RIBs

protocol SofaRouting: ViewableRouting {}

protocol SofaPresentable: Presentable {}

protocol SofaListener: AnyObject {}

protocol SofaInteractable: Interactable {
    var router: SofaRouting? { get set }
    var listener: SofaListener? { get set }
}

final class SofaInteractor: PresentableInteractor<SofaPresentable>, SofaInteractable {
    weak
    var router: SofaRouting?
    weak var listener: SofaListener?
}

// === B2.2 attributes on the lines before

import RIBs

protocol SofaRouting: ViewableRouting {}

protocol SofaPresentable: Presentable {}

protocol SofaListener: AnyObject {}

protocol SofaInteractable: Interactable {
    var router: SofaRouting? { get set }
    var listener: SofaListener? { get set }
}

final class SofaInteractor: PresentableInteractor<SofaPresentable>, SofaInteractable {
    @objc
    @available(iOS 15, *)
    weak var router: SofaRouting?
    weak var listener: SofaListener?
}

// === B2.2 private(set) before weak

import RIBs

protocol SofaRouting: ViewableRouting {}

protocol SofaPresentable: Presentable {}

protocol SofaListener: AnyObject {}

protocol SofaInteractable: Interactable {
    var router: SofaRouting? { get set }
    var listener: SofaListener? { get set }
}

final class SofaInteractor: PresentableInteractor<SofaPresentable>, SofaInteractable {
    public private(set) weak var router: SofaRouting?
    weak var listener: SofaListener?
}

// === B2.2 a comment between weak and var

import RIBs

protocol SofaRouting: ViewableRouting {}

protocol SofaPresentable: Presentable {}

protocol SofaListener: AnyObject {}

protocol SofaInteractable: Interactable {
    var router: SofaRouting? { get set }
    var listener: SofaListener? { get set }
}

final class SofaInteractor: PresentableInteractor<SofaPresentable>, SofaInteractable {
    weak /* the router owns us */ var router: SofaRouting?
    weak var listener: SofaListener?
}

// === B2.2 nonisolated(unsafe) weak

import RIBs

protocol SofaRouting: ViewableRouting {}

protocol SofaPresentable: Presentable {}

protocol SofaListener: AnyObject {}

protocol SofaInteractable: Interactable {
    var router: SofaRouting? { get set }
    var listener: SofaListener? { get set }
}

final class SofaInteractor: PresentableInteractor<SofaPresentable>, SofaInteractable {
    nonisolated(unsafe) weak var router: SofaRouting?
    weak var listener: SofaListener?
}

// === B2.2 unowned

import RIBs

protocol SofaRouting: ViewableRouting {}

protocol SofaPresentable: Presentable {}

protocol SofaListener: AnyObject {}

protocol SofaInteractable: Interactable {
    var router: SofaRouting? { get set }
    var listener: SofaListener? { get set }
}

final class SofaInteractor: PresentableInteractor<SofaPresentable>, SofaInteractable {
    unowned var router: SofaRouting
    weak var listener: SofaListener?
}

// === B2.2 unowned(unsafe)

import RIBs

protocol SofaRouting: ViewableRouting {}

protocol SofaPresentable: Presentable {}

protocol SofaListener: AnyObject {}

protocol SofaInteractable: Interactable {
    var router: SofaRouting? { get set }
    var listener: SofaListener? { get set }
}

final class SofaInteractor: PresentableInteractor<SofaPresentable>, SofaInteractable {
    unowned(unsafe) var router: SofaRouting
    weak var listener: SofaListener?
}

// === B2.2 unowned(safe)

import RIBs

protocol SofaRouting: ViewableRouting {}

protocol SofaPresentable: Presentable {}

protocol SofaListener: AnyObject {}

protocol SofaInteractable: Interactable {
    var router: SofaRouting? { get set }
    var listener: SofaListener? { get set }
}

final class SofaInteractor: PresentableInteractor<SofaPresentable>, SofaInteractable {
    unowned(safe) var router: SofaRouting
    weak var listener: SofaListener?
}

// === B2.2 a computed property with a getter and a setter

import RIBs

protocol LampRouting: ViewableRouting {}

protocol LampPresentable: Presentable {}

protocol LampListener: AnyObject {}

protocol LampInteractable: Interactable {
    var router: LampRouting? { get set }
    var listener: LampListener? { get set }
}

final class LampInteractor: PresentableInteractor<LampPresentable>, LampInteractable {
    private weak var weakRouter: LampRouting?
    var router: LampRouting? {
        get { weakRouter }
        set { weakRouter = newValue }
    }
    weak var listener: LampListener?
}

// === B2.2 a computed property with one expression

import RIBs

protocol DeskRouting: ViewableRouting {}

protocol DeskPresentable: Presentable {}

protocol DeskListener: AnyObject {}

protocol DeskInteractable: Interactable {
    var router: DeskRouting? { get set }
    var listener: DeskListener? { get set }
}

final class DeskInteractor: PresentableInteractor<DeskPresentable>, DeskInteractable {
    private weak var weakRouter: DeskRouting?
    var router: DeskRouting? { weakRouter }
    weak var listener: DeskListener?
}

// === B2.2 protocol requirements hold nothing

import RIBs

protocol Navigating: AnyObject {
    var router: ViewableRouting? { get set }
}

protocol RugRouting: ViewableRouting {}

protocol RugPresentable: Presentable {}

protocol RugListener: AnyObject {}

protocol RugInteractable: Interactable {
    var router: RugRouting? { get set }
    var listener: RugListener? { get set }
}

final class RugInteractor: PresentableInteractor<RugPresentable>, RugInteractable {
    weak var router: RugRouting?
    weak var listener: RugListener?
}

// === B2.2 locals and parameters named router

import RIBs

protocol VaseRouting: ViewableRouting {}

protocol VasePresentable: Presentable {}

protocol VaseListener: AnyObject {}

protocol VaseInteractable: Interactable {
    var router: VaseRouting? { get set }
    var listener: VaseListener? { get set }
}

final class VaseInteractor: PresentableInteractor<VasePresentable>, VaseInteractable {
    weak var router: VaseRouting?
    weak var listener: VaseListener?

    func show(router: VaseRouting) {
        let router: VaseRouting = router
        _ = router.children
    }
}

// === B2.2 types that merely contain Router

import RIBs

enum APIRouter {
    case pay
}

protocol APIRequestProtocol {}

final class URLRouter {
    func route(_ path: String) {}
}

protocol PayRouting: ViewableRouting {}

protocol PayPresentable: Presentable {}

protocol PayListener: AnyObject {}

protocol PayInteractable: Interactable {
    var router: PayRouting? { get set }
    var listener: PayListener? { get set }
}

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

// === B2.2 a deeplink router and a coordinator

import Foundation
import RIBs

final class DeeplinkRouter {}

final class NewsRouter: NSObject {}

protocol LinkRouting: ViewableRouting {}

protocol LinkPresentable: Presentable {}

protocol LinkListener: AnyObject {}

protocol LinkInteractable: Interactable {
    var router: LinkRouting? { get set }
    var listener: LinkListener? { get set }
}

final class LinkInteractor: PresentableInteractor<LinkPresentable>, LinkInteractable {
    weak var router: LinkRouting?
    private let deeplinks = DeeplinkRouter()
    private var coordinator: NewsRouter?
    weak var listener: LinkListener?
}

// === B2.2 a property named router whose type is no routing

import RIBs

protocol APIRequestProtocol {}

protocol ApiRouting: ViewableRouting {}

protocol ApiPresentable: Presentable {}

protocol ApiListener: AnyObject {}

protocol ApiInteractable: Interactable {
    var listener: ApiListener? { get set }
}

final class ApiInteractor: PresentableInteractor<ApiPresentable>, ApiInteractable {
    weak var parent: ApiRouting?
    let router: APIRequestProtocol? = nil
    weak var listener: ApiListener?
}

// === B2.2 a router in a struct or an enum of its own

import RIBs

protocol PollRouting: ViewableRouting {}

protocol PollPresentable: Presentable {}

protocol PollListener: AnyObject {}

protocol PollInteractable: Interactable {
    var router: PollRouting? { get set }
    var listener: PollListener? { get set }
}

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

// === B2.2 an attribute @Weak

import RIBs

@propertyWrapper
struct Weak<Value> {
    private weak var object: AnyObject?
    var wrappedValue: Value? {
        get { object as? Value }
        set { object = newValue as AnyObject }
    }
    init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}

protocol ReelRouting: ViewableRouting {}

protocol ReelPresentable: Presentable {}

protocol ReelListener: AnyObject {}

protocol ReelInteractable: Interactable {
    var router: ReelRouting? { get set }
    var listener: ReelListener? { get set }
}

final class ReelInteractor: PresentableInteractor<ReelPresentable>, ReelInteractable {
    @Weak var router: ReelRouting?
    weak var listener: ReelListener?
}

// === B2.2 the type Weak

import RIBs

@propertyWrapper
struct Weak<Value> {
    private weak var object: AnyObject?
    var wrappedValue: Value? {
        get { object as? Value }
        set { object = newValue as AnyObject }
    }
    init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}

protocol ClipRouting: ViewableRouting {}

protocol ClipPresentable: Presentable {}

protocol ClipListener: AnyObject {}

protocol ClipInteractable: Interactable {
    var router: ClipRouting? { get set }
    var listener: ClipListener? { get set }
}

final class ClipInteractor: PresentableInteractor<ClipPresentable>, ClipInteractable {
    private let routerBox = Weak<ClipRouting>(wrappedValue: nil)
    var router: ClipRouting? {
        get { routerBox.wrappedValue }
        set {}
    }
    weak var listener: ClipListener?
}

// === B2.2 WeakBox

import RIBs

final class WeakBox<Value> {
    weak var value: AnyObject?
    init(_ value: Value) { self.value = value as AnyObject }
}

protocol SongRouting: ViewableRouting {}

protocol SongPresentable: Presentable {}

protocol SongListener: AnyObject {}

protocol SongInteractable: Interactable {
    var router: SongRouting? { get set }
    var listener: SongListener? { get set }
}

final class SongInteractor: PresentableInteractor<SongPresentable>, SongInteractable {
    private var box: WeakBox<SongRouting>?
    var router: SongRouting? {
        get { box?.value as? SongRouting }
        set { box = newValue.map(WeakBox.init) }
    }
    weak var listener: SongListener?
}

// === B2.2 an Unowned wrapper

import RIBs

struct Unowned<Value: AnyObject> {
    unowned let value: Value
}

protocol TuneRouting: ViewableRouting {}

protocol TunePresentable: Presentable {}

protocol TuneListener: AnyObject {}

protocol TuneInteractable: Interactable {
    var router: TuneRouting? { get set }
    var listener: TuneListener? { get set }
}

final class TuneInteractor: PresentableInteractor<TunePresentable>, TuneInteractable {
    private let owner: Unowned<TuneRouting>
    var router: TuneRouting? {
        get { owner.value }
        set {}
    }

    init(presenter: TunePresentable, owner: Unowned<TuneRouting>) {
        self.owner = owner
        super.init(presenter: presenter)
    }
    weak var listener: TuneListener?
}

// === B2.2 listeners and presenters are other rules

import RIBs

protocol MoodRouting: ViewableRouting {}

protocol MoodPresentable: Presentable {}

protocol MoodListener: AnyObject {}

protocol MoodInteractable: Interactable {
    var router: MoodRouting? { get set }
    var listener: MoodListener? { get set }
}

final class MoodInteractor: PresentableInteractor<MoodPresentable>, MoodInteractable {
    weak var router: MoodRouting?
    var spareListener: MoodListener?
    private let screen: MoodPresentable? = nil
    weak var listener: MoodListener?
}

// === B2.2 nested types are not the interactor

import RIBs

protocol YardRouting: ViewableRouting {}

protocol YardPresentable: Presentable {}

protocol YardListener: AnyObject {}

protocol YardInteractable: Interactable {
    var router: YardRouting? { get set }
    var listener: YardListener? { get set }
}

final class YardInteractor: PresentableInteractor<YardPresentable>, YardInteractable {
    weak var router: YardRouting?

    struct Route {
        let router: YardRouting
    }
    weak var listener: YardListener?
}

// === B2.2 routers may keep their children

import RIBs

protocol GardenInteractable: Interactable {}
protocol GardenRouting: Routing {}
protocol PondRouting: ViewableRouting {}

final class GardenInteractor: Interactor, GardenInteractable {
    weak var router: GardenRouting?
}

final class GardenRouter: Router<GardenInteractable>, GardenRouting {
    private var pond: PondRouting?
    private var others: [Routing] = []
}

// === B2.2 workers and services are not interactors

import RIBs

protocol TreeRouting: Routing {}

final class TreeInteractor: Interactor {
    weak var router: TreeRouting?
}

final class TreeWorker: Worker {
    var router: TreeRouting?
}

final class TreeService {
    let router: TreeRouting? = nil
}

// === 2.3 a type nested in another is that type

import RIBs

enum Api {
    final class Router {}
}

protocol ForumRouting: ViewableRouting {}

protocol ForumPresentable: Presentable {}

protocol ForumListener: AnyObject {}

protocol ForumInteractable: Interactable {
    var listener: ForumListener? { get set }
}

final class ForumInteractor: PresentableInteractor<ForumPresentable>, ForumInteractable {
    weak var parent: ForumRouting?
    var router: Api.Router?
    weak var listener: ForumListener?
}

// === 2.3 nested in an unresolved type it is unresolved

import RIBs

protocol BoardRouting: ViewableRouting {}

protocol BoardPresentable: Presentable {}

protocol BoardListener: AnyObject {}

protocol BoardInteractable: Interactable {
    var listener: BoardListener? { get set }
}

final class BoardInteractor: PresentableInteractor<BoardPresentable>, BoardInteractable {
    weak var parent: BoardRouting?
    var router: Deeplinks.Router?
    weak var listener: BoardListener?
}

// === E a router qualified by ModernRIBs

import ModernRIBs

protocol BlogRouting: ViewableRouting {}

protocol BlogPresentable: Presentable {}

protocol BlogListener: AnyObject {}

protocol BlogInteractable: Interactable {
    var router: BlogRouting? { get set }
    var listener: BlogListener? { get set }
}

final class BlogInteractor: PresentableInteractor<BlogPresentable>, BlogInteractable {
    var router: ModernRIBs.Router<BlogInteractable>?
    //  ^^^^^^ strong_router: BlogInteractor
    weak var listener: BlogListener?
}

// === E a router qualified by ModernRIBs, weak

import ModernRIBs

protocol BlogRouting: ViewableRouting {}

protocol BlogPresentable: Presentable {}

protocol BlogListener: AnyObject {}

protocol BlogInteractable: Interactable {
    var router: BlogRouting? { get set }
    var listener: BlogListener? { get set }
}

final class BlogInteractor: PresentableInteractor<BlogPresentable>, BlogInteractable {
    weak var router: ModernRIBs.Router<BlogInteractable>?
    weak var listener: BlogListener?
}

// === E a router qualified by RIBs

import RIBs

protocol WikiRouting: ViewableRouting {}

protocol WikiPresentable: Presentable {}

protocol WikiListener: AnyObject {}

protocol WikiInteractable: Interactable {
    var router: WikiRouting? { get set }
    var listener: WikiListener? { get set }
}

final class WikiInteractor: PresentableInteractor<WikiPresentable>, WikiInteractable {
    var router: RIBs.Router<WikiInteractable>?
    //  ^^^^^^ strong_router: WikiInteractor
    weak var listener: WikiListener?
}

// === E a router qualified by RIBs, weak

import RIBs

protocol WikiRouting: ViewableRouting {}

protocol WikiPresentable: Presentable {}

protocol WikiListener: AnyObject {}

protocol WikiInteractable: Interactable {
    var router: WikiRouting? { get set }
    var listener: WikiListener? { get set }
}

final class WikiInteractor: PresentableInteractor<WikiPresentable>, WikiInteractable {
    weak var router: RIBs.Router<WikiInteractable>?
    weak var listener: WikiListener?
}

// === 0.1 the framework name hidden by a nested declaration

import RIBs

protocol NotchRouting: ViewableRouting {}

protocol NotchPresentable: Presentable {}

protocol NotchListener: AnyObject {}

protocol NotchInteractable: Interactable {
    var router: NotchRouting? { get set }
    var listener: NotchListener? { get set }
}

final class NotchInteractor: PresentableInteractor<NotchPresentable>, NotchInteractable {
    weak var router: NotchRouting?

    enum Router {
        case home
    }

    var current: Router? = .home
    weak var listener: NotchListener?
}

// === 0.1 with a RIBs import the framework name wins

import RIBs

protocol CableRouting: ViewableRouting {}

protocol CablePresentable: Presentable {}

protocol CableListener: AnyObject {}

protocol CableInteractable: Interactable {
    var router: CableRouting? { get set }
    var listener: CableListener? { get set }
}

final class CableInteractor: PresentableInteractor<CablePresentable>, CableInteractable {
    weak var router: CableRouting?
    var current: Router<CableInteractable>?
    //  ^^^^^^^ strong_router
    weak var listener: CableListener?
}

// === 0.1 with a RIBs import a nested name still hides it

import RIBs

protocol CableRouting: ViewableRouting {}

protocol CablePresentable: Presentable {}

protocol CableListener: AnyObject {}

protocol CableInteractable: Interactable {
    var router: CableRouting? { get set }
    var listener: CableListener? { get set }
}

final class CableInteractor: PresentableInteractor<CablePresentable>, CableInteractable {
    weak var router: CableRouting?
    var current: Router? = .home

    enum Router {
        case home
    }
    weak var listener: CableListener?
}

// === 0.1 the framework name hidden by one of the same module

// --- Sources/Player/Router.swift
import Foundation

final class Router {
    func open(_ url: URL) {}
}

// --- Sources/Player/PlayerInteractor.swift
import RIBs

protocol PlayerPresentable: Presentable {}

final class PlayerInteractor: PresentableInteractor<PlayerPresentable> {
    private let router = Router()
    private var spare: Router?
}

// === 0.1 another module has the name, the framework wins

// --- Sources/Networking/Router.swift
import Foundation

public final class Router<Endpoint> {}

// --- Sources/Player/PlayerInteractor.swift
import Networking
import RIBs

protocol PlayerPresentable: Presentable {}
protocol PlayerInteractable: Interactable {}

final class PlayerInteractor: PresentableInteractor<PlayerPresentable>, PlayerInteractable {
    private var spare: Router<PlayerInteractable>?
    //          ^^^^^ strong_router: PlayerInteractor
}

// === 0.1 the router of a web framework has no role

import Hummingbird

protocol AppRouting: AnyObject {}

final class AppInteractor: Interactor {
    var router: Router<AppRequestContext>?
    let routing: AppRouting? = nil
}

// === 0.1 a web framework of the project has no role

// --- Sources/Web/Router.swift
public protocol Routing {}

public class Router<Context>: Routing {
    public init() {}
}

// --- Sources/App/AppInteractor.swift
import Web

class Interactor {}

final class AppInteractor: Interactor {
    let router = Router<String>()
}

// === 0.1 an unresolved import and an unmistakable name

import AppPlatform

protocol NewsRouting: ViewableRouting {}
protocol NewsPresentable: AnyObject {}

final class NewsInteractor: PresentableInteractor<NewsPresentable> {
    var router: NewsRouting?
    //  ^^^^^^ strong_router: NewsInteractor
}

// === 0.1 an unresolved import and an unmistakable name, weak

import AppPlatform

protocol NewsRouting: ViewableRouting {}
protocol NewsPresentable: AnyObject {}

final class NewsInteractor: PresentableInteractor<NewsPresentable> {
    weak var router: NewsRouting?
}

// === 0.1 an unresolved import and a bare name

import AppPlatform

protocol NewsRouting: Routing {}
protocol NewsPresentable: AnyObject {}

final class NewsInteractor: Interactor {
    var router: NewsRouting?
}

// === 0.1 no RIBs import, all imports resolved: names alone are nothing

import Foundation

protocol NewsRouting: ViewableRouting {}
protocol NewsPresentable: AnyObject {}

final class NewsInteractor: PresentableInteractor<NewsPresentable> {
    var router: NewsRouting?
}

// === 0.1 no import at all: names alone are nothing

protocol NewsRouting: ViewableRouting {}
protocol NewsPresentable: AnyObject {}

final class NewsInteractor: PresentableInteractor<NewsPresentable> {
    var router: NewsRouting?
}

// === 0.1 VIPER: an interactor without the framework

import UIKit

protocol ArticleRouting: AnyObject {
    func close()
}

protocol ArticleInteractable: AnyObject {}

final class ArticleInteractor: ArticleInteractable {
    var router: ArticleRouting?
}

// === 0.2 a project without roles has no finding

import RIBs

protocol StoreRouting: Routing {}

final class StoreViewModel {
    var router: StoreRouting?
}

// === 0.1 a module of the project that re-exports the framework

// --- Sources/RIBsUtil/Exports.swift
@_exported import RIBs

// --- Sources/Ledger/LedgerInteractor.swift
import RIBsUtil

protocol LedgerRouting: Routing {}

final class LedgerInteractor: Interactor {
    var router: LedgerRouting?
    //  ^^^^^^ strong_router: LedgerInteractor
}

// === 0.1 a module of the project that re-exports the framework, weak

// --- Sources/RIBsUtil/Exports.swift
@_exported import RIBs

// --- Sources/Ledger/LedgerInteractor.swift
import RIBsUtil

protocol LedgerRouting: Routing {}

final class LedgerInteractor: Interactor {
    weak var router: LedgerRouting?
}

// === 0.1 a module of the project that imports the framework without re-exporting it

// --- Sources/RIBsUtil/Exports.swift
import RIBs

// --- Sources/Ledger/LedgerInteractor.swift
import RIBsUtil

protocol LedgerRouting: Routing {}

final class LedgerInteractor: Interactor {
    var router: LedgerRouting?
}

// === 0.1 the framework's own declaration in the project

// --- Sources/Architecture/Interactor.swift
import Combine

public protocol Interactable: AnyObject {
    func activate()
    func deactivate()
}

open class Interactor: Interactable {
    public init() {}
    public final func activate() { didBecomeActive() }
    public final func deactivate() { willResignActive() }
    open func didBecomeActive() {}
    open func willResignActive() {}
}

// --- Sources/Architecture/Router.swift
public protocol Routing: AnyObject {
    var interactable: Interactable { get }
    var children: [Routing] { get }
    func load()
    func attachChild(_ child: Routing)
    func detachChild(_ child: Routing)
}

open class Router<InteractorType>: Routing {
    public let interactor: InteractorType
    public let interactable: Interactable
    public final var children: [Routing] = []

    public init(interactor: InteractorType) {
        self.interactor = interactor
        guard let interactable = interactor as? Interactable else { fatalError() }
        self.interactable = interactable
    }

    public final func load() {}
    public final func attachChild(_ child: Routing) { children.append(child) }
    public final func detachChild(_ child: Routing) { children.removeAll { $0 === child } }
}

// --- Sources/Gallery/GalleryInteractor.swift
import Architecture

protocol GalleryRouting: Routing {}

final class GalleryInteractor: Interactor {
    var router: GalleryRouting?
    //  ^^^^^^ strong_router: GalleryInteractor
}

// === 0.1 the framework's own declaration in the project, weak

// --- Sources/Architecture/Interactor.swift
import Combine

public protocol Interactable: AnyObject {
    func activate()
    func deactivate()
}

open class Interactor: Interactable {
    public init() {}
    public final func activate() { didBecomeActive() }
    public final func deactivate() { willResignActive() }
    open func didBecomeActive() {}
    open func willResignActive() {}
}

// --- Sources/Architecture/Router.swift
public protocol Routing: AnyObject {
    var interactable: Interactable { get }
    var children: [Routing] { get }
    func load()
    func attachChild(_ child: Routing)
    func detachChild(_ child: Routing)
}

open class Router<InteractorType>: Routing {
    public let interactor: InteractorType
    public let interactable: Interactable
    public final var children: [Routing] = []

    public init(interactor: InteractorType) {
        self.interactor = interactor
        guard let interactable = interactor as? Interactable else { fatalError() }
        self.interactable = interactable
    }

    public final func load() {}
    public final func attachChild(_ child: Routing) { children.append(child) }
    public final func detachChild(_ child: Routing) { children.removeAll { $0 === child } }
}

// --- Sources/Gallery/GalleryInteractor.swift
import Architecture

protocol GalleryRouting: Routing {}

final class GalleryInteractor: Interactor {
    weak var router: GalleryRouting?
}

// === B2.2 a mock is strong by design

// --- Sources/Login/LoginInteractor.swift
import RIBs

protocol LoginRouting: ViewableRouting {}
protocol LoginPresentable: Presentable {}
protocol LoginInteractable: Interactable {
    var router: LoginRouting? { get set }
}

final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginInteractable {
    weak var router: LoginRouting?
}

// --- Tests/LoginTests/LoginMocks.swift
@testable import Login
import RIBs

final class LoginInteractableMock: Interactor, LoginInteractable {
    var router: LoginRouting?
}

// === 0.2 a mock beside the sources

// --- Sources/Login/LoginInteractor.swift
import RIBs

protocol LoginRouting: ViewableRouting {}
protocol LoginPresentable: Presentable {}
protocol LoginInteractable: Interactable {
    var router: LoginRouting? { get set }
}

final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginInteractable {
    weak var router: LoginRouting?
}

// --- Sources/Login/LoginInteractableMock.swift
import RIBs

final class LoginInteractableMock: Interactor, LoginInteractable {
    var router: LoginRouting?
}

// === 0.2 a test class

// --- Sources/Login/LoginInteractor.swift
import RIBs

protocol LoginRouting: ViewableRouting {}
protocol LoginPresentable: Presentable {}
protocol LoginInteractable: Interactable {
    var router: LoginRouting? { get set }
}

final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginInteractable {
    weak var router: LoginRouting?
}

// --- Tests/LoginTests/LoginInteractorTests.swift
import RIBs
import XCTest

@testable import Login

final class LoginInteractorTests: XCTestCase {
    final class StubInteractor: Interactor, LoginInteractable {
        var router: LoginRouting?
    }

    func testActivation() {
        let stub = StubInteractor()
        stub.activate()
        XCTAssertTrue(stub.isActive)
    }
}

// === 0.2 a generated file

// --- Sources/Login/LoginInteractor.swift
import RIBs

protocol LoginRouting: ViewableRouting {}
protocol LoginPresentable: Presentable {}
protocol LoginInteractable: Interactable {
    var router: LoginRouting? { get set }
}

final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginInteractable {
    weak var router: LoginRouting?
}

// --- Sources/Login/LoginGenerated.swift
// Generated using Sourcery 2.1.7 - https://github.com/krzysztofzablocki/Sourcery
// DO NOT EDIT
import RIBs

final class LoginSpareInteractor: Interactor, LoginInteractable {
    var router: LoginRouting?
}

// === 0.2 vendored below Pods

// --- Sources/Login/LoginInteractor.swift
import RIBs

protocol LoginRouting: ViewableRouting {}
protocol LoginPresentable: Presentable {}
protocol LoginInteractable: Interactable {
    var router: LoginRouting? { get set }
}

final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginInteractable {
    weak var router: LoginRouting?
}

// --- Pods/LoginKit/Sources/SpareInteractor.swift
import RIBs

final class SpareInteractor: Interactor, LoginInteractable {
    var router: LoginRouting?
}

// === 0.2 vendored below Carthage

// --- Sources/Login/LoginInteractor.swift
import RIBs

protocol LoginRouting: ViewableRouting {}
protocol LoginPresentable: Presentable {}
protocol LoginInteractable: Interactable {
    var router: LoginRouting? { get set }
}

final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginInteractable {
    weak var router: LoginRouting?
}

// --- Carthage/Checkouts/LoginKit/SpareInteractor.swift
import RIBs

final class SpareInteractor: Interactor, LoginInteractable {
    var router: LoginRouting?
}

// === 0.2 vendored below .build

// --- Sources/Login/LoginInteractor.swift
import RIBs

protocol LoginRouting: ViewableRouting {}
protocol LoginPresentable: Presentable {}
protocol LoginInteractable: Interactable {
    var router: LoginRouting? { get set }
}

final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginInteractable {
    weak var router: LoginRouting?
}

// --- .build/checkouts/LoginKit/Sources/SpareInteractor.swift
import RIBs

final class SpareInteractor: Interactor, LoginInteractable {
    var router: LoginRouting?
}

// === 0.2 a template with placeholders

// --- Sources/Login/LoginInteractor.swift
import RIBs

protocol LoginRouting: ViewableRouting {}
protocol LoginPresentable: Presentable {}
protocol LoginInteractable: Interactable {
    var router: LoginRouting? { get set }
}

final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginInteractable {
    weak var router: LoginRouting?
}

// --- Templates/RIB.xctemplate/___FILEBASENAME___Interactor.swift
import RIBs

protocol ___VARIABLE_productName___Routing: ViewableRouting {}

final class ___VARIABLE_productName___Interactor: Interactor {
    var router: ___VARIABLE_productName___Routing?
}

// === 0.2 a base declared in a vendored file is not reported

// --- Pods/FlowKit/Sources/FlowInteractor.swift
import RIBs

open class FlowInteractor: Interactor {
    public var router: Routing?
}

// --- Sources/Login/LoginInteractor.swift
import RIBs

final class LoginInteractor: FlowInteractor {}

// === 0.3 the nearest declaration by shared folders

// --- Part1/Home/HomeRouting.swift
import RIBs

protocol HomeRouting: ViewableRouting {}

// --- Part1/Home/HomeInteractor.swift
import RIBs

final class HomeInteractor: Interactor {
    var router: HomeRouting?
    //  ^^^^^^ strong_router: HomeRouting
}

// --- Part2/Home/HomeRouting.swift
import RIBs

protocol HomeRouting: AnyObject {
    func open(_ path: String)
}

// --- Part2/Home/HomeInteractor.swift
import RIBs

final class HomeInteractor: Interactor {
    var router: HomeRouting?
}

// === 0.3 the nearest declaration by shared folders, weak

// --- Part1/Home/HomeRouting.swift
import RIBs

protocol HomeRouting: ViewableRouting {}

// --- Part1/Home/HomeInteractor.swift
import RIBs

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?
}

// --- Part2/Home/HomeRouting.swift
import RIBs

protocol HomeRouting: AnyObject {
    func open(_ path: String)
}

// --- Part2/Home/HomeInteractor.swift
import RIBs

final class HomeInteractor: Interactor {
    var router: HomeRouting?
}

// === 0.3 equally near declarations that agree

// --- App/Left/SearchRouting.swift
import RIBs

protocol SearchRouting: ViewableRouting {}

// --- App/Right/SearchRouting.swift
import RIBs

protocol SearchRouting: Routing {}

// --- App/Middle/SearchInteractor.swift
import RIBs

final class SearchInteractor: Interactor {
    var router: SearchRouting?
    //  ^^^^^^ strong_router: SearchInteractor
}

// === 0.3 equally near declarations that disagree

// --- App/Left/SearchRouting.swift
import RIBs

protocol SearchRouting: ViewableRouting {}

// --- App/Right/SearchRouting.swift
import RIBs

protocol SearchRouting: AnyObject {}

// --- App/Middle/SearchInteractor.swift
import RIBs

final class SearchInteractor: Interactor {
    var router: SearchRouting?
}

// === 0.3 a qualifier picks that module's folder

// --- Modules/Player/PlayerControls.swift
import RIBs

public protocol Controls: ViewableRouting {}

// --- Modules/Editor/EditorControls.swift
import RIBs

public protocol Controls: AnyObject {}

// --- Modules/Editor/EditorInteractor.swift
import Player
import RIBs

final class EditorInteractor: Interactor {
    var controls: Player.Controls?
    //  ^^^^^^^^ strong_router: EditorInteractor
}

// === 0.3 a qualifier picks the own module's folder

// --- Modules/Player/PlayerControls.swift
import RIBs

public protocol Controls: ViewableRouting {}

// --- Modules/Editor/EditorControls.swift
import RIBs

public protocol Controls: AnyObject {}

// --- Modules/Editor/EditorInteractor.swift
import Player
import RIBs

final class EditorInteractor: Interactor {
    var controls: Editor.Controls?
}

// === 0.3 an extension attaches to the nearest type

// --- Part1/HomeRouting.swift
import RIBs

final class HomeNavigator {}
extension HomeNavigator: HomeRouting {}
protocol HomeRouting: Routing {}

// --- Part1/HomeInteractor.swift
import RIBs

final class HomeInteractor: Interactor {
    private var navigator: HomeNavigator?
    //          ^^^^^^^^^ strong_router: HomeInteractor
}

// === 0.3 an extension in another copy does not attach

// --- Part1/HomeNavigator.swift
import RIBs

final class HomeNavigator {}

// --- Part2/HomeNavigator.swift
import RIBs

final class HomeNavigator {}
extension HomeNavigator: HomeRouting {}
protocol HomeRouting: Routing {}

// --- Part1/HomeInteractor.swift
import RIBs

final class HomeInteractor: Interactor {
    private var navigator: HomeNavigator?
}

// === 2.5 an unresolved type, and a router's init assigns it

import RIBs
import BadgeInterfaces

protocol BadgePresentable: Presentable {}
protocol BadgeInteractable: Interactable {}

final class BadgeInteractor: PresentableInteractor<BadgePresentable>, BadgeInteractable {
    var router: BadgeRouting?
    //  ^^^^^^ strong_router: BadgeInteractor
}

final class BadgeRouter: ViewableRouter<BadgeInteractable, ViewControllable> {
    override init(interactor: BadgeInteractable, viewController: ViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}

// === 2.5 an unresolved type, weak

import RIBs
import BadgeInterfaces

protocol BadgePresentable: Presentable {}
protocol BadgeInteractable: Interactable {}

final class BadgeInteractor: PresentableInteractor<BadgePresentable>, BadgeInteractable {
    weak var router: BadgeRouting?
}

final class BadgeRouter: ViewableRouter<BadgeInteractable, ViewControllable> {
    override init(interactor: BadgeInteractable, viewController: ViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}

// === 2.5 an unresolved type that nobody assigns

import RIBs
import BadgeInterfaces

protocol BadgePresentable: Presentable {}
protocol BadgeInteractable: Interactable {}

final class BadgeInteractor: PresentableInteractor<BadgePresentable>, BadgeInteractable {
    var router: BadgeRouting?
}

final class BadgeRouter: ViewableRouter<BadgeInteractable, ViewControllable> {
    override init(interactor: BadgeInteractable, viewController: ViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        didLoad()
    }
}

// === 2.5 an unresolved type under another name

import RIBs
import BadgeInterfaces

protocol BadgePresentable: Presentable {}
protocol BadgeInteractable: Interactable {}

final class BadgeInteractor: PresentableInteractor<BadgePresentable>, BadgeInteractable {
    var flow: BadgeRouting?
}

final class BadgeRouter: ViewableRouter<BadgeInteractable, ViewControllable> {
    override init(interactor: BadgeInteractable, viewController: ViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.flow = self
    }
}

// === 2.5 an unresolved type, the router names the class

import RIBs
import BadgeInterfaces

protocol BadgePresentable: Presentable {}
protocol BadgeInteractable: Interactable {}

final class BadgeInteractor: PresentableInteractor<BadgePresentable>, BadgeInteractable {
    var router: BadgeRouting?
    //  ^^^^^^ strong_router: BadgeInteractor
}

final class BadgeRouter: ViewableRouter<BadgeInteractor, ViewControllable> {
    override init(interactor: BadgeInteractor, viewController: ViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}

// === 2.5 an unresolved type, the router names the class, weak

import RIBs
import BadgeInterfaces

protocol BadgePresentable: Presentable {}
protocol BadgeInteractable: Interactable {}

final class BadgeInteractor: PresentableInteractor<BadgePresentable>, BadgeInteractable {
    weak var router: BadgeRouting?
}

final class BadgeRouter: ViewableRouter<BadgeInteractor, ViewControllable> {
    override init(interactor: BadgeInteractor, viewController: ViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}

// === 2.5 the assignment is for another interactor

import RIBs
import BadgeInterfaces

protocol BadgePresentable: Presentable {}
protocol BadgeInteractable: Interactable {}

final class BadgeInteractor: PresentableInteractor<BadgePresentable>, BadgeInteractable {
    var router: BadgeRouting?
}

final class BadgeRouter: ViewableRouter<OtherInteractor, ViewControllable> {
    override init(interactor: OtherInteractor, viewController: ViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}

final class OtherInteractor: Interactor {
    weak var router: Routing?
}

// === 2.5 an unresolved type, and a builder assigns it

import RIBs
import BadgeInterfaces

protocol BadgePresentable: Presentable {}
protocol BadgeInteractable: Interactable {}

final class BadgeInteractor: PresentableInteractor<BadgePresentable>, BadgeInteractable {
    var router: BadgeRouting?
    //  ^^^^^^ strong_router: BadgeInteractor
}

final class BadgeRouter: ViewableRouter<BadgeInteractable, ViewControllable> {
    override init(interactor: BadgeInteractable, viewController: ViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        didLoad()
    }
}

protocol BadgeDependency: Dependency {}

final class BadgeComponent: Component<BadgeDependency> {}

final class BadgeBuilder: Builder<BadgeDependency> {
    func build(view: BadgePresentable & ViewControllable) -> ViewableRouting {
        let component = BadgeComponent(dependency: dependency)
        let interactor = BadgeInteractor(presenter: view)
        let router = BadgeRouter(interactor: interactor, viewController: view)
        interactor.router = router
        _ = component
        return router
    }
}

// === 2.5 an unresolved type, and a builder assigns another member

import RIBs
import BadgeInterfaces

protocol BadgePresentable: Presentable {}
protocol BadgeInteractable: Interactable {}

final class BadgeInteractor: PresentableInteractor<BadgePresentable>, BadgeInteractable {
    var router: BadgeRouting?
    weak var badge: ViewableRouting?
}

final class BadgeRouter: ViewableRouter<BadgeInteractable, ViewControllable> {
    override init(interactor: BadgeInteractable, viewController: ViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        didLoad()
    }
}

protocol BadgeDependency: Dependency {}

final class BadgeComponent: Component<BadgeDependency> {}

final class BadgeBuilder: Builder<BadgeDependency> {
    func build(view: BadgePresentable & ViewControllable) -> ViewableRouting {
        let component = BadgeComponent(dependency: dependency)
        let interactor = BadgeInteractor(presenter: view)
        let router = BadgeRouter(interactor: interactor, viewController: view)
        interactor.badge = router
        _ = component
        return router
    }
}

// === 2.6 a kept closure captures a strong local

import RIBs

protocol StoryRouting: ViewableRouting {
    func routeToDetail()
    func detachDetail()
}

protocol StoryPresentable: Presentable {}

protocol StoryListener: AnyObject {}

protocol StoryInteractable: Interactable {
    var router: StoryRouting? { get set }
    var listener: StoryListener? { get set }
}

final class StoryInteractor: PresentableInteractor<StoryPresentable>, StoryInteractable {
    weak var router: StoryRouting?
    weak var listener: StoryListener?

    private var onClose: (() -> Void)?

    func open() {
        guard let router = router else { return }
        onClose = { router.detachDetail() }
        //          ^^^^^^ strong_router: StoryInteractor
        router.routeToDetail()
    }
}

// === 2.6 a kept closure captures the local weakly

import RIBs

protocol StoryRouting: ViewableRouting {
    func routeToDetail()
    func detachDetail()
}

protocol StoryPresentable: Presentable {}

protocol StoryListener: AnyObject {}

protocol StoryInteractable: Interactable {
    var router: StoryRouting? { get set }
    var listener: StoryListener? { get set }
}

final class StoryInteractor: PresentableInteractor<StoryPresentable>, StoryInteractable {
    weak var router: StoryRouting?
    weak var listener: StoryListener?

    private var onClose: (() -> Void)?

    func open() {
        guard let router = router else { return }
        onClose = { [weak router] in router?.detachDetail() }
        router.routeToDetail()
    }
}

// === 2.6 bound by if let outside the closure, used twice

import RIBs

protocol NovelRouting: ViewableRouting {
    func routeToDetail()
    func detachDetail()
}

protocol NovelPresentable: Presentable {}

protocol NovelListener: AnyObject {}

protocol NovelInteractable: Interactable {
    var router: NovelRouting? { get set }
    var listener: NovelListener? { get set }
}

final class NovelInteractor: PresentableInteractor<NovelPresentable>, NovelInteractable {
    weak var router: NovelRouting?
    weak var listener: NovelListener?

    private var onClose: (() -> Void)?

    func open() {
        if let router {
            self.onClose = {
                print("closing")
                router.detachDetail()
            //  ^^^^^^ strong_router
                router.routeToDetail()
            }
        }
    }
}

// === 2.6 bound inside the closure

import RIBs

protocol NovelRouting: ViewableRouting {
    func routeToDetail()
    func detachDetail()
}

protocol NovelPresentable: Presentable {}

protocol NovelListener: AnyObject {}

protocol NovelInteractable: Interactable {
    var router: NovelRouting? { get set }
    var listener: NovelListener? { get set }
}

final class NovelInteractor: PresentableInteractor<NovelPresentable>, NovelInteractable {
    weak var router: NovelRouting?
    weak var listener: NovelListener?

    private var onClose: (() -> Void)?

    func open() {
        self.onClose = { [weak self] in
            if let router = self?.router {
                print("closing")
                router.detachDetail()
                router.routeToDetail()
            }
        }
    }
}

// === 2.6 a strong local of another name

import RIBs

protocol EssayRouting: ViewableRouting {
    func routeToDetail()
    func detachDetail()
}

protocol EssayPresentable: Presentable {}

protocol EssayListener: AnyObject {}

protocol EssayInteractable: Interactable {
    var router: EssayRouting? { get set }
    var listener: EssayListener? { get set }
}

final class EssayInteractor: PresentableInteractor<EssayPresentable>, EssayInteractable {
    weak var router: EssayRouting?
    weak var listener: EssayListener?

    private var onClose: (() -> Void)?

    func open() {
        guard let strongRouter = self.router else { return }
        onClose = { strongRouter.detachDetail() }
        //          ^^^^^^^^^^^^ strong_router
    }
}

// === 2.6 a strong local that no closure captures

import RIBs

protocol EssayRouting: ViewableRouting {
    func routeToDetail()
    func detachDetail()
}

protocol EssayPresentable: Presentable {}

protocol EssayListener: AnyObject {}

protocol EssayInteractable: Interactable {
    var router: EssayRouting? { get set }
    var listener: EssayListener? { get set }
}

final class EssayInteractor: PresentableInteractor<EssayPresentable>, EssayInteractable {
    weak var router: EssayRouting?
    weak var listener: EssayListener?

    private var onClose: (() -> Void)?

    func open() {
        guard let strongRouter = self.router else { return }
        onClose = nil
        strongRouter.routeToDetail()
    }
}

// === 2.6 the capture list holds the router

import RIBs

protocol DramaRouting: ViewableRouting {
    func routeToDetail()
    func detachDetail()
}

protocol DramaPresentable: Presentable {}

protocol DramaListener: AnyObject {}

protocol DramaInteractable: Interactable {
    var router: DramaRouting? { get set }
    var listener: DramaListener? { get set }
}

final class DramaInteractor: PresentableInteractor<DramaPresentable>, DramaInteractable {
    weak var router: DramaRouting?
    weak var listener: DramaListener?

    private var onClose: (() -> Void)?

    func open() {
        onClose = { [router] in router?.detachDetail() }
        //           ^^^^^^ strong_router: DramaInteractor
    }
}

// === 2.6 the capture list holds the router weakly

import RIBs

protocol DramaRouting: ViewableRouting {
    func routeToDetail()
    func detachDetail()
}

protocol DramaPresentable: Presentable {}

protocol DramaListener: AnyObject {}

protocol DramaInteractable: Interactable {
    var router: DramaRouting? { get set }
    var listener: DramaListener? { get set }
}

final class DramaInteractor: PresentableInteractor<DramaPresentable>, DramaInteractable {
    weak var router: DramaRouting?
    weak var listener: DramaListener?

    private var onClose: (() -> Void)?

    func open() {
        onClose = { [weak router] in router?.detachDetail() }
    }
}

// === 2.6 the capture list renames the router

import RIBs

protocol OperaRouting: ViewableRouting {
    func routeToDetail()
    func detachDetail()
}

protocol OperaPresentable: Presentable {}

protocol OperaListener: AnyObject {}

protocol OperaInteractable: Interactable {
    var router: OperaRouting? { get set }
    var listener: OperaListener? { get set }
}

final class OperaInteractor: PresentableInteractor<OperaPresentable>, OperaInteractable {
    weak var router: OperaRouting?
    weak var listener: OperaListener?

    private var onClose: (() -> Void)?

    func open() {
        onClose = { [flow = router] in flow?.detachDetail() }
        //                  ^^^^^^ strong_router
    }
}

// === 2.6 the capture list renames the router, weak

import RIBs

protocol OperaRouting: ViewableRouting {
    func routeToDetail()
    func detachDetail()
}

protocol OperaPresentable: Presentable {}

protocol OperaListener: AnyObject {}

protocol OperaInteractable: Interactable {
    var router: OperaRouting? { get set }
    var listener: OperaListener? { get set }
}

final class OperaInteractor: PresentableInteractor<OperaPresentable>, OperaInteractable {
    weak var router: OperaRouting?
    weak var listener: OperaListener?

    private var onClose: (() -> Void)?

    func open() {
        onClose = { [weak flow = router] in flow?.detachDetail() }
    }
}

// === 2.6 a method reference keeps the router

import RIBs

protocol VerseRouting: ViewableRouting {
    func routeToDetail()
    func detachDetail()
}

protocol VersePresentable: Presentable {}

protocol VerseListener: AnyObject {}

protocol VerseInteractable: Interactable {
    var router: VerseRouting? { get set }
    var listener: VerseListener? { get set }
}

final class VerseInteractor: PresentableInteractor<VersePresentable>, VerseInteractable {
    weak var router: VerseRouting?
    weak var listener: VerseListener?

    private var onClose: (() -> Void)?

    func open() {
        onClose = router?.detachDetail
        //        ^^^^^^ strong_router: VerseInteractor
    }
}

// === 2.6 a closure in place of the method reference

import RIBs

protocol VerseRouting: ViewableRouting {
    func routeToDetail()
    func detachDetail()
}

protocol VersePresentable: Presentable {}

protocol VerseListener: AnyObject {}

protocol VerseInteractable: Interactable {
    var router: VerseRouting? { get set }
    var listener: VerseListener? { get set }
}

final class VerseInteractor: PresentableInteractor<VersePresentable>, VerseInteractable {
    weak var router: VerseRouting?
    weak var listener: VerseListener?

    private var onClose: (() -> Void)?

    func open() {
        onClose = { [weak self] in self?.router?.detachDetail() }
    }
}

// === 2.6 a method reference of a strong local

import RIBs

protocol ProseRouting: ViewableRouting {
    func routeToDetail()
    func detachDetail()
}

protocol ProsePresentable: Presentable {}

protocol ProseListener: AnyObject {}

protocol ProseInteractable: Interactable {
    var router: ProseRouting? { get set }
    var listener: ProseListener? { get set }
}

final class ProseInteractor: PresentableInteractor<ProsePresentable>, ProseInteractable {
    weak var router: ProseRouting?
    weak var listener: ProseListener?

    private var onClose: (() -> Void)?

    func open() {
        guard let router else { return }
        onClose = router.detachDetail
        //        ^^^^^^ strong_router
    }
}

// === 2.6 the method is called at once

import RIBs

protocol ProseRouting: ViewableRouting {
    func routeToDetail()
    func detachDetail()
}

protocol ProsePresentable: Presentable {}

protocol ProseListener: AnyObject {}

protocol ProseInteractable: Interactable {
    var router: ProseRouting? { get set }
    var listener: ProseListener? { get set }
}

final class ProseInteractor: PresentableInteractor<ProsePresentable>, ProseInteractable {
    weak var router: ProseRouting?
    weak var listener: ProseListener?

    private var onClose: (() -> Void)?

    func open() {
        guard let router else { return }
        onClose = nil
        router.detachDetail()
    }
}

// === 2.6 an array of closures

import RIBs

protocol ComicRouting: ViewableRouting {
    func routeToDetail()
    func detachDetail()
}

protocol ComicPresentable: Presentable {}

protocol ComicListener: AnyObject {}

protocol ComicInteractable: Interactable {
    var router: ComicRouting? { get set }
    var listener: ComicListener? { get set }
}

final class ComicInteractor: PresentableInteractor<ComicPresentable>, ComicInteractable {
    weak var router: ComicRouting?
    weak var listener: ComicListener?

    private var pending: [() -> Void] = []

    func open() {
        guard let router = router else { return }
        pending.append { router.detachDetail() }
        //               ^^^^^^ strong_router
    }
}

// === 2.6 an array of closures that capture weakly

import RIBs

protocol ComicRouting: ViewableRouting {
    func routeToDetail()
    func detachDetail()
}

protocol ComicPresentable: Presentable {}

protocol ComicListener: AnyObject {}

protocol ComicInteractable: Interactable {
    var router: ComicRouting? { get set }
    var listener: ComicListener? { get set }
}

final class ComicInteractor: PresentableInteractor<ComicPresentable>, ComicInteractable {
    weak var router: ComicRouting?
    weak var listener: ComicListener?

    private var pending: [() -> Void] = []

    func open() {
        guard let router = router else { return }
        pending.append { [weak router] in router?.detachDetail() }
    }
}

// === 2.6 an array of closures emptied in deinit

import RIBs

protocol StripRouting: ViewableRouting {
    func routeToDetail()
    func detachDetail()
}

protocol StripPresentable: Presentable {}

protocol StripListener: AnyObject {}

protocol StripInteractable: Interactable {
    var router: StripRouting? { get set }
    var listener: StripListener? { get set }
}

final class StripInteractor: PresentableInteractor<StripPresentable>, StripInteractable {
    weak var router: StripRouting?
    weak var listener: StripListener?

    private var pending: [() -> Void] = []

    func open() {
        guard let router = router else { return }
        pending.append { router.detachDetail() }
        //               ^^^^^^ strong_router
    }

    deinit {
        pending.removeAll()
    }
}

// === 2.6 an array of closures emptied at deactivation

import RIBs

protocol StripRouting: ViewableRouting {
    func routeToDetail()
    func detachDetail()
}

protocol StripPresentable: Presentable {}

protocol StripListener: AnyObject {}

protocol StripInteractable: Interactable {
    var router: StripRouting? { get set }
    var listener: StripListener? { get set }
}

final class StripInteractor: PresentableInteractor<StripPresentable>, StripInteractable {
    weak var router: StripRouting?
    weak var listener: StripListener?

    private var pending: [() -> Void] = []

    func open() {
        guard let router = router else { return }
        pending.append { router.detachDetail() }
    }

    override func willResignActive() {
        super.willResignActive()
        pending.removeAll()
    }
}

// === 2.6 a task that is kept

import RIBs

protocol ChartRouting: ViewableRouting {
    func routeToDetail()
    func detachDetail()
}

protocol ChartPresentable: Presentable {}

protocol ChartListener: AnyObject {}

protocol ChartInteractable: Interactable {
    var router: ChartRouting? { get set }
    var listener: ChartListener? { get set }
}

final class ChartInteractor: PresentableInteractor<ChartPresentable>, ChartInteractable {
    weak var router: ChartRouting?
    weak var listener: ChartListener?

    private var task: Task<Void, Never>?

    func open() {
        guard let router = router else { return }
        task = Task { @MainActor in
            router.detachDetail()
        //  ^^^^^^ strong_router
        }
    }
}

// === 2.6 a kept task that deactivation cancels

import RIBs

protocol ChartRouting: ViewableRouting {
    func routeToDetail()
    func detachDetail()
}

protocol ChartPresentable: Presentable {}

protocol ChartListener: AnyObject {}

protocol ChartInteractable: Interactable {
    var router: ChartRouting? { get set }
    var listener: ChartListener? { get set }
}

final class ChartInteractor: PresentableInteractor<ChartPresentable>, ChartInteractable {
    weak var router: ChartRouting?
    weak var listener: ChartListener?

    private var task: Task<Void, Never>?

    func open() {
        guard let router = router else { return }
        task = Task { @MainActor in
            router.detachDetail()
        }
    }

    override func willResignActive() {
        super.willResignActive()
        task?.cancel()
        task = nil
    }
}

// === 2.6 a bag that deactivation does not empty

import RIBs
import RxSwift

protocol TickStream: AnyObject {
    var ticks: Observable<Int> { get }
}

protocol GraphRouting: ViewableRouting {
    func routeToDetail()
    func detachDetail()
}

protocol GraphPresentable: Presentable {}

protocol GraphListener: AnyObject {}

protocol GraphInteractable: Interactable {
    var router: GraphRouting? { get set }
    var listener: GraphListener? { get set }
}

final class GraphInteractor: PresentableInteractor<GraphPresentable>, GraphInteractable {
    weak var router: GraphRouting?
    weak var listener: GraphListener?
    private let stream: TickStream

    init(presenter: GraphPresentable, stream: TickStream) {
        self.stream = stream
        super.init(presenter: presenter)
    }

    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: GraphInteractor

    func open() {
        guard let router = router else { return }
        stream.ticks
            .subscribe(onNext: { _ in router.detachDetail() })
        //   ~~~~~~~~~
            //                        ^^^^^^ strong_router: GraphRouting
            .disposed(by: bag)
    }
}

// === 2.6 a subscription that ends at deactivation may hold the router

import RIBs
import RxSwift

protocol TickStream: AnyObject {
    var ticks: Observable<Int> { get }
}

protocol GraphRouting: ViewableRouting {
    func routeToDetail()
    func detachDetail()
}

protocol GraphPresentable: Presentable {}

protocol GraphListener: AnyObject {}

protocol GraphInteractable: Interactable {
    var router: GraphRouting? { get set }
    var listener: GraphListener? { get set }
}

final class GraphInteractor: PresentableInteractor<GraphPresentable>, GraphInteractable {
    weak var router: GraphRouting?
    weak var listener: GraphListener?
    private let stream: TickStream

    init(presenter: GraphPresentable, stream: TickStream) {
        self.stream = stream
        super.init(presenter: presenter)
    }

    func open() {
        guard let router = router else { return }
        stream.ticks
            .subscribe(onNext: { _ in router.detachDetail() })
            .disposeOnDeactivate(interactor: self)
    }
}

// === 2.6 a bag nothing renews

import RIBs
import RxSwift

protocol TickStream: AnyObject {
    var ticks: Observable<Int> { get }
}

protocol PlotRouting: ViewableRouting {
    func routeToDetail()
    func detachDetail()
}

protocol PlotPresentable: Presentable {}

protocol PlotListener: AnyObject {}

protocol PlotInteractable: Interactable {
    var router: PlotRouting? { get set }
    var listener: PlotListener? { get set }
}

final class PlotInteractor: PresentableInteractor<PlotPresentable>, PlotInteractable {
    weak var router: PlotRouting?
    weak var listener: PlotListener?
    private let stream: TickStream

    init(presenter: PlotPresentable, stream: TickStream) {
        self.stream = stream
        super.init(presenter: presenter)
    }

    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag

    func open() {
        guard let router = router else { return }
        stream.ticks
            .subscribe(onNext: { _ in router.detachDetail() })
        //   ~~~~~~~~~
            //                        ^^^^^^ strong_router
            .disposed(by: bag)
    }
}

// === 2.6 a bag that deactivation renews

import RIBs
import RxSwift

protocol TickStream: AnyObject {
    var ticks: Observable<Int> { get }
}

protocol PlotRouting: ViewableRouting {
    func routeToDetail()
    func detachDetail()
}

protocol PlotPresentable: Presentable {}

protocol PlotListener: AnyObject {}

protocol PlotInteractable: Interactable {
    var router: PlotRouting? { get set }
    var listener: PlotListener? { get set }
}

final class PlotInteractor: PresentableInteractor<PlotPresentable>, PlotInteractable {
    weak var router: PlotRouting?
    weak var listener: PlotListener?
    private let stream: TickStream

    init(presenter: PlotPresentable, stream: TickStream) {
        self.stream = stream
        super.init(presenter: presenter)
    }

    private var bag = DisposeBag()

    func open() {
        guard let router = router else { return }
        stream.ticks
            .subscribe(onNext: { _ in router.detachDetail() })
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = DisposeBag()
    }
}

// === 2.6 a closure that nobody keeps

import Foundation
import RIBs

protocol DiagramRouting: ViewableRouting {
    func routeToDetail()
    func detachDetail()
}

protocol DiagramPresentable: Presentable {}

protocol DiagramListener: AnyObject {}

protocol DiagramInteractable: Interactable {
    var router: DiagramRouting? { get set }
    var listener: DiagramListener? { get set }
}

final class DiagramInteractor: PresentableInteractor<DiagramPresentable>, DiagramInteractable {
    weak var router: DiagramRouting?
    weak var listener: DiagramListener?

    func open() {
        guard let router = router else { return }
        let close = { router.detachDetail() }
        close()
        DispatchQueue.main.async { router.routeToDetail() }
        ["a", "b"].forEach { _ in router.routeToDetail() }
    }
}

// === 2.6 a closure handed to the presenter is not kept by the interactor

import RIBs

protocol LegendRouting: ViewableRouting {
    func routeToDetail()
    func detachDetail()
}

protocol LegendPresentable: Presentable {
    func confirm(_ done: @escaping () -> Void)
}

protocol LegendListener: AnyObject {}

protocol LegendInteractable: Interactable {
    var router: LegendRouting? { get set }
    var listener: LegendListener? { get set }
}

final class LegendInteractor: PresentableInteractor<LegendPresentable>, LegendInteractable {
    weak var router: LegendRouting?
    weak var listener: LegendListener?

    func open() {
        guard let router = router else { return }
        presenter.confirm { router.detachDetail() }
    }
}

// === 2.6 a kept closure that captures only self

import RIBs

protocol AtlasRouting: ViewableRouting {
    func routeToDetail()
    func detachDetail()
}

protocol AtlasPresentable: Presentable {}

protocol AtlasListener: AnyObject {}

protocol AtlasInteractable: Interactable {
    var router: AtlasRouting? { get set }
    var listener: AtlasListener? { get set }
}

final class AtlasInteractor: PresentableInteractor<AtlasPresentable>, AtlasInteractable {
    weak var router: AtlasRouting?
    weak var listener: AtlasListener?

    private var onClose: (() -> Void)?

    func open() {
        onClose = { [unowned self] in self.router?.detachDetail() }
    }
}

// === 2.6 a kept closure that deactivation clears

import RIBs

protocol GlobeRouting: ViewableRouting {
    func routeToDetail()
    func detachDetail()
}

protocol GlobePresentable: Presentable {}

protocol GlobeListener: AnyObject {}

protocol GlobeInteractable: Interactable {
    var router: GlobeRouting? { get set }
    var listener: GlobeListener? { get set }
}

final class GlobeInteractor: PresentableInteractor<GlobePresentable>, GlobeInteractable {
    weak var router: GlobeRouting?
    weak var listener: GlobeListener?

    private var onClose: (() -> Void)?

    func open() {
        guard let router = router else { return }
        onClose = { router.detachDetail() }
    }

    override func willResignActive() {
        super.willResignActive()
        onClose = nil
    }
}

// === 2.6 a value read from the router is not the router

import RIBs

protocol OrbitRouting: ViewableRouting {
    func routeToDetail()
    func detachDetail()
}

protocol OrbitPresentable: Presentable {}

protocol OrbitListener: AnyObject {}

protocol OrbitInteractable: Interactable {
    var router: OrbitRouting? { get set }
    var listener: OrbitListener? { get set }
}

final class OrbitInteractor: PresentableInteractor<OrbitPresentable>, OrbitInteractable {
    weak var router: OrbitRouting?
    weak var listener: OrbitListener?

    private var onClose: (() -> Void)?

    func open() {
        guard let count = router?.children.count else { return }
        onClose = { print(count) }
    }
}

// === E a multi-line inheritance list with comments

import RIBs

protocol OrderRouting: ViewableRouting {}
protocol OrderPresentable: Presentable {}
protocol OrderInteractable: Interactable {}

final class OrderInteractor
    : PresentableInteractor<OrderPresentable> // the base
    , OrderInteractable /* seen by the router */
{
    /// the router
    public
    private(set)
    var router
    //  ^^^^^^ strong_router: OrderInteractor
        : OrderRouting?
}

// === E a multi-line inheritance list with comments, weak

import RIBs

protocol OrderRouting: ViewableRouting {}
protocol OrderPresentable: Presentable {}
protocol OrderInteractable: Interactable {}

final class OrderInteractor
    : PresentableInteractor<OrderPresentable> // the base
    , OrderInteractable /* seen by the router */
{
    /// the router
    public
    private(set)
    weak
    var router
        : OrderRouting?
}

// === B2.2 commented code and strings

import RIBs

protocol RecipeRouting: ViewableRouting {}

final class RecipeInteractor: Interactor {
    // var router: RecipeRouting?
    /* var router: RecipeRouting? /* nested */ */
    weak var router: RecipeRouting?
    private let text = """
        var router: RecipeRouting?
        """
}

// === E two RIBs in one file

import RIBs

protocol HeaderRouting: Routing {}
protocol FooterRouting: Routing {}

final class HeaderInteractor: Interactor {
    weak var router: HeaderRouting?
}

final class FooterInteractor: Interactor {
    var router: FooterRouting?
    //  ^^^^^^ strong_router: FooterInteractor
}

// === E two RIBs in one file, both weak

import RIBs

protocol HeaderRouting: Routing {}
protocol FooterRouting: Routing {}

final class HeaderInteractor: Interactor {
    weak var router: HeaderRouting?
}

final class FooterInteractor: Interactor {
    weak var router: FooterRouting?
}

// === E an interface module declares the routing

// --- Feature/SettingsInterfaces/Sources/SettingsRouting.swift
import RIBs

public protocol SettingsRouting: ViewableRouting {}

// --- Feature/SettingsImp/Sources/SettingsInteractor.swift
import RIBs
import SettingsInterfaces

final class SettingsInteractor: Interactor {
    var router: SettingsRouting?
    //  ^^^^^^ strong_router: SettingsRouting
}

// === E an interface module declares the routing, weak

// --- Feature/SettingsInterfaces/Sources/SettingsRouting.swift
import RIBs

public protocol SettingsRouting: ViewableRouting {}

// --- Feature/SettingsImp/Sources/SettingsInteractor.swift
import RIBs
import SettingsInterfaces

final class SettingsInteractor: Interactor {
    weak var router: SettingsRouting?
}

// === E inside #if

import RIBs

protocol DebugRouting: Routing {}

final class DebugInteractor: Interactor {
    #if os(iOS)
    var router: DebugRouting?
    //  ^^^^^^ strong_router
    #endif
}

// === E inside #if, weak

import RIBs

protocol DebugRouting: Routing {}

final class DebugInteractor: Interactor {
    #if os(iOS)
    weak var router: DebugRouting?
    #endif
}

// === 2.4 a protocol that refines Routing through another

import RIBs

protocol FlowRouting: Routing {}
protocol SheetRouting: FlowRouting, CustomStringConvertible {}

final class SheetInteractor: Interactor {
    var router: SheetRouting?
    //  ^^^^^^ strong_router: SheetRouting
}

// === 2.4 a protocol that refines no Routing

import RIBs

protocol FlowRouting: AnyObject {}
protocol SheetRouting: FlowRouting, CustomStringConvertible {}

final class SheetInteractor: Interactor {
    var router: SheetRouting?
}

// === 2.4 a conformance to Routing by a protocol composition alias

import RIBs

protocol Printable: AnyObject {}
typealias PrintFlow = Printable & ViewableRouting
protocol PrintRouting: PrintFlow {}

final class PrintInteractor: Interactor {
    var router: PrintRouting?
    //  ^^^^^^ strong_router: PrintInteractor
}

// === 2.4 a composition alias without Routing

import RIBs

protocol Printable: AnyObject {}
typealias PrintFlow = Printable & CustomStringConvertible
protocol PrintRouting: PrintFlow {}

final class PrintInteractor: Interactor {
    var router: PrintRouting?
}

// === 2.3 the literal of an array type

import RIBs

protocol HarborRouting: Routing {}

final class HarborInteractor: Interactor {
    weak var router: HarborRouting?
    private var piers = [HarborRouting]()
    //          ^^^^^ strong_router: HarborRouting
    private var docks = Array<HarborRouting>()
    //          ^^^^^ strong_router
    private var berths = [String: HarborRouting]()
    //          ^^^^^^ strong_router
}

// === 2.3 the literal of an array type without routers

import RIBs

protocol HarborRouting: Routing {}

final class HarborInteractor: Interactor {
    weak var router: HarborRouting?
    private var piers = [String]()
    private var docks = Array<Int>()
    private var berths = [String: Double]()
}

// === 2.3 a generic box of the project

import RIBs

struct Box<Value> {
    var value: Value
}

protocol CrateRouting: Routing {}

final class CrateInteractor: Interactor {
    weak var router: CrateRouting?
    private var box: Box<CrateRouting>?
    //          ^^^ strong_router: CrateRouting
    private var other: Box<String>?
}

// === 2.3 a generic box of the project that is weak

import RIBs

struct Box<Value: AnyObject> {
    weak var value: Value?
}

protocol CrateRouting: Routing {}

final class CrateInteractor: Interactor {
    weak var router: CrateRouting?
    private var box: Box<CrateRouting>?
}

// === 2.2 a wrapper of the project that stores weakly

import RIBs

@propertyWrapper
struct Unretained<Value: AnyObject> {
    weak var wrappedValue: Value?
}

protocol SailRouting: Routing {}

final class SailInteractor: Interactor {
    @Unretained var router: SailRouting?
}

// === 2.2 a wrapper of the project that stores strongly

import RIBs

@propertyWrapper
struct Retained<Value: AnyObject> {
    var wrappedValue: Value?
}

protocol SailRouting: Routing {}

final class SailInteractor: Interactor {
    @Retained var router: SailRouting?
    //            ^^^^^^ strong_router: SailRouting
}

// === 2.6 the closure comes from a local, or through a function that keeps it

import RIBs

protocol KiteRouting: Routing {
    func detachLine()
}

final class KiteInteractor: Interactor {
    weak var router: KiteRouting?
    private var onEnd: (() -> Void)?
    private var handlers: [String: () -> Void] = [:]

    func start() {
        guard let router else { return }
        let end = { router.detachLine() }
        //          ^^^^^^ strong_router: onEnd
        onEnd = end
    }

    func register() {
        guard let router else { return }
        keep { router.detachLine() }
        //     ^^^^^^ strong_router: onEnd
        handlers["line"] = { router.detachLine() }
        //                   ^^^^^^ strong_router: handlers
    }

    private func keep(_ handler: @escaping () -> Void) {
        onEnd = handler
    }
}

// === 2.6 the closure goes to a function that only runs it

import RIBs

protocol KiteRouting: Routing {
    func detachLine()
}

final class KiteInteractor: Interactor {
    weak var router: KiteRouting?
    private var onEnd: (() -> Void)?

    func start() {
        guard let router else { return }
        let end = { router.detachLine() }
        end()
    }

    func register() {
        guard let router else { return }
        keep { router.detachLine() }
    }

    private func keep(_ handler: @escaping () -> Void) {
        handler()
    }
}

// === 2.6 an inner weak capture needs the outer strong one

import RIBs

protocol TideRouting: Routing {
    func detachBuoy()
}

final class TideInteractor: Interactor {
    weak var router: TideRouting?
    private var onTurn: (() -> Void)?

    func watch(_ run: @escaping (@escaping () -> Void) -> Void) {
        guard let router else { return }
        onTurn = {
            run { [weak router] in router?.detachBuoy() }
            //          ^^^^^^ strong_router: TideRouting
        }
    }
}

// === 2.6 both captures are weak

import RIBs

protocol TideRouting: Routing {
    func detachBuoy()
}

final class TideInteractor: Interactor {
    weak var router: TideRouting?
    private var onTurn: (() -> Void)?

    func watch(_ run: @escaping (@escaping () -> Void) -> Void) {
        guard let router else { return }
        onTurn = { [weak router] in
            run { [weak router] in router?.detachBuoy() }
        }
    }
}

// === 2.6 a parameter, and a lazy closure with a capture list

import RIBs

protocol DuneRouting: Routing {
    func detachCamel()
}

final class DuneInteractor: Interactor {
    weak var router: DuneRouting?
    private var onEnd: (() -> Void)?
    private lazy var onRest: () -> Void = { [router] in router?.detachCamel() }
    //                                       ^^^^^^ strong_router: onRest

    func ride(with camel: DuneRouting) {
        onEnd = { camel.detachCamel() }
        //        ^^^^^ strong_router: onEnd
    }
}

// === 2.6 a lazy closure that captures weakly, a task that nobody keeps

import RIBs

protocol DuneRouting: Routing {
    func detachCamel()
}

final class DuneInteractor: Interactor {
    weak var router: DuneRouting?
    private lazy var onRest: () -> Void = { [weak router] in router?.detachCamel() }

    func ride() {
        guard let router else { return }
        Task { @MainActor in router.detachCamel() }
    }
}

// === 2.6 an unresolved routing, bound by who assigns it

import RIBs
import GeyserInterfaces

protocol GeyserInteractable: Interactable {}

final class GeyserInteractor: Interactor, GeyserInteractable {
    weak var router: GeyserRouting?
    private var onEnd: (() -> Void)?

    func erupt() {
        guard let router else { return }
        onEnd = { router.detachSteam() }
        //        ^^^^^^ strong_router: GeyserRouting
    }
}

final class GeyserRouter: Router<GeyserInteractable> {
    override init(interactor: GeyserInteractable) {
        super.init(interactor: interactor)
        interactor.router = self
    }
}

// === 2.5 the interactor's own protocol is unresolved too

import RIBs
import GeyserInterfaces

final class GeyserInteractor: Interactor, GeyserInteractable {
    var router: GeyserRouting?
    //  ^^^^^^ strong_router: GeyserRouting
}

final class GeyserRouter: Router<GeyserInteractable> {
    override init(interactor: GeyserInteractable) {
        super.init(interactor: interactor)
        interactor.router = self
        //         ~~~~~~
    }
}

// === 2.4 a protocol that does not refine Routing, but that only a router conforms to and a router assigns

import RIBs

protocol PantryInteractable: Interactable {
    var router: PantryRouting? { get set }
}

protocol PantryRouting: AnyObject {
    func openShelf()
}

final class PantryRouter: Router<PantryInteractable>, PantryRouting {
    override init(interactor: PantryInteractable) {
        super.init(interactor: interactor)
        interactor.router = self
    }

    func openShelf() {}
}

final class PantryRoutingMock: PantryRouting {
    func openShelf() {}
}

final class PantryInteractor: Interactor, PantryInteractable {
    var router: PantryRouting?
    //  ^^^^^^ strong_router
}

// === 2.4 the same with weak

import RIBs

protocol LarderInteractable: Interactable {
    var router: LarderRouting? { get set }
}

protocol LarderRouting: AnyObject {}

final class LarderRouter: Router<LarderInteractable>, LarderRouting {
    override init(interactor: LarderInteractable) {
        super.init(interactor: interactor)
        interactor.router = self
    }
}

final class LarderInteractor: Interactor, LarderInteractable {
    weak var router: LarderRouting?
}

// === 2.4 what others conform to as well is no router, whatever it is called

import RIBs

protocol CellarInteractable: Interactable {
    var router: CellarNavigating? { get set }
}

protocol CellarNavigating: AnyObject {}

final class CellarRouter: Router<CellarInteractable>, CellarNavigating {
    override init(interactor: CellarInteractable) {
        super.init(interactor: interactor)
        interactor.router = self
    }
}

final class CellarCoordinator: CellarNavigating {}

final class CellarInteractor: Interactor, CellarInteractable {
    var router: CellarNavigating?
}
