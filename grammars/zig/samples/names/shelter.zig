const std = @import("std");

pub const limit: u32 = 5;

/// A meal of an animal.
pub const Meal = struct {
    amount: u32,

    /// Whether it is more than one animal eats.
    pub fn isLarge(self: Meal) bool { // ? Meal
        return self.amount > limit; // ? Meal.amount
    }
};

const Mood = enum { hungry, full };

const FeedError = error{ TooLarge, Asleep };

/// A cat of the shelter.
pub const Cat = struct {
    name: []const u8,
    mood: Mood = .hungry, // ? Mood
    meals: std.ArrayList(Meal),

    const Self = @This();

    pub fn init(name: []const u8) Cat { // ? Cat
        return Cat{ .name = name, .meals = undefined }; // ? Cat, ? Cat.meals
    }

    pub fn feed(self: *Self, amount: u32) FeedError!bool { // ? Cat.Self, ? FeedError
        const meal = Meal{ .amount = amount }; // ? Meal, ? Meal.amount
        if (meal.isLarge()) return FeedError.TooLarge; // ? Meal.isLarge, ? FeedError, ? FeedError.TooLarge
        report(meal); // ? report
        return true;
    }
};

fn report(meal: Meal) void { // ? Meal
    std.debug.print("fed {}", .{meal.amount}); // ? std, ? Meal.amount
}
