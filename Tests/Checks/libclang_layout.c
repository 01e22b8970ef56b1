// Compares the declarations of Sources/CLibclang with libclang's own header. It is compiled, not run:
//
//     clang -std=c11 -Werror -fsyntax-only -I Sources/CLibclang/include -I /usr/lib/llvm-14/include \
//         Tests/Checks/libclang_layout.c
#include "CLibclang.h"
#include <clang-c/Index.h>
#include <stddef.h>

#define SAME_SIZE(ours, theirs) _Static_assert(sizeof(ours) == sizeof(theirs), #theirs)
#define SAME_FIELD(ours, field, theirs, other) \
    _Static_assert(offsetof(ours, field) == offsetof(theirs, other) \
        && sizeof(((ours *)0)->field) == sizeof(((theirs *)0)->other), #theirs "." #other)
#define SAME_NUMBER(ours, theirs) _Static_assert((int)ours == (int)theirs, #theirs)

SAME_SIZE(RibString, CXString);
SAME_FIELD(RibString, data, CXString, data);
SAME_FIELD(RibString, flags, CXString, private_flags);
SAME_SIZE(RibCursor, CXCursor);
SAME_FIELD(RibCursor, kind, CXCursor, kind);
SAME_FIELD(RibCursor, extra, CXCursor, xdata);
SAME_FIELD(RibCursor, data, CXCursor, data);
SAME_SIZE(RibLocation, CXSourceLocation);
SAME_FIELD(RibLocation, pointers, CXSourceLocation, ptr_data);
SAME_FIELD(RibLocation, number, CXSourceLocation, int_data);
SAME_SIZE(RibType, CXType);
SAME_FIELD(RibType, kind, CXType, kind);
SAME_FIELD(RibType, data, CXType, data);
SAME_SIZE(RibUnsavedFile, struct CXUnsavedFile);
SAME_FIELD(RibUnsavedFile, name, struct CXUnsavedFile, Filename);
SAME_FIELD(RibUnsavedFile, text, struct CXUnsavedFile, Contents);
SAME_FIELD(RibUnsavedFile, length, struct CXUnsavedFile, Length);
SAME_NUMBER(RibCursorMessage, CXCursor_ObjCMessageExpr);
SAME_NUMBER(RibVisitRecurse, CXChildVisit_Recurse);
SAME_NUMBER(RibOptionKeepGoing, CXTranslationUnit_KeepGoing);
SAME_NUMBER(RibParsed, CXError_Success);

// The calls that the table is for, with the parameters that it gives them.
static void calls(void) {
    CXIndex index = clang_createIndex(0, 0);
    struct CXUnsavedFile file = {"", "", 0};
    const char *const arguments[] = {""};
    CXTranslationUnit unit = NULL;
    enum CXErrorCode code = clang_parseTranslationUnit2(index, "", arguments, 1, &file, 1, RibOptionKeepGoing, &unit);
    unsigned line, column, offset;
    CXFile at;
    CXCursor cursor = clang_getTranslationUnitCursor(unit);
    CXSourceLocation location = clang_getCursorLocation(cursor);
    clang_getFileLocation(location, &at, &line, &column, &offset);
    CXString spelling = clang_getTypeSpelling(clang_getCanonicalType(clang_Cursor_getReceiverType(cursor)));
    const char *text = clang_getCString(spelling);
    CXDiagnostic diagnostic = clang_getDiagnostic(unit, clang_getNumDiagnostics(unit));
    CXString reason = clang_getDiagnosticSpelling(diagnostic);
    (void)text, (void)code, (void)reason, (void)clang_Location_isFromMainFile(location);
}
void (*const used)(void) = calls;
