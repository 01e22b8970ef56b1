extension SilentCaseTests {
    /// The rule, how many of its cases without a finding are silent, and their titles.
    static let titles = """
        view_self_dismissal, 30 of 251
          willMove(toParent: nil) alone is no dismissal
          a button is wired to a method that tells the listener
          UIKit's dismiss as the selector of a presented controller
          an unwind segue is not visible in the source
          a binding of the SwiftUI view's own state is set to false
          the helper of an extension is called on another controller
          the same view shown by a sheet closes only that
          a full screen cover, a popover, a link and a destination close only themselves
          the sheet's own dismiss, called from the content of a sheet
          a hosting controller that a builder makes around content without the environment's dismiss
          a hosting controller that the view presents
          utilities of ViewControllable and a wrapper class
          the listener has methods of UIKit's names
          controllers that are no RIB's view
          a Presentable of another framework
          comments and strings
          tests, mocks and previews
          a base class that no RIB view subclasses
          presenters are apart
          a base class whose function every RIB view cuts
          a controller that no builder makes
          a helper of an extension installs a button that does nothing
          an event is bound to a binder that hides
          a binding of the outer view's own state, passed on to a composed view
          the coordinator of a controller that is shown in a sheet
          a function that embeds a SwiftUI view, and that nothing calls
          a category dismisses what its view presents
          the base class asks a subclass in Swift, which notifies the listener
          a method that Swift knows by another name, dismisses what the view presents
          a base class in Objective-C closes itself for a reason, which a subclass overrides under the name that Swift gives it
        modal_swipe_dismiss_unhandled, 1 of 56
          a child of a name that another app of the project declares, too, and only other apps
        close_signal_in_view_deinit, 1 of 4
          other code in the deinitializer
        root_replaced_while_presenting, 2 of 8
          the child is pushed
          an event of the view itself
        strong_router, 11 of 180
          a name alone makes no interactor, without the RIBs protocols
          no conformance to a RIBs protocol, no role
          the router of a web framework has no role
          a web framework of the project has no role
          an unresolved import and a bare name
          no RIBs import, all imports resolved: names alone are nothing
          no import at all: names alone are nothing
          VIPER: an interactor without the framework
          a project without roles has no finding
          a module of the project that imports the framework without re-exporting it
          a base declared in a vendored file is not reported
        view_retains_itself, 1 of 27
          a class whose superclass is not analyzed, and that overrides nothing of UIKit
        owned_object_retains_view, 1 of 11
          a table of weak references to observers
        builder_retains_component, 1 of 4
          a builder makes its component in the function
        undisposed_subscription, 13 of 186
          values outside of a task
          subscribeOn is a scheduler
          observers of NotificationCenter and KVO are other rules
          commented code and strings
          the conformance is to no RIBs protocol
          an interactor without the framework
          tests are not reported
          mocks are not reported
          generated files are not reported
          vendored files are not reported
          a ReactorKit interactor whose state the view subscribes
          for await and values in a task are another rule
          Combine: values in a task are another rule
        unreset_dispose_bag, 9 of 116
          a constant bag in place of which the chain ends at deactivation
          an array of tasks
          an interactor without the framework
          test doubles are not reported
          generated files are not reported
          vendored files are not reported
          a function associates a subscription with another object
          an overload of store that binds to the active scope
          an overload with a body that is not in the project
        unstructured_task_not_cancelled, 4 of 35
          what creates no task
          routers, views and plain types
          files without RIBs
          tests and test doubles
        subscription_before_activation, 1 of 8
          a bag, which is another rule
        confine_to_without_disposal, 1 of 6
          a function of that name in a file that does not see RIBs
        deprecated_bind_api, 1 of 5
          names from RxSwift in ModernRIBs, current
        notification_observer_not_removed, 1 of 13
          a view, which removes its observers elsewhere
        workflow_result_discarded, 1 of 5
          subscriptions of other objects
        builder_skips_component, 9 of 129
          a mere name is nothing
          the extension conforms to no RIBs protocol
          a protocol that refines an unresolved one
          a generated file is not reported
          a vendored file is not reported
          a template is not reported
          builders that have nothing to do with RIBs
          a web framework has routers and builders of its own
          no RIBs import, names alone are nothing
        manual_lifecycle_call, 3 of 18
          a router attaches a child
          a presenter that controls an interactor without a router
          a test starts an interactor
        router_used_after_own_detach, 1 of 9
          the child is detached after the listener, and before it
        router_creates_child_without_builder, 1 of 3
          a component, in an extension of an interactor, left to the builder
        uikit_in_interactor, 2 of 6
          an interactor asks its presenter to show a warning
          the router is asked to
        dependency_leaks_past_builder, 1 of 3
          a view holds nothing
        view_business_logic, 2 of 3
          a view stores values and requests others, and its interactor does
          a view that notifies its listener
        worker_subscription_not_bound, 2 of 12
          other types that are named like workers
          a superclass outside the files
        plugin_switch_without_factory, 2 of 8
          an enumeration without a plugin framework
          a project without RIBs
        plugin_factory_not_registered, 1 of 3
          factories of another kind
        snapshot_record_mode, 2 of 5
          a file without a snapshot library, or that is not a test
          a project without RIBs
        unused_suppression, 7 of 7
          the breach is there still
          the step of a path may be where it is used
          both of two that cover the same finding are used
          all rules at once, with something
          a whole file may be quiet about it
          tests are not reported on
          names of no rule are another rule's finding
        unknown_rule_in_suppression, 3 of 3
          the right name
          it may be silenced itself
          in tests nobody asks
        malformed_suppression, 2 of 3
          talk about directives
          in strings nothing is a directive

        """
}
