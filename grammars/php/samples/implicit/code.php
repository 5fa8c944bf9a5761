<?php

namespace Implicit;

class Text
{
    public function __toString(): string
    {
        return '';
    }
}

class Words implements \ArrayAccess, \Countable, \IteratorAggregate, \JsonSerializable
{
    public function offsetExists($offset): bool
    {
        return true;
    }

    public function offsetGet($offset): Text
    {
        return new Text();
    }

    public function offsetSet($offset, $value): void
    {
    }

    public function offsetUnset($offset): void
    {
    }

    public function count(): int
    {
        return 0;
    }

    public function getIterator(): \Iterator
    {
        yield new Text();
    }

    public function jsonSerialize(): array
    {
        return [];
    }
}

function strings(Text $text, Words $words, string $plain): void
{
    $cast = (string) $text;
    $joined = $plain . $text;
    $joined = $text . $plain . $text;
    $inside = "$plain and $text";
    $number = (int) $plain;
    echo $text;
    \strval($text);
    $joined = $plain . $words[0];
}

function elements(Words $words, Text $text): void
{
    $words[0] = $text;
    $words[] = $text;
    unset($words[0]);
    count($words);
    \count($words);
    json_encode($words);
    iterator_to_array($words);
}

interface Shape
{
}

class Round implements Shape
{
    public function radius(): int
    {
        return 0;
    }
}

class ShapeTest extends \PHPUnit\Framework\TestCase
{
    public function testNarrowing(Shape $first, Shape $second, Shape $third, Shape $fourth): void
    {
        $this->assertTrue($first instanceof Round);
        $first->radius(); // Round.radius
        self::assertInstanceOf(Round::class, $second);
        $second->radius(); // Round.radius
        \assert($third instanceof Round);
        $third->radius(); // Round.radius
        $this->assertFalse($fourth instanceof Round);
        $fourth->radius();
    }
}

function returns(Shape $first, Shape $second, array $shapes, bool $open): void
{
    if (! ($first instanceof Round)) {
        return;
    }
    $first->radius(); // Round.radius
    if (!$second instanceof Round || $open) {
        throw new \LogicException();
    }
    $second->radius(); // Round.radius
    foreach ($shapes as $shape) {
        if (!($shape instanceof Round)) {
            continue;
        }
        $shape->radius(); // Round.radius
    }
}
