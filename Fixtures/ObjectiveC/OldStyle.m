#import "OldStyle.h"

/* Written before ARC, blocks and literals. */

@implementation OldStyle : NSObject <NSCopying>

+ alloc { return [super alloc]; }

- initWithName:aName kind:(int)aKind
{
	if ((self = [super init]) != nil) {
		name = [aName retain];
		kind = aKind;
		table = [[NSMutableDictionary alloc] initWithObjectsAndKeys: @"one", [NSNumber numberWithInt: 1],
			@"two", [NSNumber numberWithInt: 2], nil];
	}
	return self;
}

- (void)dealloc;
{
	[name release], [table release];
	[super dealloc];
}

- (id)copyWithZone:(NSZone *)zone { return [[[self class] allocWithZone: zone] initWithName: name kind: kind]; }

- (NSComparisonResult) compare: (OldStyle*) other : (BOOL) backwards
{
	NSComparisonResult result = [name compare: [other name]];
	int values[3] = { [self count], kind, [other count] }, *place = &values[(int)[self count]];
	char buffer[[name length] + 1];
	(void)buffer, (void)place;
	return backwards ? -result : result;
}

- (BOOL) isSame: (OldStyle*) other { return [self compare: other : NO] == NSOrderedSame && ![other isEqual: nil]; }

- (int) count { return (int) [[table allKeys] count] + [self->name length] * values[kind]; }

@end
