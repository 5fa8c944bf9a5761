<?php

class Base
{
    public function __construct(protected int $size = 0)
    {
    }

    public static function make(): static
    {
        return new static(1); // static -> Base | Base.__construct
    }

    public static function plain(): self
    {
        return new self(1); // self -> Base | Base.__construct
    }

    public function size(): int
    {
        return $this->size; // Base.size
    }
}

class Child extends Base // Base -> Base
{
    public function __construct()
    {
        parent::__construct(2); // Base.__construct
    }

    public function only(): void
    {
    }
}

class Grand extends Child // Child -> Child
{
}

new Base(1); // Base -> Base | Base.__construct
new Grand(); // Grand -> Child.__construct | Grand
Child::make()->only(); // Child -> Child, Base.make, Child.only
Base::plain()->size(); // Base -> Base, Base.plain, size -> Base.size
$name = Child::class; // Child -> Child
$made = new $name();
$again = new ($made::class)();
$object = new class(3) extends Base { // Base -> Base
    public function more(): int
    {
        return $this->size(); // size -> Base.size
    }
};
$object->more(); // more -> unresolved
