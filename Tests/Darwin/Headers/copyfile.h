#pragma once
#include "Types.h"

// copyfile-224: copyfile.h
typedef struct _copyfile_state *copyfile_state_t;
typedef unsigned int copyfile_flags_t;
#define COPYFILE_ACL (1 << 0)
#define COPYFILE_XATTR (1 << 2)
int fcopyfile(int, int, copyfile_state_t, copyfile_flags_t);
