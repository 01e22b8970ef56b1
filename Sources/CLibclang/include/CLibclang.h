// The part of libclang's C interface that receiver types need, under our own names, so that building riblint needs no
// header and no library of LLVM. Sizes, fields and numbers are the same from libclang 13 to 21;
// Tests/Checks/libclang_layout.c compares them with clang-c/Index.h.
#pragma once

typedef struct {
    const void *data;
    unsigned flags;
} RibString;

typedef struct {
    int kind;
    int extra;
    const void *data[3];
} RibCursor;

typedef struct {
    const void *pointers[2];
    unsigned number;
} RibLocation;

typedef struct {
    int kind;
    void *data[2];
} RibType;

typedef struct {
    const char *name;
    const char *text;
    unsigned long length;
} RibUnsavedFile;

typedef int (*RibVisitor)(RibCursor cursor, RibCursor parent, void *context);

enum {
    RibCursorMessage = 104,
    RibVisitRecurse = 2,
    RibOptionKeepGoing = 0x200,
    RibParsed = 0,
};

// name, result, parameters
#define RIB_CLANG_FUNCTIONS(F) \
    F(getClangVersion, RibString, (void)) \
    F(getCString, const char *, (RibString string)) \
    F(disposeString, void, (RibString string)) \
    F(createIndex, void *, (int excludesHeaders, int showsDiagnostics)) \
    F(disposeIndex, void, (void *index)) \
    F(parseTranslationUnit2, int, \
      (void *index, const char *name, const char *const *arguments, int count, RibUnsavedFile *files, \
       unsigned fileCount, unsigned options, void **unit)) \
    F(disposeTranslationUnit, void, (void *unit)) \
    F(getNumDiagnostics, unsigned, (void *unit)) \
    F(getDiagnostic, void *, (void *unit, unsigned number)) \
    F(getDiagnosticSpelling, RibString, (void *diagnostic)) \
    F(disposeDiagnostic, void, (void *diagnostic)) \
    F(getTranslationUnitCursor, RibCursor, (void *unit)) \
    F(visitChildren, unsigned, (RibCursor parent, RibVisitor visitor, void *context)) \
    F(getCursorLocation, RibLocation, (RibCursor cursor)) \
    F(Location_isFromMainFile, int, (RibLocation location)) \
    F(getFileLocation, void, (RibLocation location, void **file, unsigned *line, unsigned *column, unsigned *offset)) \
    F(Cursor_getReceiverType, RibType, (RibCursor cursor)) \
    F(getCanonicalType, RibType, (RibType type)) \
    F(getTypeSpelling, RibString, (RibType type))

// The functions of one libclang.
typedef struct {
#define RIB_CLANG_MEMBER(name, result, parameters) result(*name) parameters;
    RIB_CLANG_FUNCTIONS(RIB_CLANG_MEMBER)
#undef RIB_CLANG_MEMBER
} RibClang;

// Loads the libclang at a path, or the one that the system's loader finds for a name, and fills the table. It stays
// loaded until the process ends. Not to be called by two threads at once.
//
// Returns null, or why it cannot be used. The text is valid until the next call.
const char *rib_clang_load(const char *path, RibClang *table);
