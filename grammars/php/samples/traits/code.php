<?php

namespace App;

interface Speaker
{
    const LOUD = 1;

    public function speak(): void;
}

trait Greets
{
    protected string $greeting = '';

    public function greet(): string
    {
        $this->speak(); // ? Barks.speak | Dog.speak | Loud.speak | Speaker.speak | Suit.speak
        return $this->greeting; // Greets.greeting
    }

    public function name(): string
    {
        return self::class;
    }

    abstract public function title(): string;
}

trait Loud
{
    use Greets; // Greets -> Greets

    public function speak(): void
    {
        $this->greet(); // Greets.greet
    }
}

class Animal
{
    public function greet(): int
    {
        return 1;
    }

    public function name(): string
    {
        return '';
    }
}

class Dog extends Animal implements Speaker // Animal -> Animal, Speaker -> Speaker
{
    use Greets; // Greets -> Greets

    public function speak(): void
    {
        $this->greet(); // Greets.greet
        $this->greeting; // Greets.greeting
        parent::name(); // Animal.name
        self::LOUD; // Speaker.LOUD
    }

    public function title(): string
    {
        return '';
    }
}

function talk(Speaker $speaker, Dog $dog): void // Speaker -> Speaker, Dog -> Dog
{
    $speaker->speak(); // Speaker.speak
    $dog->greet(); // Greets.greet
}

enum Suit: string implements Speaker // Speaker -> Speaker
{
    case Hearts = 'h';
    case Spades = 's';

    const WILD = self::Spades; // Suit.Spades

    public function speak(): void
    {
        $label = match ($this) {
            self::Hearts => 'red', // Suit.Hearts
            Suit::Spades => 'black', // Suit -> Suit, Suit.Spades
        };
    }
}

Suit::Hearts->speak(); // Suit -> Suit, Suit.Hearts, Suit.speak
Suit::WILD->speak(); // Suit -> Suit, Suit.WILD, Suit.speak

trait Barks
{
    public function speak(): void
    {
    }
}

class Both
{
    use Barks, Loud { // Barks -> Barks, Loud -> Loud
        Barks::speak insteadof Loud; // Barks -> Barks, Barks.speak
        Loud::speak as protected shout; // Loud -> Loud, Loud.speak
        greet as hello;
    }

    public function run(): void
    {
        $this->speak(); // Barks.speak
        $this->shout(); // Both.shout
        $this->hello(); // Both.hello
    }
}
