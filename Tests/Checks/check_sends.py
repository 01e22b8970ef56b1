#!/usr/bin/env python3
"""Compares the message sends that riblint sees in Objective-C files with those that libclang sees.

    check_sends.py --riblint .build/release/riblint             # Fixtures/ObjectiveC
    check_sends.py --riblint .build/release/riblint FOLDER...   # all .m and .mm files below

Of the sends in libclang's AST, at least 99.9 % have to be in the outline, at the same offset and with the same selector
(`--require`). The AST lacks sends, since the SDK is missing; of those, this check says nothing. It sees sends in
expanded macros, which the outline does not: only those that start at a bracket of the file count.

No SDK and no header is needed, nor read: the file is parsed from memory, after a prelude with the classes of UIKit
that matter, a class for each name that looks like one, and a property for each `.name`. What is still unknown is
declared for a second parse. ARC is off, because it drops a send of an unknown selector.

libclang is found beside `swift`, in the folders of LLVM, or by the loader; `--libclang` names another one. Exit 0 if
enough agree, 1 if not, 2 on wrong usage or without libclang.
"""
import argparse
import ctypes
import glob
import os
import re
import shutil
import subprocess
import sys
import threading

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
MESSAGE = 104  # CXCursor_ObjCMessageExpr
PUNCTUATION, KEYWORD, IDENTIFIER = 0, 1, 2  # CXTokenKind
KEEP_GOING = 0x200  # CXTranslationUnit_KeepGoing

# What every file may use. `nil` and the like are constants, so that each is one token of the AST.
PRELUDE = """
typedef signed char BOOL; typedef long NSInteger; typedef unsigned long NSUInteger; typedef double CGFloat;
typedef double NSTimeInterval; typedef unsigned short unichar; typedef unsigned int uint32_t; typedef int int32_t;
typedef unsigned char uint8_t; typedef unsigned long size_t; typedef long long int64_t;
typedef unsigned long long uint64_t; typedef void *dispatch_queue_t; typedef long dispatch_once_t;
typedef struct CGPoint { CGFloat x, y; } CGPoint; typedef struct CGSize { CGFloat width, height; } CGSize;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct NSRange { NSUInteger location, length; } NSRange;
typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
@protocol NSObject @end
@protocol NSCopying @end
@protocol NSCoding @end
@interface NSObject <NSObject>
+ (instancetype)alloc; + (instancetype)new; - (instancetype)init; + (Class)class; - (Class)class; - (id)copy;
@end
static id const nil = 0; static Class const Nil = 0; static void *const NULL = 0;
static BOOL const YES = 1; static BOOL const NO = 0;
#define NS_ASSUME_NONNULL_BEGIN
#define NS_ASSUME_NONNULL_END
#define NS_DESIGNATED_INITIALIZER
#define NS_UNAVAILABLE
#define NS_REQUIRES_SUPER
#define NS_SWIFT_NAME(x)
#define NS_ENUM(type, name) enum name : type name; enum name : type
#define NS_OPTIONS(type, name) enum name : type name; enum name : type
#define IBOutlet
#define IBAction void
#define IBInspectable
#define NS_INLINE static inline
#define UIKIT_EXTERN extern
#define FOUNDATION_EXPORT extern
#define OBJC_EXPORT extern
"""
STUBS = [
    "NSString", "NSNumber", "NSError", "NSURL", "NSDate", "NSData", "NSException", "UIResponder", "UIView", "UIWindow",
]
GENERICS = ["NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSHashTable", "NSOrderedSet"]
PAIRS = ["NSDictionary", "NSMutableDictionary", "NSCache", "NSMapTable"]

