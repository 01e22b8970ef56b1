extension SilentCaseTests {
    /// The rule, how many of its cases without a finding are silent, and their titles.
    static let titles = """
        view_self_dismissal, 30 of 251
          1.1 willMove(toParent: nil) alone is no dismissal
          B1.1.6 a button is wired to a method that tells the listener
          B1.1.6 UIKit's dismiss as the selector of a presented controller
          B1.1.6 an unwind segue is not visible in the source
          1.2 a binding of the SwiftUI view's own state is set to false
          1.1 the helper of an extension is called on another controller
          1.2 the same view shown by a sheet closes only that
          1.2 a full screen cover, a popover, a link and a destination close only themselves
          1.2 the sheet's own dismiss, called from the content of a sheet
          1 a hosting controller that a builder makes around content without the environment's dismiss
          1.2 a hosting controller that the view presents
          B1.3.3 utilities of ViewControllable and a wrapper class
          B1.3.4 the listener has methods of UIKit's names
          B1.3.10 controllers that are no RIB's view
          B1.3.10 a Presentable of another framework
          B1.3.10 comments and strings
          B1.3.10 tests, mocks and previews
          1 a base class that no RIB view subclasses
          1 presenters are apart
          1 a base class whose function every RIB view cuts
          0.2 a controller that no builder makes
          1.1 a helper of an extension installs a button that does nothing
          1.1 an event is bound to a binder that hides
          1.2 a binding of the outer view's own state, passed on to a composed view
          1.2 the coordinator of a controller that is shown in a sheet
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
          B0 a name alone makes no interactor, without the RIBs protocols
          B0 no conformance to a RIBs protocol, no role
          0.1 the router of a web framework has no role
          0.1 a web framework of the project has no role
          0.1 an unresolved import and a bare name
          0.1 no RIBs import, all imports resolved: names alone are nothing
          0.1 no import at all: names alone are nothing
          0.1 VIPER: an interactor without the framework
          0.2 a project without roles has no finding
          0.1 a module of the project that imports the framework without re-exporting it
          0.2 a base declared in a vendored file is not reported
        view_retains_itself, 1 of 27
          a class whose superclass is not analyzed, and that overrides nothing of UIKit
        owned_object_retains_view, 1 of 11
          a table of weak references to observers
        builder_retains_component, 1 of 4
          a builder makes its component in the function
        undisposed_subscription, 13 of 186
          3.5 values outside of a task
          B3.1 subscribeOn is a scheduler
          B3.1 observers of NotificationCenter and KVO are other rules
          0.2 commented code and strings
          0.1 the conformance is to no RIBs protocol
          0.1 an interactor without the framework
          0.2 tests are not reported
          0.2 mocks are not reported
          0.2 generated files are not reported
          0.2 vendored files are not reported
          B3.6 a ReactorKit interactor whose state the view subscribes
          3.5 for await and values in a task are another rule
          3.5 Combine: values in a task are another rule
        unreset_dispose_bag, 9 of 115
          B3.4 a constant bag in place of which the chain ends at deactivation
          3.4 an array of tasks
          0.1 an interactor without the framework
          0.2 test doubles are not reported
          0.2 generated files are not reported
          0.2 vendored files are not reported
          3.4 a function associates a subscription with another object
          3.2 an overload of store that binds to the active scope
          3.4 an overload with a body that is not in the project
        unstructured_task_not_cancelled, 4 of 35
          1 what creates no task
          1 routers, views and plain types
          1 files without RIBs
          1 tests and test doubles
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
          4.3 b: a mere name is nothing
          4.3 b: the extension conforms to no RIBs protocol
          4.3 b: a protocol that refines an unresolved one
          0.2 a generated file is not reported
          0.2 a vendored file is not reported
          0.2 a template is not reported
          B4.2 builders that have nothing to do with RIBs
          0.1 a web framework has routers and builders of its own
          0.1 no RIBs import, names alone are nothing
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
          0.4 a superclass outside the files
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
