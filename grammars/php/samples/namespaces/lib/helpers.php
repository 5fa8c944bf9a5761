<?php

define('LIMIT', 10);

function helper(): void
{
}

class Helper
{
}
