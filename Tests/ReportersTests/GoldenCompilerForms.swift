extension Golden {
    /// For Xcode; without a root, paths stay relative.
    static let xcode = ##"""
        Sources/LoggedIn/LoggedInInteractor.swift:6:9: warning: Nothing empties 'bag' at deactivation; use 'handlers[key](value)'. (unreset_dispose_bag)
        Sources/LoggedIn/LoggedInInteractor.swift:3:17: note: the [own] bag
        Sources/LoggedIn/LoggedInViewController.swift:7:9: error: 'LoggedInViewController' removes itself and tells no listener. (view_self_dismissal)
        Sources/Base/My App 100%,#1\n�.swift:2:29: note: removes the view
        Sources/LoggedIn/LoggedInInteractor.swift:1:55: note: has a listener
        Sources/LoggedIn/LoggedInInteractor.swift:5:19: note: starts here
        Sources/LoggedIn/LoggedInViewController.swift:2:16: note: path 1: 'closeTapped()' is called by a tap.
        Sources/LoggedIn/LoggedInViewController.swift:3:9: note: path 2: calls 'finish()'.
        Sources/LoggedIn/LoggedInViewController.swift:7:9: note: path 3: calls 'dismissQuietly()'
        Sources/Base/My App 100%,#1\n�.swift:2:29: note: path 4: removes the view
        Sources/LoggedIn/LoggedInInteractor.swift:2:41: error: 'LoggedInInteractor' keeps its router 'router' strongly. (strong_router)

        """##

    /// Counts only.
    static let summary = ##"""
        rule                 error  warning  note  fixable  files
        strong_router            1        0     0        1      1
        unreset_dispose_bag      0        1     0        0      1
        view_self_dismissal      1        0     0        0      1

        2 errors, 1 warning in 3 files (1 RIB); 1 fixable, 1 with an unsafe fix, 3 suppressed, 1 file not analyzed

        """##

    /// For the summary of a job.
    static let markdown = ##"""
        ## riblint

        **2 errors, 1 warning in 3 files (1 RIB); 1 fixable, 1 with an unsafe fix, 3 suppressed, 1 file not analyzed**

        | rule | error | warning | note | fixable | files |
        | --- | ---: | ---: | ---: | ---: | ---: |
        | `strong_router` | 1 | 0 | 0 | 1 | 1 |
        | `unreset_dispose_bag` | 0 | 1 | 0 | 0 | 1 |
        | `view_self_dismissal` | 1 | 0 | 0 | 0 | 1 |

        ### Findings

        | severity | rule | location | message |
        | --- | --- | --- | --- |
        | error | `view_self_dismissal` | `Sources/LoggedIn/LoggedInViewController.swift:7:9` | 'LoggedInViewController' removes itself and tells no listener.<br>also: `Sources/Base/My App 100%,#1\n�.swift:2:29` removes the view<br>also: `Sources/LoggedIn/LoggedInInteractor.swift:1:55` has a listener<br>also: `Sources/LoggedIn/LoggedInInteractor.swift:5:19` starts here<br>path: `Sources/LoggedIn/LoggedInViewController.swift:2:16` 'closeTapped()' is called by a tap.<br>path: `Sources/LoggedIn/LoggedInViewController.swift:3:9` calls 'finish()'.<br>path: `Sources/LoggedIn/LoggedInViewController.swift:7:9` calls 'dismissQuietly()'<br>path: `Sources/Base/My App 100%,#1\n�.swift:2:29` removes the view<br>help: Tell the listener and let the router dismiss it. |
        | error | `strong_router` | `Sources/LoggedIn/LoggedInInteractor.swift:2:24` | 'LoggedInInteractor' keeps its router 'router' strongly.<br>help: Declare 'router' weak. |
        | warning | `unreset_dispose_bag` | `Sources/LoggedIn/LoggedInInteractor.swift:6:9` | Nothing empties 'bag' at deactivation; use 'handlers\[key\](value)'.<br>also: `Sources/LoggedIn/LoggedInInteractor.swift:3:17` the \[own\] bag<br>help: Use 'disposeOnDeactivate(interactor: self)'. |

        ### Not analyzed

        | file | reason |
        | --- | --- |
        | `Sources/UTF16.swift` | Not analyzed: UTF-16. |

        """##
}
