// === no end
// clean: an end
import RIBs

protocol LoggedInRouting: Routing {}

final class LoggedInInteractor: Interactor {
    // riblint:disable strong_router - the router is a fake
    //                 ^^^^^^^^^^^^^ unterminated_region: The region of 'strong_router' is never closed
    var router: LoggedInRouting?
//+ // riblint:enable strong_router
}

// === the end of all regions
import RIBs

protocol LoggedInRouting: Routing {}

final class LoggedInInteractor: Interactor {
    // riblint:disable strong_router - the router is a fake
    var router: LoggedInRouting?
    // riblint:enable all
}

// === the whole file
// riblint:disable:file strong_router - a demo
import RIBs

protocol LoggedInRouting: Routing {}

final class LoggedInInteractor: Interactor {
    var router: LoggedInRouting?
}

// === an end above is none
import RIBs

protocol LoggedInRouting: Routing {}

// riblint:enable strong_router
// ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ unused_suppression: closes no region
// riblint:disable strong_router - a demo
//                 ^^^^^^^^^^^^^ unterminated_region: The region of
final class LoggedInInteractor: Interactor {
    var router: LoggedInRouting?
}
