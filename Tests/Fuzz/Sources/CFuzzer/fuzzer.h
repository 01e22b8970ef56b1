// The functions of libFuzzer for targets with their own mutations.
#include <stddef.h>
#include <stdint.h>

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t capacity);