# What literals and subscripts call.
LITERALS = """
@interface NSArray (Literals) + (id)arrayWithObjects:(const id *)objects count:(NSUInteger)count;
- (id)objectAtIndexedSubscript:(NSUInteger)index; @end
@interface NSMutableArray (Literals) - (id)objectAtIndexedSubscript:(NSUInteger)index;
- (void)setObject:(id)object atIndexedSubscript:(NSUInteger)index; @end
@interface NSDictionary (Literals)
+ (id)dictionaryWithObjects:(const id *)objects forKeys:(const id *)keys count:(NSUInteger)count; @end
@interface NSObject (Subscripts) - (id)objectForKeyedSubscript:(id)key;
- (void)setObject:(id)object forKeyedSubscript:(id)key; @end
@interface NSNumber (Literals) + (id)numberWithInt:(int)value; + (id)numberWithDouble:(double)value;
+ (id)numberWithFloat:(float)value; + (id)numberWithLong:(long)value; + (id)numberWithBool:(BOOL)value;
+ (id)numberWithUnsignedInt:(unsigned)value; + (id)numberWithUnsignedLong:(unsigned long)value;
+ (id)numberWithLongLong:(long long)value; + (id)numberWithChar:(char)value;
+ (id)numberWithUnsignedLongLong:(unsigned long long)value; + (id)numberWithInteger:(NSInteger)value; @end
@interface NSString (Literals) + (id)stringWithUTF8String:(const char *)text; @end
"""


class String(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("flags", ctypes.c_uint)]


class Cursor(ctypes.Structure):
    _fields_ = [("kind", ctypes.c_int), ("xdata", ctypes.c_int), ("data", ctypes.c_void_p * 3)]


class Location(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p * 2), ("offset", ctypes.c_uint)]


class Range(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p * 2), ("begin", ctypes.c_uint), ("end", ctypes.c_uint)]


class Token(ctypes.Structure):
    _fields_ = [("data", ctypes.c_uint * 4), ("pointer", ctypes.c_void_p)]


class Unsaved(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p), ("text", ctypes.c_char_p), ("length", ctypes.c_ulong)]


VISITOR = ctypes.CFUNCTYPE(ctypes.c_int, Cursor, Cursor, ctypes.c_void_p)


class Clang:
    """The functions of libclang that this check calls."""

    def __init__(self, library):
        self.library = library
        pointer, number = ctypes.c_void_p, ctypes.c_uint
        for name, result, arguments in (
                ("createIndex", pointer, [ctypes.c_int, ctypes.c_int]),
                ("parseTranslationUnit2", ctypes.c_int, [
                    pointer, ctypes.c_char_p, ctypes.POINTER(ctypes.c_char_p), ctypes.c_int, ctypes.POINTER(Unsaved),
                    number, number, ctypes.POINTER(pointer)]),
                ("disposeTranslationUnit", None, [pointer]),
                ("getTranslationUnitCursor", Cursor, [pointer]),
                ("visitChildren", number, [Cursor, VISITOR, pointer]),
                ("getCursorLocation", Location, [Cursor]),
                ("getCursorExtent", Range, [Cursor]),
                ("getFileLocation", None, [Location] + [ctypes.POINTER(number)] * 4),
                ("getFile", pointer, [pointer, ctypes.c_char_p]),
                ("getLocationForOffset", Location, [pointer, pointer, number]),
                ("getRange", Range, [Location, Location]),
                ("tokenize", None, [pointer, Range, ctypes.POINTER(ctypes.POINTER(Token)), ctypes.POINTER(number)]),
                ("annotateTokens", None, [pointer, ctypes.POINTER(Token), number, ctypes.POINTER(Cursor)]),
                ("disposeTokens", None, [pointer, ctypes.POINTER(Token), number]),
                ("getTokenKind", ctypes.c_int, [Token]),
                ("getTokenSpelling", String, [pointer, Token]),
                ("getNumDiagnostics", number, [pointer]),
                ("getDiagnostic", pointer, [pointer, number]),
                ("getDiagnosticSpelling", String, [pointer]),
                ("disposeDiagnostic", None, [pointer]),
                ("getClangVersion", String, []),
                ("getCString", ctypes.c_char_p, [String]),
                ("disposeString", None, [String])):
            function = getattr(library, "clang_" + name)
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)

    def text(self, string):
        found = (self.getCString(string) or b"").decode("utf-8", "replace")
        self.disposeString(string)
        return found

    def offset(self, location):
        """The offset of a location in the main file; None if it is in another one."""
        file, at = ctypes.c_void_p(), ctypes.c_uint()
        self.library.clang_getFileLocation(
            location, ctypes.cast(ctypes.byref(file), ctypes.POINTER(ctypes.c_uint)), None, None, ctypes.byref(at))
        return at.value if file.value == self.main else None


