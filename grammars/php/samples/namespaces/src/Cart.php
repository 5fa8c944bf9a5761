<?php

namespace Shop;

use DateTimeImmutable;
use Psr\Log\LoggerInterface; // LoggerInterface -> package:Psr.Log:LoggerInterface
use Shop\Model;
use Shop\Model\Money; // Money -> src/Money.php:Money
use Shop\Model\{Price as Cost, function round, const RATE}; // Price -> src/Money.php:Price, round -> src/Money.php:round, RATE -> src/Money.php:RATE
use function Shop\Model\round as near; // round -> src/Money.php:round

class Cart
{
    private Money $total; // Money -> src/Money.php:Money

    public function total(LoggerInterface $log): Money // Money -> src/Money.php:Money
    {
        $log->info('total'); // package:Psr.Log:LoggerInterface.info
        helper(); // helper -> lib/helpers.php:helper
        \helper(); // helper -> lib/helpers.php:helper
        LIMIT; // LIMIT -> lib/helpers.php:LIMIT
        local(); // local -> local
        namespace\local(); // local -> local
        $cost = new Cost(); // Cost -> src/Money.php:Price
        $cost->add(); // src/Money.php:Price.add
        round($this->total)->add($this->total); // round -> src/Money.php:round, total -> Cart.total, src/Money.php:Money.add
        near($this->total); // near -> src/Money.php:round, total -> Cart.total
        $other = new Model\Money(); // Money -> src/Money.php:Money
        $other->add($other); // src/Money.php:Money.add
        new \Shop\Model\Price(); // Price -> src/Money.php:Price
        new Helper(); // Helper -> ? lib/helpers.php:Helper
        new \Helper(); // Helper -> lib/helpers.php:Helper
        return Model\Money::of(RATE); // Money -> src/Money.php:Money, src/Money.php:Money.of, RATE -> src/Money.php:RATE
    }
}

function local(): void
{
}
