@import Foundation;

int main(int argc, const char *argv[]) {
  @autoreleasepool {
    Cat *cat = [[Cat alloc] initWithName:@"Tom"];  // ? class:Shelter.m:Cat
    [cat feed:2];
  }
  return 0;
}
