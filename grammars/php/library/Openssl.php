<?php
// Made by upstream/generate.ts from phpstorm-stubs at commit 4e14dd6b8c20af38c7d42a8bcfc5a8dd40ced583, with changes: do not edit.
// Code, documentation and parameters were removed, and declarations of upstream/patch added. See license.txt.
namespace Openssl;
class OpensslException extends \Exception {}
final class Psk {
const MAX_PSK_LEN=0;
const MAX_IDENTITY_LEN=0;
public string $psk;
public ?string $identity;
function __construct();
}
final class Session {
public string $id;
function export():string;
static function import():Session;
function isResumable():bool;
function getTimeout():int;
function getCreatedAt():int;
function getProtocol():?string;
function getCipher():?string;
function hasTicket():bool;
function getTicketLifetimeHint():?int;
function __serialize():array;
function __unserialize():void;
}
