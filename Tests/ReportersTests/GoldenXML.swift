extension Golden {
    /// For CI servers.
    static let checkstyle = ##"""
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="8.0">
          <file name="Sources/LoggedIn/LoggedInInteractor.swift">
            <error line="6" column="9" severity="warning" message="Nothing empties 'bag' at deactivation; use 'handlers[key](value)'." source="riblint.unreset_dispose_bag"/>
            <error line="2" column="27" severity="error" message="'LoggedInInteractor' keeps its router 'router' strongly." source="riblint.strong_router"/>
          </file>
          <file name="Sources/LoggedIn/LoggedInViewController.swift">
            <error line="7" column="9" severity="error" message="'LoggedInViewController' removes itself and tells no listener." source="riblint.view_self_dismissal"/>
          </file>
          <file name="Sources/UTF16.swift">
            <error line="1" column="1" severity="error" message="Not analyzed: Not analyzed: UTF-16." source="riblint.not_analysed"/>
          </file>
        </checkstyle>

        """##

    /// For a run that only errors fail.
    static let jUnit = ##"""
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="riblint" tests="4" failures="2" errors="1">
          <testsuite name="Sources/LoggedIn/LoggedInInteractor.swift" tests="2" failures="1" errors="0">
            <testcase name="unreset_dispose_bag at 6:9" classname="Sources/LoggedIn/LoggedInInteractor.swift" file="Sources/LoggedIn/LoggedInInteractor.swift" line="6">
              <system-out>Sources/LoggedIn/LoggedInInteractor.swift:6:9: warning: Nothing empties 'bag' at deactivation; use 'handlers[key](value)'.
          Sources/LoggedIn/LoggedInInteractor.swift:3:17: the [own] bag
        help: Use 'disposeOnDeactivate(interactor: self)'.</system-out>
            </testcase>
            <testcase name="strong_router at 2:24" classname="Sources/LoggedIn/LoggedInInteractor.swift" file="Sources/LoggedIn/LoggedInInteractor.swift" line="2">
              <failure message="'LoggedInInteractor' keeps its router 'router' strongly." type="error">Sources/LoggedIn/LoggedInInteractor.swift:2:24: error: 'LoggedInInteractor' keeps its router 'router' strongly.
        help: Declare 'router' weak.</failure>
            </testcase>
          </testsuite>
          <testsuite name="Sources/LoggedIn/LoggedInViewController.swift" tests="1" failures="1" errors="0">
            <testcase name="view_self_dismissal at 7:9" classname="Sources/LoggedIn/LoggedInViewController.swift" file="Sources/LoggedIn/LoggedInViewController.swift" line="7">
              <failure message="'LoggedInViewController' removes itself and tells no listener." type="error">Sources/LoggedIn/LoggedInViewController.swift:7:9: error: 'LoggedInViewController' removes itself and tells no listener.
          Sources/Base/My App 100%,#1\n�.swift:2:29: removes the view
          Sources/LoggedIn/LoggedInInteractor.swift:1:55: has a listener
          Sources/LoggedIn/LoggedInInteractor.swift:5:19: starts here
          Sources/LoggedIn/LoggedInViewController.swift:2:16: 'closeTapped()' is called by a tap.
          Sources/LoggedIn/LoggedInViewController.swift:3:9: calls 'finish()'.
          Sources/LoggedIn/LoggedInViewController.swift:7:9: calls 'dismissQuietly()'
          Sources/Base/My App 100%,#1\n�.swift:2:29: removes the view
        help: Tell the listener and let the router dismiss it.</failure>
            </testcase>
          </testsuite>
          <testsuite name="Sources/UTF16.swift" tests="1" failures="0" errors="1">
            <testcase name="not_analysed" classname="Sources/UTF16.swift">
              <error message="Not analyzed: Not analyzed: UTF-16." type="not_analysed">Sources/UTF16.swift: Not analyzed: Not analyzed: UTF-16.</error>
            </testcase>
          </testsuite>
        </testsuites>

        """##
}
