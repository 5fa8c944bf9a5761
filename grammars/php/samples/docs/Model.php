<?php

namespace Docs\Model;

class Item
{
    public function same(): void
    {
    }
}

class Other
{
    public function same(): void
    {
    }
}
