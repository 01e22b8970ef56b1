extension SilentCaseTests {
    /// The rule, how many of its cases without a finding are silent, and their titles.
    static let titles = """
        view_self_dismissal, 29 of 238
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
          a category dismisses what its view presents
          the base class asks a subclass in Swift, which notifies the listener
          a method that Swift knows by another name, dismisses what the view presents
          a base class in Objective-C closes itself for a reason, which a subclass overrides under the name that Swift gives it
        close_signal_in_view_deinit, 1 of 4
          other code in the deinitializer
        strong_router, 11 of 179
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
        builder_retains_component, 1 of 4
          a builder makes its component in the function
        undisposed_subscription, 30 of 172
          3.5 values outside of a task
          B3.1 subscribe(on:) is a scheduler
          B3.1 subscribeOn is a scheduler
          B3.1 Combine: subscribe(on:) is a scheduler
          B3.1 a bind of the presenter
          B3.1 a bind of the presenter that takes a closure
          3.1 bind resolves to a function of the project that returns nothing
          B3.1 assign to a published property manages itself
          B3.1 a workflow is subscribed by another rule
          B3.1 observers of NotificationCenter and KVO are other rules
          3.1 a function of the project that returns an observable
          3.1 a function named subscribe on no observable
          0.2 commented code and strings
          B3.2 the extension is in another file and ends in the interactor
          3 a protocol extension of which one conformer is a view
          0.1 the conformance is to no RIBs protocol
          B3.5 routers, presenters, views, workers and services have no finding of this rule
          0.1 an interactor without the framework
          0.2 tests are not reported
          0.2 mocks are not reported
          0.2 generated files are not reported
          0.2 vendored files are not reported
          B3.6 a ReactorKit interactor whose state the view subscribes
          3.5 for await and values in a task are another rule
          3.5 Combine: values in a task are another rule
          3.3 a service returns a subscription of its own, which the interactor drops, binds
          3.3 a service behind a protocol returns a subscription of its own that it also keeps
          3.3 the result of a service behind a protocol, in a file of its own is bound
          functions that are named like a library's, and declared where riblint does not see them
          receivers that are not known
        unreset_dispose_bag, 10 of 108
          B3.4 a constant bag in place of which the chain ends at deactivation
          3.4 an array of tasks
          B3.5 bags of routers, presenters, views, workers and services
          0.1 an interactor without the framework
          0.2 test doubles are not reported
          0.2 generated files are not reported
          0.2 vendored files are not reported
          3.4 a function associates a subscription with another object
          3.2 an overload of store that binds to the active scope
          3.4 an overload with a body that is not in the project
        unstructured_task_not_cancelled, 6 of 27
          1 types of the project that are named Task
          1 a nested type that is named Task
          1 what creates no task
          1 routers, views and plain types
          1 files without RIBs
          1 tests and test doubles
        subscription_before_activation, 7 of 7
          an interactor subscribes in its initializer, when it becomes active
          a router that subscribes when it is loaded
          a worker that subscribes when it is started
          a bag, which is another rule
          closures that run later, lazy properties, and the end of the activity
          the view of an active interactor
          a terminator of the project that does not ask whether the interactor is active
        confine_to_without_disposal, 3 of 6
          interactors and workers, where other rules report it
          a function of that name in a file that does not see RIBs
          extensions that only interactors receive
        deprecated_bind_api, 1 of 5
          names from RxSwift in ModernRIBs, current
        notification_observer_not_removed, 2 of 11
          observers of other kinds, and other objects' functions of these names
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
        router_not_assigned, 1 of 15
          a property without a setter
        interactor_listener_not_set, 1 of 13
          nothing creates the interactor
        presenter_listener_not_set, 2 of 11
          the interactor does not conform to the type of the property, which the view sets to itself
          a subclass of an interactor whose superclass is not analyzed
        router_or_listener_used_in_init, 4 of 5
          the interactor itself
          they are called when the interactor becomes active
          a closure, and a call of the presenter
          a router that is no router of a RIB
        manual_lifecycle_call, 9 of 16
          a router that leaves this to its parent
          a router attaches a child
          the code is moved to a function of its own
          a host of the app's root
          overrides call super
          methods of the same names on other objects
          methods that the project itself declares on a router and an interactor
          a presenter that controls an interactor without a router
          a test starts an interactor
        component_property_made_anew, 2 of 11
          builders and components of children are new each time
          the component caches the view itself
        component_property_not_shared, 2 of 3
          a stream that two children require, shared
          a private relay in a base class, read by the component and by the builder, stored
        shared_key_collision, 4 of 6
          two calls in one property, of different types, each in a property of its own
          two calls in one property, of equal types, with a key
          two calls in the arguments of a call, in a component of Needle, where one is not shared
          a function without parameters
        missing_super_lifecycle, 3 of 6
          no class of the project in between, or one whose method only calls super, is empty or has other parameters
          a base class that is not analyzed, and another method
          a base class whose method only says that there has to be an override
        workflow_not_committed, 1 of 11
          functions of that name of something else
        router_creates_child_without_builder, 1 of 3
          a component, in an extension of an interactor, left to the builder
        interactor_knows_child, 7 of 7
          an interactor has its router attach the child
          a property with the child's actionable item
          an interactor of an ancestor, which is no child
          a helper that is only named like an interactor
          a builder that the interactor passes to its router, and a namespace
          the router's own functions know the child
          protocols that the interactor or its router share with the child
        uikit_in_interactor, 6 of 6
          an interactor asks its presenter to show a warning
          a controller that the interactor passes to its router
          the router is asked to
          functions of the router, the presenter and the listener that are named like those of UIKit
          controllers that are returned or passed on, and other uses of UIKit
          the protocol of RIBs for controllers
        presenter_call_off_main, 29 of 34
          a closure on a global queue, on the main queue
          a queue in a property, and a function of the interactor, which moves to the main queue
          a hop to main and back, and to main again
          the handler of a session, which moves to the main queue
          the session calls its handlers on a queue that the project chooses
          a task of no actor, of the main actor
          an asynchronous function, after it has waited, and continues on the main actor
          a completion of the project's own function, which answers on the main queue
          a completion that is passed on, through a protocol, and answers in place
          a Combine subscription that receives on a queue of the project, on the main queue
          an RxSwift subscription that is observed on a background scheduler, before it is observed on main
          a scheduler that starts the source, and values on main
          a future of a repository that answers on its queue, received on main
          a subject that a session's publisher feeds, seen through the component, received on a scheduler that the component sets to main
          a relay that a function feeds, which a queue's closure calls, on main
          the inner stream of an operator, which emits on main
          a relay that a closure captures, and the presenter in a capture list, on main
          calls after await, and an isolated protocol
          an interactor of the main actor
          schedulers and streams that other code decides
          a subject that is fed on main, and one that only unreachable code feeds elsewhere
          implementations that differ, and none in the project
          a filter between a subject that is fed on both threads and the handler
          what runs as somebody subscribes
          the router attaches a child with a view, on the main queue
          the listener's function uses the parent's view, on the main queue
          a property of the presenter, and members of UIKit's own classes, on the main queue
          a scheduler that is a default value, and an argument that names main
          functions by their names, on the main queue
        dependency_leaks_past_builder, 2 of 3
          a view holds nothing
          routers and builders, and other things named like components
        view_business_logic, 3 of 3
          a view stores values and requests others, and its interactor does
          a view that notifies its listener
          look-alikes: own types, helpers, builders of views, @AppStorage, no RIB
        worker_subscription_not_bound, 2 of 12
          other types that are named like workers
          0.4 a superclass outside the files
        worker_not_retained, 1 of 3
          a worker in a property
        plugin_switch_without_factory, 2 of 8
          an enumeration without a plugin framework
          a project without RIBs
        plugin_factory_not_registered, 1 of 3
          factories of another kind
        duplicate_experiment_key, 1 of 8
          keys with the names of their enumerations
        snapshot_record_mode, 4 of 5
          a test turns recording on, off
          arguments of functions that compare, that do not record
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
        malformed_suppression, 3 of 3
          all rules with a reason
          talk about directives
          in strings nothing is a directive
        suppression_without_reason, 2 of 2
          a reason
          ends of regions need none
        unterminated_region, 3 of 3
          an end
          the end of all regions
          the whole file

        """
}
