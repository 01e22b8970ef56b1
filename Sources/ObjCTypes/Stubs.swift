/// Declarations of the SDK, in our own words: what navigates, and what any file uses.
enum Stubs {
    static let text = """
        typedef signed char BOOL; typedef long NSInteger; typedef unsigned long NSUInteger; typedef double CGFloat;
        typedef double NSTimeInterval; typedef unsigned short unichar; typedef unsigned int uint32_t;
        typedef int int32_t; typedef unsigned char uint8_t; typedef unsigned long size_t; typedef long long int64_t;
        typedef unsigned long long uint64_t; typedef void *dispatch_queue_t; typedef long dispatch_once_t;
        typedef struct CGPoint { CGFloat x, y; } CGPoint; typedef struct CGSize { CGFloat width, height; } CGSize;
        typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
        typedef struct NSRange { NSUInteger location, length; } NSRange;
        typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
        @protocol NSObject @end
        @protocol NSCopying @end
        @protocol NSCoding @end
        @protocol NSFastEnumeration @end
        @class NSString, UIView, UIWindow, UIViewController, UINavigationController, UITabBarController;
        @class UISplitViewController, UIPresentationController;
        @interface NSObject <NSObject>
        + (instancetype)alloc; + (instancetype)new; - (instancetype)init; + (Class)class; - (Class)class; - (id)copy;
        - (instancetype)self; - (id)performSelector:(SEL)selector; - (BOOL)isKindOfClass:(Class)kind;
        - (BOOL)respondsToSelector:(SEL)selector; @end
        @interface NSString : NSObject + (id)stringWithUTF8String:(const char *)text;
        + (instancetype)stringWithFormat:(NSString *)format, ...; @end
        @interface NSNumber : NSObject
        + (id)numberWithInt:(int)value; + (id)numberWithDouble:(double)value; + (id)numberWithFloat:(float)value;
        + (id)numberWithLong:(long)value; + (id)numberWithBool:(BOOL)value; + (id)numberWithChar:(char)value;
        + (id)numberWithUnsignedInt:(unsigned)value; + (id)numberWithUnsignedLong:(unsigned long)value;
        + (id)numberWithLongLong:(long long)value; + (id)numberWithInteger:(NSInteger)value;
        + (id)numberWithUnsignedLongLong:(unsigned long long)value; @end
        @interface NSArray<__covariant Element> : NSObject <NSFastEnumeration>
        + (id)arrayWithObjects:(const id *)objects count:(NSUInteger)count;
        - (Element)objectAtIndexedSubscript:(NSUInteger)index; - (Element)objectAtIndex:(NSUInteger)index;
        @property (nonatomic) Element firstObject; @property (nonatomic) Element lastObject; @end
        @interface NSMutableArray<Element> : NSArray<Element>
        - (void)setObject:(Element)object atIndexedSubscript:(NSUInteger)index; @end
        @interface NSSet<__covariant Element> : NSObject <NSFastEnumeration>
        @property (nonatomic) Element anyObject; @end
        @interface NSMutableSet<Element> : NSSet<Element> @end
        @interface NSOrderedSet<__covariant Element> : NSObject <NSFastEnumeration> @end
        @interface NSHashTable<Element> : NSObject <NSFastEnumeration> @property (nonatomic) Element anyObject; @end
        @interface NSDictionary<Key, __covariant Value> : NSObject <NSFastEnumeration>
        + (id)dictionaryWithObjects:(const id *)objects forKeys:(const id *)keys count:(NSUInteger)count;
        - (Value)objectForKeyedSubscript:(id)key; - (Value)objectForKey:(id)key; @end
        @interface NSMutableDictionary<Key, Value> : NSDictionary<Key, Value>
        - (void)setObject:(id)object forKeyedSubscript:(id)key; @end
        @interface NSMapTable<Key, Value> : NSObject - (Value)objectForKey:(id)key; @end
        @interface NSCache<Key, Value> : NSObject - (Value)objectForKey:(id)key; @end
        @interface NSObject (RibSubscripts) - (id)objectForKeyedSubscript:(id)key;
        - (void)setObject:(id)object forKeyedSubscript:(id)key; @end
        @interface NSObject (RibFrames) @property (nonatomic) CGRect frame; @property (nonatomic) CGRect bounds;
        @property (nonatomic) CGPoint center; @property (nonatomic) CGPoint origin; @property (nonatomic) CGSize size;
        @property (nonatomic) CGFloat alpha; @end
        @interface NSError : NSObject @end
        @interface NSURL : NSObject @end
        @interface NSDate : NSObject @end
        @interface NSData : NSObject @end
        @interface NSException : NSObject @end
        @interface UIResponder : NSObject @property (nonatomic) UIResponder *nextResponder; @end
        @interface UIView : UIResponder @property (nonatomic) UIView *superview;
        @property (nonatomic) UIWindow *window; @end
        @interface UIWindow : UIView @property (nonatomic) UIViewController *rootViewController; @end
        @interface UIApplication : UIResponder + (UIApplication *)sharedApplication;
        @property (nonatomic) UIWindow *keyWindow; @property (nonatomic) NSArray<UIWindow *> *windows; @end
        @interface UIViewController : UIResponder @property (nonatomic) UIView *view;
        @property (nonatomic) UIViewController *parentViewController;
        @property (nonatomic) UIViewController *presentingViewController;
        @property (nonatomic) UIViewController *presentedViewController;
        @property (nonatomic) NSArray<UIViewController *> *childViewControllers;
        @property (nonatomic) UINavigationController *navigationController;
        @property (nonatomic) UITabBarController *tabBarController;
        @property (nonatomic) UISplitViewController *splitViewController;
        @property (nonatomic) UIPresentationController *presentationController; @end
        @interface UINavigationController : UIViewController
        @property (nonatomic) NSArray<UIViewController *> *viewControllers;
        @property (nonatomic) UIViewController *topViewController;
        @property (nonatomic) UIViewController *visibleViewController; @end
        @interface UITabBarController : UIViewController
        @property (nonatomic) NSArray<UIViewController *> *viewControllers;
        @property (nonatomic) UIViewController *selectedViewController; @end
        @interface UISplitViewController : UIViewController
        @property (nonatomic) NSArray<UIViewController *> *viewControllers; @end
        @interface UIPresentationController : NSObject
        @property (nonatomic) UIViewController *presentingViewController;
        @property (nonatomic) UIViewController *presentedViewController; @end
        static id const nil = 0; static Class const Nil = 0; static void *const NULL = 0;
        static BOOL const YES = 1; static BOOL const NO = 0;
        #define NS_ASSUME_NONNULL_BEGIN
        #define NS_ASSUME_NONNULL_END
        #define NS_DESIGNATED_INITIALIZER
        #define NS_UNAVAILABLE
        #define NS_REQUIRES_SUPER
        #define NS_SWIFT_NAME(x)
        #define NS_ENUM(type, name) enum
        #define NS_OPTIONS(type, name) enum
        #define NS_CLOSED_ENUM(type, name) enum
        #define NS_ERROR_ENUM(type, name) enum
        #define IBOutlet
        #define IBAction void
        #define IBInspectable
        #define IB_DESIGNABLE
        #define NS_INLINE static inline
        #define UIKIT_EXTERN extern
        #define FOUNDATION_EXPORT extern
        #define OBJC_EXPORT extern

        """

