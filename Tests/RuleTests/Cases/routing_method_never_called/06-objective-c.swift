// === a function that Objective-C could call
// clean: ... calls with arguments
// use: ribs, creation HomeRouter

@objc protocol HomeRouting: Routing {
    func showDetail(_ name: String, with reason: String)
    //   ^^^^^^^^^^ routing_method_never_called: Nothing calls 'showDetail(_:with:)' of 'HomeRouting'.
}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    func showDetail(_ name: String, with reason: String) {}
}

// --- Legacy.h
//+#import <Foundation/Foundation.h>
//+@protocol HomeRouting;
//+
//+@interface Legacy : NSObject
//+@property (nonatomic, weak) id<HomeRouting> router;
//+@end

// --- Legacy.m
//+#import "Legacy.h"
//+
//+@implementation Legacy
//+- (void)open {
//+    [self.router showDetail:@"a" with:@"b"];
//+}
//+@end

// === a function with a name for Objective-C
// clean: ..., which calls it so
// use: ribs, creation HomeRouter

@objc protocol HomeRouting: Routing {
    @objc(hideDetailNamed:reason:) func hideDetail(_ name: String, why: String)
    //                                  ^^^^^^^^^^ routing_method_never_called
}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    func hideDetail(_ name: String, why: String) {}
}

// --- Legacy.h
//+#import <Foundation/Foundation.h>
//+@protocol HomeRouting;
//+
//+@interface Legacy : NSObject
//+@property (nonatomic, weak) id<HomeRouting> router;
//+@end

// --- Legacy.m
//+#import "Legacy.h"
//+
//+@implementation Legacy
//+- (void)close {
//+    [self.router hideDetailNamed:@"a" reason:@"b"];
//+}
//+@end

// === a function for Objective-C
// clean: ..., and a selector that is made of a string
// use: ribs, creation HomeRouter

@objc protocol HomeRouting: Routing {
    func picked(_ name: String)
    //   ^^^^^^ routing_method_never_called
}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    func picked(_ name: String) {}

    private func run() {
//+     _ = perform(NSSelectorFromString("picked:"), with: "a")
    }
}

// === a function for Objective-C, and a selector of a function
// clean: ..., and a selector of a name
// use: ribs, creation HomeRouter

@objc protocol HomeRouting: Routing {
    func picked(_ name: String)
    //   ^^^^^^ routing_method_never_called
}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    func picked(_ name: String) {}

    private func run(_ name: String) {
        _ = perform(#selector(Router<HomeInteractor>.load))
//+     _ = perform(Selector(name), with: "a")
    }
}

// === a function that Objective-C does not see, and a selector that is made of a string
// use: ribs, creation HomeRouter

protocol HomeRouting: Routing {
    func picked(_ name: String)
    //   ^^^^^^ routing_method_never_called
}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    func picked(_ name: String) {}

    private func run() {
        _ = perform(NSSelectorFromString("load"))
    }
}
