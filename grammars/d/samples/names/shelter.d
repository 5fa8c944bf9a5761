module shelter;

import std.stdio : writeln;

enum limit = 5;

/// Anything that can be fed.
interface Animal
{
    bool feed(int amount);
}

struct Meal
{
    int amount;

    /// Whether it is more than one animal eats.
    bool isLarge() const
    {
        return amount > limit;
    }
}

enum Mood { hungry, full }

/**
 * A cat of the shelter.
 */
class Cat : Animal // ? Animal
{
    private Meal[] meals; // ? Meal
    Mood mood = Mood.hungry; // ? Mood

    this(Mood mood) // ? Mood
    {
        this.mood = mood;
    }

    override bool feed(int amount)
    {
        auto meal = Meal(amount); // ? Meal
        if (meal.isLarge()) // ? Meal.isLarge
            return false;
        report(meal); // ? report
        return true;
    }
}

alias Meals = Meal[]; // ? Meal

void report(Meal meal) // ? Meal
{
    writeln("fed ", meal.amount); // ? Meal.amount
}
