<?php
// Made by upstream/generate.ts from phpstorm-stubs at commit 4e14dd6b8c20af38c7d42a8bcfc5a8dd40ced583, with changes: do not edit.
// Code, documentation and parameters were removed, and declarations of upstream/patch added. See license.txt.
namespace Random\Engine;
use const MT_RAND_MT19937;
final class Mt19937 implements \Random\Engine {
function __construct();
function generate():string;
function __serialize():array;
function __unserialize():void;
function __debugInfo():array;
}
final class PcgOneseq128XslRr64 implements \Random\Engine {
function __construct();
function generate():string;
function jump():void;
function __serialize():array;
function __unserialize():void;
function __debugInfo():array;
}
final class Xoshiro256StarStar implements \Random\Engine {
function __construct();
function generate():string;
function jump():void;
function jumpLong():void;
function __serialize():array;
function __unserialize():void;
function __debugInfo():array;
}
final class Secure implements \Random\CryptoSafeEngine {
function generate():string;
}
