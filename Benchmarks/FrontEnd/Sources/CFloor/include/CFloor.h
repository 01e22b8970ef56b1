#include <stddef.h>
#include <stdint.h>

/// Looks each byte up in a table of classes and counts the runs of equal ones: what any lexer does at least, in C.
size_t floor_classify(const uint8_t *bytes, size_t count);

/// How often memory was asked for since the process started; counted with glibc alone, 0 elsewhere.
size_t floor_allocations(void);
