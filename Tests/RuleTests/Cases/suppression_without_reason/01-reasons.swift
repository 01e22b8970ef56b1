// === no reason
// clean: a reason
import RIBs

protocol LoggedInRouting: Routing {}

final class LoggedInInteractor: Interactor {
//- // riblint:disable:next strong_router
    // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ suppression_without_reason: 'riblint:disable:next strong_router' gives no reason.
//+ // riblint:disable:next strong_router - the router is a fake
    var router: LoggedInRouting?
}

// === a dash alone is none
// clean: ends of regions need none
import RIBs

protocol LoggedInRouting: Routing {}

final class LoggedInInteractor: Interactor {
//- var router: LoggedInRouting? // riblint:disable:this strong_router -
    //                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ suppression_without_reason: gives no reason
//+ /* riblint:disable strong_router — the router is a fake */
//+ var router: LoggedInRouting?
//+ // riblint:enable strong_router
}
