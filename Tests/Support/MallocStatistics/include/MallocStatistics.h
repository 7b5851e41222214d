#include <stddef.h>
#if defined(__linux__)
#include <malloc.h>
#endif

/// The bytes that the process has allocated and not freed; 0 where the system does not say.
static inline size_t bytesInUse(void) {
#if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 33)
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
#else
  return 0;
#endif
}
