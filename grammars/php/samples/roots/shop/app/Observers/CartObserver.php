<?php

namespace App\Observers;

class CartObserver
{
    public function saved($cart): void
    {
    }

    public function forceDeleting($cart): void
    {
    }

    public function unused($cart): void
    {
    }
}
