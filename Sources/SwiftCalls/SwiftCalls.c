#define _GNU_SOURCE
#include "SwiftCalls.h"

#include <execinfo.h>
#include <sys/syscall.h>
#include <unistd.h>

typedef void *(*AllocatingInitializer)(__attribute__((swift_context)) const void *)
    __attribute__((swiftcall));

void *callAllocatingInitializer(const void *initializer, const void *type) {
  return ((AllocatingInitializer)initializer)(type);
}

int returnAddresses(void **addresses, int count) { return backtrace(addresses, count); }

const void *mainThreadPointer;

__attribute__((constructor)) static void rememberMainThread(void) {
  if (syscall(SYS_gettid) == getpid()) mainThreadPointer = __builtin_thread_pointer();
}

extern void *swift_task_checkIsolated_hook __attribute__((weak));

void *isolationCheckHook(void) { return &swift_task_checkIsolated_hook; }
