#include "engine_file.h"

#include <dlfcn.h>
#include <string.h>

/* C has no cast from objects to functions, but dlsym has. */
bool
engine_file_function(void *library, const char *name, void *to) {
  void *const function = dlsym(library, name);

  if (!function)
    return false;
  memcpy(to, &function, sizeof function);
  return true;
}

const char *
engine_file_load(engine_file *e, const char *file) {
  void *const library = dlopen(file, RTLD_NOW | RTLD_LOCAL);

  return library && engine_file_function(library, "contestant_new", &e->new) &&
                 engine_file_function(library, "contestant_new_game",
                                      &e->new_game) &&
                 engine_file_function(library, "contestant_choose",
                                      &e->choose) &&
                 engine_file_function(library, "contestant_free", &e->free)
             ? NULL
             : dlerror();
}