def candidates(named):
    """Where libclang may be."""
    if named:
        return [named]
    found = []
    swift = shutil.which("swift")
    if swift:
        folder = os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(swift))), "lib")
        found += [os.path.join(folder, "libclang.so"), os.path.join(folder, "libclang.dylib")]
    for version in range(30, 12, -1):
        found += glob.glob(f"/usr/lib/llvm-{version}/lib/libclang*.so.1")
    return [path for path in found if os.path.exists(path)] + ["libclang.so", "libclang.so.1", "libclang.dylib"]


def load(named):
    # Without it libclang parses on a thread of its own, whose stack is small.
    os.environ["LIBCLANG_NOTHREADS"] = "1"
    for path in candidates(named):
        try:
            return Clang(ctypes.CDLL(path))
        except (OSError, AttributeError):
            continue
    print("check_sends: libclang was not found: install libclang-dev, or give --libclang", file=sys.stderr)
    sys.exit(2)


def prelude(source):
    """Declarations for what a file names, and does not declare itself."""
    text = re.sub(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"", " ", source, flags=re.S)
    declared = set(re.findall(r"@interface\s+(\w+)\s*(?:<[\w\s,*]*>\s*)?:", text))
    declared |= set(re.findall(r"\btypedef\b[^;{}]*?\b(\w+)\s*;", text))
    lines = [PRELUDE]
    known = {"NSObject", "NSRange", "NSInteger", "NSUInteger", "NSTimeInterval"}

    def declare(name, generics, base):
        if name not in known and name not in declared:
            lines.append(f"@interface {name}{generics} : {base} @end")
            known.add(name)

    for name in STUBS:
        declare(name, "", "NSObject")
    for name in GENERICS:
        declare(name, "<__covariant Element>", "NSObject")
    for name in PAIRS:
        declare(name, "<Key, Value>", "NSObject")
    lines.append(LITERALS)
    declare("UIViewController", "", "NSObject")
    declare("UINavigationController", "", "UIViewController")
    protocols = set(re.findall(r"@protocol\s*\(?\s*(\w+)", text))
    for names in re.findall(r"(?:\bid|@interface\s+\w+[^<>{};]*?|\b[A-Z]\w+)\s*<([\w\s,]+)>", text):
        protocols |= {name for name in re.split(r"[\s,]+", names) if name[:1].isupper() and name not in known}
    for name in sorted(protocols - known - set(re.findall(r"@protocol\s+(\w+)\s*(?![\w\s,;])", text))):
        lines.append(f"@protocol {name};")
    classes = set()
    for pattern in (
            r"@class\s+([\w\s,]+);", r"@interface\s+\w+[^:\n{};]*:\s*(\w+)", r"@(?:interface|implementation)\s+(\w+)",
            r"\[\s*([A-Z]\w+)\s+\w", r"\b([A-Z]\w+)\s*(?:<[^<>;{}()]*>)?\s*\*", r"\b([A-Z]\w+)\.\w",
            r"<\s*([A-Z]\w+)\s*\*"):
        for names in re.findall(pattern, text):
            classes |= set(re.split(r"[\s,]+", names))
    for name in sorted(name for name in classes if name[:1].isupper()):
        declare(name, "", "UIViewController" if name.endswith("Controller") else "NSObject")
    # Structures have these members.
    plain = {"x", "y", "width", "height", "origin", "size", "top", "left", "bottom", "right", "location", "length"}
    members = sorted(set(re.findall(r"(?<![\d.])\.([a-zA-Z_]\w*)", text)) - {"h", "m"})
    lines.append("@interface NSObject (Anything)")
    for name in members:
        kind = {"origin": "CGPoint", "size": "CGSize"}.get(name, "CGFloat" if name in plain else "NSObject *")
        lines.append(f"@property (nonatomic) {kind} {name};")
    lines.append("@end")
    return "\n".join(lines) + "\n"


