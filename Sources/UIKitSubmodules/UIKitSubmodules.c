#include "UIKitSubmodules.h"
