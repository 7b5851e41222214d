#pragma once

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
