@implementation Badge @end
