<?php

namespace Shop\Model;

const RATE = 2;

/** An amount of money. */
final class Money
{
    const CURRENCY = 'EUR';

    public static function of(int $amount): self
    {
        return new self(); // self -> Money
    }

    public function add(Money $other): Money // Money -> src/Money.php:Money
    {
        return $other;
    }
}

class Price
{
    public function add(): void
    {
    }
}

function round(Money $money): Money // Money -> src/Money.php:Money
{
    return $money;
}
