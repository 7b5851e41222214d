#include <stdlib.h>

// Before main, so before the first turn.
__attribute__((constructor)) static void trapOnDifferences(void) {
  setenv("UIKIT_RENDERING_CHECK", "trap", 0);
}
