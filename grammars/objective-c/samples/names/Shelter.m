#import <Foundation/Foundation.h>

#define MAX_MEALS 3

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, Mood) {
  MoodHungry,
  MoodFull = 2,
};

typedef void (^Listener)(NSString *name, NSInteger amount);

/// Anything that can be fed.
@protocol Animal <NSObject>
- (BOOL)feed:(NSInteger)amount;
@end

@interface Cat : NSObject <Animal>  // ? Animal
@property (nonatomic, copy) NSString *name;
@property (nonatomic) Mood mood;  // ? Mood
- (instancetype)initWithName:(NSString *)name;
@end

NS_ASSUME_NONNULL_END

static NSInteger total = 0;

/// Writes a line of the log.
static void report(NSString *text) {
  NSLog(@"%@", text);
}

@implementation Cat {
  NSInteger _meals;
}

- (instancetype)initWithName:(NSString *)name {
  self = [super init];
  if (self) {
    _name = [name copy];
  }
  return self;
}

/// Overrides nothing.
- (BOOL)feed:(NSInteger)amount {
  NSString *text = @"fed";
  report(text);  // ? report
  self.mood = MoodFull;  // ? Cat.mood
  return amount < MAX_MEALS;  // ? MAX_MEALS
}

@end
