<?php

// Runs before PHPUnit: starts the trace of Xdebug, and at the end lists where each function and method is written, which a trace does not say.
(static function (): void {
    $trace = getenv('TREEATLAS_TRACE_CALLS');
    $places = getenv('TREEATLAS_TRACE_PLACES');
    if ($trace === false || $places === false) {
        return;
    }
    // Processes that tests start would write into the same pipe.
    putenv('TREEATLAS_TRACE_CALLS');

    $describe = static function (ReflectionFunctionAbstract $function, string $name): string {
        $fields = [$name, $function->getFileName(), $function->getStartLine(), $function->isGenerator() ? 'generator' : ''];
        return implode("\t", $fields) . "\n";
    };
    $list = static function () use ($places, $describe): void {
        xdebug_stop_trace();
        $lines = '';
        foreach (get_defined_functions()['user'] as $name) {
            $function = new ReflectionFunction($name);
            $lines .= $describe($function, $function->getName());
        }
        foreach ([...get_declared_classes(), ...get_declared_traits()] as $name) {
            $class = new ReflectionClass($name);
            if (!$class->isUserDefined()) {
                continue;
            }
            $shown = $class->isAnonymous()
                ? "{anonymous-class:{$class->getFileName()}:{$class->getStartLine()}-{$class->getEndLine()}}"
                : $name;
            foreach ($class->getMethods() as $method) {
                if ($method->class === $name && !$method->isInternal() && !$method->isAbstract()) {
                    $lines .= $describe($method, "$shown::{$method->getName()}");
                }
            }
        }
        file_put_contents($places, $lines);
    };
    register_shutdown_function($list);
    if (function_exists('pcntl_async_signals')) {
        pcntl_async_signals(true);
        pcntl_signal(SIGINT, static fn () => exit(130));
    }
    xdebug_start_trace($trace, XDEBUG_TRACE_COMPUTERIZED | XDEBUG_TRACE_NAKED_FILENAME);
})();
