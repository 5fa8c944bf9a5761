// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Cat} from "./Shelter.sol";

contract Feeder {
    Cat public cat; // ? Shelter.sol:Cat

    function run(uint256 amount) external {
        cat.feed(amount); // ? Feeder.cat, ? IAnimal.feed | Cat.feed
    }
}
