<?php

namespace App\Http\Middleware;

class Trace
{
    public function handle($request, $next)
    {
        return $next($request);
    }

    public function unused(): void
    {
    }
}
