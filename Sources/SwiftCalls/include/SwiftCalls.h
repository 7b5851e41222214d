#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Calls an allocating initializer without arguments of a Swift class.
///
/// - initializer: The address of its code.
/// - type: The class to make an instance of, which inherits the initializer.
/// - Returns: The instance, which the caller owns.
void *_Nonnull callAllocatingInitializer(
    const void *_Nonnull initializer, const void *_Nonnull type);

/// Tells where the functions on the stack will return to, the innermost first.
///
/// - addresses: Where to put them.
/// - count: How many there is room for.
/// - Returns: How many there are.
int returnAddresses(void *_Nullable *_Nonnull addresses, int count);

/// What tells the main thread from others; set when the program is loaded.
extern const void *_Nullable mainThreadPointer;

/// Whether the code that asks runs on the main thread. Takes a nanosecond.
static inline bool isMainThread(void) {
  return __builtin_thread_pointer() == mainThreadPointer;
}

/// Where Swift's runtime has a function called before it ends a program in which code of an actor runs
/// elsewhere; null where the runtime has no such place.
void *_Nullable isolationCheckHook(void);

/// Tells whether the stack that the caller runs on is nearly used up.
_Bool stackIsLow(void);

/// Calls a function on another piece of stack, which is given back afterwards.
///
/// - Returns: Whether it was called: a thread gets a gigabyte of stack at most.
_Bool callOnMoreStack(void (*_Nonnull body)(void *_Nonnull), void *_Nonnull context);

/// The records of what conforms to which protocol in this program, as offsets from their own places: from the first to
/// behind the last.
const int32_t *_Nullable firstConformance(void);
const int32_t *_Nullable endOfConformances(void);
