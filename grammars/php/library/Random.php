<?php
// Made by upstream/generate.ts from phpstorm-stubs at commit 4e14dd6b8c20af38c7d42a8bcfc5a8dd40ced583, with changes: do not edit.
// Code, documentation and parameters were removed, and declarations of upstream/patch added. See license.txt.
namespace Random;
use Error;
use Exception;
interface Engine {
function generate():string;
}
interface CryptoSafeEngine extends Engine {}
final class Randomizer {
public Engine $engine;
function __construct();
function nextInt():int;
function getInt():int;
function getBytes():string;
function shuffleArray():array;
function shuffleBytes():string;
function pickArrayKeys():array;
function __serialize():array;
function __unserialize():void;
function nextFloat():float;
function getFloat():float;
function getBytesFromString():string;
}
class RandomError extends Error {}
class BrokenRandomEngineError extends RandomError {}
class RandomException extends Exception {}
enum IntervalBoundary implements \UnitEnum {
case ClosedOpen;
case ClosedClosed;
case OpenClosed;
case OpenOpen;
static function cases():array;
}
