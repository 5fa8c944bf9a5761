<?php

namespace First {
    class Same
    {
        public function run(): void
        {
            new Same(); // Same -> lib/blocks.php:Same
        }
    }
}

namespace Second {
    use First\Same as Other;// lib/blocks.php:Same

    require_once __DIR__ . '/helpers.php';
    require '../src/Cart.php';

    new Other();
    new \First\Same();
}
