<?php

class Left
{
    public function go(): void
    {
    }
}

class Right
{
    public function go(): void
    {
    }

    public function stop(): void
    {
    }
}

#[Marked(level: Right::class)] // Marked -> Marked, Right -> Right
function both(Left|Right $any, ?Left $maybe, Left&Right $all): ?Right // Left -> Left, Right -> Right
{
    $any->go(); // Left.go | Right.go
    $maybe->go(); // Left.go
    return null;
}

#[Attribute]
class Marked
{
    public function __construct(public string $level = '')
    {
    }
}

both(any: new Left(), maybe: null, all: new Right())->stop(); // both -> both, Left -> Left, Right -> Right, Right.stop
$call = both(...); // both -> both
$call(new Left(), null, new Right())->stop(); // Left -> Left, Right -> Right, Right.stop
array_map([new Left(), 'go'], []); // array_map -> package:builtin:array_map, Left -> Left

class Caller
{
    public function run(): void
    {
        usort($this->list, [$this, 'compare']); // usort -> package:builtin:usort, Caller.list, Caller.compare
        usort($this->list, [self::class, 'order']); // usort -> package:builtin:usort, Caller.list, Caller.order
        usort($this->list, $this->compare(...)); // usort -> package:builtin:usort, Caller.list, Caller.compare
        usort($this->list, self::order(...)); // usort -> package:builtin:usort, Caller.list, Caller.order
        $this(1);
        $this->missing->call();
    }

    private array $list = [];

    public function compare(Left $a, Left $b): int // Left -> Left
    {
        return 0;
    }

    public static function order(): int
    {
        return 0;
    }

    public function __invoke(int $value): Left // Left -> Left
    {
        return new Left(); // Left -> Left
    }

    public function __get(string $name): Left // Left -> Left
    {
        return new Left(); // Left -> Left
    }
}

(new Caller())(1)->go(); // Caller -> Caller, Left.go
