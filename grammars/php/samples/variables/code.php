<?php

class Dog
{
    public function speak(): void
    {
    }

    public function friend(): Dog // Dog -> Dog
    {
        return $this;
    }
}

class Cat
{
    public function speak(): void
    {
    }
}

function bark(Dog $dog, Cat ...$cats): void // Dog -> Dog, Cat -> Cat
{
    $dog->speak(); // Dog.speak
    $dog->friend()->friend()?->speak(); // Dog.friend, Dog.speak
    $other = $dog;
    $other->speak(); // Dog.speak
    $other = new Cat(); // Cat -> Cat
    $other->speak(); // Cat.speak
    $run = function (Cat $cat) use ($dog): void { // Cat -> Cat
        $dog->speak(); // Dog.speak
        $cat->speak(); // Cat.speak
    };
    $short = fn(Cat $cat) => $dog->friend(); // Cat -> Cat, Dog.friend
    $run(new Cat()); // Cat -> Cat
    $short(new Cat())->speak(); // Cat -> Cat, Dog.speak
    $copy = clone $dog;
    $copy->speak(); // Dog.speak
    if ($other instanceof Dog) { // Dog -> Dog
        $other->speak(); // Dog.speak
    }
    $found = $dog ?? new Cat(); // Cat -> Cat
    $maybe = rand() ? new Dog() : new Dog(); // rand -> package:builtin:rand, Dog -> Dog
    $maybe->speak(); // Dog.speak
    $matched = match (true) {
        $dog => new Dog(), // Dog -> Dog
        default => new Dog(), // Dog -> Dog
    };
    $matched->speak(); // Dog.speak
    try {
        $maybe->speak(); // Dog.speak
    } catch (Failure | \LogicException $failure) { // Failure -> Failure
        $failure->report(); // Failure.report
    }
    static $kept = new Dog(); // Dog -> Dog
    $kept->speak(); // Dog.speak
    ($dog)->speak(); // Dog.speak
    (new Dog())->speak(); // Dog -> Dog, Dog.speak
    foreach ($cats as $index => $cat) {
        $cat->speak(); // Cat.speak
    }
}

class Failure extends \Exception
{
    public function report(): void
    {
    }
}

$first = new Dog(); // Dog -> Dog

function usesGlobal(): void
{
    global $first;
    $first->speak(); // Dog.speak
}

$top = new Cat(); // Cat -> Cat

function seesNothing(): void
{
    $top->speak(); // ? Dog.speak | Cat.speak
    $hidden = function () use ($inner): void {
        $top->speak(); // ? Dog.speak | Cat.speak
    };
    $inner = new Dog(); // Dog -> Dog
    $shown = function () use ($inner): void {
        $inner->speak(); // Dog.speak
        $more = fn () => $inner->speak(); // Dog.speak
        $closed = function (): void {
            $inner->speak(); // ? Dog.speak | Cat.speak
        };
    };
}

$top->speak(); // Cat.speak

function guarded($thing): void
{
    if (!$thing instanceof Dog) { // Dog -> Dog
        return;
    }
    $thing->speak(); // Dog.speak
}
