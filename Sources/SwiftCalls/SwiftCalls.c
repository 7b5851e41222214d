#include "SwiftCalls.h"

#include <execinfo.h>

typedef void *(*AllocatingInitializer)(__attribute__((swift_context)) const void *)
    __attribute__((swiftcall));

void *callAllocatingInitializer(const void *initializer, const void *type) {
  return ((AllocatingInitializer)initializer)(type);
}

int returnAddresses(void **addresses, int count) { return backtrace(addresses, count); }
