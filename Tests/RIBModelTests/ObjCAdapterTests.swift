import ObjCOutline
import OutlineSupport
import SourceText
import SwiftOutline
import Testing

@testable import RIBModel

/// Objective-C in the terms of Swift.
@Suite struct ObjCAdapterTests {
    @Test func containersAndMembers() {
        let adapted = Adapted(
            """
            @protocol Listener <Base>
            - (void)close;
            @property (readonly) BOOL isOpen;
            @end
            @interface Legacy : UIViewController <Listener>
            @property (nonatomic, weak) id<Listener> listener;
            @property (copy) void (^handler)(BOOL);
            - (void)declaredOnly;
            @end
            @implementation Legacy {
                NSArray<Model *> *_models;
            }
            + (instancetype)make { return [self new]; }
            - (instancetype)initWithModel:(Model *)model URL:(NSURL *)URL { return self; }
            - (void)viewDidLoad { [super viewDidLoad]; }
            - (IBAction)tapped:(id)sender { }
            - (void)viewDidDisappear:(BOOL)animated { }
            - (void)timerFired { [x y:@selector(timerFired)]; }
            - (void)dismissViewControllerAnimated:(BOOL)flag completion:(void (^)(void))completion {}
            - (Model *)modelAt:(NSInteger)index of:(NSInteger)of {}
            @end
            """)
        #expect(
            adapted.declarations == [
                "protocol Listener: AnyObject, Base", "function close()", "@strong computed variable isOpen: Bool",
                "class Legacy: UIViewController, Listener", "weak variable listener: Listener?",
                "@strong variable handler: (…)!", "extension Legacy", "variable _models: NSArray<Model>!",
                "class function make() -> Legacy", "initializer init(model: Model?, URL: NSURL?)",
                "override function viewDidLoad()", "@IBAction function tapped(_ sender: AnyObject?)",
                "override function viewDidDisappear(_ animated: Bool)", "@objc function timerFired()",
                "function dismiss(animated flag: Bool, completion: (…)?)",
                "function modelAt(_ index: NSInteger, of: NSInteger) -> Model?",
            ])
    }

    @Test func namesForSwift() {
        let adapted = Adapted(
            """
            NS_SWIFT_NAME(Sheet)
            @interface RIBSheet : UIViewController
            - (void)rib_close NS_SWIFT_NAME(leave());
            - (void)rib_closeWith:(Reason *)reason animated:(BOOL)animated NS_SWIFT_NAME(leave(reason:_:));
            - (instancetype)initWithName:(NSString *)name NS_SWIFT_NAME(init(named:));
            - (id)thing NS_SWIFT_NAME(getter:other());
            @end
            @protocol Closing
            - (void)rib_closeWith:(Reason *)reason NS_SWIFT_NAME(close(_:));
            @end
            """)
        #expect(
            adapted.declarations == [
                "typeAlias Sheet -> RIBSheet", "class RIBSheet: UIViewController", "function leave()",
                "function leave(reason: Reason?, _ animated: Bool)", "protocol Closing: AnyObject",
                "function close(_ reason: Reason?)",
            ])
    }

    @Test func sends() {
        #expect(body("[self close];") == "{self.close()}")
        #expect(body("[[a b] c:d e:f, g];") == "{a.b().c(d, e: f, g)}")
        #expect(
            body("[self dismissViewControllerAnimated:YES completion:nil];")
                == "{self.dismiss(animated: true, completion: nil)}")
        #expect(
            body("[self.navigationController popViewControllerAnimated:YES];")
                == "{self.navigationController.popViewController(animated: true)}")
        #expect(body("[[self navigationController] close];") == "{self.navigationController.close()}")
        #expect(
            body("[self.parentViewController close]; [[self parentViewController] close];")
                == "{self.parent.close(); self.parent.close()}")
        #expect(body("[[A alloc] initWithName:b kind:c];") == "{A(name: b, kind: c)}")
        #expect(body("x = [[A alloc] init]; y = [B new];") == "{x = A(); y = B()}")
        #expect(body("[super initWithName:b];") == "{super.init(name: b)}")
        #expect(body("[(A *)b c];") == "{(b as! A).c()}")
        #expect(body("[x setDelegate:self];") == "{x.delegate = self}")
        #expect(body("x.style = UIModalPresentationFullScreen;") == "{x.style = .fullScreen}")
        #expect(
            body("x.enabled = [x isEnabled]; [x setEnabled:NO];")
                == "{x.isEnabled = x.isEnabled; x.isEnabled = false}")
        #expect(body("x = [[y retain] autorelease];") == "{x = y}")
        #expect(body("[x setOther:self];") == "{x.setOther(self)}")
        #expect(body("_listener = [a b];") == "{self.listener = a.b()}")
        #expect(body("[a b:@selector(close:)];") == "{a.b(#selector(close))}")
    }

    @Test func statements() {
        #expect(body("if (a) [b c]; else if (!d) { e(); } else f();") == "{if a {b.c()} else if !d {e()} else {f()}}")
        #expect(body("while (a) b(); do { c(); } while (d);") == "{while a {b()}; repeat {c()} d}")
        #expect(body("for (int i = 0; i < n; i++) a(i);") == "{var i: int = 0; while i < n {a(i)}}")
        #expect(body("for (A *a in [b c]) { [a d]; }") == "{for a in b.c() {a.d()}}")
        #expect(
            body("switch (a) { case B: case C: c(); break; case D: d(); default: e(); }")
                == "{switch a {case B, C {c(); break}; case D {d(); fallthrough}; default {e()}}}")
        #expect(body("return a ? b : c;") == "{return a ? b : c}")
        #expect(body("@synchronized (self) { a(); } @autoreleasepool { b(); }") == "{self; do {a()}; do {b()}}")
        #expect(
            body("@try { a(); } @catch (E *e) { @throw e; } @finally { b(); }")
                == "{do {a()} catch {throw e}; do {b()}}")
    }

    @Test func variablesAndClosures() {
        #expect(
            body("__weak typeof(self) weakSelf = self; [a b:^(BOOL c, A *d) { [weakSelf close]; }];")
                == "{weak var weakSelf = self; a.b({ c: Bool, d: A? in weakSelf.close() })}")
        #expect(body("void (^a)(BOOL) = b; a(c);") == "{var a: (…)! = b; a(c)}")
        #expect(body("A *a = b, *c;") == "{var a: A! = b, c: A!}")
        #expect(body("x = ({ a(); });") == "{x = { a() }()}")
        #expect(body("a = @[b, @{c: d}]; e[f] = (id)g;") == "{a = [b, [c, d]]; e[f] = g as! AnyObject}")
    }

    @Test(arguments: Adapted.fixtures)
    func outlinesAreValid(_ name: String) throws {
        let adapted = try Adapted(fixture: name)
        #expect(adapted.breach == nil)
        // Both passes see the same members.
        let members = try Adapted(fixture: name, withBodies: false).declarations
        #expect(adapted.declarations == members)
        // Every prefix.
        for count in stride(from: 0, to: adapted.bytes.count, by: 23) {
            #expect(Adapted(bytes: Array(adapted.bytes[..<count])).breach == nil)
        }
    }

    private func body(_ text: String) -> String {
        Adapted(
            """
            @implementation A
            @property id listener;
            - (void)a {
            \(text)
            }
            @end
            """
        ).body
    }
}
