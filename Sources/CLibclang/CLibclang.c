#define _GNU_SOURCE // setenv
#include "CLibclang.h"
#include <dlfcn.h>
#include <stddef.h>
#include <stdlib.h>
#ifdef __linux__
#include <elf.h>
#include <sys/auxv.h>
#endif

static const char *symbol(void *library, const char *name, void **address) {
    *address = dlsym(library, name);
    return *address ? NULL : "it lacks a function of libclang 13";
}

const char *rib_clang_load(const char *path, RibClang *table) {
#ifdef __linux__
    // Without a dynamic linker in the process, what is loaded crashes.
    if (getauxval(AT_BASE) == 0) return "a static executable cannot load it";
#endif
    // Parses on the caller's thread, which has chosen its stack, not on one with 8 MB.
    setenv("LIBCLANG_NOTHREADS", "1", 1);
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        const char *reason = dlerror();
        return reason ? reason : "it cannot be loaded";
    }
    const char *failure = NULL;
#define RIB_CLANG_SYMBOL(name, result, parameters) \
    if (!failure) failure = symbol(library, "clang_" #name, (void **)&table->name);
    RIB_CLANG_FUNCTIONS(RIB_CLANG_SYMBOL)
#undef RIB_CLANG_SYMBOL
    return failure;
}
