// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// @title Anything that can be fed.
interface IAnimal {
    function feed(uint256 amount) external returns (bool);
}

library Meals {
    function isLarge(uint256 amount) internal pure returns (bool) {
        return amount > LIMIT; // ? LIMIT
    }
}

uint256 constant LIMIT = 5;

/**
 * @notice A cat of the shelter.
 * @dev Owned by one account.
 */
contract Cat is IAnimal { // ? IAnimal
    using Meals for uint256; // ? Meals

    struct Meal {
        address giver;
        uint256 amount;
    }

    enum Mood { Hungry, Full }

    Mood public mood; // ? Cat.Mood
    Meal[] private meals; // ? Cat.Meal

    event Fed(address indexed giver, uint256 amount);
    error TooLarge(uint256 amount);

    modifier onlyHungry() {
        require(mood == Mood.Hungry, "full"); // ? Cat.mood, ? Cat.Mood, ? Cat.Mood.Hungry
        _;
    }

    constructor(Mood first) { // ? Cat.Mood
        mood = first; // ? Cat.mood
    }

    /// @notice Feeds the cat.
    function feed(uint256 amount) external override onlyHungry returns (bool) { // ? Cat.onlyHungry
        if (amount.isLarge()) revert TooLarge(amount); // ? Meals.isLarge, ? Cat.TooLarge
        Meal memory meal = Meal(msg.sender, amount); // ? Cat.Meal
        meals.push(meal); // ? Cat.meals
        emit Fed(msg.sender, amount); // ? Cat.Fed
        return meal.amount > 0;
    }

    receive() external payable {}
}
