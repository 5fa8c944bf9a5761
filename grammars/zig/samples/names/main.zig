const shelter = @import("shelter.zig");

pub fn main() !void {
    var cat = shelter.Cat.init("Tom"); // ? shelter.zig:Cat, ? Cat.init
    _ = try cat.feed(2); // ? Cat.feed
}

test "a cat can be fed" {
    try main(); // ? main
}
