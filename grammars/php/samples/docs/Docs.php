<?php

namespace Docs;

use Docs\Model\Item;

class Box
{
    /** @var Item[] */
    private array $items = [];

    /** @var array<string, \Docs\Model\Other> what is held by name */
    private $byName;

    /**
     * @var Model\Other|null
     */
    private $other;

    /**
     * @param Item[] $given
     * @param list<Model\Other> $others
     */
    public function __construct(private array $given, array $others)
    {
        foreach ($others as $each) {
            $each->same(); // Model.php:Other.same
        }
        foreach ($this->given as $each) { // Box.given
            $each->same(); // Model.php:Item.same
        }
    }

    /**
     * Finds the first.
     *
     * @param string $name the name of it
     * @return Item|null
     */
    public function first($name)
    {
        foreach ($this->items as $key => $item) { // Box.items
            $item->same(); // Model.php:Item.same
        }
        $this->byName['a']->same(); // Box.byName, Model.php:Other.same
        $this->other->same(); // Box.other, Model.php:Other.same
        return $this->items[0]; // Box.items
    }

    /** @return $this */
    public function chain()
    {
        return $this;
    }

    /** @return static */
    public static function make()
    {
        return new static([], []); // static -> Box | Box.__construct
    }
}

/** @param Box $box */
function run($box, $unknown)
{
    $box->chain()->first('')->same(); // Box.chain, Box.first, Model.php:Item.same
    Box::make()->chain(); // Box -> Box, Box.make, Box.chain
    /** @var Item $item */
    $item = $unknown->get();
    $item->same(); // Model.php:Item.same
    /** @var Model\Other */
    $other = $unknown->get();
    $other->same(); // Model.php:Other.same
    /** @var Item $each */
    foreach ($unknown as $each) {
        $each->same(); // Model.php:Item.same
    }
    /** @var Model\Other $late */
    $late->same(); // Model.php:Other.same
    $list = [new Item(), new Item()]; // Item -> Model.php:Item
    $list[0]->same(); // Model.php:Item.same
    $list[] = new Item(); // Item -> Model.php:Item
    [$one, $two] = $list;
    $one->same(); // Model.php:Item.same
}

/**
 * @template T of object
 */
class Collection
{
    /** @var T */
    private $first;

    /** @return T */
    public function first()
    {
        return $this->first; // Collection.first
    }

    /**
     * @template R
     * @param R $value
     * @return R
     */
    public static function same($value)
    {
        return $value;
    }
}

class Holder
{
    /** @var Collection<Item> */
    private Collection $items; // Collection -> Collection

    public function go(): void
    {
        $this->items->first()->same(); // Holder.items, Collection.first, Model.php:Item.same
        Collection::same(new Model\Other())->same(); // Collection -> Collection, Other -> Model.php:Other, same -> Collection.same, same -> Model.php:Other.same
    }
}

class Wide
{
    /** @param Item $value */
    public function narrow(object $value, Wide $wide): void
    {
        preg_match('/a/', 'a', $matches);
        $matches[0];
        $value->same(); // Model.php:Item.same
    }
}

/**
 * Has members by magic.
 *
 * @property Item $item the item
 * @property-read Item[] $all
 * @method Model\Other other(int $number)
 * @method static Magic create()
 */
class Magic
{
    public function __get($name)
    {
        return null;
    }

    public function go(): void
    {
        $this->item->same(); // Magic.item, Model.php:Item.same
        $this->all[0]->same(); // Magic.all, Model.php:Item.same
        $this->other(1)->same(); // Magic.other, Model.php:Other.same
        Magic::create()->go(); // Magic -> Magic, Magic.create, Magic.go
    }
}

class Shaped
{
    /** @var array{'first': Item, second?: list<Model\Other>} */
    private array $parts;

    /** @return array{items: Item[], count: int} */
    public function all(): array
    {
        $this->parts['first']->same(); // Shaped.parts, Model.php:Item.same
        foreach ($this->parts['second'] as $each) { // Shaped.parts
            $each->same(); // Model.php:Other.same
        }
        return [];
    }

    public function go(): void
    {
        $this->all()['items'][0]->same(); // Shaped.all, Model.php:Item.same
        ['items' => $items] = $this->all(); // Shaped.all
    }
}

/**
 * The arguments say which signature is meant.
 *
 * @method Item find(int $number)
 * @method Model\Other find(string $name)
 * @method Item fetch(int $number)
 * @method Item fetch(string $name)
 */
class Several
{
    public function __call($name, $arguments)
    {
        return null;
    }

    public function go(): void
    {
        $this->find('a')->same(); // Several.find
        $this->fetch('a')->same(); // Several.fetch, Model.php:Item.same
    }
}
