import Testing

@Suite struct ContainerTests {
    @Test func containers() {
        let text = """
            @class Other, Another;
            @protocol First, Second;
            @protocol Listener <NSObject, Base>
            @end
            NS_SWIFT_NAME(Presenter)
            @interface LegacyPresenter : UIViewController <Listener, Other>
            @end
            @interface Box<__covariant T> : NSObject
            @end
            @interface Root <Listener> { int x; }
            @end
            @interface Holder : Base<Model *> <Listener>
            @end
            @interface LegacyPresenter ()
            @end
            @interface UIView (Layout) <Other>
            @end
            @interface Box<T> (Extras)
            @end
            @implementation LegacyPresenter {
                id a;
            }
            @end
            @implementation UIView (Layout)
            @end
            """
        #expect(
            Described(text).containers == [
                "protocol Listener adopts NSObject, Base",
                "interface LegacyPresenter : UIViewController adopts Listener, Other as Presenter",
                "interface Box <__covariant T> : NSObject",
                "interface Root adopts Listener",
                "interface Holder : Base adopts Listener",
                "extension LegacyPresenter",
                "category UIView (Layout) adopts Other",
                "category Box <T> (Extras)",
                "implementation LegacyPresenter",
                "categoryImplementation UIView (Layout)",
            ])
        #expect(Described(text).variables == ["x: int", "a: id"])
    }

    @Test func containerEnds() {
        let text = "@interface A : B\n- (void)c;\n@end\nint x;"
        #expect(
            Described(text).file.containers.map { Described(text).text($0.range) } == [
                "@interface A : B\n- (void)c;\n@end"
            ])
        // Without `@end`, the next one ends it.
        let open = "@implementation A\n- (void)b { [x y];\n@implementation C\n- (void)d {}"
        #expect(Described(open).containers == ["implementation A", "implementation C"])
        #expect(Described(open).methods == ["-void b { [x y];", "-void d {}"])
        #expect(Described(open).sends == ["y to x"])
        #expect(Described(open).problems == ["28 unbalanced bracket"])
    }

    @Test func properties() {
        let text = """
            @interface A : B
            @property (nonatomic, weak, nullable) id<Listener, Other> listener;
            @property(strong) NSArray<NSString *> *names;
            @property (copy) void (^completion)(BOOL finished, NSError *error);
            @property (nonatomic, assign, getter=isOn) BOOL on;
            @property (weak, nonatomic) IBOutlet UIView *view UI_APPEARANCE_SELECTOR;
            @property UIColor *first, *second;
            @property (class, readonly) unsigned long long size NS_SWIFT_NAME(total);
            @property (nonatomic) CGRect frame API_AVAILABLE;
            @property IBOutletCollection(UIView) NSArray *views;
            @property (nonatomic, unsafe_unretained, nonnull) __kindof UIView *const raw;
            @end
            """
        #expect(
            Described(text).properties == [
                "weak nullable listener: id<Listener, Other>",
                "strong names: NSArray<NSString>",
                "copy completion: block",
                "unretained on: BOOL",
                "weak outlet view: UIView",
                "first: UIColor", "second: UIColor",
                "readonly class size: long",
                "frame: CGRect",
                "outlet views: NSArray",
                "unretained raw: UIView",
            ])
    }

    @Test func instanceVariables() {
        let text = """
            @implementation A {
            @private
                __weak id<Listener> _listener;
                NSMutableArray *_a, *_b;
                struct { int x; int y; } _point;
                unsigned int _flag:1;
                char _buffer[16];
                void (^_block)(void);
                std::vector<int> _numbers;
            }
            @end
            """
        #expect(
            Described(text, .objectiveCPlusPlus).variables == [
                "weak _listener: id<Listener>", "_a: NSMutableArray", "_b: NSMutableArray", "_flag: int",
                "_buffer: char",
                "_block: block", "_numbers: vector<int>",
            ])
    }

    @Test func methods() {
        let text = """
            @implementation A
            - (void)viewDidLoad { a; }
            + (instancetype)shared { b; }
            - (nullable NSArray<Model *> *)modelsFor:(nonnull NSString *)key limit:(NSUInteger)limit { c; }
            - (void)run:(void (^)(BOOL done))block :(id<Listener>)listener __attribute__((unused)) { d; }
            - untyped:value { e; }
            - (id)old:(id)__unused sender; { f; }
            - (IBAction)tap:(__unused id)sender
            {
                g;
            }
            - (void)log:(NSString *)format, ... { h; }
            @end
            """
        #expect(
            Described(text).methods == [
                "-void viewDidLoad { a; }",
                "+instancetype shared { b; }",
                "-NSArray<Model> modelsFor:limit: key:NSString limit:NSUInteger { c; }",
                "-void run:: block:block listener:id<Listener> { d; }",
                "- untyped: value: { e; }",
                "-id old: sender:id { f; }",
                "-IBAction tap: sender:id {\n    g;\n}",
                "-void log: format:NSString { h; }",
            ])
    }

    @Test func declaredMethods() {
        let text = """
            @interface A : B
            - (instancetype)initWithName:(NSString *)name NS_DESIGNATED_INITIALIZER;
            - (void)close NS_SWIFT_NAME(finish()); + (void)open;
            - (void)x:(int)x y:(int)y NS_SWIFT_NAME(move(x:y:)) API_AVAILABLE(ios(13.0));
            - (void)broken
            - (void)next;
            @end
            """
        #expect(
            Described(text).methods == [
                "-instancetype initWithName: name:NSString",
                "-void close as finish()",
                "+void open",
                "-void x:y: x:int y:int as move(x:y:)",
                "-void broken",
                "-void next",
            ])
    }

    @Test func functions() {
        let text = """
            static const CGFloat a = b
                - c;
            extern "C" {
            static NS_FORMAT_FUNCTION(1,2) void Log(NSString *format, ...) { [x a]; }
            }
            void (^block)(void) = ^(void) { [x b]; };
            @implementation A
            static NSArray *Names(void) {
                return @[];
            }
            int table[] = { 1, 2 };
            - (void)c {}
            @end
            int main(int argc, char *argv[]) { return 0; }
            """
        #expect(
            Described(text).functions == [
                "Log { [x a]; }", "Names {\n    return @[];\n}", "main { return 0; }",
            ])
        #expect(Described(text).methods == ["-void c {}"])
        #expect(Described(text).sends == ["a to x", "b to x"])
    }

    @Test func branchesDoNotUnbalance() {
        let text = """
            @implementation A
            - (void)a {
            #if B
                if (x) {
            #else
                if (y) {
            #endif
                    [x c];
                }
            }
            - (void)d {}
            #ifdef E
            @end
            #endif
            """
        #expect(Described(text).methods.count == 2)
        #expect(Described(text).problems == [])
        #expect(
            Described("#ifdef C\nextern \"C\" {\n#endif\nvoid f(void) {}\n#ifdef C\n}\n#endif").functions == ["f {}"])
    }
}
