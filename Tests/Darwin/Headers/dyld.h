#pragma once

// dyld-1340: include/dlfcn.h
#define RTLD_NOW 0x2
#define RTLD_LOCAL 0x4
char *dlerror(void);
void *dlopen(const char *, int);
void *dlsym(void *restrict, const char *restrict);
