#include "MallocStatistics.h"
