extension ReasonTests {
    /// The rule and the case, the reason, and the locations that support it.
    static let reasons = """
        view_self_dismissal, dismiss from a button's target, and the listener hears of it
          25:9 The listener is notified on every path that reaches 'dismiss'.
            26:19 'didTapClose' notifies the listener
        view_self_dismissal, pop to the view itself removes only what is above it
          19:31 'popToViewController' is called on an object that is neither the view nor contains it.
        view_self_dismissal, a navigation controller removes its own children
          19:9 'popViewController' is called on the view, but does not remove it.
        view_self_dismissal, subviews and child controllers are taken out
          23:21 'removeFromSuperview' is called on 'calloutView', which is neither the view nor contains it.
            17:17 'calloutView' is declared here
        view_self_dismissal, a plain function that nobody calls is no entry
          19:9 'dismiss' is not reached by an event of the view itself.
            18:10 no event calls 'close()', and nothing outside the RIB does
        view_self_dismissal, other controllers are dismissed
          27:34 'dismiss' closes a controller that the view presents, not the view.
        view_self_dismissal, the mail sheet's delegate closes the presented mail sheet
          26:9 'dismiss' closes a controller that the view presents or pushes, not the view.
        view_self_dismissal, a removal notifier under isBeingDismissed
          26:9 'dismiss' is covered by a removal notifier: the view notifies its listener when UIKit removes it.
            21:23 'didDisappear' notifies the listener
        view_self_dismissal, an unresolved superclass may hold a notifier
          20:9 'dismiss' may be covered by a superclass that is not analyzed.
            16:13 'DSViewController', the superclass of 'ThemeViewController', is outside the analyzed files
        view_self_dismissal, a flusher of the navigation controller hears a pop
          Item/ItemViewController.swift:22:31 'popViewController' is covered by the navigation controller, which detaches RIBs that it no longer shows.
        view_self_dismissal, the view of a LaunchRouter cannot go
          RootViewController.swift:17:9 'dismiss' is in the view of the app's launch router, which cannot be dismissed.
            RootViewController.swift:12:13 the app's root view
        view_self_dismissal, a listener that is nil hears nothing
          20:13 'dismiss' is on a branch without a listener to notify.
        view_self_dismissal, an unresolved callee that gets self may tell
          21:9 'dismiss' may notify the listener: every path calls code outside the analyzed files.
            20:28 'finish' may notify the listener
        view_self_dismissal, the parent observes the disappearance by a function of an extension
          118:31 'popViewController' removes a view whose disappearance its parent observes.
            141:9 the parent observes it here
        view_self_dismissal, a base class that does nothing when the view disappears, or only stops
          28:40 'dismiss' may be covered by 'viewDidDisappear(_:)', which only stops the program.
            16:19 it is declared here
        view_self_dismissal, a RIB without a listener, whose parent is not analyzed
          12:40 'dismiss' removes a view whose disappearance a parent that is not analyzed may observe: its RIB has no listener.
            18:13 nothing that is analyzed attaches what this builds
        modal_swipe_dismiss_unhandled, presented in full screen
          119:41 The call of 'present' presents in the style 'fullScreen', which a swipe does not dismiss.
            118:50 here
        modal_swipe_dismiss_unhandled, a style that cannot be told
          121:41 The call of 'present' presents in a style that cannot be determined.
            120:50 here
        modal_swipe_dismiss_unhandled, a base class of the view ignores swipes, in a function that the view overrides
          126:41 The call of 'present' presents a view that ignores swipes.
            98:9 here
        modal_swipe_dismiss_unhandled, the view pushes what the router hands it
          101:24 The call of 'show' pushes the child.
        modal_swipe_dismiss_unhandled, embedded, and replaced by nothing
          118:41 The call of 'addChild' shows the child's view in another view.
        modal_swipe_dismiss_unhandled, a delegate that detaches, told of the end of the swipe
          130:41 The call of 'present' presents a view whose RIB may be detached when it is swiped away.
            129:38 here
        modal_swipe_dismiss_unhandled, a view of a storyboard
          103:41 The call of 'present' presents a view that depends on code that is not analyzed.
            37:30 here
        modal_swipe_dismiss_unhandled, a function that nothing calls
          120:41 The call of 'present' is in a function that nothing calls.
        modal_swipe_dismiss_unhandled, a function that is named like UIKit's, with other labels or on a protocol
          119:14 The call of 'present' shows the child by code that is not analyzed.
        navigation_pop_unhandled, nothing hears of the pop, notified when it was popped
          124:63 The call of 'pushViewController' pushes a view whose RIB may be detached when it is popped.
            104:43 here
        navigation_pop_unhandled, the back button stays, is hidden
          124:63 The call of 'pushViewController' pushes a view without the back button of the system.
            104:24 here
        navigation_pop_unhandled, the bar is hidden by its own property, by the navigation controller
          124:63 The call of 'pushViewController' pushes a view while the navigation bar is hidden.
            104:31 here
        navigation_pop_unhandled, the gesture is on, is turned off
          124:63 The call of 'pushViewController' pushes a view while the gesture that goes back is turned off.
            104:64 here
        navigation_pop_unhandled, a function of the view that is called present, and presents in full screen
          123:24 The call of 'present' presents the child.
        navigation_pop_unhandled, the stack is replaced
          119:63 The call of 'setViewControllers' does not push the child onto other views.
        navigation_pop_unhandled, the first view of its own navigation controller
          79:71 The call of 'pushViewController' pushes the first view of a navigation controller.
            79:71 here
        navigation_pop_unhandled, a view with a superclass that is not analyzed
          119:63 The call of 'pushViewController' pushes a view that depends on code that is not analyzed.
            45:16 here
        navigation_pop_unhandled, the bar is hidden if a value says so
          126:63 The call of 'pushViewController' pushes a view while the navigation bar may be hidden.
            106:31 here
        navigation_pop_unhandled, a function that nothing calls
          120:63 The call of 'pushViewController' is in a function that nothing calls.
        pop_detection_without_removal_check, a pushed view notifies whenever it disappears, if it is popped
          104:43 The call of 'didTapClose' depends on a condition, or passes a value.
        pop_detection_without_removal_check, the notification detaches nothing
          110:19 The call of 'didDisappear' does not certainly detach a child.
        incomplete_removal_check, the test of a view that is being added, that is removed
          104:12 The condition 'isMovingFromParent' can be true when the view is removed.
        incomplete_removal_check, the test of a view that is being presented, that is dismissed
          104:15 The condition 'isBeingDismissed' may be that of a dismissed view.
        incomplete_removal_check, the test of a view in a presented navigation controller, of both
          104:12 The condition 'isBeingDismissed' is tested beside other properties that tell a removal.
        incomplete_removal_check, the test of a view in a presented navigation controller, of both
          104:54 The condition 'isBeingDismissed' is that of another controller than the view.
        incomplete_removal_check, tested when the view appears
          104:12 The condition 'isMovingToParent' is tested when the view appears, not when it is removed.
        incomplete_removal_check, a flag that is set by the test of a view that is being added, that is removed
          105:21 The condition 'isMovingFromParent' is tested in a function that does not notify the listener.
        presentation_delegate_not_retained, delegates that the router stores
          19:55 The object assigned to 'delegate' may be kept by other code.
        presentation_delegate_on_embedded_child, the delegate of the view in a navigation controller, of the navigation controller
          126:44 The assigned delegate is that of the navigation controller that contains the view.
        presentation_delegate_on_embedded_child, the view is presented alone, too
          138:38 The assigned delegate is that of a view that is also shown in another way.
        presentation_delegate_on_embedded_child, the view sets it when it is loaded
          100:33 The assigned delegate is set by the view itself, when a navigation controller may contain it already.
        unconfirmed_pop_detection, a pushed view notifies when the gesture begins, when the view is gone
          104:43 The call of 'didTapClose' runs at the end of a removal, not at its start.
        unconfirmed_pop_detection, the user cannot pop the view, or the call does not detach anything
          109:43 The call of 'didTapClose' does not involve a view that the user can remove with that gesture.
        unconfirmed_pop_detection, the view waits for the end of the transition, or asks whether it is interactive
          106:23 The call of 'didTapClose' depends on more than the kind of removal.
        unconfirmed_pop_detection, a navigation controller notifies as it pops, when the pop is known to be complete
          95:55 The call of 'didPop' is in a closure that runs later.
        unconfirmed_pop_detection, what a navigation controller tells another child
          84:22 The call of 'didPop' does not certainly detach a child.
        unconditional_removal_after_interactive_pop, a pop after the back button, by a view that is pushed itself
          235:63 The call of 'popViewController' is made by a router of which the user is not known to remove a child by such a gesture.
        unconditional_removal_after_interactive_pop, a pop after the back button, by a view that is pushed itself, if the child's view is still on top
          209:21 The call of 'popViewController' is in a function that asks which view is shown.
        unconditional_removal_after_interactive_pop, a view moved to no parent, and a function of the router's view that pops, which asks what is on top
          214:28 The call of 'popTop' does not certainly run when the user removes a child's view by a gesture.
        unconditional_removal_after_interactive_pop, the router's view is the first in its navigation controller
          205:63 The call of 'popViewController' removes nothing: no view of the router is shown in the same way.
        unconditional_removal_after_interactive_pop, the removal names a view, or is that of the child itself
          211:24 The call of 'popTo' names the view that it removes, or is on another view than the router's own.
        removal_notifier_super_missing, the override of a view that stops something
          12:19 The function 'viewDidDisappear(_:)' overrides no function of a class of the project.
        removal_notifier_super_missing, the override of a view that stops something, and calls super
          27:19 The override of 'viewDidDisappear(_:)' calls 'super' on every path.
        removal_notifier_super_missing, a class between the view and its base
          35:19 The function 'viewDidDisappear(_:)' is not the override that is nearest to the base class which notifies the listener.
        removal_notifier_super_missing, the override notifies the listener itself
          27:19 The override of 'viewDidDisappear(_:)' notifies the listener itself.
        removal_notifier_super_missing, a base class that notifies nobody
          27:19 The function 'viewDidDisappear(_:)' overrides a function by which no base class notifies the listener.
        close_signal_in_view_deinit, the only call of the listener, which a button makes too
          104:19 The call of 'didTapClose' is not the only one by which the view's removal is noticed.
        close_signal_in_view_deinit, a call that detaches nothing
          107:24 The call of 'didEnd' does not detach the view's RIB, as far as is known.
        own_view_removed_without_listener, the router dismisses the view, and the listener is notified
          48:17 The call of 'close' is on paths that notify the listener, or may.
        own_view_removed_without_listener, a RIB without a listener
          34:17 The call of 'close' belongs to a RIB without a listener.
        own_view_removed_without_listener, the view notifies the listener of its removal
          55:19 The call of 'close' removes a view whose removal is observed.
            43:41 here
        own_view_removed_without_listener, only at the end of the interactor
          51:19 The call of 'close' is on no path from an event of this RIB that only removes the view.
        own_view_removed_without_listener, the view presents something else
          53:19 The call of 'close' may remove the view of a child.
        own_view_removed_without_listener, the presenter closes what it shows
          52:19 The call of 'close' does not certainly remove the RIB's own view.
        own_view_removed_without_listener, a superclass outside of the project
          50:19 The call of 'close' belongs to a RIB with a superclass that is not analyzed.
        own_view_removed_without_listener, the view of the launched router
          50:19 The call of 'close' belongs to the root of the app, which has nobody to notify.
        removal_does_not_match_presentation, a pushed view is dismissed, popped
          121:63 The call of 'popViewController' removes views in the way in which they are shown.
            116:63 here
        removal_does_not_match_presentation, a helper that dismisses or pops by state
          131:24 The call of 'leave' may pop or dismiss, depending on the state.
        removal_does_not_match_presentation, an alert is dismissed before the pop
          121:41 The call of 'dismiss' is on a path that also removes or detaches something else.
        removal_does_not_match_presentation, a navigation controller is presented with the child
          122:41 The call of 'dismiss' concerns no child that is always shown in one known way.
        removal_does_not_match_presentation, the flow ends with the child
          114:41 The call of 'dismiss' is on a path that notifies the listener of the router's own RIB.
        removal_does_not_match_presentation, one of several screens of a flow is dismissed
          197:21 The call of 'popViewController' names the view that it removes, or is on another view than the router's own.
        root_replaced_while_presenting, a child logs out while it is presented, and is dismissed first
          170:19 The call of 'listDidClose' is on paths that also dismiss the child's view or detach it, or may.
        root_replaced_while_presenting, the root is replaced sometimes
          169:19 The call of 'listDidClose' does not replace the root on every path.
        root_replaced_while_presenting, code outside of the analysis runs before
          170:19 The call of 'listDidClose' is on a path through code outside of the analysis.
        dismissed_navigation_not_cleared, a dismissal on the router's view, after which the property is nil
          128:41 The call of 'dismiss' dismisses a navigation controller whose property is assigned on every path.
        dismissed_navigation_not_cleared, a dismissal that ends the router's own RIB
          203:21 The call of 'dismiss' is on a path that ends the router's own RIB.
        dismissed_navigation_not_cleared, properties that decide nothing
          131:40 The call of 'dismiss' is made by a router in which no stored navigation controller decides where views are shown.
        dismissed_navigation_not_cleared, dismissals of another view
          139:41 The call of 'dismiss' is not known to dismiss the navigation controller in a property.
        dismissed_navigation_not_cleared, a navigation controller that presents views itself
          130:21 The call of 'dismiss' may dismiss a view that the stored navigation controller presents itself.
        dismissed_navigation_not_cleared, an interactor that only closes the child that is not analyzed
          100:41 The call of 'dismiss' is on a path through code outside of the analysis.
        navigation_delegate_overwritten, the routers themselves
          221:63 The assignment of the delegate replaces none that a router above is known to set on the same navigation controller.
        navigation_delegate_overwritten, objects that the interactors create, and a view between, of which the upper one assigns its own again
          191:63 The assignment of the delegate may assign the same object as a router above, or be followed by another assignment there.
            224:63 here
        navigation_delegate_overwritten, one object that both routers get
          192:63 The assignment of the delegate assigns an object that other routers may assign as well.
        strong_router, an optional existential
          18:14 The property 'listener' is declared 'weak'.
        strong_router, a generic parameter constrained by a where clause to something else
          10:9 The property 'router' has the type 'RouterType', which is not a router and does not store one.
        strong_router, function types are not looked through
          17:9 The property 'makeRouter' has a function type, which this rule does not look inside.
        strong_router, class var can only be computed
          17:15 The property 'shared' is computed and stores nothing.
        strong_router, the second name of one declaration
          17:17 The property 'isShown' has no type that is known to be a router.
        strong_router, nested in an unresolved type it is unresolved
          16:9 The property 'router' has the unresolved type 'Router', and no router or builder assigns a router to it.
        strong_router, an attribute @Weak
          26:15 The property 'router' is wrapped in '@Weak', which holds its value weakly.
        strong_router, a kept closure captures the local weakly
          26:19 The closure does not capture a router strongly.
        strong_router, the closure goes to a function that only runs it
          14:19 The closure captures the router 'KiteRouting' strongly, but no property stores the closure beyond deactivation.
        strong_router, an array of closures emptied at deactivation
          26:24 The closure captures the router 'StripRouting' strongly, but 'pending', which stores it, is cleared on deactivation.
            31:9 'pending' is cleared here
        strong_router, an override with observers has no storage of its own
          21:18 The property 'router' overrides a property and stores nothing.
        strong_listener_in_view, a view controller holds its listener strongly, weak
          14:14 The property 'listener' is declared 'weak'.
        strong_listener_in_view, a weak wrapper, a computed property, a static one and a closure
          23:15 The property 'listener' is wrapped in '@Weak', which holds its value weakly.
        strong_listener_in_view, a weak wrapper, a computed property, a static one and a closure
          24:9 The property 'other' is computed and stores nothing.
        strong_listener_in_view, a weak wrapper, a computed property, a static one and a closure
          25:16 The property 'last' has no type that is known to be a listener's.
        strong_listener_in_view, a listener that the presenter holds until the interactor is deactivated
          28:9 The property 'handler' is set to nil when 'DetailInteractor' is deactivated.
        strong_listener_in_interactor, an interactor holds its listener strongly, weak
          7:14 The property 'listener' is declared 'weak'.
        strong_listener_in_interactor, only objects outside of RIBs are the listener: they may own the RIB
          7:9 The property 'listener' has no type that is known to be a listener's.
        view_holds_interactor, a view holds the interactor of whose framework class it is the presenter, weakly
          10:14 The property 'interactor' holds no interactor strongly that holds the view.
        view_retains_itself, the operator before a weak handler captures the view
          21:32 The closure does not capture 'self' strongly.
        view_retains_itself, of nested subscriptions that both capture it, the outer one
          15:42 The closure is not known to be kept by the view.
        view_retains_itself, a property that the view sets to itself, weak
          10:14 The property 'action' does not keep its value in memory.
        view_retains_itself, chains that end by themselves, a local bag, a stream that is returned, and a bag of another object
          24:38 The closure is released by a subscription that ends by itself.
            24:58 this makes the view keep it
        view_retains_itself, what the end of the view's appearance releases
          15:21 The closure is released when the view disappears.
            15:43 this makes the view keep it
        owned_object_retains_view, a cell, a subview and an adapter that hold the view strongly, weakly
          20:25 The property 'owner' does not keep its value in memory.
        owned_object_retains_view, objects that the view does not own, or that another owner releases
          19:9 The property 'delegate' is cleared when 'FeedViewController' leaves the screen.
        owned_object_retains_view, objects that the view does not own, or that another owner releases
          15:9 The property 'delegate' belongs to an object that the view is not known to own.
        owned_object_retains_view, an array of observers that the view leaves
          10:17 The property 'observers' may lose 'FeedViewController', which passes itself to another function that uses it.
        owned_object_retains_view, a timer that is invalidated when its target leaves the screen
          8:17 The property 'timer' holds a timer that code invalidates, maybe in time.
        weak_self_force_unwrap_in_factory, a component captures what it needs
          12:9 The closure does not unwrap a weak 'self' by force.
        weak_self_force_unwrap_in_factory, look-alikes: other captures, a check, another class
          21:20 The forced 'self' is in a closure that checks whether 'self' is nil.
            20:19 here
        component_retain_cycle, a lazy builder of a child, created at each read
          94:9 The member 'editorBuilder' creates another object at each read.
        component_retain_cycle, a lazy closure that is called at once, and configures the builder, a builder of its own dependency
          94:27 The member 'editorBuilder' keeps an object that is not known to keep the component.
        component_retain_cycle, the component of a RIB that nothing detaches, and that of the app
          21:14 The property 'editorBuilder' belongs to a component whose RIB is not certainly detached.
        builder_retains_component, a builder without a base class keeps the router and the interactor, weakly
          8:14 The property 'router' does not keep its object in memory.
        builder_retains_component, a builder gets the parent's component, and keeps builders and a protocol
          10:17 The property 'parent' gets a component of another RIB from the initializer.
        builder_retains_component, a builder gets the parent's component, and keeps builders and a protocol
          11:17 The property 'dependency' has no type that is known to be a component's, a router's or an interactor's.
        builder_retains_component, the closure of a componentized builder returns a stored component that is created in it
          15:61 The component 'detailComponent' is not known to be kept between two builds.
        launch_router_not_retained, a property keeps the router
          16:16 The router 'LaunchRouting' may be kept by other code.
        launch_router_not_retained, launched by the property
          16:15 The router 'LaunchRouting' is stored in 'root'.
        launch_router_not_retained, look-alikes: passed, returned, captured, stored under another name, a tuple, a function of the delegate
          63:29 The router 'LaunchRouting' is not known to be created by the code that launches it.
        undisposed_subscription, subscribe(onNext:), disposed on deactivate
          24:14 The subscription to 'price' is ended by 'disposeOnDeactivate'.
            27:14 'disposeOnDeactivate' ends the subscription
        undisposed_subscription, inside a string, whoever that serves
          19:33 The subscription to 'price' is handled by other code.
        undisposed_subscription, Combine: a function of the project that returns AnyCancellable
          13:41 The call of 'sink' is not in the code of an interactor.
        undisposed_subscription, subscribe(on:) is a scheduler
          23:35 The call of 'subscribe' is not known to return a subscription to an observable or a publisher.
        undisposed_subscription, a workflow is subscribed by another rule
          18:18 The call of 'subscribe' runs a workflow, which workflow_result_discarded checks.
        undisposed_subscription, take(until:) what derives from isActiveStream
          27:14 The subscription to 'price' ends when the interactor is deactivated, because of 'take'.
            26:14 'take' ends the chain
        undisposed_subscription, a local bag that escapes into a member emptied at deactivation
          24:14 The subscription to 'price' is stored in 'bag', which is cleared on deactivation.
            31:9 'bag' is cleared here
            13:17 'bag' is declared here
        undisposed_subscription, another object's bag is not judged
          23:22 The subscription to 'price' is added to a bag of another object, which is not checked.
            23:55 'disposed' adds it to the bag
        undisposed_subscription, an inout parameter whose callers are elsewhere
          18:22 The subscription to 'price' is added to a bag that the callers of 'observe(into:)' pass.
            17:10 'observe(into:)' receives the bag
        undisposed_subscription, dropped in a guard and in a branch, both finite
          23:34 The subscription to 'price' is dropped, but ends by itself.
        undisposed_subscription, returned by a local function, and the caller drops it
          20:26 The subscription to 'price' is returned by 'observe()' to its callers.
            19:14 'observe()' returns the subscription
        undisposed_subscription, an unresolvable callee takes it over
          23:34 The subscription to 'price' is passed to 'keep', which is assumed to handle it.
            23:16 'keep' receives the subscription
        undisposed_subscription, returned, and the caller ends it
          21:9 The subscription is ended by 'disposeOnDeactivate'.
            21:19 'disposeOnDeactivate' ends the subscription
        undisposed_subscription, two functions of one name, told apart by labels
          23:32 The subscription to 'price' is stored in 'bag', and its closures do not capture 'self' strongly: unreset_dispose_bag checks 'bag'.
            18:17 'bag' is declared here
        undisposed_subscription, returned as an optional, and the caller hands it on
          22:22 The subscription is passed to 'type', which is assumed to handle it.
            22:46 'type' receives the subscription
        undisposed_subscription, a finite chain that captures self in a bag that is not cleared is for unreset_dispose_bag
          26:53 The subscription to 'load()' is stored in 'bag', and ends by itself: unreset_dispose_bag checks 'bag'.
            15:17 'bag' is declared here
        undisposed_subscription, an unresolved superclass may empty the bag
          17:22 The subscription to 'tide' is stored in 'bag', which may be cleared by a superclass that is not analyzed.
            12:13 'CoreInteractor', the superclass of 'HarborInteractor', is outside the analyzed files
            13:17 'bag' is declared here
        undisposed_subscription, a stream through forty locals, and one more, which may end it for all that is known
          62:14 The subscription to 'last' is dropped, and may end by itself, which too much code decides.
        unreset_dispose_bag, a bag reassigned in willResignActive
          15:17 The property 'bag' is cleared on deactivation.
            31:9 'bag' is cleared here
        unreset_dispose_bag, the project's own bag type
          10:21 The property 'cancellables' belongs to 'CancelBag', which is not an interactor.
        unreset_dispose_bag, a bag that nothing is put into
          13:17 The property 'bag' could store subscriptions, but the code stores none in it.
        unreset_dispose_bag, an unresolved superclass may empty it
          12:17 The property 'bag' may be cleared by a superclass that is not analyzed.
            11:13 'TrackedInteractor', the superclass of 'MapInteractor', is outside the analyzed files
        unreset_dispose_bag, passed to an object that does not clear the bag, and that clears it
          27:9 The property 'bag' may be cleared by code that the object is passed to.
        unstructured_task_not_cancelled, a task whose handle is dropped, stored and canceled on deactivation
          8:22 The task is stored in 'refreshing', which is canceled.
            13:9 'refreshing' is canceled here
        unstructured_task_not_cancelled, types of the project that are named Task
          11:9 The call of 'Task' is not known to create an unstructured task.
        unstructured_task_not_cancelled, closures: handlers, kept closures, and those of code that is not analyzed
          35:34 The task is awaited, or handled by other code.
        unstructured_task_not_cancelled, canceled by the function itself, or when its caller is canceled
          6:23 The task is ended or bound by 'cancel'.
            7:17 'cancel' ends the task
        unstructured_task_not_cancelled, bags that may end their tasks themselves
          18:17 The task is stored in 'own', which code outside the files may cancel.
            13:22 'own' is declared here
        unstructured_task_not_cancelled, functions that bind a task
          17:19 The task is passed to 'supervise', which is assumed to cancel it.
            17:9 'supervise' receives the handle
        unstructured_task_not_cancelled, a function that returns the task to other types
          6:9 The task is returned by 'start()' to its callers.
        subscription_before_activation, an interactor subscribes in its initializer, when it becomes active
          15:49 The call of 'disposeOnDeactivate' is in 'didBecomeActive()', which no initializer is known to call.
        subscription_before_activation, closures that run later, lazy properties, and the end of the activity
          13:40 The call of 'disposeOnDeactivate' is in a closure, which may run later.
        subscription_before_activation, a terminator of the project that does not ask whether the interactor is active
          13:49 The call of 'disposeOnDeactivate' runs a function of the project that does not ask for the activity.
        subscription_before_activation, a function of a library with other labels than the framework's
          7:49 The call of 'disposeOnDeactivate' is not known to bind to the object that is created.
        confine_to_without_disposal, a router keeps a subscription that is confined in a bag
          9:16 The chain with 'confineTo' ends in 'subscribe', whose result is not dropped.
        confine_to_without_disposal, interactors and workers, where other rules report it
          7:16 The chain with 'confineTo' is in the code of an interactor or a worker, whose subscriptions other rules check.
        confine_to_without_disposal, a result that is returned, passed on or kept, and chains that end or do not subscribe
          17:20 The chain with 'confineTo' takes a limited number of values.
        confine_to_without_disposal, a result that is returned, passed on or kept, and chains that end or do not subscribe
          20:80 The chain with 'confineTo' is not known to subscribe.
        deprecated_bind_api, the right label
          9:49 The call of 'disposeWith' is in a file that does not use the framework over Combine.
        deprecated_bind_api, a method of the project
          11:35 The call of 'disposeOnStop' uses a method that the project declares.
        deprecated_bind_api, what is bound is not known
          8:23 The call of 'disposeOnDeactivate' is not known to bind a subscription of Combine.
        notification_observer_not_removed, a block whose token is kept and removed
          10:44 The call of 'addObserver' starts an observer that deactivation removes.
            17:16 here
        notification_observer_not_removed, a repeating timer that deactivation invalidates
          11:23 The call of 'scheduledTimer' starts a repeating timer that deactivation invalidates.
            16:9 here
        notification_observer_not_removed, they are ended
          18:30 The call of 'observe' starts an observation that deactivation invalidates.
            25:9 here
        notification_observer_not_removed, they are ended
          19:16 The call of 'CADisplayLink' starts a display link that deactivation invalidates.
            26:9 here
        notification_observer_not_removed, they are ended
          20:38 The call of 'makeTimerSource' starts a timer that deactivation cancels.
            27:9 here
        notification_observer_not_removed, a worker that stops the timer
          11:23 The call of 'scheduledTimer' starts a repeating timer that stopping invalidates.
            16:9 here
        notification_observer_not_removed, what ends by itself
          14:15 The call of 'scheduledTimer' starts a repeating timer that other code may end.
        notification_observer_not_removed, what ends by itself
          12:15 The call of 'scheduledTimer' is not known to start something that runs until it is removed.
        notification_observer_not_removed, a token that a function takes or returns, and a superclass that is not analyzed
          12:48 The call of 'addObserver' starts an observer that other code may end.
        notification_observer_not_removed, an observer that is there while the view is shown
          35:36 The call of 'addObserver' starts an observer as the view appears, and removes it as the view disappears.
            39:36 here
        workflow_result_discarded, a workflow that is run by a statement until the deactivation
          18:14 The subscription to 'OpenOrdersWorkflow' is kept or bound to a lifetime.
        builder_skips_component, the component is made
          26:13 The builder 'LoginBuilder' creates, receives or reads a component.
            28:25 this is the component
        builder_skips_component, neither router nor interactor is constructed
          26:13 The builder 'PollBuilder' does not create a router or an interactor in its build functions: it delegates to other builders.
        builder_skips_component, the child gets the component
          48:55 'component', which is passed to 'SearchBuilder', is neither the builder's own dependency nor an empty component.
        builder_skips_component, the root whose router is a LaunchRouter
          36:51 'EmptyComponent', which is passed to 'SongBuilder', is empty, but this is the root's builder.
        builder_skips_component, a component that is made for a child's builder is the child's
          25:13 The builder 'EggBuilder' has a base class that creates its component.
        builder_skips_component, the project's own framework has no Component base
          Sources/Tower/TowerBuilder.swift:8:13 The builder 'TowerBuilder' uses the project's own framework, which has no components.
        builder_skips_component, an unresolved superclass may make the component
          27:13 The builder 'VaneBuilder' has a superclass outside the analyzed files that may create the component.
            27:13 'CoreBuilder', the superclass of 'VaneBuilder', is outside the analyzed files
        builder_skips_component, a builder that is a component itself
          26:13 The builder 'HarpBuilder' is a component itself.
        router_not_assigned, the router's initializer assigns it, through the protocol
          13:14 The property 'router' is assigned.
            23:20 it is assigned here
        router_not_assigned, never used
          7:14 The property 'router' is never read.
        router_not_assigned, no router over the interactor
          9:14 The property 'router' belongs to an interactor without a router in the analyzed files.
        router_not_assigned, a function that is not analyzed receives the interactor
          10:14 The property 'router' may be assigned by code that is not analyzed.
            20:16 possibly here
        router_not_assigned, a base class that nothing creates
          10:14 The property 'router' belongs to a base class of other interactors.
        router_not_assigned, a property without a setter
          9:9 The property 'router' has no setter.
        interactor_listener_not_set, the builder sets the listener
          9:14 The property 'listener' is assigned.
            22:20 it is assigned here
        interactor_listener_not_set, the interactor never uses its listener
          9:14 The property 'listener' is never read.
        interactor_listener_not_set, the listener's protocol requires nothing
          7:14 The property 'listener' has a protocol that requires nothing.
        interactor_listener_not_set, a function outside of the analyzed files gets the interactor
          9:14 The property 'listener' may be assigned by code that is not analyzed.
            20:16 possibly here
        interactor_listener_not_set, nothing creates the interactor
          9:14 The property 'listener' belongs to an interactor that no analyzed code is known to create.
        presenter_listener_not_set, the initializer becomes the listener
          13:13 The presenter's 'listener' is assigned.
            16:19 it is assigned here
        presenter_listener_not_set, no view reads the property
          13:13 The presenter's 'listener' is not read by a view of the project.
        presenter_listener_not_set, the protocol of the property requires nothing
          11:13 The presenter's 'listener' has a protocol that requires nothing.
        presenter_listener_not_set, the interactor does not conform to the type of the property, which the view sets to itself
          10:9 The presenter's 'action' has a type that 'DetailInteractor' does not conform to.
        presenter_listener_not_set, a subclass of an interactor whose superclass is not analyzed
          15:13 The interactor 'DetailInteractor' has a superclass outside the analyzed files, which may assign the listener.
            15:13 'AppInteractor', the superclass of 'DetailInteractor', is outside the analyzed files
        presenter_listener_not_set, a presenter that goes nowhere, or to code that is absent
          17:13 The presenter's 'listener' may be assigned by code that is not analyzed.
            22:19 possibly here
        router_or_listener_used_in_init, the interactor's own listener is assigned instead of itself
          22:29 The use of 'listener' is in 'detailDidClose()', which no initializer is known to call.
        router_or_listener_used_in_init, a parameter, an assignment, and a read after it
          15:14 The use of 'listener' follows an assignment.
            14:14 it is assigned here
        router_or_listener_used_in_init, a closure, and a call of the presenter
          18:52 The use of 'listener' is in a closure, which may run later.
        router_or_listener_used_in_init, a router that is no router of a RIB
          14:14 The use of 'router' concerns a property that is not known to be set later.
            9:17 it is declared here
        manual_lifecycle_call, a router activates its interactor when it is loaded, and deactivates it to end the flow
          10:15 The call of 'didLoad' is on 'super'.
        manual_lifecycle_call, a router that starts itself: one finding
          8:9 The call of 'load' belongs to a start of which another call is reported.
        manual_lifecycle_call, the code is moved to a function of its own
          7:9 The call of 'load' runs a function of the project.
            14:18 it is declared here
        manual_lifecycle_call, a root that launches itself as the launch router does
          18:22 The call of 'activate' starts the app's root.
        manual_lifecycle_call, a host activates a RIB, but does not load its router
          26:30 The call of 'deactivate' ends a RIB that an object hosts outside of the tree.
        manual_lifecycle_call, a host activates and loads a RIB
          20:29 The call of 'activate' is one of two by which an object hosts a RIB outside of the tree.
            21:16 this is the other one
        manual_lifecycle_call, a router that nothing keeps is another violation
          21:16 The call of 'load' is on a router that nothing keeps.
        manual_lifecycle_call, a router that activates itself is only loaded by its host, which is no second violation
          19:26 The call of 'load' may be enough for a router that does the rest itself.
            6:13 this class does
        manual_lifecycle_call, an extension of a router's protocol by which a host starts it
          9:20 The call of 'load' is in an extension of a protocol.
        manual_lifecycle_call, routers of the project's own framework do not activate what they attach
          Sources/FlowUI/Container.swift:6:28 The call of 'activate' is right in a framework of the project's own, whose routers do not activate children.
        component_property_made_anew, the interactor and the router get different views, shared
          14:9 The member 'viewController' creates its object once.
        component_property_made_anew, a child of the component gets another view than the router
          17:9 The property 'detailViewController' is not known to create an object at each read.
        component_property_made_anew, the stream captures the use case strongly, or not at all
          23:9 The member 'useCase' creates an object that nothing needs later.
        component_property_made_anew, a view that is read once
          14:9 The member 'viewController' is read once for each component.
        component_property_made_anew, builders and components of children are new each time
          14:9 The member 'detailBuilder' creates a builder or a component, of which each reader may get its own.
        component_property_not_shared, a stream that two children require, shared
          18:9 The member 'basket' creates its object once.
        component_property_not_shared, a private relay in a base class, read by the component and by the builder
          16:9 The property 'playersStream' is not known to create an object at each read.
        component_property_not_shared, look-alikes: no state, constants, a subject that is passed in, read once, a factory
          37:9 The member 'client' creates an object that publishes no values.
        component_property_not_shared, look-alikes: no state, constants, a subject that is passed in, read once, a factory
          39:9 The member 'stream' is read once for each component.
        shared_key_collision, two calls in one property, of different types
          12:21 The call of 'shared' in 'cache' has the key of another call.
            13:16 the rule examines both here
        shared_key_collision, two calls in one property, of different types, each in a property of its own
          12:16 The call of 'shared' in 'cache' is the only one with this key.
        shared_key_collision, two calls in one property, of equal types, with a key
          13:27 The call of 'shared' in 'pair' passes a key.
        shared_key_collision, look-alikes: branches, an early return, a method of the project, local functions
          14:20 The call of 'shared' in 'byBranch' is never on one path with the other calls.
        shared_key_collision, look-alikes: branches, an early return, a method of the project, local functions
          38:33 The call of 'shared' in 'byFunctions' is in a member with local functions, each of which has a key of its own.
        shared_key_collision, look-alikes: branches, an early return, a method of the project, local functions
          47:47 The call of 'shared' in 'store(named:)' runs a function of the project.
            45:10 it is declared here
        shared_key_collision, more look-alikes: one call in the closure of another, an initializer, an object that needs no argument
          19:39 The call of 'shared' in 'cache' is in the closure of another call, which runs once.
        shared_key_collision, more look-alikes: one call in the closure of another, an initializer, an object that needs no argument
          21:64 The call of 'shared' in 'cache(named:)' creates an object that does not depend on the arguments.
        pluginized_component_not_bound, the builder binds the component
          9:13 The component 'HomeComponent' is bound.
            16:19 it is bound here
        pluginized_component_not_bound, the component binds itself, a protocol of it is bound, or nothing creates it
          19:13 The component 'UnusedComponent' is never created.
        missing_super_lifecycle, an override without super, above which a base class has code
          5:19 The override of 'didBecomeActive()' overrides a method that no base class of the project implements.
        missing_super_lifecycle, an override that calls super, above which a base class has code
          12:19 The override of 'didBecomeActive()' calls 'super' on every path.
        missing_super_lifecycle, no class of the project in between, or one whose method only calls super, is empty or has other parameters
          19:19 The override of 'didBecomeActive()' overrides a method without code of its own.
            9:19 here
        missing_super_lifecycle, a base class that is not analyzed, and another method
          7:19 The override of 'didBecomeActive()' overrides the method of a superclass outside the analyzed files.
            6:13 'AppInteractor', the superclass of 'QuoteInteractor', is outside the analyzed files
        workflow_not_committed, the chain of an initializer ends in commit
          16:9 The chain of 'onStep' is committed.
            22:10 it is committed here
        workflow_not_committed, steps in a local
          18:28 The call of 'onStep' is not known to begin the steps of a workflow.
        workflow_not_committed, a chain that a function returns to an unknown caller
          15:9 The chain of 'onStep' goes to code that is not followed.
        child_built_not_attached, a child that is only shown, attached
          71:36 The call of 'build' builds a child that is attached.
            72:9 it is attached here
        child_built_not_attached, the child is returned, or kept by a closure or by another object
          31:50 The call of 'build' builds a child that other code may attach.
            31:55 possibly here
        child_built_not_attached, a tab bar of an app without RIBs shows the view of one, and keeps and activates it
          42:38 The call of 'build' builds a RIB that other code may attach or activate.
            46:17 possibly here
        child_built_not_attached, a router that loads itself
          30:68 The call of 'build' builds a RIB that 'ProfileRouter' may activate.
        child_property_never_assigned, a child that is attached and not stored, stored
          42:17 The property 'detail' is assigned a child.
        child_property_never_assigned, the property is not read by a function that has a caller
          42:17 The property 'detail' is not read by a function that has a caller.
        child_property_never_assigned, assignments in other forms
          42:17 The property 'first' may be assigned by code that is not analyzed.
        child_property_never_assigned, every child of the type is stored elsewhere
          57:17 The property 'spare' has a type of which the router attaches no other child.
        attached_never_shown, a child whose view nothing takes, presented
          115:9 The call of 'attachChild' attaches a child whose view is shown, or may be.
        attached_never_shown, a view without code, as a generator writes it
          113:9 The call of 'attachChild' attaches a child without a view of its own.
        attached_never_shown, passed to code that is not analyzed
          115:9 The call of 'attachChild' attaches a child whose view other code gets.
            116:26 here
        attached_never_shown, without a view, and in a function that nothing calls
          85:9 The call of 'attachChild' is in a function that nothing calls.
        attached_never_shown, a router that does nothing when it is loaded, or only stops
          119:9 The call of 'attachChild' belongs to a RIB with 'didLoad()', which only stops the program.
        present_while_presenting, upon the event of a presented child
          189:41 The call of 'present' is not triggered by any event that another child is known to send while it is in use.
        present_while_presenting, upon the event of a presented child, after that child is detached
          198:41 The call of 'present' follows a removal of the presented view, or a detachment, in 'introDidClose()'.
        present_while_presenting, in a navigation controller, by a function of the view, on the view of the child that is presented
          205:33 The call of 'show' may push the child, or present it on another view than the router's own.
        present_while_presenting, the child of the event is pushed, or both are shown by state
          207:41 The call of 'present' runs upon events of children while the router's view is not known to present one.
        present_while_presenting, the child's router has its view dismissed before the child notifies
          214:41 The call of 'present' may follow a dismissal by the presented view itself, before 'introDidClose()'.
        presenter_call_before_view_load, an outlet, after the view is loaded
          75:19 The call of 'show' runs code that may load the view.
        presenter_call_before_view_load, a property that a function of 'viewDidLoad' sets, in a function of the interactor's own, with an initial value
          92:19 The call of 'show' uses nothing that is known to be nil until the view is loaded, or tests it before.
        presenter_call_before_view_load, the view is shown first
          74:19 The call of 'show' is made by a RIB that no router is known to attach before it shows the view.
        presenter_call_before_view_load, an earlier call loads the view
          80:19 The call of 'show' follows a call that may load the view.
        presenter_call_before_view_load, the view is loaded by the builder
          74:19 The call of 'show' uses a view whose builder or initializer may load it.
        attached_never_detached, a pushed child without a detachment, with one
          85:9 The call of 'attachChild' attaches a child that an event detaches.
        attached_never_detached, a sheet, that a superclass outside of the project may detach
          84:9 The call of 'attachChild' belongs to a RIB with a superclass that is not analyzed.
        attached_never_detached, a child whose parent stays, whose event only code outside of the project receives
          89:9 The call of 'attachChild' attaches a child that code outside of the analysis may detach.
        attached_never_detached, two attachments of what one function of the router builds
          91:9 The call of 'attachChild' attaches a child that stays as long as its parent.
        detach_method_never_called, a pushed child whose event is not answered, answered
          96:10 The function 'detachDetail()' is called, or may be, such that it detaches a child.
            73:17 here
        detach_method_never_called, embedded children, children in tabs, and children that nothing attaches again
          109:10 The function 'detachTab()' detaches a child that is also detached otherwise, or stays as long as its parent.
        detach_method_never_called, embedded children, children in tabs, and children that nothing attaches again
          123:10 The function 'detachPanel()' detaches a child whose view remains.
        listener_method_never_called, the child never says that it is done
          8:10 The function 'detailDidChange()' leads to no detachment of the child that is known.
        listener_method_never_called, the child never says that it is done, says it
          6:10 The function 'detailDidClose()' is called, or may be, such that the child is detached.
            28:19 here
        listener_method_never_called, the listener stays in the interactor, is given to a type that nothing declares
          6:10 The function 'detailDidClose()' may be called by code that is not analyzed.
            28:9 here
        listener_method_never_called, a function that gets the listener, only stops the program
          6:10 The function 'detailDidClose()' is not the only event that would detach the child.
        attach_without_guard, a tap attaches again, checked first
          116:9 The assignment to 'detail' follows a use of the property.
        attach_without_guard, checked or detached on the way
          129:9 The assignment to 'detail' is not triggered by any event that can occur while a child is attached.
        attach_without_guard, a flag that is set beside
          119:9 The assignment to 'detail' follows a test of another state, which may tell whether there is a child.
        attach_guarded_by_trap, a precondition, a return instead
          117:9 The call of 'attachChild' follows no call that stops the program if the child is attached already.
        attach_guarded_by_trap, traps about other things
          115:9 The call of 'precondition' does not depend on a property that holds the child.
        attach_guarded_by_trap, attached at the start only
          75:9 The call of 'precondition' is not triggered by any event that can occur while the child is attached.
        child_slot_assigned_after_attach, a child that closes itself as it becomes active, stored before
          115:9 The call of 'attachChild' attaches a child that is stored before.
            114:9 here
        child_slot_assigned_after_attach, a child that calls back later
          116:9 The call of 'attachChild' attaches a child that does not call back as it starts.
        detached_child_not_cleared, detached under a local name, and kept, and cleared
          59:9 The call of 'detachChild' detaches a child whose property is assigned on every path.
        detached_child_not_cleared, weak, looked up, and local children
          57:25 The call of 'detachChild' detaches the child in 'detail', which does not keep its value.
        detached_child_not_cleared, weak, looked up, and local children
          58:39 The call of 'detachChild' detaches a child that is not known to be in a property.
        detached_child_not_cleared, a slot that is no optional
          58:13 The call of 'detachChild' detaches the child in 'pages', not an optional variable.
        detached_child_not_cleared, a private function that nobody calls
          64:33 The call of 'detachChild' is in a function that nothing calls.
        detached_child_not_cleared, the parent's deactivation, and deinit
          60:33 The call of 'detachChild' runs only when the parent is deactivated.
        detached_child_not_cleared, a closure that is given at the attachment clears the property
          61:9 The call of 'release' detaches a child whose property a closure, or code that has the router, may clear.
        view_removed_without_detach, the child dismisses its view for the router, and is detached
          120:50 The call of 'dismiss' removes the view of a child that is detached on the way, or no view of a child.
        view_removed_without_detach, a tuple's router is not followed
          120:58 The call of 'dismiss' is not known to remove the view of a stored child.
        view_removed_without_detach, at the end of the router's own RIB
          98:51 The call of 'dismiss' runs only when the router's own RIB ends, or never.
        view_removed_without_detach, code that is not analyzed gets the child
          122:50 The call of 'dismiss' is on paths that pass the child to code outside of the analysis.
        view_removed_without_detach, a child whose view is hidden and shown again
          124:55 The call of 'removeFromSuperview' removes the view of a child that the router shows again without attaching it.
        wrong_child_detached, the property is nil when it is unwrapped by force
          127:9 The call of 'detachChild' detaches a child, or what may be one.
        viewless_rib_left_empty, the only child is detached, and the listener notified
          151:17 The call of 'detachStep' is on a path that notifies the RIB's listener, or beside one.
        viewless_rib_left_empty, ..., of two that start in turn, of two that start together
          223:17 The call of 'detachStep' leaves children that something else attaches.
        viewless_rib_left_empty, a later child is detached
          225:17 The call of 'detachOther' detaches a child that the RIB does not attach at its start.
        viewless_rib_left_empty, the next child is attached
          221:17 The call of 'detachStep' is on a path that attaches a child.
        viewless_rib_left_empty, a subject tells the parent
          152:17 The call of 'detachStep' is on a path through code outside of the analysis, which may end the RIB.
        viewless_rib_left_empty, the last child is detached, whatever it is
          150:17 The call of 'detachStep' detaches whatever child the router has, which may be another one.
        closed_with_child_on_top, a pushed child, which is detached first
          167:19 The call of 'listDidClose' is on paths that also remove the child's view or detach it, or may.
        closed_with_child_on_top, a dismissal on the view that presents both
          166:19 The call of 'listDidClose' does not certainly lead to a pop of whatever view is on top.
        router_used_after_own_detach, an event with one path that ends the RIB, and one that goes on
          172:17 The call of 'detachDetail' is not certain to follow a detachment of the RIB.
        router_used_after_own_detach, a local keeps the router
          166:16 The call of 'detachDetail' may reach the router though it is detached: other code has it, or may.
        viewless_cleanup_missing, the function that removes the views is empty, and removes them
          131:10 The router 'FlowRouter' removes a view when its interactor is deactivated.
            147:17 here
        viewless_cleanup_missing, the views are removed before the listener is notified
          135:13 The router 'FlowRouter' removes a view where the listener is notified.
            151:17 here
        viewless_cleanup_missing, what the end calls is not analyzed, and a router with a deinitializer
          117:13 The router 'FlowRouter' may be cleaned up by code that is not analyzed.
        viewless_rib_with_viewable_router, the view of the parent, by a member of the component
          39:69 The view of 'HomeRouter' is created for this RIB, or may be.
        router_creates_child_without_builder, a router and an interactor of a RIB that has a builder
          71:20 The call of 'DetailViewController' creates an object whose class is not a router, interactor or component of the framework.
        router_creates_child_without_builder, a router and an interactor of a RIB that has a builder, built
          71:36 The call of 'build' builds a RIB by its builder.
        router_creates_child_without_builder, placeholders of the framework's class, builders, and classes that only are named like parts
          69:19 The call of 'DetailBuilder' creates a builder.
        router_concrete_builder, the class of a builder that has a protocol, held by its protocol
          20:17 The property 'detailBuilder' has the type of a protocol.
        router_concrete_builder, a builder without a protocol, and a computed property
          16:17 The property 'detailBuilder' has the type of a builder that conforms to no protocol of builders.
        routing_method_never_called, a routing function that nothing calls
          9:10 The function 'attachHelp(animated:)' is called, or a function of its name is.
        routing_method_never_called, called by another router, by an app delegate, as a value and on a value of an unknown type; default implementations
          20:10 The function 'attachAnything()' is fulfilled by no class of the analyzed files.
        routing_method_never_called, the router stays, is given to a function that nothing declares
          7:10 The function 'attachDetail()' may be called by code that is not analyzed.
            16:32 here
        routing_method_never_called, a function that creates the router, which is not there: what creates the router may call it
          5:10 The function 'attachDetail()' may be called by the code that creates the object, which is not analyzed.
        presentable_method_never_called, a function of a view that its interactor never calls
          10:10 The function 'showRows(_:)' is called, or a function of its name is.
        presentable_method_never_called, the view stays in the interactor, is given to a function that nothing declares
          8:10 The function 'showTitle(_:)' may be called by code that is not analyzed.
            14:32 here
        presentable_listener_method_never_called, a function of an interactor that its view never calls
          8:10 The function 'didTapOpen()' is called, or a function of its name is.
        unreachable_rib, a builder that nothing names, built by the app delegate
          Case.swift:7:13 The builder 'HomeBuilder' is used outside of its RIB.
            App/AppDelegate.swift:4:26 here
        unreachable_rib, built by a component, a subclass and a qualified name
          58:13 The builder 'SortedListBuilder' is not known to create a RIB.
        unreachable_rib, a project without an app
          Case.swift:11:7 The builder 'HomeBuilder' belongs to a project without an app, so that others may build its RIB.
        interactor_knows_child, an interactor gets the child's interactor from its router
          12:14 The property 'listener' refers to 'DetailListener', which is not known to be a router or an interactor.
            4:10 it is declared here
        interactor_knows_child, an interactor gets the child's interactor from its router
          22:14 The property 'router' refers to 'HomeRouting', a type of the interactor's own RIB.
            17:10 it is declared here
        interactor_knows_child, locals, guards and a second name of the same value: one finding for each binding
          17:14 The property 'router' refers to 'HomeRouting', which is not known to be a part of a child.
            11:10 it is declared here
        interactor_knows_child, a child's router: weak is this rule, strong another one
          16:17 The property 'other' holds a router strongly, which strong_router reports.
        uikit_in_interactor, an interactor presents an alert that it creates
          12:21 The view controller 'UIAlertController' is created beside a call that this rule reports.
        uikit_in_interactor, pushes, pops and dismissals, one for each receiver and function
          13:20 The call of 'popViewController' is not the first call on its view controller in this code.
        uikit_in_interactor, a controller that the interactor passes to its router
          15:24 The view controller 'HelpViewController' is passed on, returned, or kept for other code.
        uikit_in_interactor, a controller that the interactor passes to its router
          19:17 The call of 'show' is on 'router', a part of the RIB.
        uikit_in_interactor, functions of the router, the presenter and the listener that are named like those of UIKit
          29:9 The call of 'popViewController' does not have the arguments of UIKit's method.
        uikit_in_interactor, the protocol of RIBs for controllers
          17:16 The call of 'present' is not on a value that is known to be a view controller.
        view_creates_screen, a view creates the view of another RIB
          41:17 The view controller 'PopupViewController' is not a view that a builder creates for another RIB.
        presenter_call_off_main, a closure on a global queue
          22:29 The call of 'presenter.show' runs off the main thread in code of which the rule examines another call.
        presenter_call_off_main, a closure on a global queue, on the main queue
          20:29 The call of 'presenter.show' runs on the main thread because of 'async'.
            19:28 here
        presenter_call_off_main, the session calls its handlers on a queue that the project chooses
          21:78 The call of 'presenter.show' is in a closure of 'dataTask', whose thread is not known.
            21:17 here
        presenter_call_off_main, a task of no actor, of the main actor
          20:23 The call of 'presenter.show' is in code that is isolated to the main actor.
            19:14 here
        presenter_call_off_main, a completion that is passed on, through a protocol, and answers in place
          47:29 The call of 'presenter.show' runs on the thread that calls 'load()'.
        presenter_call_off_main, calls after await, and an isolated protocol
          18:32 The call of 'presenter.show' is awaited, and runs where the called function is isolated.
        presenter_call_off_main, the view moves to the main thread itself, or only stores a value
          26:28 The call of 'presenter.show' runs off the main thread, but no view is known to be used there.
            25:23 runs on 'global'
        presenter_call_off_main, a property of the presenter, and members of UIKit's own classes, on the main queue
          17:51 The assignment to 'presenter.rows' runs on the main thread because of 'async'.
            17:28 here
        presenter_call_off_main, functions by their names, on the main queue
          31:43 The reference to 'presenter.show' runs on the main thread because of 'receive'.
            30:14 here
        presenter_call_off_main, a property of an own class that is named like an operation's
          28:64 The call of 'presenter.show' is in a closure whose thread is not known.
        dependency_leaks_past_builder, an interactor holds a protocol that the component conforms to
          9:17 The property 'component' has the type of a protocol, 'DetailInteractorDependency'.
        dependency_leaks_past_builder, routers and builders, and other things named like components
          8:17 The property 'component' has the type 'PathComponent', which is not a component.
        dependency_leaks_past_builder, routers and builders, and other things named like components
          9:9 The property 'computed' is computed and stores nothing.
        dependency_requirement_unused, a requirement that nothing reads
          8:9 The requirement 'client' is read.
            15:37 here
        dependency_requirement_unused, another dependency's requirement of the same name is read, read in the builder
          11:9 The requirement 'session' may be read by code that is not analyzed.
            26:72 possibly here
        view_business_logic, a view stores values and requests others
          20:9 The name 'UserDefaults' is not the first use in this member.
        view_business_logic, look-alikes: own types, helpers, builders of views, @AppStorage, no RIB
          39:9 The name 'AF' denotes what the project declares.
        view_business_logic, look-alikes: own types, helpers, builders of views, @AppStorage, no RIB
          41:40 The name 'build' is not known to build a RIB.
        worker_subscription_not_bound, a subscription that is dropped, bound to the worker
          17:14 The subscription to 'price' is ended by 'disposeOnStop'.
            18:14 'disposeOnStop' ends the subscription
        worker_subscription_not_bound, bound in all ways
          22:66 The subscription to 'price' ends when the worker is stopped, because of 'take'.
            22:22 'take' ends the chain
        worker_subscription_not_bound, bound in all ways
          24:30 The subscription to 'price' is dropped, but ends by itself.
        worker_subscription_not_bound, a helper that returns the subscription
          21:22 The subscription to 'price' is returned by 'observe()' to its callers.
            20:18 'observe()' returns the subscription
        worker_subscription_not_bound, a helper that returns the subscription, to a caller that binds it
          16:9 The subscription is ended by 'disposeOnStop'.
            16:19 'disposeOnStop' ends the subscription
        worker_subscription_not_bound, a bag that didStop does not clear, cleared there
          17:22 The subscription to 'price' is stored in 'bag', which is cleared when the worker is stopped.
            11:17 'bag' is declared here
        worker_subscription_not_bound, an initializer that observes a subject of the worker, with a weak capture
          11:17 The subscription to 'changes' observes a subject of the worker, which 'bag' does not outlive.
            7:17 'bag' is declared here
        worker_not_retained, a worker in a property
          11:16 The call of 'start' starts a worker that this code does not create.
        worker_not_retained, a worker that is created in place, in an array that a property keeps
          12:16 The worker 'PriceWorker' may be kept by other code.
        worker_never_started, a worker that nothing starts, started
          14:17 The property 'worker' holds a worker that is started.
            18:16 here
        worker_never_started, look-alikes: bound, passed, appended, started in a helper
          31:17 The property 'all' holds a worker, or is of an interactor, whose classes are not all analyzed.
        worker_never_started, look-alikes: a helper, one that another interactor starts, one that starts itself
          27:17 The property 'formatter' holds a worker that does nothing when it is started.
        worker_never_started, look-alikes: an unresolved base class, no class of the protocol, read by another object
          20:9 The property 'read' holds a worker that other code may start.
            33:22 possibly here
        plugin_switch_without_factory, a case that no factory has
          17:10 The switch 'HomeSwitch.help' is named outside of its enumeration.
            23:46 here
        plugin_switch_without_factory, cases that are passed to factories, listed, or made of raw values
          22:10 The switch 'MenuSwitch.first' may be reached with all cases.
            36:56 here
        plugin_switch_without_factory, no plugin names the enumeration
          17:10 The switch 'AnySwitch.one' belongs to an enumeration that no factory and no plugin point names.
        plugin_factory_not_registered, a factory that no plugin point lists
          20:13 The factory 'HelpFactory' is named outside of its declaration.
            36:66 here
        plugin_factory_not_registered, factories that are passed on elsewhere
          Case.swift:39:13 The factory 'LegacyFactory' is visible in Objective-C, which may create it by its name.
        duplicate_experiment_key, a property returns one key for two cases
          21:28 The key of 'HomeSwitch.help' is the first of its text.
        duplicate_experiment_key, texts that are no keys, and cases that share one on purpose
          17:10 The key of 'HomeSwitch.help' is not known to be one text of its own.
        duplicate_experiment_key, keys that the protocol makes
          12:17 The key of 'HomeSwitch.help' is made of the raw value by a property that the enumeration inherits.
        duplicate_experiment_key, two apps of a repository may use one key
          Apps/Rider/Switches/MenuSwitch.swift:2:20 The key of 'MenuSwitch.support' is the first of its text in its app.
        snapshot_record_mode, a test turns recording on, off
          Tests/QuoteViewTests.swift:7:23 The switch 'isRecording' is not certainly turned on.
        snapshot_record_mode, a condition, another object, and a variable of the file
          Tests/QuoteViewTests.swift:7:81 The switch 'isRecording' is turned on under a condition.
        protocol_missing_mock_annotation, a listener without the annotation that the others have
          6:10 The protocol 'HomeListener' has the annotation 'mockable'.
        protocol_missing_mock_annotation, look-alikes: fewer than most, another kind, another module, no RIB
          10:10 The protocol 'FirstListener' is of a kind of which 2 of 4 protocols of the module have an annotation.
        protocol_missing_mock_annotation, look-alikes: fewer than most, another kind, another module, no RIB
          13:10 The protocol 'HomeRouting' is of a kind of which 0 of 2 protocols of the module have an annotation.
        protocol_missing_mock_annotation, look-alikes: fewer than most, another kind, another module, no RIB
          17:10 The protocol 'MenuBuildable' is of a kind of which 1 of 2 protocols of the module have an annotation.
        malformed_suppression, all rules with a reason
          6:8 The comment 'riblint:disable:next' has a known form, and names its rules.
        suppression_without_reason, a reason
          6:8 The comment 'riblint:disable:next' gives a reason.
        suppression_without_reason, ends of regions need none
          8:8 The comment 'riblint:enable' suppresses nothing, and needs no reason.
        unterminated_region, an end
          6:8 The comment 'riblint:disable' begins a region that is closed.
            8:8 here
        unterminated_region, an end
          8:8 The comment 'riblint:enable' begins no region.

        """
}
