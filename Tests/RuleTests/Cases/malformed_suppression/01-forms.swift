// === no id
import RIBs

protocol LoggedInRouting: Routing {}

final class LoggedInInteractor: Interactor {
    // riblint:disable:next - the router is a fake
    // ^^^^^^^^^^^^^^^^^^^^ malformed_suppression: 'riblint:disable:next' names no rule and has no effect.
    var router: LoggedInRouting?
    //  ^^^^^^ strong_router: holds its router
}

// === no id at the end of a region
// riblint:enable
// ^^^^^^^^^^^^^^ malformed_suppression: 'riblint:enable' names no rule and closes no region.
let count = 1

// === no such form
// riblint:disable:nxt strong_router - a demo
// ^^^^^^^^^^^^^^^^^^^ malformed_suppression: 'riblint:disable:nxt' is not a riblint command and has no effect.
let count = 1

// === the words of other tools
// riblint:ignore strong_router
// ^^^^^^^^^^^^^^ malformed_suppression: 'riblint:ignore' is not a riblint command
let count = 1

// === a blank too many
// riblint: disable:next strong_router - a demo
// ^^^^^^^^^^^^^^^^^^^^^ malformed_suppression: 'riblint: disable:next' is not a riblint command
let count = 1

// === all rules without a reason
// clean: all rules with a reason
import RIBs

protocol LoggedInRouting: Routing {}

final class LoggedInInteractor: Interactor {
//- // riblint:disable:next all
    //                      ^^^ malformed_suppression: 'riblint:disable:next all' gives no reason and has no effect.
//+ // riblint:disable:next all - the router is a fake
    var router: LoggedInRouting?
    //  ^^^^^^ strong_router: holds its router
}

// === talk about directives
// See `riblint:disable:nxt`, "riblint:ignore" and riblint: a linter of conventions.
let count = 1

// === in strings nothing is a directive
let text = "// riblint:ignore all"
