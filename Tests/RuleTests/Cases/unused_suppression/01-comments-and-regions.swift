// === the breach under the directive was mended
// clean: the breach is there still
import RIBs

protocol LoggedInRouting: Routing {}

final class LoggedInInteractor: Interactor {
    // riblint:disable:next strong_router - the router is a fake
    // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ unused_suppression: Unused suppression of 'strong_router'.
//- weak var router: LoggedInRouting?
//+ var router: LoggedInRouting?
}

// === one of two names
import RIBs

protocol LoggedInRouting: Routing {}

final class LoggedInInteractor: Interactor {
    // riblint:disable:next strong_router unreset_dispose_bag - the router is a fake
    //                                    ^^^^^^^^^^^^^^^^^^^ unused_suppression: Unused suppression of 'unreset_dispose_bag'.
    var router: LoggedInRouting?
}

// === the step of a path may be where it is used
import RIBs
import UIKit

// use: presentable-listener Login didTapClose, presentable-with-listener Login

final class LoginViewController: UIViewController, LoginPresentable, ViewControllable {
    weak var listener: LoginPresentableListener?

    @objc private func closeTapped() {
        close() // riblint:disable:this view_self_dismissal - a demo
    }

    private func close() {
        dismiss(animated: true)
    }
}

// === both of two that cover the same finding are used
// riblint:disable:file strong_router - a demo
import RIBs

protocol LoggedInRouting: Routing {}

final class LoggedInInteractor: Interactor {
    var router: LoggedInRouting? // riblint:disable:this strong_router - the router is a fake
}

// === a region without a breach, and its end
import RIBs

protocol LoggedInRouting: Routing {}

// riblint:disable strong_router - a demo
// ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ unused_suppression: Unused suppression of 'strong_router'.
final class LoggedInInteractor: Interactor {
    weak var router: LoggedInRouting?
}
// riblint:enable strong_router

// === an end without a region
import RIBs

final class LoggedInInteractor: Interactor {
    // riblint:enable strong_router
    // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ unused_suppression: 'riblint:enable strong_router' closes no region.
}

// === all rules at once, with nothing to silence
// riblint:disable:file all - a demo
// ^^^^^^^^^^^^^^^^^^^^^^^^ unused_suppression: Unused suppression of 'all'.
import RIBs

final class LoggedInInteractor: Interactor {}

// === all rules at once, with something
// riblint:disable:file all - a demo
import RIBs

protocol LoggedInRouting: Routing {}

final class LoggedInInteractor: Interactor {
    var router: LoggedInRouting?
}

// === talk of silence may be silenced, where it is used
// clean: a whole file may be quiet about it
//+// riblint:disable:file unused_suppression - directives are made by a generator
import RIBs

final class LoggedInInteractor: Interactor {
//- // riblint:disable:next unused_suppression - the router will come
    // riblint:disable:next strong_router - the router will come
    var name: String?
//- // riblint:disable:next unused_suppression - nothing stands below
    // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ unused_suppression: Unused suppression of 'unused_suppression'.
//- var other: String?
}

// === tests are not reported on
// --- AppTests/LoggedInInteractorTests.swift
import RIBs

// riblint:disable:file strong_router - a fake
final class LoggedInInteractor: Interactor {}

// === names of no rule are another rule's finding
import RIBs

final class LoggedInInteractor: Interactor {
    // riblint:disable:this no_such_rule - a demo
    //                      ^^^^^^^^^^^^ unknown_rule_in_suppression: Unknown rule 'no_such_rule'
}
