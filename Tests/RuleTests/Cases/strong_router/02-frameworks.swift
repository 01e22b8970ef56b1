// === ModernRIBs
// clean: ..., weak

import ModernRIBs
import Combine

// use: routing Basket, interactor-protocols Basket

final class BasketInteractor: PresentableInteractor<BasketPresentable>, BasketInteractable {
//- var router: BasketRouting?
    //  ^^^^^^ strong_router: BasketRouting
//+ weak var router: BasketRouting?
    weak var listener: BasketListener?
}

// === E CombineRIBs
// clean: ..., weak

import Combine
import CombineRIBs

// use: routing Lobby, interactor-protocols Lobby

final class LobbyInteractor: PresentableInteractor<LobbyPresentable>, LobbyInteractable {
//- var router: LobbyRouting?
    //  ^^^^^^ strong_router: LobbyRouting
//+ weak var router: LobbyRouting?
    weak var listener: LobbyListener?
}

// === E RIBs_SwiftUI
// clean: ..., weak

import RIBs_SwiftUI

// use: routing Voucher, interactor-protocols Voucher

final class VoucherInteractor: PresentableInteractor<VoucherPresentable>, VoucherInteractable {
//- var router: VoucherRouting?
    //  ^^^^^^ strong_router: VoucherRouting
//+ weak var router: VoucherRouting?
    weak var listener: VoucherListener?
}

// === E napkin
// clean: ..., weak

import napkin

// use: routing Token, interactor-protocols Token

final class TokenInteractor: PresentableInteractor<TokenPresentable>, TokenInteractable {
//- var router: TokenRouting?
    //  ^^^^^^ strong_router: TokenRouting
//+ weak var router: TokenRouting?
    weak var listener: TokenListener?
}

// === E Nodes
// clean: ..., weak

import Nodes

// use: routing Badge, interactor-protocols Badge

final class BadgeInteractor: PresentableInteractor<BadgePresentable>, BadgeInteractable {
//- var router: BadgeRouting?
    //  ^^^^^^ strong_router: BadgeRouting
//+ weak var router: BadgeRouting?
    weak var listener: BadgeListener?
}

// === E a router qualified by ModernRIBs
// clean: ..., weak

import ModernRIBs

// use: routing Blog, interactor-protocols Blog

final class BlogInteractor: PresentableInteractor<BlogPresentable>, BlogInteractable {
//- var router: ModernRIBs.Router<BlogInteractable>?
    //  ^^^^^^ strong_router: BlogInteractor
//+ weak var router: ModernRIBs.Router<BlogInteractable>?
    weak var listener: BlogListener?
}

// === E a router qualified by RIBs
// clean: ..., weak
// use: ribs, routing Wiki, interactor-protocols Wiki

final class WikiInteractor: PresentableInteractor<WikiPresentable>, WikiInteractable {
//- var router: RIBs.Router<WikiInteractable>?
    //  ^^^^^^ strong_router: WikiInteractor
//+ weak var router: RIBs.Router<WikiInteractable>?
    weak var listener: WikiListener?
}
