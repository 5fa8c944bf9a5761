<?php

class CreateCarts
{
    public function up(): void
    {
    }
}
