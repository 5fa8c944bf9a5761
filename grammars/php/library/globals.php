<?php
// Types that the language has without a name: written by hand.
/** @template T */
class __Array
{
    /** @return T */
    public function __element();
}
