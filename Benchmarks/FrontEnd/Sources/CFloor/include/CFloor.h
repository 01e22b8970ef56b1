#include <stddef.h>
#include <stdint.h>

/// Looks up the class of each byte in a table, and counts runs of equal classes: the minimal work of a lexer, in C.
size_t floor_classify(const uint8_t *bytes, size_t count);

/// The number of allocations since the start of the process; 0 on systems without glibc.
size_t floor_allocations(void);