def arguments(path):
    language = "objective-c++" if path.endswith(".mm") else "objective-c"
    words = ["-x", language, "-target", "arm64-apple-ios15.0", "-nostdinc", "-w", "-ferror-limit=0", "-fblocks",
        "-fno-objc-arc", "-fobjc-weak", "-Wno-implicit-function-declaration", "-Wno-error=int-conversion",
        "-Wno-error=incompatible-pointer-types", "-include", "/riblint/prelude.h"]
    return (ctypes.c_char_p * len(words))(*[word.encode() for word in words]), len(words)


def parse(clang, index, name, source, declarations):
    words, count = arguments(name)
    head = declarations.encode()
    files = (Unsaved * 2)(
        Unsaved(name.encode(), source, len(source)), Unsaved(b"/riblint/prelude.h", head, len(head)))
    unit = ctypes.c_void_p()
    failure = clang.parseTranslationUnit2(
        index, name.encode(), words, count, files, 2, KEEP_GOING, ctypes.byref(unit))
    return None if failure or not unit.value else unit


def unknown(clang, unit):
    """Declarations of the names that a parse did not know."""
    more = {}
    for number in range(clang.getNumDiagnostics(unit)):
        diagnostic = clang.getDiagnostic(unit, number)
        text = clang.text(clang.getDiagnosticSpelling(diagnostic))
        clang.disposeDiagnostic(diagnostic)
        found = re.match(r"(use of undeclared identifier|unknown type name) '(\w+)'", text)
        if found:
            name = found.group(2)
            more.setdefault(name, f"typedef NSInteger {name};" if found.group(1)[0] == "u" and "type" in found.group(1)
                else f"extern NSObject *{name};")
    return "\n".join(more.values()) + "\n"


def selectors(clang, unit, length):
    """The selectors by the offsets of the brackets, from the tokens that no child of a send contains."""
    file = clang.getFile(unit, clang.name)
    whole = clang.getRange(
        clang.getLocationForOffset(unit, file, 0), clang.getLocationForOffset(unit, file, length))
    tokens, count = ctypes.POINTER(Token)(), ctypes.c_uint()
    clang.tokenize(unit, whole, ctypes.byref(tokens), ctypes.byref(count))
    cursors = (Cursor * count.value)()
    clang.annotateTokens(unit, tokens, count, cursors)
    found = {}
    for at in range(count.value):
        if cursors[at].kind != MESSAGE:
            continue
        offset = clang.offset(clang.getCursorLocation(cursors[at]))
        kind = clang.getTokenKind(tokens[at])
        if kind in (PUNCTUATION, KEYWORD, IDENTIFIER):
            found.setdefault(offset, []).append((at, kind, clang.text(clang.getTokenSpelling(unit, tokens[at]))))
    clang.disposeTokens(unit, tokens, count)
    return {offset: selector(words) for offset, words in found.items()}


def selector(words):
    parts, name = [], ""
    for number, (at, kind, text) in enumerate(words):
        if kind == PUNCTUATION and text in (":", "::"):
            before = words[number - 1] if number else None
            touches = before is not None and before[1] != PUNCTUATION and before[0] == at - 1
            parts.append((before[2] if touches else "") + text)
        elif kind != PUNCTUATION:
            name = text
    return "".join(parts) or name


