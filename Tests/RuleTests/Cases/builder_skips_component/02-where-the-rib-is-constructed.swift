// === a helper constructs the router
// clean: ..., build makes the component
// use: ribs-uikit, dependency Loan, component Loan, viewable-rib Loan

final class LoanBuilder: Builder<LoanDependency>, LoanBuildable {
//          ^^^^^^^^^^^ builder_skips_component: LoanBuilder
    func build(withListener listener: LoanListener) -> ViewableRouting {
//-     makeRouter(listener)
//+     _ = LoanComponent(dependency: dependency)
//+     return makeRouter(listener)
    }

    private func makeRouter(_ listener: LoanListener) -> ViewableRouting {
        let viewController = LoanViewController()
        let interactor = LoanInteractor(presenter: viewController)
        interactor.listener = listener
        return LoanRouter(interactor: interactor, viewController: viewController)
    }
}

// === .init with an annotated type constructs
// clean: .init with an annotated type makes the component
// use: ribs-uikit, dependency Claim, component Claim, viewable-rib Claim

final class ClaimBuilder: Builder<ClaimDependency>, ClaimBuildable {
//          ^^^^^^^^^^^^ builder_skips_component: ClaimBuilder
    func build(withListener listener: ClaimListener) -> ViewableRouting {
//+     let component: ClaimComponent = .init(dependency: dependency)
//+     _ = component
        let viewController = ClaimViewController()
//-     let interactor: ClaimInteractor = .init(presenter: viewController)
//+     let interactor = ClaimInteractor(presenter: viewController)
        interactor.listener = listener
//-     let router: ClaimRouter = .init(interactor: interactor, viewController: viewController)
//-     return router
//+     return ClaimRouter(interactor: interactor, viewController: viewController)
    }
}

// === two bodies without a component are one finding
// clean: two bodies, both with the component
// use: ribs-uikit, dependency Trip, component Trip, viewable-rib Trip

final class TripBuilder: Builder<TripDependency>, TripBuildable {
//          ^^^^^^^^^^^ builder_skips_component: TripBuilder
    func build(withListener listener: TripListener) -> ViewableRouting {
//+     let component = TripComponent(dependency: dependency)
//+     _ = component
        let viewController = TripViewController()
        let interactor = TripInteractor(presenter: viewController)
        interactor.listener = listener
        return TripRouter(interactor: interactor, viewController: viewController)
    }

    func buildDemo(for listener: TripListener) -> ViewableRouting {
//+     let component = TripComponent(dependency: dependency)
//+     _ = component
        let viewController = TripViewController()
        let interactor = TripInteractor(presenter: viewController)
        interactor.listener = listener
        return TripRouter(interactor: interactor, viewController: viewController)
    }
}

// === one of two bodies makes the component
// use: ribs-uikit, dependency Tour, component Tour, viewable-rib Tour

final class TourBuilder: Builder<TourDependency>, TourBuildable {
    func build(withListener listener: TourListener) -> ViewableRouting {
        let component = TourComponent(dependency: dependency)
        _ = component
        let viewController = TourViewController()
        let interactor = TourInteractor(presenter: viewController)
        interactor.listener = listener
        return TourRouter(interactor: interactor, viewController: viewController)
    }

    func buildDemo(for listener: TourListener) -> ViewableRouting {
        let viewController = TourViewController()
        let interactor = TourInteractor(presenter: viewController)
        interactor.listener = listener
        return TourRouter(interactor: interactor, viewController: viewController)
    }
}

// === constructed in a branch
// clean: the component is made in a branch
// use: ribs-uikit, dependency Ticket, component Ticket, viewable-rib Ticket

final class TicketBuilder: Builder<TicketDependency>, TicketBuildable {
//          ^^^^^^^^^^^^^ builder_skips_component
    func build(withListener listener: TicketListener) -> ViewableRouting {
        let viewController = TicketViewController()
        let interactor = TicketInteractor(presenter: viewController)
        if interactor.isActive {
//-         return TicketRouter(interactor: interactor, viewController: viewController)
//-     } else {
//-         return TicketRouter(interactor: interactor, viewController: viewController)
//+         _ = TicketComponent(dependency: dependency)
        }
//+     return TicketRouter(interactor: interactor, viewController: viewController)
    }
}

// === E a tuple as the result
// clean: ..., with the component
// use: ribs-uikit, dependency Radio, component Radio, viewable-rib Radio

final class RadioBuilder: Builder<RadioDependency> {
//          ^^^^^^^^^^^^ builder_skips_component: RadioBuilder
    func build() -> (router: ViewableRouting, actionableItem: RadioListener?) {
//+     _ = RadioComponent(dependency: dependency)
        let viewController = RadioViewController()
        let interactor = RadioInteractor(presenter: viewController)
        return (RadioRouter(interactor: interactor, viewController: viewController), interactor.listener)
    }
}

// === only an interactor is constructed
// clean: neither router nor interactor is constructed
// use: ribs-uikit, dependency Poll, component Poll, viewable-rib Poll

final class PollBuilder: Builder<PollDependency> {
//          ^^^^^^^^^^^ builder_skips_component
//- func build(withListener listener: PollListener) -> PollInteractor {
//-     let interactor = PollInteractor(presenter: PollViewController())
//-     interactor.listener = listener
//-     return interactor
//+ func build(withListener listener: PollListener) -> PollViewController {
//+     PollViewController()
    }
}

// === the framework's own router class is constructed
// clean: the framework's own router class, and the component
// use: ribs-uikit, dependency Game, component Game, viewable-rib Game

final class GameBuilder: Builder<GameDependency> {
//          ^^^^^^^^^^^ builder_skips_component: GameBuilder
    func build(withListener listener: GameListener) -> Routing {
//+     _ = GameComponent(dependency: dependency)
        let interactor = GameInteractor(presenter: GameViewController())
        return Router<GameInteractable>(interactor: interactor)
    }
}
