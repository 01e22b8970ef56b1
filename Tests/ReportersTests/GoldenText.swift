import Reporters

/// The expected output for the sample project in each format, reviewed once and then fixed.
enum Golden {
    static func expected(_ format: Format) -> String {
        switch format {
        case .text: text
        case .concise: concise
        case .json: json
        case .sarif: sarif
        case .github: github
        case .xcode: xcode
        case .jsonl: jsonLines
        case .gitlab: gitLab
        case .checkstyle: checkstyle
        case .junit: jUnit
        case .rdjson: rdjson
        case .rdjsonl: rdjsonLines
        case .sonarqube: sonarQube
        case .markdown: markdown
        case .summary: summary
        case .html: ""
        }
    }

    /// For people.
    static let text = #"""
        warning[unreset_dispose_bag]: Nothing empties 'bag' at deactivation; use 'handlers[key](value)'.
          --> Sources/LoggedIn/LoggedInInteractor.swift:6:9
           |
         2 |     let 이름 = "👨‍👩‍👧"; var router: LoggedInRouting?
         3 |     private let bag = DisposeBag()
           |                 ------------------ the [own] bag
        ...
         5 |     override func didBecomeActive() {
         6 |         service.stream
           |         ^^^^^^^^^^^^^^
        ...
        10 |             .disposed(by: bag)
           |             ^^^^^^^^^^^^^^^^^^
           = help: Use 'disposeOnDeactivate(interactor: self)'. (unsafe fix)
           = note: riblint explain unreset_dispose_bag
           = note: riblint explain --finding fedcba9876543210

        error[view_self_dismissal]: 'LoggedInViewController' removes itself and tells no listener.
         --> Sources/LoggedIn/LoggedInViewController.swift:7:9
          |
        6 |     func finish() {
        7 |         dismissQuietly()
          |         ^^^^^^^^^^^^^^ calls 'dismissQuietly()'
          |
         --> Sources/Base/My App 100%,#1\n�.swift:2:29
          |
        1 | extension UIViewController {
        2 |     func dismissQuietly() { dismiss(animated: true) }
          |                             ----------------------- removes the view
          |
         --> Sources/LoggedIn/LoggedInInteractor.swift:1:55
          |
        1 | final class LoggedInInteractor: PresentableInteractor<LoggedInPresentable> {
          |                                                       ------------------- has a listener
          = also: Sources/LoggedIn/LoggedInInteractor.swift:5:19: starts here
          = path: 'closeTapped()' is called by a tap (Sources/LoggedIn/LoggedInViewController.swift:2)
                → calls 'finish()' (Sources/LoggedIn/LoggedInViewController.swift:3)
                → calls 'dismissQuietly()' (Sources/LoggedIn/LoggedInViewController.swift:7)
                → removes the view (Sources/Base/My App 100%,#1\n�.swift:2)
          = help: Tell the listener and let the router dismiss it.
          = note: riblint explain view_self_dismissal
          = note: riblint explain --finding 00000000deadbeef

        error[strong_router]: 'LoggedInInteractor' keeps its router 'router' strongly.
         --> Sources/LoggedIn/LoggedInInteractor.swift:2:24
          |
        1 | final class LoggedInInteractor: PresentableInteractor<LoggedInPresentable> {
        2 |     let 이름 = "👨‍👩‍👧"; var router: LoggedInRouting?
          |                          ^^^^^^
          = help: Declare 'router' weak. (safe fix)
          = note: riblint explain strong_router
          = note: riblint explain --finding 0123456789abcdef

        2 errors, 1 warning in 3 files (1 RIB); 1 fixable, 1 with an unsafe fix, 3 suppressed, 1 file not analyzed

        """#

    /// For editors.
    static let concise = #"""
        Sources/LoggedIn/LoggedInInteractor.swift:6:9: warning: Nothing empties 'bag' at deactivation; use 'handlers[key](value)'. [unreset_dispose_bag]
        Sources/LoggedIn/LoggedInViewController.swift:7:9: error: 'LoggedInViewController' removes itself and tells no listener. [view_self_dismissal]
        Sources/LoggedIn/LoggedInInteractor.swift:2:24: error: 'LoggedInInteractor' keeps its router 'router' strongly. [strong_router]
        2 errors, 1 warning in 3 files (1 RIB); 1 fixable, 1 with an unsafe fix, 3 suppressed, 1 file not analyzed

        """#

    /// For pull requests.
    static let github = #"""
        ::error file=Sources/LoggedIn/LoggedInViewController.swift,line=7,endLine=7,col=9,endColumn=22,title=view_self_dismissal::'LoggedInViewController' removes itself and tells no listener.%0A  Sources/Base/My App 100%25,#1\n�.swift:2:29: removes the view%0A  Sources/LoggedIn/LoggedInInteractor.swift:1:55: has a listener%0A  Sources/LoggedIn/LoggedInInteractor.swift:5:19: starts here%0Apath:%0A  Sources/LoggedIn/LoggedInViewController.swift:2:16: 'closeTapped()' is called by a tap.%0A  Sources/LoggedIn/LoggedInViewController.swift:3:9: calls 'finish()'.%0A  Sources/LoggedIn/LoggedInViewController.swift:7:9: calls 'dismissQuietly()'%0A  Sources/Base/My App 100%25,#1\n�.swift:2:29: removes the view%0Ahelp: Tell the listener and let the router dismiss it.
        ::error file=Sources/LoggedIn/LoggedInInteractor.swift,line=2,endLine=2,col=27,endColumn=32,title=strong_router::'LoggedInInteractor' keeps its router 'router' strongly.%0Ahelp: Declare 'router' weak.
        ::warning file=Sources/LoggedIn/LoggedInInteractor.swift,line=6,endLine=10,title=unreset_dispose_bag::Nothing empties 'bag' at deactivation; use 'handlers[key](value)'.%0A  Sources/LoggedIn/LoggedInInteractor.swift:3:17: the [own] bag%0Ahelp: Use 'disposeOnDeactivate(interactor: self)'.
        ::notice title=riblint::2 errors, 1 warning in 3 files (1 RIB); 1 fixable, 1 with an unsafe fix, 3 suppressed, 1 file not analyzed

        """#
}
