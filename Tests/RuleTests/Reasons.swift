extension ReasonTests {
    /// The rule and the case, what is said, and where that can be seen.
    static let reasons = """
        view_self_dismissal, B1.1.1 dismiss from a button's target, and the listener hears of it
          25:9 'dismiss' is heard of: on each path from an event of the view the listener is told.
            26:19 'didTapClose' tells the listener
        view_self_dismissal, B1.1.1 owner and vc, bound by with: self and withUnretained, and the listener hears of it
          28:23 'dismiss' is reached by no event of the view's own.
            23:19 a handler in 'viewDidLoad()' is told what a listener hears as well
        view_self_dismissal, B1.3.12 pop to the view itself removes only what is above it
          19:31 'popToViewController' is called on something that neither is the view nor contains it.
        view_self_dismissal, B1.1.4 a navigation controller removes its own children
          19:9 'popViewController' is called on the view, but does not take it away.
        view_self_dismissal, B1.3.12 subviews and child controllers are taken out
          23:21 'removeFromSuperview' is called on 'calloutView', which neither is the view nor contains it.
            17:17 declared here
        view_self_dismissal, B1.3.5 other controllers are dismissed
          27:34 'dismiss' closes what the view presents, not the view.
        view_self_dismissal, 1.2 the mail sheet's delegate closes the presented mail sheet
          26:9 'dismiss' closes what the view presents or pushes itself, not the view.
        view_self_dismissal, B1.3.8 a removal notifier under isBeingDismissed
          26:9 'dismiss' is heard of: the view tells its listener when UIKit says that it is gone.
            21:23 'didDisappear' tells
        view_self_dismissal, 1.3 an unresolved superclass may hold a notifier
          20:9 'dismiss' may be heard of by a superclass that is not among the files.
            16:13 the superclass of 'ThemeViewController', 'DSViewController', is neither in the project nor known
        view_self_dismissal, B1.3.9 a flusher of the navigation controller hears a pop
          Item/ItemViewController.swift:22:31 'popViewController' is heard of: the navigation controller around it detaches what is shown no more.
        view_self_dismissal, 1 the view of a LaunchRouter cannot go
          RootViewController.swift:17:9 'dismiss' stands in the view that launches the app, which cannot go.
            RootViewController.swift:12:13 the app's root view
        view_self_dismissal, 0.6 a listener that is nil hears nothing
          20:13 'dismiss' stands where there is no listener to tell.
        view_self_dismissal, 1.5 an unresolved callee that gets self may tell
          21:9 'dismiss' may be heard of: on each path something is called that is not among the files.
            20:28 'finish' may tell
        strong_router, B2.1 an optional existential
          18:14 The property 'listener' is declared 'weak'.
        strong_router, 2.3 a generic parameter constrained by a where clause to something else
          10:9 The property 'router' has the type 'RouterType', which is no router and keeps none.
        strong_router, 2.3 function types are not looked through
          17:9 The property 'makeRouter' has a function type, which is not looked through.
        strong_router, 2.1 class var can only be computed
          17:15 The property 'shared' is computed: it stores nothing.
        strong_router, B2.1 the second name of one declaration
          17:17 The property 'isShown' has no type that is known to be a router's.
        strong_router, B2.2 an attribute @Weak
          26:15 The property 'router' is kept by '@Weak', which owns nothing.
        strong_router, 2.3 nested in an unresolved type it is unresolved
          16:9 The property 'router' has the type 'Router', which is neither in the project nor known, and no router or builder gives it a router.
        strong_router, 2.6 a kept closure captures the local weakly
          26:19 The closure holds no router strongly.
        strong_router, 2.6 an array of closures emptied at deactivation
          26:24 The closure holds the router 'StripRouting' strongly, but deactivation empties 'pending', which keeps it.
            31:9 'pending' is emptied here
        strong_router, 2.6 a subscription that ends at deactivation may hold the router
          36:32 The closure holds the router 'GraphRouting' strongly, but no property keeps the closure beyond deactivation.
        undisposed_subscription, B3.1 subscribe(onNext:), disposed on deactivate
          24:14 The subscription to 'price' is ended by 'disposeOnDeactivate'.
            27:14 'disposeOnDeactivate' ends it
        undisposed_subscription, 3.2 take(until:) what derives from isActiveStream
          27:14 The subscription to 'price' ends when the interactor is deactivated: 'take' sees to that.
            26:14 'take' ends the chain
        undisposed_subscription, 3.2 a local bag that escapes into a member emptied at deactivation
          24:14 The subscription to 'price' is kept in 'bag', which deactivation empties.
            31:9 'bag' is emptied here
            13:17 'bag' is declared here
        undisposed_subscription, 3.2 another object's bag is not judged
          23:22 The subscription to 'price' goes into a bag that is not the interactor's, and so is not judged.
            23:55 'disposed' puts it there
        undisposed_subscription, 3.3 take(1) is finite
          21:30 The subscription to 'price' is dropped, but sends one value at most.
        undisposed_subscription, 3.3 an unresolvable callee takes it over
          23:34 The subscription to 'price' is handed to 'keep', which answers for it.
            23:16 'keep' takes it
        undisposed_subscription, 3.3 returned, and the caller drops it
          26:29 The subscription to 'price' is what 'observe()' returns: its callers answer for it.
            25:18 'observe()' returns it
        undisposed_subscription, 3.3 returned, and the caller ends it
          21:9 The subscription is ended by 'disposeOnDeactivate'.
            21:19 'disposeOnDeactivate' ends it
        undisposed_subscription, 3.4 the holder is reported only for its other chains
          30:14 The subscription to 'price' is kept in 'bag', and its closures do not hold 'self' strongly: unreset_dispose_bag judges 'bag'.
            15:17 'bag' is declared here
        undisposed_subscription, 0.4 an unresolved superclass may empty the bag
          17:22 The subscription to 'tide' is kept in 'bag', which a superclass that is not among the files may empty.
            12:13 the superclass of 'HarborInteractor', 'CoreInteractor', is neither in the project nor known
            13:17 'bag' is declared here
        undisposed_subscription, 3.2 an inout parameter whose callers are elsewhere
          18:22 The subscription to 'price' goes into a bag that the callers of 'observe(into:)' hand in.
            17:10 'observe(into:)' gets the bag
        undisposed_subscription, 3.3 the value of a closure that an unresolved callee takes
          19:41 The subscription to 'price' is taken over by code that answers for it.
        undisposed_subscription, 3.3 returned as an optional, and the caller hands it on
          22:22 The subscription is handed to 'type', which answers for it.
            22:46 'type' takes it
        unreset_dispose_bag, B3.4 a bag reassigned in willResignActive
          15:17 The property 'bag' is emptied by deactivation.
            31:9 'bag' is emptied here
        unreset_dispose_bag, 3.4 a bag that nothing is put into
          13:17 The property 'bag' could keep subscriptions, but nothing is put into it.
        unreset_dispose_bag, 3.4 an unresolved superclass may empty it
          12:17 The property 'bag' may be emptied by a superclass that is not among the files.
            11:13 the superclass of 'MapInteractor', 'TrackedInteractor', is neither in the project nor known
        builder_skips_component, B4.1 a: the component is made
          26:13 The builder 'LoginBuilder' has a component.
            28:25 a component is made, handed in or read here
        builder_skips_component, 4.1 neither router nor interactor is constructed
          26:13 The builder 'PollBuilder' makes no router and no interactor in its build functions: it hands on to others.
        builder_skips_component, B4.1 c: the child gets the component
          48:55 'component', which 'SearchBuilder' gets, is neither the builder's own dependency nor an empty component.
        builder_skips_component, 4.3 e: the root whose router is a LaunchRouter
          36:51 'EmptyComponent', which 'SongBuilder' gets, is empty, but the builder is the root's.
        builder_skips_component, B4.2 ComponentizedBuilder
          22:13 The builder 'DealBuilder' has a base class that makes its component.
        builder_skips_component, 4.1 the project's own framework has no Component base
          Sources/Tower/TowerBuilder.swift:8:13 The builder 'TowerBuilder' is one by the project's own framework, which has no components.
        builder_skips_component, 0.4 an unresolved superclass may make the component
          27:13 The builder 'VaneBuilder' has a superclass that is not among the files, and that may make the component.
            27:13 the superclass of 'VaneBuilder', 'CoreBuilder', is neither in the project nor known

        """
}
