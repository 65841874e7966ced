#include "shared_library.h"

#ifdef _WIN32

#include <windows.h>

void *
shared_library_open(const char *path) {
  return (void *)LoadLibraryA(path);
}

const void *
shared_library_symbol(void *library, const char *name) {
  return (const void *)GetProcAddress((HMODULE)library, name);
}

void
shared_library_close(void *library) {
  FreeLibrary((HMODULE)library);
}

#else

#include <dlfcn.h>

void *
shared_library_open(const char *path) {
  return dlopen(path, RTLD_NOW | RTLD_LOCAL);
}

const void *
shared_library_symbol(void *library, const char *name) {
  return dlsym(library, name);
}

void
shared_library_close(void *library) {
  dlclose(library);
}

#endif
