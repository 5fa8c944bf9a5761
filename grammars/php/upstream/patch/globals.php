<?php
// Types that the language has without a name, and results that the comments of upstream do not declare in a form that is read.
/** @template T */
class __Array
{
    /** @return T */
    public function __element();
}
/**
 * @template TKey
 * @template TValue
 */
interface Traversable
{
    /** @return TValue */
    function __element();
}
/** @template T
 * @param T[] $array
 * @return T[] */
function array_filter($array, $callback) {}
/** @template T
 * @param T[] $array
 * @return T[] */
function array_values($array) {}
/** @template T
 * @param T[] $array
 * @return T[] */
function array_reverse($array) {}
/** @template T
 * @param T[] $array
 * @return T[] */
function array_slice($array) {}
/** @template T
 * @param T[] $array
 * @return T[] */
function array_splice($array) {}
/** @template T
 * @param T[] $array
 * @return T[] */
function array_unique($array) {}
/** @template T
 * @param T[] $array
 * @param T[] $more
 * @return T[] */
function array_merge($array, $more) {}
/** @template T
 * @param T[] $array
 * @param T[] $more
 * @return T[] */
function array_replace($array, $more) {}
/** @template T
 * @param T[] $array
 * @return T[] */
function array_diff($array) {}
/** @template T
 * @param T[] $array
 * @return T[] */
function array_diff_key($array) {}
/** @template T
 * @param T[] $array
 * @return T[] */
function array_intersect_key($array) {}
/** @template T
 * @param T[] $array
 * @return T[][] */
function array_chunk($array) {}
/** @template T
 * @param T $value
 * @return T[] */
function array_fill($start, $count, $value) {}
/** @template T
 * @param T $value
 * @return T[] */
function array_fill_keys($keys, $value) {}
/** @template T
 * @param T[] $values
 * @return T[] */
function array_combine($keys, $values) {}
/** @template T
 * @param T[] $array
 * @return T|null */
function array_pop($array) {}
/** @template T
 * @param T[] $array
 * @return T|null */
function array_shift($array) {}
/** @template T
 * @param T[] $array
 * @return T|false */
function current($array) {}
/** @template T
 * @param T[] $array
 * @return T|false */
function pos($array) {}
/** @template T
 * @param T[] $array
 * @return T|false */
function reset($array) {}
/** @template T
 * @param T[] $array
 * @return T|false */
function end($array) {}
/** @template T
 * @param T[] $array
 * @return T|false */
function next($array) {}
/** @template T
 * @param T[] $array
 * @return T|false */
function prev($array) {}
/** @template T
 * @param Traversable<mixed, T>|T[] $iterator
 * @return T[] */
function iterator_to_array($iterator) {}
/** @template T
 * @param T $value
 * @return T */
function max($value, $more) {}
/** @template T
 * @param T $value
 * @return T */
function min($value, $more) {}
