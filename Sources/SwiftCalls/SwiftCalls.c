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

// The linker sets them around the section.
extern const int32_t conformances[] __asm__("__start_swift5_protocol_conformances")
    __attribute__((visibility("hidden"), weak));
extern const int32_t conformancesEnd[] __asm__("__stop_swift5_protocol_conformances")
    __attribute__((visibility("hidden"), weak));

const int32_t *firstConformance(void) { return conformances; }
const int32_t *endOfConformances(void) { return conformancesEnd; }
