#pragma once

/// Calls an allocating initializer without arguments of a Swift class.
///
/// - initializer: The address of its code.
/// - type: The class to make an instance of, which inherits the initializer.
/// - Returns: The instance, which the caller owns.
void *_Nonnull callAllocatingInitializer(
    const void *_Nonnull initializer, const void *_Nonnull type);
