<?php

namespace Shop\Tests;

use PHPUnit\Framework\TestCase;
use Shop\Shop;

class ShopTest extends TestCase
{
    protected function setUp(): void
    {
    }

    public function testUsed(): void
    {
        (new Shop())->used();
    }
}
