// === a slip
// clean: the right name
import RIBs

protocol LoggedInRouting: Routing {}

final class LoggedInInteractor: Interactor {
//- // riblint:disable:next strong_routr - the router is a fake
    //                      ^^^^^^^^^^^^ unknown_rule_in_suppression: Unknown rule 'strong_routr' in 'riblint:disable:next'.
//+ // riblint:disable:next strong_router - the router is a fake
    var router: LoggedInRouting?
    //  ^^^^^^ strong_router: holds its router
}

// === in the end of a region as well
import RIBs

protocol LoggedInRouting: Routing {}

// riblint:disable strong_router - a demo
//                 ^^^^^^^^^^^^^ unterminated_region: The region of
final class LoggedInInteractor: Interactor {
    var router: LoggedInRouting?
}
// riblint:enable strong_ruoter
//                ^^^^^^^^^^^^^ unknown_rule_in_suppression: Unknown rule 'strong_ruoter'

// === where the id of another tool stands
// riblint:disable:file force_cast, line_length - a demo
//                                  ^^^^^^^^^^^ unknown_rule_in_suppression: 'line_length'
//                      ^^^^^^^^^^ unknown_rule_in_suppression: 'force_cast'
let count = 1

// === it may be silenced itself
// riblint:disable:file unknown_rule_in_suppression - rules of a version to come
// riblint:disable:file rule_to_come - a demo
let count = 1

// === in tests nobody asks
// --- AppTests/Sample.swift
// riblint:disable:file no_such_rule - a demo
let count = 1
