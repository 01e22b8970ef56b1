#include "CFloor.h"

#include <stdatomic.h>
#include <stdlib.h>

size_t floor_classify(const uint8_t *bytes, size_t count) {
    static uint8_t class_of[256];
    static int is_made = 0;
    if (!is_made) {
        for (int byte = 0; byte < 256; byte++) {
            int is_word = byte == '_' || byte >= 128 || (byte >= '0' && byte <= '9') || ((byte | 32) >= 'a' && (byte | 32) <= 'z');
            class_of[byte] = is_word ? 1 : byte <= ' ' ? 2 : byte == '"' || byte == '/' ? 3 : 4;
        }
        is_made = 1;
    }
    size_t runs = 0;
    uint8_t last = 0;
    for (size_t index = 0; index < count; index++) {
        uint8_t current = class_of[bytes[index]];
        runs += current != last;
        last = current;
    }
    return runs;
}

static atomic_size_t allocations;

size_t floor_allocations(void) { return atomic_load_explicit(&allocations, memory_order_relaxed); }

#ifdef __GLIBC__
// These definitions take precedence over those of glibc: they count each call, and forward it.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);

void *malloc(size_t size) {
    atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
    return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
    atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
    return __libc_realloc(block, size);
}
#endif
