<?php

namespace Shop;

use ArrayIterator; // ArrayIterator -> package:builtin:ArrayIterator
use DateTimeImmutable;
use Exception;
use Random\Randomizer; // Randomizer -> package:Random:Randomizer

class Item
{
    public function pay(): void
    {
    }
}

class Bag
{
    public function pay(): void
    {
    }
}

/** @implements \IteratorAggregate<int, Item> */
class Items implements \IteratorAggregate
{
    /** @var Item[] */
    private array $items = [];

    public function getIterator(): \Traversable
    {
        return new ArrayIterator($this->items); // ArrayIterator -> package:builtin:ArrayIterator, Items.items
    }
}

class Named implements \IteratorAggregate
{
    /** @return \Iterator<string, Item> */
    public function getIterator(): \Iterator
    {
        yield 'one' => new Item(); // Item -> Item
    }
}

class Own implements \Iterator
{
    public function current(): Item // Item -> Item
    {
        return new Item(); // Item -> Item
    }

    public function next(): void
    {
    }
}

/** @return \Generator<int, Item> */
function produce(): \Generator
{
    yield new Item(); // Item -> Item
}

class Failure extends \RuntimeException
{
    public function pay(): void
    {
    }
}

/**
 * @param Item[] $list
 * @param \Traversable<string, Item> $any
 */
function run(Items $items, Named $named, Own $own, array $list, \Traversable $any): void // Items -> Items, Named -> Named, Own -> Own
{
    foreach ($items as $each) {
        $each->pay(); // Item.pay
    }
    proc_open('ls', [], $pipes); // proc_open -> package:builtin:proc_open
    $pipes[0];
    foreach ($named as $each) {
        $each->pay(); // Item.pay
    }
    foreach ($own as $each) {
        $each->pay(); // Item.pay
    }
    foreach (produce() as $each) { // produce -> produce
        $each->pay(); // Item.pay
    }
    foreach ($any as $each) {
        $each->pay(); // Item.pay
    }
    array_pop($list)->pay(); // array_pop -> package:builtin:array_pop, Item.pay
    foreach (array_filter($list) as $each) { // array_filter -> package:builtin:array_filter
        $each->pay(); // Item.pay
    }
    $date = new DateTimeImmutable('now'); // DateTimeImmutable -> package:builtin:DateTimeImmutable
    $date->modify('+1 day')->format('c'); // package:builtin:DateTimeImmutable.modify, package:builtin:DateTimeImmutable.format
    try {
        (new Randomizer())->getInt(1, 2); // Randomizer -> package:Random:Randomizer, package:Random:Randomizer.getInt
    } catch (Failure $failure) { // Failure -> Failure
        $failure->pay(); // Failure.pay
        $failure->getPrevious()->getMessage(); // getPrevious -> package:builtin:Exception.getPrevious, getMessage -> package:builtin:Throwable.getMessage
    } catch (Exception $other) {
        $other->getMessage(); // getMessage -> package:builtin:Exception.getMessage
    } catch (\Error $other) {
        $other->getLine(); // getLine -> package:builtin:Error.getLine
    }
    new ArrayObject(); // ArrayObject -> unresolved
    new \ArrayObject(); // ArrayObject -> package:builtin:ArrayObject
}
