<?php
// Made by upstream/generate.ts from phpstorm-stubs at commit 4e14dd6b8c20af38c7d42a8bcfc5a8dd40ced583, with changes: do not edit.
// Code, documentation and parameters were removed, and declarations of upstream/patch added. See license.txt.
namespace Pcntl;
enum QosClass implements \UnitEnum {
case Background;
case Utility;
case Default;
case UserInitiated;
case UserInteractive;
static function cases():array;
}