def sends(clang, path, source):
    """The sends that libclang sees: offsets of brackets with selectors, empty where it does not tell."""
    clang.name = b"/riblint/input" + os.path.splitext(path)[1].encode()
    index = clang.createIndex(0, 0)
    head = prelude(source.decode("utf-8", "replace"))
    unit = parse(clang, index, clang.name.decode(), source, head)
    if unit is None:
        return {}
    more = unknown(clang, unit)
    if more.strip():
        second = parse(clang, index, clang.name.decode(), source, head + more)
        if second is not None:
            clang.disposeTranslationUnit(unit)
            unit = second
    clang.main = clang.getFile(unit, clang.name)
    found = set()

    def visit(cursor, parent, data):
        if cursor.kind == MESSAGE:
            offset = clang.offset(clang.getCursorLocation(cursor))
            if offset is not None and source[offset:offset + 1] == b"[":
                found.add(offset)
        return 2

    clang.visitChildren(clang.getTranslationUnitCursor(unit), VISITOR(visit), None)
    spelled = selectors(clang, unit, len(source))
    clang.disposeTranslationUnit(unit)
    return {offset: spelled.get(offset, "") for offset in found}


def outlines(riblint, paths):
    """What riblint sees, by file: offset of the bracket to the selector."""
    done = subprocess.run([riblint, "dump", "--sends", "-"], input="\n".join(paths).encode(), stdout=subprocess.PIPE)
    if done.returncode:
        sys.exit(2)
    files, current = {}, {}
    for line in done.stdout.decode("utf-8", "replace").split("\n"):
        columns = line.split("\t")
        if columns[0] == "#file":
            current = files.setdefault(columns[1], {})
        elif len(columns) == 3:
            current[int(columns[0])] = columns[2]
    return files


def compare(options):
    clang = load(options.libclang)
    paths = []
    for folder in options.folders or [os.path.join(ROOT, "Fixtures", "ObjectiveC")]:
        if os.path.isfile(folder):
            paths.append(folder)
        for around, _, names in os.walk(folder):
            paths += [os.path.join(around, name) for name in names if name.endswith((".m", ".mm"))]
    paths = sorted(path for path in paths if os.path.getsize(path) <= 1 << 20)
    seen = outlines(options.riblint, paths)
    total, outlined, wrong, untold, shown = 0, 0, 0, 0, 0
    for path in paths:
        with open(path, "rb") as file:
            source = file.read()
        ours = seen.get(path, {})
        outlined += len(ours)
        theirs = sends(clang, path, source)
        for offset, wanted in sorted(theirs.items()):
            total += 1
            if not wanted and offset in ours:
                untold += 1
            elif ours.get(offset) != wanted:
                wrong += 1
                if shown < options.show:
                    shown += 1
                    line = source.count(b"\n", 0, offset) + 1
                    print(f"{path}:{line}: libclang sees {wanted or 'a send'}, the outline {ours.get(offset, 'none')}")
        if options.unseen:
            for offset in sorted(ours.keys() - theirs.keys()):
                line = source.count(b"\n", 0, offset) + 1
                text = source[offset:offset + 60].decode("utf-8", "replace").split("\n")[0]
                print(f"{path}:{line}: only in the outline: {ours[offset]}: {text}")
    share = 100 * (total - wrong) / total if total else 100
    print(f"check_sends: {len(paths)} files, {outlined} sends in the outline; of {total} that libclang sees, "
        f"{total - wrong} are in it ({share:.3f} %), {untold} of them without a selector to compare; "
        f"{clang.text(clang.getClangVersion())}")
    options.status = 0 if share >= options.require and total else 1


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--riblint", required=True, help="the program to check")
    parser.add_argument("--libclang", help="the library")
    parser.add_argument("--require", type=float, default=99.9, metavar="PERCENT", help="least share that has to agree")
    parser.add_argument("--show", type=int, default=20, metavar="COUNT", help="how many differences to print")
    parser.add_argument("--unseen", action="store_true", help="print the sends that only the outline sees")
    parser.add_argument("folders", nargs="*", help="folders or files; default: Fixtures/ObjectiveC")
    options = parser.parse_args()
    options.status = 2
    # Nested code needs a big stack.
    threading.stack_size(1 << 30)
    thread = threading.Thread(target=compare, args=[options])
    thread.start()
    thread.join()
    sys.exit(options.status)


if __name__ == "__main__":
    main()
