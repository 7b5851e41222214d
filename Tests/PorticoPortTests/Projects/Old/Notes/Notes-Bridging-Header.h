#import <UIKit/UIKit.h>
#import "Badge.h"