    /// What the text declares.
    static let classes: Set<String> = declared(behind: "@interface ")
    static let protocols: Set<String> = declared(behind: "@protocol ")
    static let types: Set<String> = [
        "BOOL", "CGFloat", "CGPoint", "CGRect", "CGSize", "Class", "IBAction", "IBInspectable", "IBOutlet", "NSInteger",
        "NSRange", "NSTimeInterval", "NSUInteger", "NO", "NULL", "Nil", "SEL", "UIEdgeInsets", "YES",
    ]
    /// What the text declares for all objects.
    static let members: Set<String> = ["alpha", "bounds", "center", "frame", "origin", "size"]
    /// Members of structures: as members of objects they are numbers.
    static let numbers: Set<String> = [
        "x", "y", "width", "height", "top", "left", "bottom", "right", "location", "length",
    ]
    /// Words of C++ that cannot name a property.
    static let keywords: Set<String> = [
        "auto", "bool", "catch", "class", "const", "default", "delete", "do", "else", "enum", "explicit", "export",
        "extern", "false", "for", "friend", "if", "inline", "int", "mutable", "namespace", "new", "operator", "private",
        "protected", "public", "register", "return", "static", "struct", "switch", "template", "this", "throw", "true",
        "try", "typedef", "typename", "union", "unsigned", "using", "virtual", "void", "volatile", "while",
    ]

    private static func declared(behind word: String) -> Set<String> {
        Set(
            text.split(separator: "\n").flatMap { line -> [String] in
                guard line.hasPrefix(word) else { return [] }
                let name = line.dropFirst(word.count).prefix { $0.utf8.allSatisfy(\.isWord) }
                return name.isEmpty ? [] : [String(name)]
            })
    }
}
