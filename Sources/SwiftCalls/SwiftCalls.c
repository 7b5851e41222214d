#include "SwiftCalls.h"

typedef void *(*AllocatingInitializer)(__attribute__((swift_context)) const void *)
    __attribute__((swiftcall));

void *callAllocatingInitializer(const void *initializer, const void *type) {
  return ((AllocatingInitializer)initializer)(type);
}
