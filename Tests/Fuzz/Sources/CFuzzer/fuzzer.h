// What libFuzzer offers to a target that mutates inputs itself.
#include <stddef.h>
#include <stdint.h>

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t capacity);
