<?php

namespace One;

class Cat
{
    public function speak(): self
    {
        return new Cat(); // Cat -> lib/several.php:Cat
    }
}

function helper(): Cat // Cat -> lib/several.php:Cat
{
    return new namespace\Cat(); // Cat -> lib/several.php:Cat
}

namespace Two;

use One\Cat as Kitty; // Cat -> lib/several.php:Cat
use function One\helper as help; // helper -> lib/several.php:helper

class Cat
{
    public function bark(): void
    {
    }
}

(new Cat())->bark(); // Cat -> lib/several.php:Cat~2, bark -> lib/several.php:Cat~2.bark
(new Kitty())->speak(); // Kitty -> lib/several.php:Cat, speak -> lib/several.php:Cat.speak
help()->speak(); // help -> lib/several.php:helper, speak -> lib/several.php:Cat.speak
helper(); // helper -> lib/helpers.php:helper

namespace Three;

new \Two\Cat(); // Cat -> lib/several.php:Cat~2
new Cat(); // Cat -> ? lib/several.php:Cat | lib/several.php:Cat~2
