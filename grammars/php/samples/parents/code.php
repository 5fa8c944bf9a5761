<?php

class Cat
{
    public function speak(): void
    {
    }
}

class Dog
{
    public function speak(): void
    {
    }
}

/** @template T */
interface Source
{
    /** @return T */
    public function read();
}

/**
 * @template T
 * @implements Source<T>
 */
abstract class Repository implements Source
{
    /** @return T */
    abstract public function find(int $id);

    /** @return T[] */
    abstract public function all(): array;
}

/** @extends Repository<Cat> */
class Cats extends Repository
{
    public function load(): void
    {
        $this->find(1)->speak(); // Repository.find, Cat.speak
    }
}

/** @template-extends Repository<Dog> */
class Dogs extends Repository
{
}

/** @phpstan-implements Source<Dog> */
class Kennel implements Source
{
}

function run(Cats $cats, Dogs $dogs, Kennel $kennel): void // Cats -> Cats, Dogs -> Dogs, Kennel -> Kennel
{
    $cats->find(1)->speak(); // Repository.find, Cat.speak
    $cats->read()->speak(); // Source.read, Cat.speak
    $dogs->all()[0]->speak(); // Repository.all, Dog.speak
    foreach ($dogs->all() as $each) { // Repository.all
        $each->speak(); // Dog.speak
    }
    $kennel->read()->speak(); // Source.read, Dog.speak
}
