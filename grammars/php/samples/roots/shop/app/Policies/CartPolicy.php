<?php

namespace App\Policies;

class CartPolicy
{
    public function edit($user, $cart): bool
    {
        return $cart->owner === $user;
    }
}
