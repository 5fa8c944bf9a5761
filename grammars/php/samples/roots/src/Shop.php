<?php

namespace Shop;

class Shop
{
    public function used(): void
    {
    }

    private function unused(): void
    {
    }

    public function __toString(): string
    {
        return '';
    }
}
