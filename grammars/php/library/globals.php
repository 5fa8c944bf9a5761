<?php
// Made by upstream/generate.ts from phpstorm-stubs at commit 4e14dd6b8c20af38c7d42a8bcfc5a8dd40ced583, with changes: do not edit.
// Code, documentation and parameters were removed, and declarations of upstream/patch added. See license.txt.
function zend_version():string{}
function func_num_args():int{}
function func_get_arg(){}
function func_get_args():array{}
/** @return int<0,max> */
function strlen():int{}
function strcmp():int{}
function strncmp():int{}
function strcasecmp():int{}
function strncasecmp():int{}
function str_starts_with():bool{}
function str_ends_with():bool{}
function str_contains():bool{}
function str_decrement():string{}
function str_increment():string{}
function each():array|false{}
function error_reporting():int{}
function define():bool{}
function defined():bool{}
function get_class():string{}
function get_called_class():string{}
function get_parent_class():string|false{}
function method_exists():bool{}
function property_exists():bool{}
function trait_exists():bool{}
function class_exists():bool{}
function interface_exists():bool{}
function function_exists():bool{}
function enum_exists():bool{}
function class_alias():bool{}
/** @return string[] */
function get_included_files():array{}
/** @return string[] */
function get_required_files():array{}
function is_subclass_of():bool{}
function is_a():bool{}
function get_class_vars():array{}
function get_object_vars():array{}
/** @return string[] */
function get_class_methods():array{}
function trigger_error():true{}
function user_error():true{}
function set_error_handler():callable|null{}
function restore_error_handler():true{}
function get_error_handler():?callable{}
function set_exception_handler():callable|null{}
function get_exception_handler():?callable{}
function restore_exception_handler():true{}
/** @return string[] */
function get_declared_classes():array{}
/** @return string[] */
function get_declared_interfaces():array{}
function get_declared_traits():array{}
function get_defined_functions():array{}
function get_defined_vars():array{}
function create_function():false|string{}
function get_resource_type():string{}
/** @return string[] */
function get_loaded_extensions():array{}
function extension_loaded():bool{}
/** @return string[]|false */
function get_extension_funcs():array|false{}
function get_defined_constants():array{}
function debug_backtrace():array{}
function debug_print_backtrace():void{}
function gc_collect_cycles():int{}
function gc_enabled():bool{}
function gc_enable():void{}
function gc_disable():void{}
/** @return int[] */
function gc_status():array{}
function gc_mem_caches():int{}
/** @return resource[] */
function get_resources():array{}
function exit():never{}
function die():never{}
class stdClass {}
/**
 * @template TKey
 * @template TValue
 */
interface Traversable {
/** @return TValue */
function __element();
}
/** @template TKey
 * @template TValue
 * @extends Traversable<TKey,TValue> */
interface IteratorAggregate extends Traversable {
/** @return Traversable<TKey,TValue>|TValue[] */
function getIterator():Traversable;
}
/** @template TKey
 * @template TValue
 * @extends Traversable<TKey,TValue> */
interface Iterator extends Traversable {
/** @return TValue */
function current();
function next():void;
/** @return TKey|null */
function key();
function valid():bool;
function rewind():void;
}
/** @template TKey
 * @template TValue */
interface ArrayAccess {
function offsetExists():bool;
/** @return TValue */
function offsetGet();
function offsetSet():void;
function offsetUnset():void;
}
interface Serializable {
function serialize():string|null;
function unserialize();
}
interface Throwable extends Stringable {
function getMessage():string;
function getCode():int;
function getFile():string;
function getLine():int;
function getTrace():array;
function getTraceAsString():string;
function getPrevious():Throwable|null;
function __toString():string;
}
class Exception implements Throwable {
protected string $message;
protected $code;
protected string $file;
protected int $line;
function __construct();
function getMessage():string;
function getCode():mixed|int;
function getFile():string;
function getLine():int;
function getTrace():array;
function getPrevious():?Throwable;
function getTraceAsString():string;
function __toString():string;
function __wakeup():void;
}
class Error implements Throwable {
protected $message;
protected $code;
protected string $file;
protected int $line;
function __construct();
function getMessage():string;
function getCode():int;
function getFile():string;
function getLine():int;
function getTrace():array;
function getTraceAsString():string;
function getPrevious():?Throwable;
function __toString():string;
function __wakeup():void;
}
class ValueError extends Error {}
class TypeError extends Error {}
class ParseError extends CompileError {}
class ArgumentCountError extends TypeError {}
class ArithmeticError extends Error {}
class CompileError extends Error {}
class DivisionByZeroError extends ArithmeticError {}
class UnhandledMatchError extends Error {}
class RequestParseBodyException extends Exception {}
class ErrorException extends Exception {
protected int $severity;
function __construct();
function getSeverity():int;
}
final class Closure {
function __invoke();
function bindTo():?Closure;
static function bind():?Closure;
function call();
static function fromCallable():Closure;
static function getCurrent():Closure;
}
interface Countable {
/** @return int<0,max> */
function count():int;
}
/** @template T */
final class WeakReference {
function __construct();
/** @template TIn
 * @param TIn $object
 * @return WeakReference<TIn> */
static function create($object):WeakReference;
/** @return T|null */
function get():?object;
}
/** @template TKey
 * @template TValue
 * @implements IteratorAggregate<TKey,TValue>
 * @implements ArrayAccess<TKey,TValue> */
final class WeakMap implements ArrayAccess,Countable,IteratorAggregate {
function offsetExists():bool;
/** @return TValue */
function offsetGet();
function offsetSet():void;
function offsetUnset():void;
/** @return Iterator<TKey,TValue> */
function getIterator():Iterator;
/** @return int<0,max> */
function count():int;
}
interface Stringable {
function __toString():string;
}
final class Attribute {
public int $flags;
const TARGET_CLASS=0;
const TARGET_FUNCTION=0;
const TARGET_METHOD=0;
const TARGET_PROPERTY=0;
const TARGET_CLASS_CONSTANT=0;
const TARGET_PARAMETER=0;
const TARGET_CONSTANT=0;
const TARGET_ALL=0;
const IS_REPEATABLE=0;
function __construct();
}
final class InternalIterator implements Iterator {
function current();
function next():void;
function key();
function valid():bool;
function rewind():void;
}
interface UnitEnum {
public string $name;
/** @return static[] */
static function cases():array;
}
interface BackedEnum extends UnitEnum {
public int|string $value;
/** @return static */
static function from():static;
/** @return static|null */
static function tryFrom():?static;
}
interface IntBackedEnum extends BackedEnum {
public int $value;
/** @return static */
static function from():static;
/** @return static|null */
static function tryFrom():?static;
}
interface StringBackedEnum extends BackedEnum {
public string $value;
/** @return static */
static function from():static;
/** @return static|null */
static function tryFrom():?static;
}
/** @template TStart
 * @template TResume
 * @template TReturn
 * @template TSuspend */
final class Fiber {
function __construct();
/** @return TSuspend|null */
function start();
/** @return TSuspend|null */
function resume();
/** @return TSuspend|null */
function throw();
function isStarted():bool;
function isSuspended():bool;
function isRunning():bool;
function isTerminated():bool;
/** @return TReturn */
function getReturn();
static function getCurrent():?Fiber;
/** @return TResume */
static function suspend();
}
final class FiberError extends Error {
function __construct();
}
final class ReturnTypeWillChange {
function __construct();
}
final class AllowDynamicProperties {
function __construct();
}
final class SensitiveParameter {
function __construct();
}
final class SensitiveParameterValue {
function __construct();
function getValue();
function __debugInfo():array;
}
final class Override {
function __construct();
}
final class Deprecated {
public ?string $message;
public ?string $since;
function __construct();
}
final class NoDiscard {
public ?string $message;
function __construct();
}
final class DelayedTargetValidation {}
function __halt_compiler(){}
function hex2bin():string|false{}
function http_response_code():int|bool{}
function array():array{}
function list():array{}
function empty():bool{}
function isset():bool{}
function unset(){}
function eval(){}
/** @template TKey
 * @template TYield
 * @template TSend
 * @template TReturn
 * @implements Iterator<TKey,TYield> */
final class Generator implements Iterator {
function rewind():void;
function valid():bool;
/** @return TYield|null */
function current();
/** @return TKey|null */
function key();
function next():void;
/** @return TYield|null */
function send();
/** @return TYield */
function throw();
/** @return TReturn */
function getReturn();
function __wakeup();
function __debugInfo():array;
}
class ClosedGeneratorException extends Exception {}
function dl():bool{}
function cli_set_process_title():bool{}
function cli_get_process_title():?string{}
function is_iterable():bool{}
function utf8_encode():string{}
function utf8_decode():string{}
function error_clear_last():void{}
function sapi_windows_cp_get():int{}
function sapi_windows_cp_set():bool{}
function sapi_windows_cp_conv():?string{}
function sapi_windows_cp_is_utf8():bool{}
function sapi_windows_vt100_support():bool{}
function sapi_windows_set_ctrl_handler():bool{}
function sapi_windows_generate_ctrl_event():bool{}
function password_get_info():array{}
function password_hash():string{}
function password_needs_rehash():bool{}
function password_verify():bool{}
/** @return string[] */
function password_algos():array{}
class php_user_filter {
public string $filtername;
public $params;
public $stream;
function filter():int;
function onCreate():bool;
function onClose():void;
function seek():bool;
}
final class StreamBucket {
public $bucket;
public string $data;
public int $datalen;
public int $dataLength;
}
class Directory {
public string $path;
public $handle;
function close():void;
function rewind():void;
function read():string|false;
}
function constant(){}
function bin2hex():string{}
function sleep():int{}
function usleep():void{}
function time_nanosleep():array|bool{}
function time_sleep_until():bool{}
function strptime():array|false{}
function flush():void{}
function wordwrap():string{}
function htmlspecialchars():string{}
function htmlentities():string{}
function html_entity_decode():string{}
function htmlspecialchars_decode():string{}
function get_html_translation_table():array{}
function sha1():string{}
function sha1_file():string|false{}
function md5():string{}
function md5_file():string|false{}
function crc32():int{}
function iptcparse():array|false{}
function iptcembed():string|bool{}
function getimagesize():array|false{}
function image_type_to_mime_type():string{}
function image_type_to_extension():string|false{}
function phpinfo():true{}
function phpversion():string|false{}
function phpcredits():true{}
function php_logo_guid():string{}
function php_real_logo_guid(){}
function php_egg_logo_guid(){}
function zend_logo_guid():string{}
function php_sapi_name():string|false{}
function php_uname():string{}
function php_ini_scanned_files():string|false{}
function php_ini_loaded_file():string|false{}
function strnatcmp():int{}
function strnatcasecmp():int{}
/** @return int<0,max> */
function substr_count():int{}
function strspn():int{}
function strcspn():int{}
function strtok():string|false{}
function strtoupper():string{}
function strtolower():string{}
/** @return int<0,max>|false */
function strpos():int|false{}
function stripos():int|false{}
function strrpos():int|false{}
function strripos():int|false{}
function strrev():string{}
function hebrev():string{}
function hebrevc():string{}
function nl2br():string{}
function basename():string{}
function dirname():string{}
function pathinfo():array|string{}
function stripslashes():string{}
function stripcslashes():string{}
function strstr():string|false{}
function stristr():string|false{}
function strrchr():string|false{}
function str_shuffle():string{}
/** @return string[]|int */
function str_word_count():array|int{}
/** @return string[]|false */
function str_split():array{}
function strpbrk():string|false{}
function substr_compare():int{}
function strcoll():int{}
function money_format():?string{}
function substr():string{}
/** @return string|string[] */
function substr_replace():array|string{}
function quotemeta():string{}
function ucfirst():string{}
function lcfirst():string{}
function ucwords():string{}
function strtr():string{}
function addslashes():string{}
function addcslashes():string{}
function rtrim():string{}
/** @return string|string[] */
function str_replace():array|string{}
/** @return string|string[] */
function str_ireplace():array|string{}
function str_repeat():string{}
/** @return int[]|string */
function count_chars():array|string{}
function chunk_split():string{}
function trim():string{}
function ltrim():string{}
function strip_tags():string{}
function similar_text():int{}
/** @return string[]|false */
function explode(){}
function implode():string{}
function join():string{}
function setlocale():string|false{}
function localeconv():array{}
/** @template TKey
 * @template TValue
 * @param array<TKey, TValue> $array
 * @return TValue|null */
function array_find($array,$callback){}
/** @template TKey
 * @template TValue
 * @param array<TKey, TValue> $array
 * @return TKey|null */
function array_find_key($array,$callback){}
/** @template TKey
 * @template TValue
 * @param array<TKey, TValue> $array */
function array_any($array,$callback):bool{}
/** @template TKey
 * @template TValue
 * @param array<TKey, TValue> $array */
function array_all($array,$callback):bool{}
function http_get_last_response_headers():?array{}
function http_clear_last_response_headers():void{}
/** @return array<int,array> */
function request_parse_body():array{}
function fpow():float{}
enum RoundingMode implements \UnitEnum {
case HalfAwayFromZero;
case HalfTowardsZero;
case HalfEven;
case HalfOdd;
case TowardsZero;
case AwayFromZero;
case NegativeInfinity;
case PositiveInfinity;
static function cases():array;
}
function nl_langinfo():string|false{}
function soundex():string{}
function levenshtein():int{}
function chr():string{}
/** @return int<0,255> */
function ord():int{}
function parse_str():void{}
function str_getcsv():array{}
function str_pad():string{}
function chop():string{}
function strchr():string|false{}
function sprintf():string{}
function printf():int{}
function vprintf():int{}
function vsprintf():string{}
function fprintf():int{}
function vfprintf():int{}
function sscanf():array|int|null{}
function fscanf():array|int|false|null{}
function parse_url():array|string|int|false|null{}
function urlencode():string{}
function urldecode():string{}
function rawurlencode():string{}
function rawurldecode():string{}
function http_build_query():string{}
function readlink():string|false{}
function linkinfo():int|false{}
function symlink():bool{}
function link():bool{}
function unlink():bool{}
function exec():string|false{}
function system():string|false{}
function escapeshellcmd():string{}
function escapeshellarg():string{}
function passthru():null|false{}
function shell_exec():string|false|null{}
function proc_open(){}
function proc_close():int{}
function proc_terminate():bool{}
function proc_get_status():array{}
function proc_nice():bool{}
function getservbyname():int|false{}
function getservbyport():string|false{}
function getprotobyname():int|false{}
function getprotobynumber():string|false{}
function getmyuid():int|false{}
function getmygid():int|false{}
function getmypid():int|false{}
function getmyinode():int|false{}
function getlastmod():int|false{}
function base64_decode():string|false{}
function base64_encode():string{}
function convert_uuencode():string{}
function convert_uudecode():string|false{}
function abs():int|float{}
function ceil():float{}
function floor():float{}
function round():float{}
function sin():float{}
function cos():float{}
function tan():float{}
function asin():float{}
function acos():float{}
function atan():float{}
function atanh():float{}
function atan2():float{}
function sinh():float{}
function cosh():float{}
function tanh():float{}
function asinh():float{}
function acosh():float{}
function expm1():float{}
function log1p():float{}
function pi():float{}
function is_finite():bool{}
function is_nan():bool{}
function intdiv():int{}
function is_infinite():bool{}
function pow():object|int|float{}
function exp():float{}
function log():float{}
function log10():float{}
function sqrt():float{}
function hypot():float{}
function deg2rad():float{}
function rad2deg():float{}
function bindec():int|float{}
function hexdec():int|float{}
function octdec():int|float{}
function decbin():string{}
function decoct():string{}
function dechex():string{}
function base_convert():string{}
function number_format():string{}
function fmod():float{}
function fdiv():float{}
function inet_ntop():string|false{}
function inet_pton():string|false{}
function ip2long():int|false{}
function long2ip():string{}
function getenv():array|string|false{}
function putenv():bool{}
function getopt():array|false{}
function sys_getloadavg():array|false{}
function microtime():string|float{}
/** @return int[]|float */
function gettimeofday():array|float{}
function getrusage():array|false{}
function uniqid():string{}
function quoted_printable_decode():string{}
function quoted_printable_encode():string{}
function convert_cyr_string():string{}
function get_current_user():string{}
function set_time_limit():bool{}
function get_cfg_var():array|string|false{}
function magic_quotes_runtime(){}
function set_magic_quotes_runtime():bool{}
function get_magic_quotes_gpc():int{}
function get_magic_quotes_runtime():int{}
function import_request_variables():bool{}
function error_log():bool{}
function clamp(){}
function error_get_last():?array{}
function call_user_func(){}
function call_user_func_array(){}
function call_user_method(){}
function call_user_method_array(){}
function forward_static_call(){}
function forward_static_call_array(){}
function serialize():string{}
function unserialize(){}
function var_dump():void{}
function var_export():?string{}
function debug_zval_dump():void{}
function print_r():string|true{}
function memory_get_usage():int{}
function memory_get_peak_usage():int{}
function memory_reset_peak_usage():void{}
function register_shutdown_function():void{}
function register_tick_function():bool{}
function unregister_tick_function():void{}
function highlight_file():string|bool{}
function show_source():string|bool{}
function highlight_string():string|true{}
/** @return int[]|int|float|false */
function hrtime():array|int|float|false{}
function php_strip_whitespace():string{}
function ini_get():string|false{}
function ini_get_all():array|false{}
function ini_set():string|false{}
function ini_alter():string|false{}
function ini_restore():void{}
function ini_parse_quantity():int{}
function get_include_path():string|false{}
function set_include_path():string|false{}
function restore_include_path(){}
function setcookie():bool{}
function setrawcookie():bool{}
function header():void{}
function header_remove():void{}
function headers_sent():bool{}
function headers_list():array{}
function apache_request_headers():false|array{}
function getallheaders():false|array{}
function connection_aborted():int{}
function connection_status():int{}
function ignore_user_abort():int{}
function parse_ini_file():array|false{}
function parse_ini_string():array|false{}
function is_uploaded_file():bool{}
function move_uploaded_file():bool{}
function net_get_interfaces():array|false{}
function gethostbyaddr():string|false{}
function gethostbyname():string{}
function gethostbynamel():array|false{}
function gethostname():string|false{}
function dns_check_record():bool{}
function checkdnsrr():bool{}
function dns_get_mx():bool{}
function getmxrr():bool{}
function dns_get_record():array|false{}
function boolval():bool{}
function intval():int{}
function floatval():float{}
function doubleval():float{}
function strval():string{}
function gettype():string{}
function settype():bool{}
function is_null():bool{}
function is_resource():bool{}
function is_bool():bool{}
function is_long():bool{}
function is_float():bool{}
function is_int():bool{}
function is_integer():bool{}
function is_double():bool{}
function is_real():bool{}
function is_numeric():bool{}
function is_string():bool{}
function is_array():bool{}
function is_object():bool{}
function is_scalar():bool{}
function is_callable():bool{}
function is_countable():bool{}
function pclose():int{}
function popen(){}
function readfile():int|false{}
function rewind():bool{}
function rmdir():bool{}
function umask():int{}
function fclose():bool{}
function feof():bool{}
function fgetc():string|false{}
function fgets():string|false{}
function fgetss():false|string{}
function fread():string|false{}
function fopen(){}
function fpassthru():int{}
function ftruncate():bool{}
function fstat():array|false{}
function fseek():int{}
function ftell():int|false{}
function fflush():bool{}
function fsync():bool{}
function fdatasync():bool{}
function fwrite():int|false{}
function fputs():int|false{}
function mkdir():bool{}
function rename():bool{}
function copy():bool{}
function tempnam():string|false{}
function tmpfile(){}
function file():array|false{}
function file_get_contents():string|false{}
function file_put_contents():int|false{}
function stream_select():int|false{}
function stream_context_create(){}
function stream_context_set_params():true{}
function stream_context_get_params():array{}
function stream_context_set_option():true{}
function stream_context_set_options():true{}
function stream_context_get_options():array{}
function stream_context_get_default(){}
function stream_context_set_default(){}
function stream_filter_prepend(){}
function stream_filter_append(){}
function stream_filter_remove():bool{}
function stream_socket_client(){}
function stream_socket_server(){}
function stream_socket_accept(){}
function stream_socket_get_name():string|false{}
function stream_socket_recvfrom():string|false{}
function stream_socket_sendto():int|false{}
function stream_socket_enable_crypto():int|bool{}
function stream_socket_shutdown():bool{}
function stream_socket_pair():array|false{}
function stream_copy_to_stream():int|false{}
function stream_get_contents():string|false{}
function stream_supports_lock():bool{}
function fgetcsv():array|false{}
function fputcsv():int|false{}
function flock():bool{}
function get_meta_tags():array|false{}
function stream_set_write_buffer():int{}
function stream_set_read_buffer():int{}
function set_file_buffer():int{}
function set_socket_blocking():bool{}
function stream_set_blocking():bool{}
function socket_set_blocking():bool{}
function stream_get_meta_data():array{}
function stream_get_line():string|false{}
function stream_wrapper_register():bool{}
function stream_register_wrapper():bool{}
function stream_resolve_include_path():string|false{}
function stream_wrapper_unregister():bool{}
function stream_wrapper_restore():bool{}
/** @return list<string> */
function stream_get_wrappers():array{}
/** @return list<string> */
function stream_get_transports():array{}
function stream_is_local():bool{}
function get_headers():array|false{}
function stream_set_timeout():bool{}
function socket_set_timeout():bool{}
function socket_get_status():array{}
function realpath():string|false{}
function fnmatch():bool{}
function fsockopen(){}
function pfsockopen(){}
function pack():string{}
function unpack():array|false{}
function get_browser():object|array|false{}
function crypt():string{}
function opendir(){}
function closedir():void{}
function chdir():bool{}
function chroot():bool{}
function getcwd():string|false{}
function rewinddir():void{}
function readdir():string|false{}
function dir():Directory|false{}
function getdir():Directory|false{}
function scandir():array|false{}
function glob():array|false{}
function fileatime():int|false{}
function filectime():int|false{}
function filegroup():int|false{}
function fileinode():int|false{}
function filemtime():int|false{}
function fileowner():int|false{}
function fileperms():int|false{}
function filesize():int|false{}
function filetype():string|false{}
function file_exists():bool{}
function is_writable():bool{}
function is_writeable():bool{}
function is_readable():bool{}
function is_executable():bool{}
function is_file():bool{}
function is_dir():bool{}
function is_link():bool{}
function stat():array|false{}
function lstat():array|false{}
function chown():bool{}
function chgrp():bool{}
function lchown():bool{}
function lchgrp():bool{}
function chmod():bool{}
function touch():bool{}
function clearstatcache():void{}
function disk_total_space():float|false{}
function disk_free_space():float|false{}
function diskfreespace():float|false{}
function mail():bool{}
function ezmlm_hash():int{}
function openlog():true{}
function syslog():true{}
function closelog():true{}
function header_register_callback():bool{}
function getimagesizefromstring():array|false{}
function stream_set_chunk_size():int{}
function define_syslog_variables(){}
function metaphone():string{}
function ob_start():bool{}
function ob_flush():bool{}
function ob_clean():bool{}
function ob_end_flush():bool{}
function ob_end_clean():bool{}
function ob_get_flush():string|false{}
function ob_get_clean():string|false{}
function ob_get_length():int|false{}
function ob_get_level():int{}
function ob_get_status():array{}
function ob_get_contents():string|false{}
function ob_implicit_flush():void{}
function ob_list_handlers():array{}
function ksort():true{}
function krsort():true{}
function natsort():true{}
function natcasesort():true{}
function asort():true{}
function arsort():true{}
function sort():true{}
function rsort():true{}
function usort():true{}
function uasort():true{}
function uksort():true{}
function shuffle():true{}
function array_walk():true{}
function array_walk_recursive():true{}
/** @return int<0,max> */
function count():int{}
/** @template T
 * @param T[] $array
 * @return T|false */
function end($array) {}
/** @template T
 * @param T[] $array
 * @return T|false */
function prev($array) {}
/** @template T
 * @param T[] $array
 * @return T|false */
function next($array) {}
/** @template T
 * @param T[] $array
 * @return T|false */
function reset($array) {}
/** @template T
 * @param T[] $array
 * @return T|false */
function current($array) {}
function key():string|int|null{}
/** @template T
 * @param T $value
 * @return T */
function min($value, $more) {}
/** @template T
 * @param T $value
 * @return T */
function max($value, $more) {}
function in_array():bool{}
function array_search():string|int|false{}
function extract():int{}
function compact():array{}
/** @template T
 * @param T $value
 * @return T[] */
function array_fill($start, $count, $value) {}
/** @template T
 * @param T $value
 * @return T[] */
function array_fill_keys($keys, $value) {}
function range():array{}
function array_multisort():true{}
function array_push():int{}
/** @template T
 * @param T[] $array
 * @return T|null */
function array_pop($array) {}
/** @template T
 * @param T[] $array
 * @return T|null */
function array_shift($array) {}
function array_unshift():int{}
/** @template T
 * @param T[] $array
 * @return T[] */
function array_splice($array) {}
/** @template T
 * @param T[] $array
 * @return T[] */
function array_slice($array) {}
/** @template T
 * @param T[] $array
 * @param T[] $more
 * @return T[] */
function array_merge($array, $more) {}
/** @template TKey
 * @template TValue
 * @param array<TKey, TValue> $array
 * @return TValue|null */
function array_first($array){}
/** @template TKey
 * @template TValue
 * @param array<TKey, TValue> $array
 * @return TValue|null */
function array_last($array){}
function array_merge_recursive():array{}
/** @template T
 * @param T[] $array
 * @param T[] $more
 * @return T[] */
function array_replace($array, $more) {}
function array_replace_recursive():array{}
/** @return int[]|string[] */
function array_keys():array{}
/** @template T
 * @param T[] $array
 * @return T[] */
function array_values($array) {}
function array_count_values():array{}
function array_column():array{}
/** @template T
 * @param T[] $array
 * @return T[] */
function array_reverse($array) {}
/** @template TCarry
 * @template TValue
 * @param array<TValue> $array
 * @param TCarry $initial
 * @return TCarry|null */
function array_reduce($array,$callback,$initial){}
function array_pad():array{}
/** @template TKey
 * @template TValue
 * @param array<TKey, TValue> $array
 * @return array<TValue,TKey> */
function array_flip($array):array{}
function array_change_key_case():array{}
function array_rand():array|string|int{}
/** @template T
 * @param T[] $array
 * @return T[] */
function array_unique($array) {}
function array_intersect():array{}
/** @template T
 * @param T[] $array
 * @return T[] */
function array_intersect_key($array) {}
function array_intersect_ukey():array{}
function array_uintersect():array{}
function array_intersect_assoc():array{}
function array_uintersect_assoc():array{}
function array_intersect_uassoc():array{}
function array_uintersect_uassoc():array{}
/** @template T
 * @param T[] $array
 * @return T[] */
function array_diff($array) {}
/** @template T
 * @param T[] $array
 * @return T[] */
function array_diff_key($array) {}
function array_diff_ukey():array{}
function array_udiff():array{}
function array_diff_assoc():array{}
function array_udiff_assoc():array{}
function array_diff_uassoc():array{}
function array_udiff_uassoc():array{}
function array_sum():int|float{}
function array_product():int|float{}
/** @template T
 * @param T[] $array
 * @return T[] */
function array_filter($array, $callback) {}
function array_map():array{}
/** @template T
 * @param T[] $array
 * @return T[][] */
function array_chunk($array) {}
/** @template T
 * @param T[] $values
 * @return T[] */
function array_combine($keys, $values) {}
function array_key_exists():bool{}
function array_key_first():string|int|null{}
function array_key_last():string|int|null{}
function array_is_list():bool{}
/** @template T
 * @param T[] $array
 * @return T|false */
function pos($array) {}
/** @return int<0,max> */
function sizeof():int{}
function key_exists():bool{}
function assert():bool{}
class AssertionError extends Error {}
function assert_options(){}
function version_compare():int|bool{}
function ftok():int{}
function str_rot13():string{}
/** @return list<string> */
function stream_get_filters():array{}
function stream_isatty():bool{}
function stream_filter_register():bool{}
function stream_bucket_make_writeable():StreamBucket|null{}
function stream_bucket_prepend():void{}
function stream_bucket_append():void{}
function stream_bucket_new():StreamBucket{}
function output_add_rewrite_var():bool{}
function output_reset_rewrite_vars():bool{}
function sys_get_temp_dir():string{}
function realpath_cache_get():array{}
function realpath_cache_size():int{}
function get_mangled_object_vars():array{}
function get_debug_type():string{}
function get_resource_id():int{}
enum SortDirection implements \UnitEnum {
case Ascending;
case Descending;
}
final class StreamError {
public StreamErrorCode $code;
public string $message;
public string $wrapperName;
public int $severity;
public bool $terminating;
public ?string $param;
}
class StreamException extends \Exception {
function getErrors():array;
}
final class StreamPollHandle implements \Io\Poll\Handle {
function __construct();
function getStream();
function isValid():bool;
}
enum StreamErrorCode implements \UnitEnum {
case None;
case Generic;
case ReadFailed;
case WriteFailed;
case SeekFailed;
case SeekNotSupported;
case FlushFailed;
case TruncateFailed;
case ConnectFailed;
case BindFailed;
case ListenFailed;
case AcceptFailed;
case NotWritable;
case NotReadable;
case Disabled;
case NotFound;
case PermissionDenied;
case AlreadyExists;
case InvalidPath;
case PathTooLong;
case OpenFailed;
case CreateFailed;
case DupFailed;
case UnlinkFailed;
case RenameFailed;
case MkdirFailed;
case RmdirFailed;
case StatFailed;
case MetaFailed;
case ChmodFailed;
case ChownFailed;
case CopyFailed;
case TouchFailed;
case InvalidMode;
case InvalidMeta;
case ModeNotSupported;
case Readonly;
case RecursionDetected;
case NotImplemented;
case NoOpener;
case PersistentNotSupported;
case WrapperNotFound;
case WrapperDisabled;
case ProtocolUnsupported;
case WrapperRegistrationFailed;
case WrapperUnregistrationFailed;
case WrapperRestorationFailed;
case FilterNotFound;
case FilterFailed;
case CastFailed;
case CastNotSupported;
case MakeSeekableFailed;
case BufferedDataLost;
case NetworkSendFailed;
case NetworkRecvFailed;
case SslNotSupported;
case ResumptionFailed;
case SocketPathTooLong;
case OobNotSupported;
case ProtocolError;
case InvalidUrl;
case InvalidResponse;
case InvalidHeader;
case InvalidParam;
case RedirectLimit;
case AuthFailed;
case TimeOut;
case ArchivingFailed;
case EncodingFailed;
case DecodingFailed;
case InvalidFormat;
case AllocationFailed;
case TemporaryFileFailed;
case LockFailed;
case LockNotSupported;
case UserspaceNotImplemented;
case UserspaceInvalidReturn;
case UserspaceCallFailed;
}
enum StreamErrorMode implements \UnitEnum {
case Error;
case Exception;
case Silent;
}
enum StreamErrorStore implements \UnitEnum {
case Auto;
case None;
case NonTerminating;
case Terminating;
case All;
}
function stream_clear_errors():void{}
/** @return StreamError[] */
function stream_last_errors():array{}
function stream_socket_get_crypto_status():int{}
class LogicException extends Exception {}
class BadFunctionCallException extends LogicException {}
class BadMethodCallException extends BadFunctionCallException {}
class DomainException extends LogicException {}
class InvalidArgumentException extends LogicException {}
class LengthException extends LogicException {}
class OutOfRangeException extends LogicException {}
class RuntimeException extends Exception {}
class OutOfBoundsException extends RuntimeException {}
class OverflowException extends RuntimeException {}
class RangeException extends RuntimeException {}
class UnderflowException extends RuntimeException {}
class UnexpectedValueException extends RuntimeException {}
class EmptyIterator implements Iterator {
function current():never;
function next():void;
function key():never;
function valid():false;
function rewind():void;
}
class CallbackFilterIterator extends FilterIterator {
function __construct();
function accept():bool;
}
class RecursiveCallbackFilterIterator extends CallbackFilterIterator implements RecursiveIterator {
function __construct();
function hasChildren():bool;
function getChildren():RecursiveCallbackFilterIterator;
}
interface RecursiveIterator extends Iterator {
function hasChildren():bool;
function getChildren():?RecursiveIterator;
}
class RecursiveIteratorIterator implements OuterIterator {
const LEAVES_ONLY=0;
const SELF_FIRST=0;
const CHILD_FIRST=0;
const CATCH_GET_CHILD=0;
function __construct();
function rewind():void;
function valid():bool;
function key();
function current();
function next():void;
function getDepth():int;
function getSubIterator():?RecursiveIterator;
function getInnerIterator():RecursiveIterator;
function beginIteration():void;
function endIteration():void;
function callHasChildren():bool;
function callGetChildren():?RecursiveIterator;
function beginChildren():void;
function endChildren():void;
function nextElement():void;
function setMaxDepth():void;
function getMaxDepth():int|false;
}
interface OuterIterator extends Iterator {
function getInnerIterator():?Iterator;
}
class IteratorIterator implements OuterIterator {
function __construct();
function getInnerIterator():?Iterator;
function rewind():void;
function valid():bool;
function key();
function current();
function next():void;
}
abstract class FilterIterator extends IteratorIterator {
abstract function accept():bool;
function __construct();
function rewind():void;
function valid():bool;
function key();
function current();
function next():void;
function getInnerIterator():?Iterator;
}
abstract class RecursiveFilterIterator extends FilterIterator implements RecursiveIterator {
function __construct();
function hasChildren():bool;
function getChildren():?RecursiveFilterIterator;
}
class ParentIterator extends RecursiveFilterIterator {
function accept():bool;
function __construct();
function hasChildren():bool;
function getChildren():?RecursiveFilterIterator;
}
/** @template TKey
 * @template TValue
 * @extends Iterator<TKey,TValue> */
interface SeekableIterator extends Iterator {
function seek():void;
}
class LimitIterator extends IteratorIterator {
function __construct();
function rewind():void;
function valid():bool;
function key();
function current();
function next():void;
function seek():int;
function getPosition():int;
function getInnerIterator():?Iterator;
}
class CachingIterator extends IteratorIterator implements ArrayAccess,Countable,Stringable {
const CALL_TOSTRING=0;
const TOSTRING_USE_KEY=0;
const TOSTRING_USE_CURRENT=0;
const TOSTRING_USE_INNER=0;
const CATCH_GET_CHILD=0;
const FULL_CACHE=0;
function __construct();
function rewind():void;
function valid():bool;
function key();
function current();
function next():void;
function hasNext():bool;
function __toString():string;
function getInnerIterator():?Iterator;
function getFlags():int;
function setFlags():void;
function offsetGet();
function offsetSet():void;
function offsetUnset():void;
function offsetExists():bool;
function getCache():array;
function count():int;
}
class RecursiveCachingIterator extends CachingIterator implements RecursiveIterator {
function __construct();
function hasChildren():bool;
function getChildren():?RecursiveCachingIterator;
}
class NoRewindIterator extends IteratorIterator {
function __construct();
function rewind():void;
function valid():bool;
function key();
function current();
function next():void;
function getInnerIterator():?Iterator;
}
class AppendIterator extends IteratorIterator {
function __construct();
function append():void;
function rewind():void;
function valid():bool;
function key();
function current();
function next():void;
function getInnerIterator():?Iterator;
function getIteratorIndex():?int;
function getArrayIterator():ArrayIterator;
}
class InfiniteIterator extends IteratorIterator {
function __construct();
function next():void;
}
class RegexIterator extends FilterIterator {
const ALL_MATCHES=0;
const GET_MATCH=0;
const MATCH=0;
const REPLACE=0;
const SPLIT=0;
const USE_KEY=0;
const INVERT_MATCH=0;
public string|null $replacement;
function __construct();
function accept():bool;
function getMode():int;
function setMode():void;
function getFlags():int;
function setFlags():void;
function getRegex():string;
function getPregFlags():int;
function setPregFlags():void;
}
class RecursiveRegexIterator extends RegexIterator implements RecursiveIterator {
function __construct();
function hasChildren():bool;
function getChildren():RecursiveRegexIterator;
}
class RecursiveTreeIterator extends RecursiveIteratorIterator {
const BYPASS_CURRENT=0;
const BYPASS_KEY=0;
const PREFIX_LEFT=0;
const PREFIX_MID_HAS_NEXT=0;
const PREFIX_MID_LAST=0;
const PREFIX_END_HAS_NEXT=0;
const PREFIX_END_LAST=0;
const PREFIX_RIGHT=0;
function __construct();
function rewind():void;
function valid():bool;
function key();
function current();
function next():void;
function beginIteration():void;
function endIteration():void;
function callHasChildren():bool;
function callGetChildren():?RecursiveIterator;
function beginChildren():void;
function endChildren():void;
function nextElement():void;
function getPrefix():string;
function setPostfix():void;
function setPrefixPart():void;
function getEntry():string;
function getPostfix():string;
}
/** @template TKey
 * @template TValue
 * @implements IteratorAggregate<TKey,TValue>
 * @implements ArrayAccess<TKey,TValue> */
class ArrayObject implements IteratorAggregate,ArrayAccess,Serializable,Countable {
const STD_PROP_LIST=0;
const ARRAY_AS_PROPS=0;
function __construct();
function offsetExists():bool;
/** @return TValue|null */
function offsetGet();
function offsetSet():void;
function offsetUnset():void;
function append():void;
/** @return array<TValue> */
function getArrayCopy():array;
function count():int;
function getFlags():int;
function setFlags():void;
function asort():true;
function ksort():true;
function uasort():true;
function uksort():true;
function natsort():true;
function natcasesort():true;
function unserialize():void;
function serialize():string;
function __debugInfo():array;
function __serialize():array;
function __unserialize():void;
/** @return ArrayIterator<TKey,TValue> */
function getIterator():Iterator;
function exchangeArray():array;
function setIteratorClass():void;
/** @return class-string<ArrayIterator> */
function getIteratorClass():string;
}
/** @template TKey
 * @template TValue
 * @implements SeekableIterator<TKey,TValue>
 * @implements ArrayAccess<TKey,TValue> */
class ArrayIterator implements SeekableIterator,ArrayAccess,Serializable,Countable {
const STD_PROP_LIST=0;
const ARRAY_AS_PROPS=0;
function __construct();
function offsetExists():bool;
/** @return TValue|null */
function offsetGet();
function offsetSet():void;
function offsetUnset():void;
function append():void;
/** @return array<TKey,TValue> */
function getArrayCopy():array;
/** @return int<0,max> */
function count():int;
function getFlags():int;
function setFlags():void;
function asort():true;
function ksort():true;
function uasort():true;
function uksort():true;
function natsort():true;
function natcasesort():true;
function unserialize():void;
function serialize():string;
function rewind():void;
/** @return TValue */
function current();
/** @return TKey|null */
function key():string|int|null;
function next():void;
function valid():bool;
function seek():void;
function __debugInfo():array;
function __serialize():array;
function __unserialize():void;
}
class RecursiveArrayIterator extends ArrayIterator implements RecursiveIterator {
const CHILD_ARRAYS_ONLY=0;
function hasChildren():bool;
function getChildren():?RecursiveArrayIterator;
function key():string|int|null;
}
class SplFileInfo implements Stringable {
function __construct();
function getPath():string;
function getFilename():string;
function getExtension():string;
function getBasename():string;
function getPathname():string;
function getPerms():int|false;
function getInode():int|false;
function getSize():int|false;
function getOwner():int|false;
function getGroup():int|false;
function getATime():int|false;
function getMTime():int|false;
function getCTime():int|false;
function getType():string|false;
function isWritable():bool;
function isReadable():bool;
function isExecutable():bool;
function isFile():bool;
function isDir():bool;
function isLink():bool;
function getLinkTarget():string|false;
function getRealPath():string|false;
/** @template T
 * @param class-string<T> $class
 * @return T */
function getFileInfo($class):SplFileInfo;
/** @template T
 * @param class-string<T> $class
 * @return T|null */
function getPathInfo($class):?SplFileInfo;
function openFile():SplFileObject;
/** @template T
 * @param class-string<T> $class */
function setFileClass($class):void;
/** @template T
 * @param class-string<T> $class */
function setInfoClass($class):void;
function __toString():string;
function _bad_state_ex():void;
function __wakeup();
function __debugInfo():array;
}
class DirectoryIterator extends SplFileInfo implements SeekableIterator {
function __construct();
function isDot():bool;
function rewind():void;
function valid():bool;
function key();
function current();
function next():void;
function seek():void;
}
class FilesystemIterator extends DirectoryIterator {
const CURRENT_MODE_MASK=0;
const CURRENT_AS_PATHNAME=0;
const CURRENT_AS_FILEINFO=0;
const CURRENT_AS_SELF=0;
const KEY_MODE_MASK=0;
const KEY_AS_PATHNAME=0;
const FOLLOW_SYMLINKS=0;
const KEY_AS_FILENAME=0;
const NEW_CURRENT_AND_KEY=0;
const SKIP_DOTS=0;
const UNIX_PATHS=0;
const OTHER_MODE_MASK=0;
function __construct();
function rewind():void;
function next():void;
function key():string;
function current():SplFileInfo|FilesystemIterator|string;
function getFlags():int;
function setFlags():void;
}
class RecursiveDirectoryIterator extends FilesystemIterator implements RecursiveIterator {
function __construct();
function hasChildren():bool;
function getChildren():RecursiveDirectoryIterator;
function getSubPath():string;
function getSubPathname():string;
function rewind():void;
function next():void;
function key():string;
function current():SplFileInfo|FilesystemIterator|string;
}
class GlobIterator extends FilesystemIterator implements Countable {
function __construct();
/** @return int<0,max> */
function count():int;
}
class SplFileObject extends SplFileInfo implements RecursiveIterator,SeekableIterator {
const DROP_NEW_LINE=0;
const READ_AHEAD=0;
const SKIP_EMPTY=0;
const READ_CSV=0;
function __construct();
function rewind():void;
function eof():bool;
function valid():bool;
function fgets():string;
function fread():string|false;
function fgetcsv():array|false;
function fputcsv():int|false;
function setCsvControl():void;
function getCsvControl():array;
function flock():bool;
function fflush():bool;
function ftell():int|false;
function fseek():int;
function fgetc():string|false;
function fpassthru():int;
function fgetss():string|false;
function fscanf():array|int|null;
function fwrite():int|false;
function fstat():array;
function ftruncate():bool;
function current():string|array|false;
function key():int;
function next():void;
function setFlags():void;
function getFlags():int;
function setMaxLineLen():void;
/** @return int<0,max> */
function getMaxLineLen():int;
function hasChildren():false;
function getChildren():null;
function seek():void;
function getCurrentLine():string;
function __toString():string;
}
class SplTempFileObject extends SplFileObject {
function __construct();
}
/** @template TValue
 * @implements Iterator<int,TValue>
 * @implements ArrayAccess<int,TValue> */
class SplDoublyLinkedList implements Iterator,Countable,ArrayAccess,Serializable {
const IT_MODE_LIFO=0;
const IT_MODE_FIFO=0;
const IT_MODE_DELETE=0;
const IT_MODE_KEEP=0;
function add():void;
/** @return TValue */
function pop();
/** @return TValue */
function shift();
function push():void;
function unshift():void;
/** @return TValue */
function top();
/** @return TValue */
function bottom();
function count():int;
function isEmpty():bool;
function setIteratorMode():int;
function getIteratorMode():int;
function offsetExists():bool;
/** @return TValue */
function offsetGet();
function offsetSet():void;
function offsetUnset():void;
function rewind():void;
/** @return TValue */
function current();
function key():int;
function next():void;
function prev():void;
function valid():bool;
function unserialize():void;
function serialize():string;
function __debugInfo():array;
function __serialize():array;
function __unserialize():void;
}
/** @template TValue
 * @extends SplDoublyLinkedList<TValue> */
class SplQueue extends SplDoublyLinkedList {
function enqueue():void;
/** @return TValue */
function dequeue();
function setIteratorMode():int;
}
/** @template TValue
 * @extends SplDoublyLinkedList<TValue> */
class SplStack extends SplDoublyLinkedList {
function setIteratorMode():int;
}
/** @template TValue
 * @implements Iterator<int,TValue> */
abstract class SplHeap implements Iterator,Countable {
/** @return TValue */
function extract();
function insert():true;
/** @return TValue */
function top();
function count():int;
function isEmpty():bool;
function rewind():void;
/** @return TValue */
function current();
function key():int;
function next():void;
function valid():bool;
function recoverFromCorruption():true;
abstract protected function compare():int;
function isCorrupted():bool;
function __debugInfo():array;
function __serialize():array;
function __unserialize():void;
}
/** @template TValue
 * @extends SplHeap<TValue> */
class SplMinHeap extends SplHeap {
protected function compare():int;
/** @return TValue */
function extract();
function insert():true;
/** @return TValue */
function top();
function count():int;
function isEmpty():bool;
function rewind():void;
/** @return TValue */
function current();
function key():int;
function next():void;
function valid():bool;
function recoverFromCorruption():true;
}
/** @template TValue
 * @extends SplHeap<TValue> */
class SplMaxHeap extends SplHeap {
protected function compare():int;
}
/** @template TPriority
 * @template TValue
 * @implements Iterator<int,TValue> */
class SplPriorityQueue implements Iterator,Countable {
const EXTR_BOTH=0;
const EXTR_PRIORITY=0;
const EXTR_DATA=0;
function compare():int;
function insert():true;
function setExtractFlags():int;
/** @return TValue */
function top();
/** @return TValue */
function extract();
function count():int;
function isEmpty():bool;
function rewind():void;
/** @return TValue */
function current();
function key():int;
function next():void;
function valid():bool;
function recoverFromCorruption():true;
function isCorrupted():bool;
function getExtractFlags():int;
function __debugInfo():array;
function __serialize():array;
function __unserialize():void;
}
/** @template TValue
 * @implements Iterator<int,TValue>
 * @implements ArrayAccess<int,TValue>
 * @implements IteratorAggregate<int,TValue> */
class SplFixedArray implements Iterator,ArrayAccess,Countable,IteratorAggregate,JsonSerializable {
function __construct();
function count():int;
/** @return TValue[] */
function toArray():array;
static function fromArray():SplFixedArray;
function getSize():int;
function setSize():true;
function offsetExists():bool;
/** @return TValue */
function offsetGet();
function offsetSet():void;
function offsetUnset():void;
function rewind();
/** @return TValue */
function current():TValue;
function key():int;
function next();
function valid():bool;
function __wakeup():void;
function __serialize():array;
function __unserialize():void;
/** @return Iterator<int,TValue> */
function getIterator():Iterator;
function jsonSerialize():array;
}
interface SplObserver {
function update():void;
}
interface SplSubject {
function attach():void;
function detach():void;
function notify():void;
}
/** @template TObject
 * @template TValue
 * @implements Iterator<int,TObject>
 * @implements ArrayAccess<TObject,TValue> */
class SplObjectStorage implements Countable,SeekableIterator,Serializable,ArrayAccess {
function attach():void;
function detach():void;
function contains():bool;
function addAll():int;
function removeAll():int;
function removeAllExcept():int;
/** @return TValue */
function getInfo();
function setInfo():void;
function count():int;
function rewind():void;
function valid():bool;
function key():int;
/** @return TObject */
function current():object;
function next():void;
function unserialize():void;
function serialize():string;
function offsetExists():bool;
function offsetSet():void;
function offsetUnset():void;
/** @return TValue */
function offsetGet();
function getHash():string;
function __serialize():array;
function __unserialize():void;
function __debugInfo():array;
function seek():void;
}
class MultipleIterator implements Iterator {
const MIT_NEED_ANY=0;
const MIT_NEED_ALL=0;
const MIT_KEYS_NUMERIC=0;
const MIT_KEYS_ASSOC=0;
function __construct();
function getFlags():int;
function setFlags():void;
function attachIterator():void;
function detachIterator():void;
function containsIterator():bool;
function countIterators():int;
function rewind():void;
function valid():bool;
function key():array;
function current():array;
function next():void;
function __debugInfo():array;
}
function spl_classes():array{}
function spl_autoload():void{}
function spl_autoload_extensions():string{}
function spl_autoload_register():bool{}
function spl_autoload_unregister():bool{}
function spl_autoload_functions():array{}
function spl_autoload_call():void{}
/** @return string[]|false */
function class_parents():array|false{}
/** @return string[]|false */
function class_implements():array|false{}
function spl_object_hash():string{}
/** @template T
 * @param Traversable<mixed, T>|T[] $iterator
 * @return T[] */
function iterator_to_array($iterator) {}
function iterator_count():int{}
function iterator_apply():int{}
/** @return string[]|false */
function class_uses():array|false{}
function spl_object_id():int{}
function strtotime():int|false{}
function date():string{}
function idate():int|false{}
function gmdate():string{}
function mktime():int|false{}
function gmmktime():int|false{}
function checkdate():bool{}
function strftime():string|false{}
function gmstrftime():string|false{}
function time():int{}
function localtime():array{}
function getdate():array{}
function date_create():DateTime|false{}
function date_create_immutable():DateTimeImmutable|false{}
function date_create_immutable_from_format():DateTimeImmutable|false{}
function date_create_from_format():DateTime|false{}
function date_parse():array{}
function date_parse_from_format():array{}
function date_get_last_errors():array|false{}
function date_format():string{}
function date_modify():DateTime|false{}
function date_add():DateTime{}
function date_sub():DateTime{}
function date_timezone_get():DateTimeZone|false{}
function date_timezone_set():DateTime{}
function date_offset_get():int{}
function date_diff():DateInterval{}
function date_time_set():DateTime{}
function date_date_set():DateTime{}
function date_isodate_set():DateTime{}
function date_timestamp_set():DateTime{}
function date_timestamp_get():int{}
function timezone_open():DateTimeZone|false{}
function timezone_name_get():string{}
function timezone_name_from_abbr():string|false{}
function timezone_offset_get():int{}
function timezone_transitions_get():array|false{}
function timezone_location_get():array|false{}
function timezone_identifiers_list():array{}
function timezone_abbreviations_list():array{}
function timezone_version_get():string{}
function date_interval_create_from_date_string():DateInterval|false{}
function date_interval_format():string{}
function date_default_timezone_set():bool{}
function date_default_timezone_get():string{}
function date_sunrise():string|int|float|false{}
function date_sunset():string|int|float|false{}
function date_sun_info():array{}
interface DateTimeInterface {
const ATOM=0;
const COOKIE=0;
const ISO8601=0;
const ISO8601_EXPANDED=0;
const RFC822=0;
const RFC850=0;
const RFC1036=0;
const RFC1123=0;
const RFC2822=0;
const RFC3339=0;
const RFC3339_EXTENDED=0;
const RFC7231=0;
const RSS=0;
const W3C=0;
function diff():DateInterval;
function format():string;
function getOffset():int;
function getTimestamp():int;
function getTimezone():DateTimeZone|false;
function __wakeup():void;
function __serialize():array;
function __unserialize():void;
function getMicrosecond():int;
}
class DateTimeImmutable implements DateTimeInterface {
function __construct();
/** @return static */
function add():DateTimeImmutable;
static function createFromFormat():DateTimeImmutable|false;
static function createFromMutable():static;
static function getLastErrors():array|false;
/** @return static|false */
function modify():DateTimeImmutable;
static function __set_state():static;
/** @return static */
function setDate():DateTimeImmutable;
/** @return static */
function setISODate():DateTimeImmutable;
/** @return static */
function setTime():DateTimeImmutable;
/** @return static */
function setTimestamp():DateTimeImmutable;
/** @return static */
function setTimezone():DateTimeImmutable;
/** @return static */
function sub():DateTimeImmutable;
function diff():DateInterval;
function format():string;
function getOffset():int;
function getTimestamp():int;
function getTimezone():DateTimeZone|false;
function __wakeup():void;
/** @return static */
static function createFromInterface():DateTimeImmutable;
function __serialize():array;
function __unserialize():void;
static function createFromTimestamp():static;
function getMicrosecond():int;
function setMicrosecond():static;
}
class DateTime implements DateTimeInterface {
const ATOM=0;
const COOKIE=0;
const ISO8601=0;
const RFC822=0;
const RFC850=0;
const RFC1036=0;
const RFC1123=0;
const RFC2822=0;
const RFC3339=0;
const RFC3339_EXTENDED=0;
const RFC7231=0;
const RSS=0;
const W3C=0;
function __construct();
function __wakeup():void;
function format():string;
/** @return static|false */
function modify():DateTime;
/** @return static */
function add():DateTime;
static function createFromImmutable():static;
/** @return static */
function sub():DateTime;
function getTimezone():DateTimeZone|false;
/** @return static */
function setTimezone():DateTime;
function getOffset():int;
/** @return static */
function setTime():DateTime;
/** @return static */
function setDate():DateTime;
/** @return static */
function setISODate():DateTime;
/** @return static */
function setTimestamp():DateTime;
function getTimestamp():int;
function diff():DateInterval;
static function createFromFormat():DateTime|false;
static function getLastErrors():array|false;
static function __set_state():static;
/** @return static */
static function createFromInterface():DateTime;
function __serialize():array;
function __unserialize():void;
static function createFromTimestamp():static;
function getMicrosecond():int;
function setMicrosecond():static;
}
class DateTimeZone {
const AFRICA=0;
const AMERICA=0;
const ANTARCTICA=0;
const ARCTIC=0;
const ASIA=0;
const ATLANTIC=0;
const AUSTRALIA=0;
const EUROPE=0;
const INDIAN=0;
const PACIFIC=0;
const UTC=0;
const ALL=0;
const ALL_WITH_BC=0;
const PER_COUNTRY=0;
function __construct();
function getName():string;
function getLocation():array|false;
function getOffset():int;
function getTransitions():array|false;
static function listAbbreviations():array;
static function listIdentifiers():array;
function __wakeup():void;
static function __set_state():static;
function __serialize():array;
function __unserialize():void;
}
class DateInterval {
public int $y;
public int $m;
public int $d;
public int $h;
public int $i;
public int $s;
public float $f;
public int $invert;
public int|false $days;
function __construct();
function format():string;
static function createFromDateString():DateInterval;
function __wakeup():void;
static function __set_state():static;
function __serialize():array;
function __unserialize():void;
}
/** @template TDate
 * @template TEnd
 * @implements IteratorAggregate<int,TDate> */
class DatePeriod implements IteratorAggregate {
const EXCLUDE_START_DATE=0;
const INCLUDE_END_DATE=0;
public DateTimeInterface|null $start;
public DateTimeInterface|null $current;
public DateTimeInterface|null $end;
public DateInterval|null $interval;
public int $recurrences;
public bool $include_start_date;
public bool $include_end_date;
function __construct();
function getDateInterval():DateInterval;
/** @return TEnd */
function getEndDate():?DateTimeInterface;
/** @return TDate */
function getStartDate():DateTimeInterface;
static function __set_state():DatePeriod;
function __wakeup():void;
function getRecurrences():?int;
/** @return Iterator<int,TDate> */
function getIterator():Iterator;
function __serialize():array;
function __unserialize():void;
static function createFromISO8601String():static;
}
class DateError extends Error {}
class DateObjectError extends DateError {}
class DateRangeError extends DateError {}
class DateException extends Exception {}
class DateInvalidTimeZoneException extends DateException {}
class DateInvalidOperationException extends DateException {}
class DateMalformedStringException extends DateException {}
class DateMalformedIntervalStringException extends DateException {}
class DateMalformedPeriodStringException extends DateException {}
interface JsonSerializable {
function jsonSerialize();
}
class JsonIncrementalParser {
const JSON_PARSER_SUCCESS=0;
const JSON_PARSER_CONTINUE=0;
function __construct();
function getError();
function reset();
function parse();
function parseFile();
function get();
}
function json_encode():string|false{}
function json_decode(){}
function json_last_error():int{}
function json_last_error_msg():string{}
function json_validate():bool{}
class JsonException extends Exception {}
function preg_match():int|false{}
function preg_match_all():int|false{}
/** @return string|string[]|null */
function preg_replace():array|string|null{}
/** @return string|string[]|null */
function preg_replace_callback():array|string|null{}
/** @return string|string[]|null */
function preg_replace_callback_array():array|string|null{}
/** @return string|string[]|null */
function preg_filter():array|string|null{}
/** @return string[]|false */
function preg_split():array|false{}
function preg_quote():string{}
function preg_grep():array|false{}
function preg_last_error():int{}
function preg_last_error_msg():string{}
class PDOException extends RuntimeException {
public array|null $errorInfo;
protected $code;
}
class PDO {
const PARAM_NULL=0;
const PARAM_INT=0;
const PARAM_STR=0;
const PARAM_LOB=0;
const PARAM_STMT=0;
const PARAM_BOOL=0;
const PARAM_STR_NATL=0;
const PARAM_STR_CHAR=0;
const ATTR_DEFAULT_STR_PARAM=0;
const SQLITE_DETERMINISTIC=0;
const SQLITE_OPEN_READONLY=0;
const SQLITE_OPEN_READWRITE=0;
const SQLITE_OPEN_CREATE=0;
const SQLITE_ATTR_OPEN_FLAGS=0;
const PARAM_INPUT_OUTPUT=0;
const PARAM_EVT_ALLOC=0;
const PARAM_EVT_FREE=0;
const PARAM_EVT_EXEC_PRE=0;
const PARAM_EVT_EXEC_POST=0;
const PARAM_EVT_FETCH_PRE=0;
const PARAM_EVT_FETCH_POST=0;
const PARAM_EVT_NORMALIZE=0;
const FETCH_LAZY=0;
const FETCH_ASSOC=0;
const FETCH_NUM=0;
const FETCH_BOTH=0;
const FETCH_OBJ=0;
const FETCH_BOUND=0;
const FETCH_COLUMN=0;
const FETCH_CLASS=0;
const FETCH_INTO=0;
const FETCH_FUNC=0;
const FETCH_GROUP=0;
const FETCH_UNIQUE=0;
const FETCH_KEY_PAIR=0;
const FETCH_CLASSTYPE=0;
const FETCH_SERIALIZE=0;
const FETCH_PROPS_LATE=0;
const FETCH_NAMED=0;
const ATTR_AUTOCOMMIT=0;
const ATTR_PREFETCH=0;
const ATTR_TIMEOUT=0;
const ATTR_ERRMODE=0;
const ATTR_SERVER_VERSION=0;
const ATTR_CLIENT_VERSION=0;
const ATTR_SERVER_INFO=0;
const ATTR_CONNECTION_STATUS=0;
const ATTR_CASE=0;
const ATTR_CURSOR_NAME=0;
const ATTR_CURSOR=0;
const ATTR_ORACLE_NULLS=0;
const ATTR_PERSISTENT=0;
const ATTR_STATEMENT_CLASS=0;
const ATTR_FETCH_TABLE_NAMES=0;
const ATTR_FETCH_CATALOG_NAMES=0;
const ATTR_DRIVER_NAME=0;
const ATTR_STRINGIFY_FETCHES=0;
const ATTR_MAX_COLUMN_LEN=0;
const ATTR_EMULATE_PREPARES=0;
const ATTR_DEFAULT_FETCH_MODE=0;
const ERRMODE_SILENT=0;
const ERRMODE_WARNING=0;
const ERRMODE_EXCEPTION=0;
const CASE_NATURAL=0;
const CASE_LOWER=0;
const CASE_UPPER=0;
const NULL_NATURAL=0;
const NULL_EMPTY_STRING=0;
const NULL_TO_STRING=0;
const ERR_NONE=0;
const FETCH_ORI_NEXT=0;
const FETCH_ORI_PRIOR=0;
const FETCH_ORI_FIRST=0;
const FETCH_ORI_LAST=0;
const FETCH_ORI_ABS=0;
const FETCH_ORI_REL=0;
const FETCH_DEFAULT=0;
const CURSOR_FWDONLY=0;
const CURSOR_SCROLL=0;
const MYSQL_ATTR_USE_BUFFERED_QUERY=0;
const MYSQL_ATTR_LOCAL_INFILE=0;
const MYSQL_ATTR_INIT_COMMAND=0;
const MYSQL_ATTR_MAX_BUFFER_SIZE=0;
const MYSQL_ATTR_READ_DEFAULT_FILE=0;
const MYSQL_ATTR_READ_DEFAULT_GROUP=0;
const MYSQL_ATTR_COMPRESS=0;
const MYSQL_ATTR_DIRECT_QUERY=0;
const MYSQL_ATTR_FOUND_ROWS=0;
const MYSQL_ATTR_IGNORE_SPACE=0;
const MYSQL_ATTR_SERVER_PUBLIC_KEY=0;
const MYSQL_ATTR_SSL_KEY=0;
const MYSQL_ATTR_SSL_CERT=0;
const MYSQL_ATTR_SSL_CA=0;
const MYSQL_ATTR_SSL_CAPATH=0;
const MYSQL_ATTR_SSL_CIPHER=0;
const MYSQL_ATTR_MULTI_STATEMENTS=0;
const MYSQL_ATTR_SSL_VERIFY_SERVER_CERT=0;
const MYSQL_ATTR_LOCAL_INFILE_DIRECTORY=0;
const PGSQL_ASSOC=0;
const PGSQL_ATTR_DISABLE_NATIVE_PREPARED_STATEMENT=0;
const PGSQL_ATTR_DISABLE_PREPARES=0;
const PGSQL_BAD_RESPONSE=0;
const PGSQL_BOTH=0;
const PGSQL_TRANSACTION_IDLE=0;
const PGSQL_TRANSACTION_ACTIVE=0;
const PGSQL_TRANSACTION_INTRANS=0;
const PGSQL_TRANSACTION_INERROR=0;
const PGSQL_TRANSACTION_UNKNOWN=0;
const PGSQL_CONNECT_ASYNC=0;
const PGSQL_CONNECT_FORCE_NEW=0;
const PGSQL_CONNECTION_AUTH_OK=0;
const PGSQL_CONNECTION_AWAITING_RESPONSE=0;
const PGSQL_CONNECTION_BAD=0;
const PGSQL_CONNECTION_OK=0;
const PGSQL_CONNECTION_MADE=0;
const PGSQL_CONNECTION_SETENV=0;
const PGSQL_CONNECTION_SSL_STARTUP=0;
const PGSQL_CONNECTION_STARTED=0;
const PGSQL_COMMAND_OK=0;
const PGSQL_CONV_FORCE_NULL=0;
const PGSQL_CONV_IGNORE_DEFAULT=0;
const PGSQL_CONV_IGNORE_NOT_NULL=0;
const PGSQL_COPY_IN=0;
const PGSQL_COPY_OUT=0;
const PGSQL_DIAG_CONTEXT=0;
const PGSQL_DIAG_INTERNAL_POSITION=0;
const PGSQL_DIAG_INTERNAL_QUERY=0;
const PGSQL_DIAG_MESSAGE_DETAIL=0;
const PGSQL_DIAG_MESSAGE_HINT=0;
const PGSQL_DIAG_MESSAGE_PRIMARY=0;
const PGSQL_DIAG_SEVERITY=0;
const PGSQL_DIAG_SOURCE_FILE=0;
const PGSQL_DIAG_SOURCE_FUNCTION=0;
const PGSQL_DIAG_SOURCE_LINE=0;
const PGSQL_DIAG_SQLSTATE=0;
const PGSQL_DIAG_STATEMENT_POSITION=0;
const PGSQL_DML_ASYNC=0;
const PGSQL_DML_EXEC=0;
const PGSQL_DML_NO_CONV=0;
const PGSQL_DML_STRING=0;
const PGSQL_DML_ESCAPE=0;
const PGSQL_EMPTY_QUERY=0;
const PGSQL_ERRORS_DEFAULT=0;
const PGSQL_ERRORS_TERSE=0;
const PGSQL_ERRORS_VERBOSE=0;
const PGSQL_FATAL_ERROR=0;
const PGSQL_NONFATAL_ERROR=0;
const PGSQL_NOTICE_ALL=0;
const PGSQL_NOTICE_CLEAR=0;
const PGSQL_NOTICE_LAST=0;
const PGSQL_NUM=0;
const PGSQL_POLLING_ACTIVE=0;
const PGSQL_POLLING_FAILED=0;
const PGSQL_POLLING_OK=0;
const PGSQL_POLLING_READING=0;
const PGSQL_POLLING_WRITING=0;
const PGSQL_SEEK_CUR=0;
const PGSQL_SEEK_END=0;
const PGSQL_SEEK_SET=0;
const PGSQL_STATUS_LONG=0;
const PGSQL_STATUS_STRING=0;
const PGSQL_TUPLES_OK=0;
const SQLSRV_TXN_READ_UNCOMMITTED=0;
const SQLSRV_TXN_READ_COMMITTED=0;
const SQLSRV_TXN_REPEATABLE_READ=0;
const SQLSRV_TXN_SNAPSHOT=0;
const SQLSRV_TXN_SERIALIZABLE=0;
const SQLSRV_ENCODING_BINARY=0;
const SQLSRV_ENCODING_SYSTEM=0;
const SQLSRV_ENCODING_UTF8=0;
const SQLSRV_ENCODING_DEFAULT=0;
const SQLSRV_ATTR_ENCODING=0;
const SQLSRV_ATTR_QUERY_TIMEOUT=0;
const SQLSRV_ATTR_DIRECT_QUERY=0;
const SQLSRV_ATTR_CURSOR_SCROLL_TYPE=0;
const SQLSRV_ATTR_CLIENT_BUFFER_MAX_KB_SIZE=0;
const SQLSRV_ATTR_FETCHES_NUMERIC_TYPE=0;
const SQLSRV_ATTR_FETCHES_DATETIME_TYPE=0;
const SQLSRV_ATTR_FORMAT_DECIMALS=0;
const SQLSRV_ATTR_DECIMAL_PLACES=0;
const SQLSRV_ATTR_DATA_CLASSIFICATION=0;
const SQLSRV_PARAM_OUT_DEFAULT_SIZE=0;
const SQLSRV_CURSOR_KEYSET=0;
const SQLSRV_CURSOR_DYNAMIC=0;
const SQLSRV_CURSOR_STATIC=0;
const SQLSRV_CURSOR_BUFFERED=0;
const SQLITE_ATTR_READONLY_STATEMENT=0;
const SQLITE_ATTR_EXTENDED_RESULT_CODES=0;
const OCI_ATTR_ACTION=0;
const OCI_ATTR_CLIENT_INFO=0;
const OCI_ATTR_CLIENT_IDENTIFIER=0;
const OCI_ATTR_MODULE=0;
const OCI_ATTR_CALL_TIMEOUT=0;
const FB_ATTR_DATE_FORMAT=0;
const FB_ATTR_TIME_FORMAT=0;
const FB_ATTR_TIMESTAMP_FORMAT=0;
const DBLIB_ATTR_CONNECTION_TIMEOUT=0;
const DBLIB_ATTR_QUERY_TIMEOUT=0;
const DBLIB_ATTR_STRINGIFY_UNIQUEIDENTIFIER=0;
const DBLIB_ATTR_VERSION=0;
const DBLIB_ATTR_TDS_VERSION=0;
const DBLIB_ATTR_SKIP_EMPTY_ROWSETS=0;
const DBLIB_ATTR_DATETIME_CONVERT=0;
const ODBC_ATTR_USE_CURSOR_LIBRARY=0;
const ODBC_ATTR_ASSUME_UTF8=0;
const ODBC_SQL_USE_IF_NEEDED=0;
const ODBC_SQL_USE_ODBC=0;
const ODBC_SQL_USE_DRIVER=0;
function __construct();
function prepare():PDOStatement|false;
function beginTransaction():bool;
function commit():bool;
function rollBack():bool;
function inTransaction():bool;
function setAttribute():bool;
function exec():int|false;
function query():PDOStatement|false;
function lastInsertId():string|false;
function errorCode():?string;
function errorInfo():array;
function getAttribute();
function quote():string|false;
function __wakeup();
function __sleep();
static function getAvailableDrivers():array;
function sqliteCreateAggregate():bool;
function sqliteCreateCollation():bool;
function sqliteCreateFunction():bool;
function pgsqlCopyFromArray():bool;
function pgsqlCopyFromFile():bool;
function pgsqlCopyToArray():array|false;
function pgsqlCopyToFile():bool;
function pgsqlLOBCreate():string|false;
function pgsqlLOBOpen();
function pgsqlLOBUnlink():bool;
function pgsqlGetNotify():array|false;
function pgsqlGetPid():int;
static function connect():static;
}
class PDOStatement implements IteratorAggregate {
public string $queryString;
function execute():bool;
function fetch();
function bindParam():bool;
function bindColumn():bool;
function bindValue():bool;
function rowCount():int;
function fetchColumn();
function fetchAll():array;
/** @template T
 * @param class-string<T> $class
 * @return T|stdClass|false */
function fetchObject($class,$constructorArgs):object|false;
function errorCode():?string;
function errorInfo():array;
function setAttribute():bool;
function getAttribute();
function columnCount():int;
function getColumnMeta():array|false;
function setFetchMode():true;
function nextRowset():bool;
function closeCursor():bool;
function debugDumpParams():?bool;
function __wakeup();
function __sleep();
function getIterator():Iterator;
function connect();
}
final class PDORow {
public string $queryString;
}
function pdo_drivers():array{}
function confirm_pdo_ibm_compiled(){}
enum PropertyHookType implements BackedEnum,UnitEnum {
case Get;
case Set;
static function cases():array;
static function from():static;
static function tryFrom():?static;
}
class Reflection {
/** @return string[] */
static function getModifierNames():array;
static function export():string|null;
}
/** @template T */
class ReflectionAttribute implements Reflector {
public string $name;
const IS_INSTANCEOF=0;
function getName():string;
function getTarget():int;
function isRepeated():bool;
function getArguments():array;
/** @return T */
function newInstance():object;
function __toString():string;
}
/** @template T */
class ReflectionClass implements Reflector {
/** @var class-string<T> */
public string $name;
const IS_IMPLICIT_ABSTRACT=0;
const IS_EXPLICIT_ABSTRACT=0;
const IS_FINAL=0;
const IS_READONLY=0;
const SKIP_INITIALIZATION_ON_SERIALIZE=0;
const SKIP_DESTRUCTOR=0;
function __construct();
static function export():string|null;
function __toString():string;
function getName():string;
function isInternal():bool;
function isUserDefined():bool;
function isInstantiable():bool;
function isCloneable():bool;
function getFileName():string|false;
function getStartLine():int|false;
function getEndLine():int|false;
function getDocComment():string|false;
function getConstructor():?ReflectionMethod;
function hasMethod():bool;
function getMethod():ReflectionMethod;
/** @return ReflectionMethod[] */
function getMethods():array;
function hasProperty():bool;
function getProperty():ReflectionProperty;
/** @return ReflectionProperty[] */
function getProperties():array;
function getReflectionConstant():ReflectionClassConstant|false;
/** @return ReflectionClassConstant[] */
function getReflectionConstants():array;
function hasConstant():bool;
/** @return array<string,mixed> */
function getConstants():array;
function getConstant();
/** @return ReflectionClass[] */
function getInterfaces():array;
/** @return string[] */
function getInterfaceNames():array;
function isAnonymous():bool;
function isInterface():bool;
/** @return ReflectionClass[] */
function getTraits():array;
/** @return string[] */
function getTraitNames():array;
/** @return string[] */
function getTraitAliases():array;
function isTrait():bool;
function isAbstract():bool;
function isFinal():bool;
function isReadOnly():bool;
function getModifiers():int;
function isInstance():bool;
/** @return T */
function newInstance():object;
/** @return T */
function newInstanceWithoutConstructor():object;
/** @return T|null */
function newInstanceArgs():?object;
function getParentClass():ReflectionClass|false;
function isSubclassOf():bool;
function getStaticProperties():array;
function getStaticPropertyValue();
function setStaticPropertyValue():void;
/** @return mixed[] */
function getDefaultProperties():array;
function isIterateable():bool;
function isIterable():bool;
function implementsInterface():bool;
function getExtension():?ReflectionExtension;
function getExtensionName():string|false;
function inNamespace():bool;
function getNamespaceName():string;
function getShortName():string;
/** @template T
 * @param class-string<T>|null $name
 * @return ReflectionAttribute<T>[] */
function getAttributes($name,$flags):array;
function isEnum():bool;
function newLazyGhost():object;
/** @return T */
function newLazyProxy():object;
function resetAsLazyGhost():void;
function resetAsLazyProxy():void;
function initializeLazyObject():object;
function isUninitializedLazyObject():bool;
function markLazyObjectAsInitialized():object;
function getLazyInitializer():?callable;
}
class ReflectionClassConstant implements Reflector {
public string $name;
public string $class;
public bool $isFinal;
const IS_PUBLIC=0;
const IS_PROTECTED=0;
const IS_PRIVATE=0;
const IS_FINAL=0;
function __construct();
static function export():string|null;
function getDeclaringClass():ReflectionClass;
function getDocComment():string|false;
function getModifiers():int;
function getName():string;
function getValue();
function isPrivate():bool;
function isProtected():bool;
function isPublic():bool;
function __toString():string;
/** @template T
 * @param class-string<T>|null $name
 * @return ReflectionAttribute<T>[] */
function getAttributes($name,$flags):array;
function isEnumCase():bool;
function isFinal():bool;
function hasType():bool;
function getType():?ReflectionType;
function isDeprecated():bool;
}
class ReflectionConstant implements Reflector {
public string $name;
function __construct();
function getName():string;
function getNamespaceName():string;
function getShortName():string;
function getValue();
function isDeprecated():bool;
function __toString():string;
function getFileName():string|false;
function getExtension():?ReflectionExtension;
function getExtensionName():string|false;
function getAttributes():array;
function inNamespace():bool;
}
class ReflectionEnum extends ReflectionClass {
function __construct();
function hasCase():bool;
/** @return ReflectionEnumUnitCase[]|ReflectionEnumBackedCase[] */
function getCases():array;
function getCase():ReflectionEnumUnitCase;
function isBacked():bool;
function getBackingType():null|ReflectionNamedType;
}
class ReflectionEnumBackedCase extends ReflectionEnumUnitCase {
function __construct();
function getBackingValue():int|string;
}
class ReflectionEnumUnitCase extends ReflectionClassConstant {
function __construct();
function getValue():UnitEnum;
function getEnum():ReflectionEnum;
}
class ReflectionException extends Exception {}
class ReflectionExtension implements Reflector {
public string $name;
function __construct();
static function export():string|null;
function __toString():string;
function getName():string;
function getVersion():?string;
/** @return ReflectionFunction[] */
function getFunctions():array;
function getConstants():array;
function getINIEntries():array;
/** @return ReflectionClass[] */
function getClasses():array;
/** @return string[] */
function getClassNames():array;
/** @return string[] */
function getDependencies():array;
function info():void;
function isPersistent():bool;
function isTemporary():bool;
}
final class ReflectionFiber {
function __construct();
function getFiber():Fiber;
function getExecutingFile():?string;
function getExecutingLine():?int;
function getCallable():callable;
function getTrace():array;
}
class ReflectionFunction extends ReflectionFunctionAbstract {
public string $name;
const IS_DEPRECATED=0;
function __construct();
function __toString():string;
static function export():string|null;
function isDisabled():bool;
function invoke();
function invokeArgs();
function getClosure():Closure;
function isAnonymous():bool;
}
abstract class ReflectionFunctionAbstract implements Reflector {
public string $name;
function inNamespace():bool;
function isClosure():bool;
function isDeprecated():bool;
function isInternal():bool;
function isUserDefined():bool;
function isGenerator():bool;
function isVariadic():bool;
function getClosureThis():?object;
function getClosureScopeClass():?ReflectionClass;
function getClosureCalledClass():?ReflectionClass;
function getDocComment():string|false;
function getEndLine():int|false;
function getExtension():?ReflectionExtension;
function getExtensionName():string|false;
function getFileName():string|false;
function getName():string;
function getNamespaceName():string;
function getNumberOfParameters():int;
function getNumberOfRequiredParameters():int;
/** @return ReflectionParameter[] */
function getParameters():array;
function getReturnType():ReflectionNamedType|ReflectionUnionType|ReflectionIntersectionType|null;
function getShortName():string;
function getStartLine():int|false;
function getStaticVariables():array;
function returnsReference():bool;
function hasReturnType():bool;
/** @template T
 * @param class-string<T>|null $name
 * @return ReflectionAttribute<T>[] */
function getAttributes($name,$flags):array;
function getClosureUsedVariables():array;
function hasTentativeReturnType():bool;
function getTentativeReturnType():?ReflectionType;
function isStatic():bool;
function __toString():string;
}
final class ReflectionGenerator {
function __construct();
function getExecutingLine():int;
function getExecutingFile():string;
function getTrace():array;
function getFunction():ReflectionFunctionAbstract;
function getThis():?object;
function getExecutingGenerator():Generator;
function isClosed():bool;
}
class ReflectionIntersectionType extends ReflectionType {
/** @return ReflectionType[] */
function getTypes():array;
}
class ReflectionMethod extends ReflectionFunctionAbstract {
public string $name;
public string $class;
const IS_STATIC=0;
const IS_PUBLIC=0;
const IS_PROTECTED=0;
const IS_PRIVATE=0;
const IS_ABSTRACT=0;
const IS_FINAL=0;
function __construct();
static function export():string|null;
function __toString():string;
function isPublic():bool;
function isPrivate():bool;
function isProtected():bool;
function isAbstract():bool;
function isFinal():bool;
function isStatic():bool;
function isConstructor():bool;
function isDestructor():bool;
function getClosure():Closure;
function getModifiers():int;
function invoke();
function invokeArgs();
function getDeclaringClass():ReflectionClass;
function getPrototype():ReflectionMethod;
function setAccessible():void;
function hasPrototype():bool;
static function createFromMethodName():static;
}
class ReflectionNamedType extends ReflectionType {
function getName():string;
function isBuiltin():bool;
}
class ReflectionObject extends ReflectionClass {
function __construct();
static function export():string|null;
}
class ReflectionParameter implements Reflector {
public string $name;
function __construct();
static function export():string|null;
function __toString():string;
function getName():string;
function isPassedByReference():bool;
function canBePassedByValue():bool;
function getDeclaringFunction():ReflectionFunctionAbstract;
function getDeclaringClass():?ReflectionClass;
function getClass():?ReflectionClass;
function hasType():bool;
function getType():ReflectionNamedType|ReflectionUnionType|ReflectionIntersectionType|null;
function isArray():bool;
function isCallable():bool;
function allowsNull():bool;
function getPosition():int;
function isOptional():bool;
function isDefaultValueAvailable():bool;
function getDefaultValue();
function isDefaultValueConstant():bool;
function getDefaultValueConstantName():?string;
function isVariadic():bool;
function isPromoted():bool;
/** @template T
 * @param class-string<T>|null $name
 * @return ReflectionAttribute<T>[] */
function getAttributes($name,$flags):array;
function getDocComment():string|false;
}
class ReflectionProperty implements Reflector {
const IS_ABSTRACT=0;
const IS_VIRTUAL=0;
public string $name;
public string $class;
const IS_STATIC=0;
const IS_PUBLIC=0;
const IS_PROTECTED=0;
const IS_PRIVATE=0;
const IS_READONLY=0;
const IS_PROTECTED_SET=0;
const IS_PRIVATE_SET=0;
const IS_FINAL=0;
function __construct();
static function export():string|null;
function __toString():string;
function getName():string;
function getValue();
function setValue():void;
function isPublic():bool;
function isPrivate():bool;
function isProtected():bool;
function isStatic():bool;
function isDefault():bool;
function getModifiers():int;
function getDeclaringClass():ReflectionClass;
function getDocComment():string|false;
function setAccessible():void;
function getType():ReflectionNamedType|ReflectionUnionType|ReflectionIntersectionType|null;
function hasType():bool;
function isInitialized():bool;
function isPromoted():bool;
function hasDefaultValue():bool;
function getDefaultValue();
/** @template T
 * @param class-string<T>|null $name
 * @return ReflectionAttribute<T>[] */
function getAttributes($name,$flags):array;
function isReadOnly():bool;
function getRawValue();
function setRawValue():void;
function isAbstract():bool;
function isVirtual():bool;
function getSettableType():?ReflectionType;
function hasHooks():bool;
function getHooks():array;
function hasHook():bool;
function getHook():?ReflectionMethod;
function isPrivateSet():bool;
function isProtectedSet():bool;
function setRawValueWithoutLazyInitialization():void;
function skipLazyInitialization():void;
function isDynamic():bool;
function isFinal():bool;
function isLazy():bool;
function getMangledName():string;
function isReadable():bool;
function isWritable():bool;
}
final class ReflectionReference {
static function fromArrayElement():?ReflectionReference;
function getId():string;
}
abstract class ReflectionType implements Stringable {
function allowsNull():bool;
function isBuiltin():bool;
function __toString():string;
}
class ReflectionUnionType extends ReflectionType {
/** @return ReflectionNamedType[]|ReflectionIntersectionType[] */
function getTypes():array;
}
class ReflectionZendExtension implements Reflector {
public string $name;
function __construct();
static function export():string|null;
function __toString():string;
function getName():string;
function getVersion():string;
function getAuthor():string;
function getURL():string;
function getCopyright():string;
}
interface Reflector extends Stringable {
static function export():string|null;
function __toString():string;
}
function mb_convert_case():string{}
function mb_strtoupper():string{}
function mb_strtolower():string{}
function mb_language():string|bool{}
function mb_internal_encoding():string|bool{}
function mb_http_input():array|string|false{}
function mb_http_output():string|bool{}
/** @return bool|string[] */
function mb_detect_order():array|bool{}
function mb_substitute_character():string|int|bool{}
function mb_parse_str():bool{}
function mb_output_handler():string{}
function mb_preferred_mime_name():string|false{}
function mb_strlen():int{}
/** @return int<0,max>|false */
function mb_strpos():int|false{}
function mb_strrpos():int|false{}
function mb_stripos():int|false{}
function mb_strripos():int|false{}
function mb_strstr():string|false{}
function mb_strrchr():string|false{}
function mb_stristr():string|false{}
function mb_strrichr():string|false{}
function mb_substr_count():int{}
function mb_substr():string{}
function mb_strcut():string{}
function mb_strwidth():int{}
function mb_strimwidth():string{}
function mb_convert_encoding():array|string|false{}
function mb_detect_encoding():string|false{}
/** @return string[] */
function mb_list_encodings():array{}
/** @return string[]|false */
function mb_encoding_aliases():array{}
function mb_convert_kana():string{}
function mb_encode_mimeheader():string{}
function mb_decode_mimeheader():string{}
function mb_convert_variables():string|false{}
function mb_encode_numericentity():string{}
function mb_decode_numericentity():string{}
function mb_send_mail():bool{}
function mb_get_info():array|string|int|false|null{}
function mb_check_encoding():bool{}
function mb_regex_encoding():string|bool{}
function mb_regex_set_options():string{}
function mb_ereg():bool{}
function mb_eregi():bool{}
function mb_ereg_replace():string|false|null{}
function mb_ereg_replace_callback():string|false|null{}
function mb_eregi_replace():string|false|null{}
/** @return string[]|false */
function mb_split():array|false{}
function mb_ereg_match():bool{}
function mb_ereg_search():bool{}
/** @return int[]|false */
function mb_ereg_search_pos():array|false{}
/** @return string[]|false */
function mb_ereg_search_regs():array|false{}
function mb_ereg_search_init():bool{}
/** @return string[]|false */
function mb_ereg_search_getregs():array|false{}
function mb_ereg_search_getpos():int{}
function mb_ereg_search_setpos():bool{}
function mbregex_encoding(){}
function mbereg(){}
function mberegi(){}
function mbereg_replace(){}
function mberegi_replace():string{}
function mbsplit(){}
function mbereg_match(){}
function mbereg_search(){}
function mbereg_search_pos(){}
function mbereg_search_regs(){}
function mbereg_search_init(){}
function mbereg_search_getregs(){}
function mbereg_search_getpos(){}
function mb_chr():string|false{}
function mb_ord():int|false{}
function mb_scrub():string{}
function mbereg_search_setpos(){}
/** @return string[]|false */
function mb_str_split():array{}
function mb_str_pad():string{}
function mb_ucfirst():string{}
function mb_lcfirst():string{}
function mb_trim():string{}
function mb_ltrim():string{}
function mb_rtrim():string{}
function ctype_alnum():bool{}
function ctype_alpha():bool{}
function ctype_cntrl():bool{}
function ctype_digit():bool{}
function ctype_lower():bool{}
function ctype_graph():bool{}
function ctype_print():bool{}
function ctype_punct():bool{}
function ctype_space():bool{}
function ctype_upper():bool{}
function ctype_xdigit():bool{}
function filter_input(){}
function filter_var(){}
function filter_input_array():array|false|null{}
function filter_var_array():array|false|null{}
function filter_list():array{}
function filter_has_var():bool{}
function filter_id():int|false{}
function hash():string{}
function hash_equals():bool{}
function hash_file():string|false{}
function hash_hmac():string{}
function hash_hmac_file():string|false{}
function hash_init():HashContext{}
function hash_update():true{}
function hash_update_stream():int{}
function hash_update_file():bool{}
function hash_final():string{}
function hash_copy():HashContext{}
function hash_algos():array{}
function hash_hkdf():string{}
/** @return string[] */
function hash_hmac_algos():array{}
function hash_pbkdf2():string{}
function mhash_keygen_s2k():string|false{}
function mhash_get_block_size():int|false{}
function mhash_get_hash_name():string|false{}
/** @return int<0,max> */
function mhash_count():int{}
function mhash():string|false{}
final class HashContext {
function __serialize():array;
function __unserialize():void;
function __debugInfo():array;
}
function dom_import_simplexml():DOMAttr|DOMElement{}
class DOMNode {
const DOCUMENT_POSITION_DISCONNECTED=0;
const DOCUMENT_POSITION_PRECEDING=0;
const DOCUMENT_POSITION_FOLLOWING=0;
const DOCUMENT_POSITION_CONTAINS=0;
const DOCUMENT_POSITION_CONTAINED_BY=0;
const DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC=0;
public string $nodeName;
public string|null $nodeValue;
public int $nodeType;
public DOMNode|null $parentNode;
/** @var DOMNodeList<DOMNode> */
public DOMNodeList $childNodes;
public DOMNode|null $firstChild;
public DOMNode|null $lastChild;
public DOMNode|null $previousSibling;
public DOMNode|null $nextSibling;
/** @var DOMNamedNodeMap<DOMAttr>|null */
public DOMNamedNodeMap|null $attributes;
public DOMDocument|null $ownerDocument;
public string|null $namespaceURI;
public string $prefix;
public string|null $localName;
public string|null $baseURI;
public string $textContent;
public bool $isConnected;
public ?DOMElement $parentElement;
/** @template TNode
 * @param TNode $node
 * @return TNode|false */
function insertBefore($node,$child):TNode|false;
/** @template TNode
 * @param TNode $child
 * @return TNode|false */
function replaceChild($node,$child):TNode|false;
/** @template TNode
 * @param TNode $child
 * @return TNode|false */
function removeChild($child):TNode|false;
/** @template TNode
 * @param TNode $node
 * @return TNode|false */
function appendChild($node):TNode|false;
function hasChildNodes():bool;
/** @return static|false */
function cloneNode():static|false;
function normalize():void;
function isSupported():bool;
function hasAttributes():bool;
function compareDocumentPosition():int;
function isSameNode():bool;
function lookupPrefix():?string;
function isDefaultNamespace():bool;
function lookupNamespaceURI():?string;
function isEqualNode():bool;
function getFeature();
function setUserData();
function getUserData();
function getNodePath():?string;
function getLineNo():int;
function C14N():string|false;
function C14NFile():int|false;
function contains():bool;
function getRootNode():DOMNode;
function __sleep():array;
function __wakeup():void;
}
final class DOMException extends Exception {
public int $code;
}
class DOMStringList {
function item();
}
class DOMNameList {
function getName();
function getNamespaceURI();
}
class DOMImplementationList {
function item();
}
class DOMImplementationSource {
function getDomimplementation();
function getDomimplementations();
}
class DOMImplementation {
function getFeature():never;
function hasFeature():bool;
function createDocumentType():DOMDocumentType|false;
function createDocument():DOMDocument;
}
class DOMNameSpaceNode {
public DOMNode|null $parentNode;
public DOMDocument|null $ownerDocument;
public string|null $namespaceURI;
public string|null $localName;
public string $prefix;
public int $nodeType;
public string|null $nodeValue;
public string $nodeName;
public ?DOMElement $parentElement;
public bool $isConnected;
function __sleep():array;
function __wakeup():void;
}
class DOMDocumentFragment extends DOMNode implements DOMParentNode {
public int $childElementCount;
public DOMElement|null $lastElementChild;
public DOMElement|null $firstElementChild;
function __construct();
function appendXML():bool;
function append():void;
function prepend():void;
function replaceChildren():void;
}
class DOMDocument extends DOMNode implements DOMParentNode {
public string|null $actualEncoding;
public $config;
public DOMDocumentType|null $doctype;
public DOMElement|null $documentElement;
public string|null $documentURI;
public string|null $encoding;
public bool $formatOutput;
public DOMImplementation $implementation;
public bool $preserveWhiteSpace;
public bool $recover;
public bool $resolveExternals;
public bool $standalone;
public bool $strictErrorChecking;
public bool $substituteEntities;
public bool $validateOnParse;
public string|null $version;
public string|null $xmlEncoding;
public bool $xmlStandalone;
public string|null $xmlVersion;
public int $childElementCount;
public DOMElement|null $lastElementChild;
public DOMElement|null $firstElementChild;
public DOMDocument|null $ownerDocument;
function createElement():DOMElement|false;
function createDocumentFragment():DOMDocumentFragment;
function createTextNode():DOMText;
function createComment():DOMComment;
function createCDATASection():DOMCDATASection|false;
function createProcessingInstruction():DOMProcessingInstruction|false;
function createAttribute():DOMAttr|false;
function createEntityReference():DOMEntityReference|false;
/** @return DOMNodeList<DOMElement> */
function getElementsByTagName():DOMNodeList;
function importNode():DOMNode|false;
function createElementNS():DOMElement|false;
function createAttributeNS():DOMAttr|false;
/** @return DOMNodeList<DOMElement> */
function getElementsByTagNameNS():DOMNodeList;
function getElementById():?DOMElement;
function adoptNode():DOMNode|false;
function append():void;
function prepend():void;
function replaceChildren():void;
function normalizeDocument():void;
function renameNode();
function load():bool;
function save():int|false;
function loadXML():bool;
function saveXML():string|false;
function __construct();
function validate():bool;
function xinclude():int|false;
function loadHTML():bool;
function loadHTMLFile():bool;
function saveHTML():string|false;
function saveHTMLFile():int|false;
function schemaValidate():bool;
function schemaValidateSource():bool;
function relaxNGValidate():bool;
function relaxNGValidateSource():bool;
function registerNodeClass():true;
}
/** @template TNode
 * @implements IteratorAggregate<int,TNode> */
class DOMNodeList implements IteratorAggregate,Countable {
public int $length;
/** @return TNode|null */
function item():TNode|null;
/** @return int<0,max> */
function count():int;
/** @return Iterator<int,TNode> */
function getIterator():Iterator;
}
/** @template TNode
 * @implements IteratorAggregate<string,TNode> */
class DOMNamedNodeMap implements IteratorAggregate,Countable {
public int $length;
/** @return TNode|null */
function getNamedItem():?DOMNode;
function setNamedItem();
function removeNamedItem();
function item():?DOMNode;
/** @return TNode|null */
function getNamedItemNS():?DOMNode;
function setNamedItemNS();
function removeNamedItemNS();
/** @return int<0,max> */
function count():int;
/** @return Iterator<string,TNode> */
function getIterator():Iterator;
}
class DOMCharacterData extends DOMNode implements DOMChildNode {
public string $data;
public int $length;
public DOMElement|null $nextElementSibling;
public DOMElement|null $previousElementSibling;
function substringData():string;
function appendData():true;
function insertData():bool;
function deleteData():bool;
function replaceData():bool;
function remove():void;
function before():void;
function after():void;
function replaceWith():void;
}
class DOMAttr extends DOMNode {
public string $name;
public DOMElement|null $ownerElement;
public $schemaTypeInfo;
public bool $specified;
public string $value;
function isId():bool;
function __construct();
}
class DOMElement extends DOMNode implements DOMParentNode,DOMChildNode {
public DOMNode|null $parentNode;
public DOMNode|null $firstChild;
public DOMNode|null $lastChild;
public DOMNode|null $previousSibling;
public DOMNode|null $nextSibling;
/** @var DOMNamedNodeMap<DOMAttr> */
public DOMNamedNodeMap|null $attributes;
public $schemaTypeInfo;
public string $tagName;
public DOMElement|null $firstElementChild;
public DOMElement|null $lastElementChild;
public int $childElementCount;
public DOMElement|null $previousElementSibling;
public DOMElement|null $nextElementSibling;
public string $id;
public string $className;
function getAttribute():string;
function setAttribute():DOMAttr|false;
function removeAttribute():bool;
function getAttributeNode():DOMAttr|false;
function setAttributeNode():DOMAttr|null;
function removeAttributeNode():bool;
/** @return DOMNodeList<DOMElement> */
function getElementsByTagName():DOMNodeList;
function getAttributeNS():string;
function setAttributeNS():void;
function removeAttributeNS():void;
function getAttributeNodeNS():DOMAttr|null;
function setAttributeNodeNS():DOMAttr;
/** @return DOMNodeList<DOMElement> */
function getElementsByTagNameNS():DOMNodeList;
function hasAttribute():bool;
function hasAttributeNS():bool;
function setIdAttribute():void;
function setIdAttributeNS():void;
function setIdAttributeNode():void;
function remove():void;
function before():void;
function after():void;
function replaceWith():void;
function append():void;
function prepend():void;
function replaceChildren():void;
function __construct();
function getAttributeNames():array;
function toggleAttribute():bool;
function insertAdjacentElement():?DOMElement;
function insertAdjacentText():void;
}
class DOMText extends DOMCharacterData {
public string $wholeText;
function splitText():DOMText;
function isWhitespaceInElementContent():bool;
function isElementContentWhitespace():bool;
function replaceWholeText();
function __construct();
}
class DOMComment extends DOMCharacterData {
function __construct();
}
class DOMTypeinfo {}
class DOMUserDataHandler {
function handle();
}
class DOMDomError {}
class DOMErrorHandler {
function handleError();
}
class DOMLocator {}
class DOMConfiguration {
function setParameter();
function getParameter();
function canSetParameter();
}
class DOMCdataSection extends DOMText {
function __construct();
}
class DOMDocumentType extends DOMNode {
public string $publicId;
public string $systemId;
public string $name;
/** @var DOMNamedNodeMap<DOMEntity> */
public DOMNamedNodeMap $entities;
/** @var DOMNamedNodeMap<DOMNotation> */
public DOMNamedNodeMap $notations;
public string|null $internalSubset;
}
class DOMNotation extends DOMNode {
public string $publicId;
public string $systemId;
}
class DOMEntity extends DOMNode {
public string|null $publicId;
public string|null $systemId;
public string|null $notationName;
public string|null $actualEncoding;
public string|null $encoding;
public string|null $version;
}
class DOMEntityReference extends DOMNode {
function __construct();
}
class DOMProcessingInstruction extends DOMNode {
public string $target;
public string $data;
function __construct();
}
class DOMStringExtend {
function findOffset16();
function findOffset32();
}
class DOMXPath {
public DOMDocument $document;
public bool $registerNodeNamespaces;
function __construct();
function registerNamespace():bool;
/** @return DOMNodeList<DOMNode|DOMNameSpaceNode>|false */
function query();
function evaluate();
function registerPhpFunctions():void;
function registerPhpFunctionNS():void;
static function quote():string;
}
interface DOMParentNode {
function append():void;
function prepend():void;
function replaceChildren():void;
}
interface DOMChildNode {
function remove():void;
function before():void;
function after():void;
function replaceWith():void;
}
class SimpleXMLElement implements Traversable,ArrayAccess,Countable,Iterator,Stringable,RecursiveIterator {
function __construct();
function asXML():string|bool;
function saveXML():string|bool;
/** @return static[]|false|null */
function xpath():array|false|null;
function registerXPathNamespace():bool;
/** @return static|null */
function attributes():?static;
/** @return static|null */
function children():?static;
function getNamespaces():array;
function getDocNamespaces():array|false;
function getName():string;
/** @return static|null */
function addChild():?static;
function addAttribute():void;
function __toString():string;
/** @return int<0,max> */
function count():int;
function offsetExists():bool;
/** @return static */
function offsetGet():static;
function offsetSet();
function offsetUnset();
function rewind():void;
function valid():bool;
/** @return static */
function current():SimpleXMLElement;
function key():string;
function next():void;
function hasChildren():bool;
function getChildren():?SimpleXMLElement;
function __debugInfo():array;
}
class SimpleXMLIterator extends SimpleXMLElement implements RecursiveIterator,Countable,Stringable {
function rewind():void;
function valid():bool;
function current():SimpleXMLElement;
function key():string;
function next():void;
function hasChildren():bool;
function getChildren():SimpleXMLElement|null;
function __toString():string;
function count():int;
}
function simplexml_load_file():SimpleXMLElement|false{}
function simplexml_load_string():SimpleXMLElement|false{}
function simplexml_import_dom():?SimpleXMLElement{}
class CURLStringFile {
public string $data;
public string $mime;
public string $postname;
function __construct();
}
class CURLFile {
public string $name;
public string $mime;
public string $postname;
function __construct();
function getFilename():string;
function getMimeType():string;
function getPostFilename():string;
function setMimeType():void;
function setPostFilename():void;
function __wakeup();
}
final class CurlSharePersistentHandle {
public array $options;
}
function curl_init():CurlHandle|false{}
function curl_copy_handle():CurlHandle|false{}
function curl_version():array|false{}
function curl_setopt():bool{}
function curl_setopt_array():bool{}
function curl_share_close():void{}
function curl_share_init():CurlShareHandle{}
function curl_share_setopt():bool{}
function curl_strerror():?string{}
function curl_unescape():string|false{}
function curl_exec():string|bool{}
function curl_getinfo(){}
function curl_error():string{}
function curl_errno():int{}
function curl_escape():string|false{}
function curl_file_create():CURLFile{}
function curl_close():void{}
function curl_multi_init():CurlMultiHandle{}
function curl_multi_add_handle():int{}
function curl_multi_remove_handle():int{}
function curl_multi_select():int{}
function curl_multi_setopt():bool{}
function curl_multi_strerror():?string{}
function curl_pause():int{}
function curl_reset():void{}
function curl_multi_exec():int{}
function curl_multi_getcontent():?string{}
function curl_multi_info_read():array|false{}
function curl_multi_close():void{}
function curl_multi_errno():int{}
function curl_share_errno():int{}
function curl_share_strerror():?string{}
function curl_upkeep():bool{}
function curl_multi_get_handles():array{}
function curl_share_init_persistent():CurlSharePersistentHandle{}
final class CurlHandle {}
final class CurlMultiHandle {}
final class CurlShareHandle {}
class IntlChar {
const UNICODE_VERSION=0;
const CODEPOINT_MIN=0;
const CODEPOINT_MAX=0;
const FOLD_CASE_DEFAULT=0;
const FOLD_CASE_EXCLUDE_SPECIAL_I=0;
const PROPERTY_ALPHABETIC=0;
const PROPERTY_BINARY_START=0;
const PROPERTY_ASCII_HEX_DIGIT=0;
const PROPERTY_BIDI_CONTROL=0;
const PROPERTY_BIDI_MIRRORED=0;
const PROPERTY_DASH=0;
const PROPERTY_DEFAULT_IGNORABLE_CODE_POINT=0;
const PROPERTY_DEPRECATED=0;
const PROPERTY_DIACRITIC=0;
const PROPERTY_EXTENDER=0;
const PROPERTY_FULL_COMPOSITION_EXCLUSION=0;
const PROPERTY_GRAPHEME_BASE=0;
const PROPERTY_GRAPHEME_EXTEND=0;
const PROPERTY_GRAPHEME_LINK=0;
const PROPERTY_HEX_DIGIT=0;
const PROPERTY_HYPHEN=0;
const PROPERTY_ID_CONTINUE=0;
const PROPERTY_ID_START=0;
const PROPERTY_IDEOGRAPHIC=0;
const PROPERTY_IDS_BINARY_OPERATOR=0;
const PROPERTY_IDS_TRINARY_OPERATOR=0;
const PROPERTY_JOIN_CONTROL=0;
const PROPERTY_LOGICAL_ORDER_EXCEPTION=0;
const PROPERTY_LOWERCASE=0;
const PROPERTY_MATH=0;
const PROPERTY_NONCHARACTER_CODE_POINT=0;
const PROPERTY_QUOTATION_MARK=0;
const PROPERTY_RADICAL=0;
const PROPERTY_SOFT_DOTTED=0;
const PROPERTY_TERMINAL_PUNCTUATION=0;
const PROPERTY_UNIFIED_IDEOGRAPH=0;
const PROPERTY_UPPERCASE=0;
const PROPERTY_WHITE_SPACE=0;
const PROPERTY_XID_CONTINUE=0;
const PROPERTY_XID_START=0;
const PROPERTY_CASE_SENSITIVE=0;
const PROPERTY_S_TERM=0;
const PROPERTY_VARIATION_SELECTOR=0;
const PROPERTY_NFD_INERT=0;
const PROPERTY_NFKD_INERT=0;
const PROPERTY_NFC_INERT=0;
const PROPERTY_NFKC_INERT=0;
const PROPERTY_SEGMENT_STARTER=0;
const PROPERTY_PATTERN_SYNTAX=0;
const PROPERTY_PATTERN_WHITE_SPACE=0;
const PROPERTY_POSIX_ALNUM=0;
const PROPERTY_POSIX_BLANK=0;
const PROPERTY_POSIX_GRAPH=0;
const PROPERTY_POSIX_PRINT=0;
const PROPERTY_POSIX_XDIGIT=0;
const PROPERTY_CASED=0;
const PROPERTY_CASE_IGNORABLE=0;
const PROPERTY_CHANGES_WHEN_LOWERCASED=0;
const PROPERTY_CHANGES_WHEN_UPPERCASED=0;
const PROPERTY_CHANGES_WHEN_TITLECASED=0;
const PROPERTY_CHANGES_WHEN_CASEFOLDED=0;
const PROPERTY_CHANGES_WHEN_CASEMAPPED=0;
const PROPERTY_CHANGES_WHEN_NFKC_CASEFOLDED=0;
const PROPERTY_BINARY_LIMIT=0;
const PROPERTY_BIDI_CLASS=0;
const PROPERTY_INT_START=0;
const PROPERTY_BLOCK=0;
const PROPERTY_CANONICAL_COMBINING_CLASS=0;
const PROPERTY_DECOMPOSITION_TYPE=0;
const PROPERTY_EAST_ASIAN_WIDTH=0;
const PROPERTY_GENERAL_CATEGORY=0;
const PROPERTY_JOINING_GROUP=0;
const PROPERTY_JOINING_TYPE=0;
const PROPERTY_LINE_BREAK=0;
const PROPERTY_NUMERIC_TYPE=0;
const PROPERTY_SCRIPT=0;
const PROPERTY_HANGUL_SYLLABLE_TYPE=0;
const PROPERTY_NFD_QUICK_CHECK=0;
const PROPERTY_NFKD_QUICK_CHECK=0;
const PROPERTY_NFC_QUICK_CHECK=0;
const PROPERTY_NFKC_QUICK_CHECK=0;
const PROPERTY_LEAD_CANONICAL_COMBINING_CLASS=0;
const PROPERTY_TRAIL_CANONICAL_COMBINING_CLASS=0;
const PROPERTY_GRAPHEME_CLUSTER_BREAK=0;
const PROPERTY_SENTENCE_BREAK=0;
const PROPERTY_WORD_BREAK=0;
const PROPERTY_BIDI_PAIRED_BRACKET_TYPE=0;
const PROPERTY_INT_LIMIT=0;
const PROPERTY_GENERAL_CATEGORY_MASK=0;
const PROPERTY_MASK_START=0;
const PROPERTY_MASK_LIMIT=0;
const PROPERTY_NUMERIC_VALUE=0;
const PROPERTY_DOUBLE_START=0;
const PROPERTY_DOUBLE_LIMIT=0;
const PROPERTY_AGE=0;
const PROPERTY_STRING_START=0;
const PROPERTY_BIDI_MIRRORING_GLYPH=0;
const PROPERTY_CASE_FOLDING=0;
const PROPERTY_ISO_COMMENT=0;
const PROPERTY_LOWERCASE_MAPPING=0;
const PROPERTY_NAME=0;
const PROPERTY_SIMPLE_CASE_FOLDING=0;
const PROPERTY_SIMPLE_LOWERCASE_MAPPING=0;
const PROPERTY_SIMPLE_TITLECASE_MAPPING=0;
const PROPERTY_SIMPLE_UPPERCASE_MAPPING=0;
const PROPERTY_TITLECASE_MAPPING=0;
const PROPERTY_UNICODE_1_NAME=0;
const PROPERTY_UPPERCASE_MAPPING=0;
const PROPERTY_BIDI_PAIRED_BRACKET=0;
const PROPERTY_STRING_LIMIT=0;
const PROPERTY_SCRIPT_EXTENSIONS=0;
const PROPERTY_OTHER_PROPERTY_START=0;
const PROPERTY_OTHER_PROPERTY_LIMIT=0;
const PROPERTY_INVALID_CODE=0;
const CHAR_CATEGORY_UNASSIGNED=0;
const CHAR_CATEGORY_GENERAL_OTHER_TYPES=0;
const CHAR_CATEGORY_UPPERCASE_LETTER=0;
const CHAR_CATEGORY_LOWERCASE_LETTER=0;
const CHAR_CATEGORY_TITLECASE_LETTER=0;
const CHAR_CATEGORY_MODIFIER_LETTER=0;
const CHAR_CATEGORY_OTHER_LETTER=0;
const CHAR_CATEGORY_NON_SPACING_MARK=0;
const CHAR_CATEGORY_ENCLOSING_MARK=0;
const CHAR_CATEGORY_COMBINING_SPACING_MARK=0;
const CHAR_CATEGORY_DECIMAL_DIGIT_NUMBER=0;
const CHAR_CATEGORY_LETTER_NUMBER=0;
const CHAR_CATEGORY_OTHER_NUMBER=0;
const CHAR_CATEGORY_SPACE_SEPARATOR=0;
const CHAR_CATEGORY_LINE_SEPARATOR=0;
const CHAR_CATEGORY_PARAGRAPH_SEPARATOR=0;
const CHAR_CATEGORY_CONTROL_CHAR=0;
const CHAR_CATEGORY_FORMAT_CHAR=0;
const CHAR_CATEGORY_PRIVATE_USE_CHAR=0;
const CHAR_CATEGORY_SURROGATE=0;
const CHAR_CATEGORY_DASH_PUNCTUATION=0;
const CHAR_CATEGORY_START_PUNCTUATION=0;
const CHAR_CATEGORY_END_PUNCTUATION=0;
const CHAR_CATEGORY_CONNECTOR_PUNCTUATION=0;
const CHAR_CATEGORY_OTHER_PUNCTUATION=0;
const CHAR_CATEGORY_MATH_SYMBOL=0;
const CHAR_CATEGORY_CURRENCY_SYMBOL=0;
const CHAR_CATEGORY_MODIFIER_SYMBOL=0;
const CHAR_CATEGORY_OTHER_SYMBOL=0;
const CHAR_CATEGORY_INITIAL_PUNCTUATION=0;
const CHAR_CATEGORY_FINAL_PUNCTUATION=0;
const CHAR_CATEGORY_CHAR_CATEGORY_COUNT=0;
const CHAR_DIRECTION_LEFT_TO_RIGHT=0;
const CHAR_DIRECTION_RIGHT_TO_LEFT=0;
const CHAR_DIRECTION_EUROPEAN_NUMBER=0;
const CHAR_DIRECTION_EUROPEAN_NUMBER_SEPARATOR=0;
const CHAR_DIRECTION_EUROPEAN_NUMBER_TERMINATOR=0;
const CHAR_DIRECTION_ARABIC_NUMBER=0;
const CHAR_DIRECTION_COMMON_NUMBER_SEPARATOR=0;
const CHAR_DIRECTION_BLOCK_SEPARATOR=0;
const CHAR_DIRECTION_SEGMENT_SEPARATOR=0;
const CHAR_DIRECTION_WHITE_SPACE_NEUTRAL=0;
const CHAR_DIRECTION_OTHER_NEUTRAL=0;
const CHAR_DIRECTION_LEFT_TO_RIGHT_EMBEDDING=0;
const CHAR_DIRECTION_LEFT_TO_RIGHT_OVERRIDE=0;
const CHAR_DIRECTION_RIGHT_TO_LEFT_ARABIC=0;
const CHAR_DIRECTION_RIGHT_TO_LEFT_EMBEDDING=0;
const CHAR_DIRECTION_RIGHT_TO_LEFT_OVERRIDE=0;
const CHAR_DIRECTION_POP_DIRECTIONAL_FORMAT=0;
const CHAR_DIRECTION_DIR_NON_SPACING_MARK=0;
const CHAR_DIRECTION_BOUNDARY_NEUTRAL=0;
const CHAR_DIRECTION_FIRST_STRONG_ISOLATE=0;
const CHAR_DIRECTION_LEFT_TO_RIGHT_ISOLATE=0;
const CHAR_DIRECTION_RIGHT_TO_LEFT_ISOLATE=0;
const CHAR_DIRECTION_POP_DIRECTIONAL_ISOLATE=0;
const CHAR_DIRECTION_CHAR_DIRECTION_COUNT=0;
const BLOCK_CODE_NO_BLOCK=0;
const BLOCK_CODE_BASIC_LATIN=0;
const BLOCK_CODE_LATIN_1_SUPPLEMENT=0;
const BLOCK_CODE_LATIN_EXTENDED_A=0;
const BLOCK_CODE_LATIN_EXTENDED_B=0;
const BLOCK_CODE_IPA_EXTENSIONS=0;
const BLOCK_CODE_SPACING_MODIFIER_LETTERS=0;
const BLOCK_CODE_COMBINING_DIACRITICAL_MARKS=0;
const BLOCK_CODE_GREEK=0;
const BLOCK_CODE_CYRILLIC=0;
const BLOCK_CODE_ARMENIAN=0;
const BLOCK_CODE_HEBREW=0;
const BLOCK_CODE_ARABIC=0;
const BLOCK_CODE_SYRIAC=0;
const BLOCK_CODE_THAANA=0;
const BLOCK_CODE_DEVANAGARI=0;
const BLOCK_CODE_BENGALI=0;
const BLOCK_CODE_GURMUKHI=0;
const BLOCK_CODE_GUJARATI=0;
const BLOCK_CODE_ORIYA=0;
const BLOCK_CODE_TAMIL=0;
const BLOCK_CODE_TELUGU=0;
const BLOCK_CODE_KANNADA=0;
const BLOCK_CODE_MALAYALAM=0;
const BLOCK_CODE_SINHALA=0;
const BLOCK_CODE_THAI=0;
const BLOCK_CODE_LAO=0;
const BLOCK_CODE_TIBETAN=0;
const BLOCK_CODE_MYANMAR=0;
const BLOCK_CODE_GEORGIAN=0;
const BLOCK_CODE_HANGUL_JAMO=0;
const BLOCK_CODE_ETHIOPIC=0;
const BLOCK_CODE_CHEROKEE=0;
const BLOCK_CODE_UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS=0;
const BLOCK_CODE_OGHAM=0;
const BLOCK_CODE_RUNIC=0;
const BLOCK_CODE_KHMER=0;
const BLOCK_CODE_MONGOLIAN=0;
const BLOCK_CODE_LATIN_EXTENDED_ADDITIONAL=0;
const BLOCK_CODE_GREEK_EXTENDED=0;
const BLOCK_CODE_GENERAL_PUNCTUATION=0;
const BLOCK_CODE_SUPERSCRIPTS_AND_SUBSCRIPTS=0;
const BLOCK_CODE_CURRENCY_SYMBOLS=0;
const BLOCK_CODE_COMBINING_MARKS_FOR_SYMBOLS=0;
const BLOCK_CODE_LETTERLIKE_SYMBOLS=0;
const BLOCK_CODE_NUMBER_FORMS=0;
const BLOCK_CODE_ARROWS=0;
const BLOCK_CODE_MATHEMATICAL_OPERATORS=0;
const BLOCK_CODE_MISCELLANEOUS_TECHNICAL=0;
const BLOCK_CODE_CONTROL_PICTURES=0;
const BLOCK_CODE_OPTICAL_CHARACTER_RECOGNITION=0;
const BLOCK_CODE_ENCLOSED_ALPHANUMERICS=0;
const BLOCK_CODE_BOX_DRAWING=0;
const BLOCK_CODE_BLOCK_ELEMENTS=0;
const BLOCK_CODE_GEOMETRIC_SHAPES=0;
const BLOCK_CODE_MISCELLANEOUS_SYMBOLS=0;
const BLOCK_CODE_DINGBATS=0;
const BLOCK_CODE_BRAILLE_PATTERNS=0;
const BLOCK_CODE_CJK_RADICALS_SUPPLEMENT=0;
const BLOCK_CODE_KANGXI_RADICALS=0;
const BLOCK_CODE_IDEOGRAPHIC_DESCRIPTION_CHARACTERS=0;
const BLOCK_CODE_CJK_SYMBOLS_AND_PUNCTUATION=0;
const BLOCK_CODE_HIRAGANA=0;
const BLOCK_CODE_KATAKANA=0;
const BLOCK_CODE_BOPOMOFO=0;
const BLOCK_CODE_HANGUL_COMPATIBILITY_JAMO=0;
const BLOCK_CODE_KANBUN=0;
const BLOCK_CODE_BOPOMOFO_EXTENDED=0;
const BLOCK_CODE_ENCLOSED_CJK_LETTERS_AND_MONTHS=0;
const BLOCK_CODE_CJK_COMPATIBILITY=0;
const BLOCK_CODE_CJK_UNIFIED_IDEOGRAPHS_EXTENSION_A=0;
const BLOCK_CODE_CJK_UNIFIED_IDEOGRAPHS=0;
const BLOCK_CODE_YI_SYLLABLES=0;
const BLOCK_CODE_YI_RADICALS=0;
const BLOCK_CODE_HANGUL_SYLLABLES=0;
const BLOCK_CODE_HIGH_SURROGATES=0;
const BLOCK_CODE_HIGH_PRIVATE_USE_SURROGATES=0;
const BLOCK_CODE_LOW_SURROGATES=0;
const BLOCK_CODE_PRIVATE_USE_AREA=0;
const BLOCK_CODE_PRIVATE_USE=0;
const BLOCK_CODE_CJK_COMPATIBILITY_IDEOGRAPHS=0;
const BLOCK_CODE_ALPHABETIC_PRESENTATION_FORMS=0;
const BLOCK_CODE_ARABIC_PRESENTATION_FORMS_A=0;
const BLOCK_CODE_COMBINING_HALF_MARKS=0;
const BLOCK_CODE_CJK_COMPATIBILITY_FORMS=0;
const BLOCK_CODE_SMALL_FORM_VARIANTS=0;
const BLOCK_CODE_ARABIC_PRESENTATION_FORMS_B=0;
const BLOCK_CODE_SPECIALS=0;
const BLOCK_CODE_HALFWIDTH_AND_FULLWIDTH_FORMS=0;
const BLOCK_CODE_OLD_ITALIC=0;
const BLOCK_CODE_GOTHIC=0;
const BLOCK_CODE_DESERET=0;
const BLOCK_CODE_BYZANTINE_MUSICAL_SYMBOLS=0;
const BLOCK_CODE_MUSICAL_SYMBOLS=0;
const BLOCK_CODE_MATHEMATICAL_ALPHANUMERIC_SYMBOLS=0;
const BLOCK_CODE_CJK_UNIFIED_IDEOGRAPHS_EXTENSION_B=0;
const BLOCK_CODE_CJK_COMPATIBILITY_IDEOGRAPHS_SUPPLEMENT=0;
const BLOCK_CODE_TAGS=0;
const BLOCK_CODE_CYRILLIC_SUPPLEMENT=0;
const BLOCK_CODE_CYRILLIC_SUPPLEMENTARY=0;
const BLOCK_CODE_TAGALOG=0;
const BLOCK_CODE_HANUNOO=0;
const BLOCK_CODE_BUHID=0;
const BLOCK_CODE_TAGBANWA=0;
const BLOCK_CODE_MISCELLANEOUS_MATHEMATICAL_SYMBOLS_A=0;
const BLOCK_CODE_SUPPLEMENTAL_ARROWS_A=0;
const BLOCK_CODE_SUPPLEMENTAL_ARROWS_B=0;
const BLOCK_CODE_MISCELLANEOUS_MATHEMATICAL_SYMBOLS_B=0;
const BLOCK_CODE_SUPPLEMENTAL_MATHEMATICAL_OPERATORS=0;
const BLOCK_CODE_KATAKANA_PHONETIC_EXTENSIONS=0;
const BLOCK_CODE_VARIATION_SELECTORS=0;
const BLOCK_CODE_SUPPLEMENTARY_PRIVATE_USE_AREA_A=0;
const BLOCK_CODE_SUPPLEMENTARY_PRIVATE_USE_AREA_B=0;
const BLOCK_CODE_LIMBU=0;
const BLOCK_CODE_TAI_LE=0;
const BLOCK_CODE_KHMER_SYMBOLS=0;
const BLOCK_CODE_PHONETIC_EXTENSIONS=0;
const BLOCK_CODE_MISCELLANEOUS_SYMBOLS_AND_ARROWS=0;
const BLOCK_CODE_YIJING_HEXAGRAM_SYMBOLS=0;
const BLOCK_CODE_LINEAR_B_SYLLABARY=0;
const BLOCK_CODE_LINEAR_B_IDEOGRAMS=0;
const BLOCK_CODE_AEGEAN_NUMBERS=0;
const BLOCK_CODE_UGARITIC=0;
const BLOCK_CODE_SHAVIAN=0;
const BLOCK_CODE_OSMANYA=0;
const BLOCK_CODE_CYPRIOT_SYLLABARY=0;
const BLOCK_CODE_TAI_XUAN_JING_SYMBOLS=0;
const BLOCK_CODE_VARIATION_SELECTORS_SUPPLEMENT=0;
const BLOCK_CODE_ANCIENT_GREEK_MUSICAL_NOTATION=0;
const BLOCK_CODE_ANCIENT_GREEK_NUMBERS=0;
const BLOCK_CODE_ARABIC_SUPPLEMENT=0;
const BLOCK_CODE_BUGINESE=0;
const BLOCK_CODE_CJK_STROKES=0;
const BLOCK_CODE_COMBINING_DIACRITICAL_MARKS_SUPPLEMENT=0;
const BLOCK_CODE_COPTIC=0;
const BLOCK_CODE_ETHIOPIC_EXTENDED=0;
const BLOCK_CODE_ETHIOPIC_SUPPLEMENT=0;
const BLOCK_CODE_GEORGIAN_SUPPLEMENT=0;
const BLOCK_CODE_GLAGOLITIC=0;
const BLOCK_CODE_KHAROSHTHI=0;
const BLOCK_CODE_MODIFIER_TONE_LETTERS=0;
const BLOCK_CODE_NEW_TAI_LUE=0;
const BLOCK_CODE_OLD_PERSIAN=0;
const BLOCK_CODE_PHONETIC_EXTENSIONS_SUPPLEMENT=0;
const BLOCK_CODE_SUPPLEMENTAL_PUNCTUATION=0;
const BLOCK_CODE_SYLOTI_NAGRI=0;
const BLOCK_CODE_TIFINAGH=0;
const BLOCK_CODE_VERTICAL_FORMS=0;
const BLOCK_CODE_NKO=0;
const BLOCK_CODE_BALINESE=0;
const BLOCK_CODE_LATIN_EXTENDED_C=0;
const BLOCK_CODE_LATIN_EXTENDED_D=0;
const BLOCK_CODE_PHAGS_PA=0;
const BLOCK_CODE_PHOENICIAN=0;
const BLOCK_CODE_CUNEIFORM=0;
const BLOCK_CODE_CUNEIFORM_NUMBERS_AND_PUNCTUATION=0;
const BLOCK_CODE_COUNTING_ROD_NUMERALS=0;
const BLOCK_CODE_SUNDANESE=0;
const BLOCK_CODE_LEPCHA=0;
const BLOCK_CODE_OL_CHIKI=0;
const BLOCK_CODE_CYRILLIC_EXTENDED_A=0;
const BLOCK_CODE_VAI=0;
const BLOCK_CODE_CYRILLIC_EXTENDED_B=0;
const BLOCK_CODE_SAURASHTRA=0;
const BLOCK_CODE_KAYAH_LI=0;
const BLOCK_CODE_REJANG=0;
const BLOCK_CODE_CHAM=0;
const BLOCK_CODE_ANCIENT_SYMBOLS=0;
const BLOCK_CODE_PHAISTOS_DISC=0;
const BLOCK_CODE_LYCIAN=0;
const BLOCK_CODE_CARIAN=0;
const BLOCK_CODE_LYDIAN=0;
const BLOCK_CODE_MAHJONG_TILES=0;
const BLOCK_CODE_DOMINO_TILES=0;
const BLOCK_CODE_SAMARITAN=0;
const BLOCK_CODE_UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS_EXTENDED=0;
const BLOCK_CODE_TAI_THAM=0;
const BLOCK_CODE_VEDIC_EXTENSIONS=0;
const BLOCK_CODE_LISU=0;
const BLOCK_CODE_BAMUM=0;
const BLOCK_CODE_COMMON_INDIC_NUMBER_FORMS=0;
const BLOCK_CODE_DEVANAGARI_EXTENDED=0;
const BLOCK_CODE_HANGUL_JAMO_EXTENDED_A=0;
const BLOCK_CODE_JAVANESE=0;
const BLOCK_CODE_MYANMAR_EXTENDED_A=0;
const BLOCK_CODE_TAI_VIET=0;
const BLOCK_CODE_MEETEI_MAYEK=0;
const BLOCK_CODE_HANGUL_JAMO_EXTENDED_B=0;
const BLOCK_CODE_IMPERIAL_ARAMAIC=0;
const BLOCK_CODE_OLD_SOUTH_ARABIAN=0;
const BLOCK_CODE_AVESTAN=0;
const BLOCK_CODE_INSCRIPTIONAL_PARTHIAN=0;
const BLOCK_CODE_INSCRIPTIONAL_PAHLAVI=0;
const BLOCK_CODE_OLD_TURKIC=0;
const BLOCK_CODE_RUMI_NUMERAL_SYMBOLS=0;
const BLOCK_CODE_KAITHI=0;
const BLOCK_CODE_EGYPTIAN_HIEROGLYPHS=0;
const BLOCK_CODE_ENCLOSED_ALPHANUMERIC_SUPPLEMENT=0;
const BLOCK_CODE_ENCLOSED_IDEOGRAPHIC_SUPPLEMENT=0;
const BLOCK_CODE_CJK_UNIFIED_IDEOGRAPHS_EXTENSION_C=0;
const BLOCK_CODE_MANDAIC=0;
const BLOCK_CODE_BATAK=0;
const BLOCK_CODE_ETHIOPIC_EXTENDED_A=0;
const BLOCK_CODE_BRAHMI=0;
const BLOCK_CODE_BAMUM_SUPPLEMENT=0;
const BLOCK_CODE_KANA_SUPPLEMENT=0;
const BLOCK_CODE_PLAYING_CARDS=0;
const BLOCK_CODE_MISCELLANEOUS_SYMBOLS_AND_PICTOGRAPHS=0;
const BLOCK_CODE_EMOTICONS=0;
const BLOCK_CODE_TRANSPORT_AND_MAP_SYMBOLS=0;
const BLOCK_CODE_ALCHEMICAL_SYMBOLS=0;
const BLOCK_CODE_CJK_UNIFIED_IDEOGRAPHS_EXTENSION_D=0;
const BLOCK_CODE_ARABIC_EXTENDED_A=0;
const BLOCK_CODE_ARABIC_MATHEMATICAL_ALPHABETIC_SYMBOLS=0;
const BLOCK_CODE_CHAKMA=0;
const BLOCK_CODE_MEETEI_MAYEK_EXTENSIONS=0;
const BLOCK_CODE_MEROITIC_CURSIVE=0;
const BLOCK_CODE_MEROITIC_HIEROGLYPHS=0;
const BLOCK_CODE_MIAO=0;
const BLOCK_CODE_SHARADA=0;
const BLOCK_CODE_SORA_SOMPENG=0;
const BLOCK_CODE_SUNDANESE_SUPPLEMENT=0;
const BLOCK_CODE_TAKRI=0;
const BLOCK_CODE_BASSA_VAH=0;
const BLOCK_CODE_CAUCASIAN_ALBANIAN=0;
const BLOCK_CODE_COPTIC_EPACT_NUMBERS=0;
const BLOCK_CODE_COMBINING_DIACRITICAL_MARKS_EXTENDED=0;
const BLOCK_CODE_DUPLOYAN=0;
const BLOCK_CODE_ELBASAN=0;
const BLOCK_CODE_GEOMETRIC_SHAPES_EXTENDED=0;
const BLOCK_CODE_GRANTHA=0;
const BLOCK_CODE_KHOJKI=0;
const BLOCK_CODE_KHUDAWADI=0;
const BLOCK_CODE_LATIN_EXTENDED_E=0;
const BLOCK_CODE_LINEAR_A=0;
const BLOCK_CODE_MAHAJANI=0;
const BLOCK_CODE_MANICHAEAN=0;
const BLOCK_CODE_MENDE_KIKAKUI=0;
const BLOCK_CODE_MODI=0;
const BLOCK_CODE_MRO=0;
const BLOCK_CODE_MYANMAR_EXTENDED_B=0;
const BLOCK_CODE_NABATAEAN=0;
const BLOCK_CODE_OLD_NORTH_ARABIAN=0;
const BLOCK_CODE_OLD_PERMIC=0;
const BLOCK_CODE_ORNAMENTAL_DINGBATS=0;
const BLOCK_CODE_PAHAWH_HMONG=0;
const BLOCK_CODE_PALMYRENE=0;
const BLOCK_CODE_PAU_CIN_HAU=0;
const BLOCK_CODE_PSALTER_PAHLAVI=0;
const BLOCK_CODE_SHORTHAND_FORMAT_CONTROLS=0;
const BLOCK_CODE_SIDDHAM=0;
const BLOCK_CODE_SINHALA_ARCHAIC_NUMBERS=0;
const BLOCK_CODE_SUPPLEMENTAL_ARROWS_C=0;
const BLOCK_CODE_TIRHUTA=0;
const BLOCK_CODE_WARANG_CITI=0;
const BLOCK_CODE_COUNT=0;
const BLOCK_CODE_INVALID_CODE=0;
const BPT_NONE=0;
const BPT_OPEN=0;
const BPT_CLOSE=0;
const BPT_COUNT=0;
const EA_NEUTRAL=0;
const EA_AMBIGUOUS=0;
const EA_HALFWIDTH=0;
const EA_FULLWIDTH=0;
const EA_NARROW=0;
const EA_WIDE=0;
const EA_COUNT=0;
const UNICODE_CHAR_NAME=0;
const UNICODE_10_CHAR_NAME=0;
const EXTENDED_CHAR_NAME=0;
const CHAR_NAME_ALIAS=0;
const CHAR_NAME_CHOICE_COUNT=0;
const SHORT_PROPERTY_NAME=0;
const LONG_PROPERTY_NAME=0;
const PROPERTY_NAME_CHOICE_COUNT=0;
const DT_NONE=0;
const DT_CANONICAL=0;
const DT_COMPAT=0;
const DT_CIRCLE=0;
const DT_FINAL=0;
const DT_FONT=0;
const DT_FRACTION=0;
const DT_INITIAL=0;
const DT_ISOLATED=0;
const DT_MEDIAL=0;
const DT_NARROW=0;
const DT_NOBREAK=0;
const DT_SMALL=0;
const DT_SQUARE=0;
const DT_SUB=0;
const DT_SUPER=0;
const DT_VERTICAL=0;
const DT_WIDE=0;
const DT_COUNT=0;
const JT_NON_JOINING=0;
const JT_JOIN_CAUSING=0;
const JT_DUAL_JOINING=0;
const JT_LEFT_JOINING=0;
const JT_RIGHT_JOINING=0;
const JT_TRANSPARENT=0;
const JT_COUNT=0;
const JG_NO_JOINING_GROUP=0;
const JG_AIN=0;
const JG_ALAPH=0;
const JG_ALEF=0;
const JG_BEH=0;
const JG_BETH=0;
const JG_DAL=0;
const JG_DALATH_RISH=0;
const JG_E=0;
const JG_FEH=0;
const JG_FINAL_SEMKATH=0;
const JG_GAF=0;
const JG_GAMAL=0;
const JG_HAH=0;
const JG_TEH_MARBUTA_GOAL=0;
const JG_HAMZA_ON_HEH_GOAL=0;
const JG_HE=0;
const JG_HEH=0;
const JG_HEH_GOAL=0;
const JG_HETH=0;
const JG_KAF=0;
const JG_KAPH=0;
const JG_KNOTTED_HEH=0;
const JG_LAM=0;
const JG_LAMADH=0;
const JG_MEEM=0;
const JG_MIM=0;
const JG_NOON=0;
const JG_NUN=0;
const JG_PE=0;
const JG_QAF=0;
const JG_QAPH=0;
const JG_REH=0;
const JG_REVERSED_PE=0;
const JG_SAD=0;
const JG_SADHE=0;
const JG_SEEN=0;
const JG_SEMKATH=0;
const JG_SHIN=0;
const JG_SWASH_KAF=0;
const JG_SYRIAC_WAW=0;
const JG_TAH=0;
const JG_TAW=0;
const JG_TEH_MARBUTA=0;
const JG_TETH=0;
const JG_WAW=0;
const JG_YEH=0;
const JG_YEH_BARREE=0;
const JG_YEH_WITH_TAIL=0;
const JG_YUDH=0;
const JG_YUDH_HE=0;
const JG_ZAIN=0;
const JG_FE=0;
const JG_KHAPH=0;
const JG_ZHAIN=0;
const JG_BURUSHASKI_YEH_BARREE=0;
const JG_FARSI_YEH=0;
const JG_NYA=0;
const JG_ROHINGYA_YEH=0;
const JG_MANICHAEAN_ALEPH=0;
const JG_MANICHAEAN_AYIN=0;
const JG_MANICHAEAN_BETH=0;
const JG_MANICHAEAN_DALETH=0;
const JG_MANICHAEAN_DHAMEDH=0;
const JG_MANICHAEAN_FIVE=0;
const JG_MANICHAEAN_GIMEL=0;
const JG_MANICHAEAN_HETH=0;
const JG_MANICHAEAN_HUNDRED=0;
const JG_MANICHAEAN_KAPH=0;
const JG_MANICHAEAN_LAMEDH=0;
const JG_MANICHAEAN_MEM=0;
const JG_MANICHAEAN_NUN=0;
const JG_MANICHAEAN_ONE=0;
const JG_MANICHAEAN_PE=0;
const JG_MANICHAEAN_QOPH=0;
const JG_MANICHAEAN_RESH=0;
const JG_MANICHAEAN_SADHE=0;
const JG_MANICHAEAN_SAMEKH=0;
const JG_MANICHAEAN_TAW=0;
const JG_MANICHAEAN_TEN=0;
const JG_MANICHAEAN_TETH=0;
const JG_MANICHAEAN_THAMEDH=0;
const JG_MANICHAEAN_TWENTY=0;
const JG_MANICHAEAN_WAW=0;
const JG_MANICHAEAN_YODH=0;
const JG_MANICHAEAN_ZAYIN=0;
const JG_STRAIGHT_WAW=0;
const JG_COUNT=0;
const GCB_OTHER=0;
const GCB_CONTROL=0;
const GCB_CR=0;
const GCB_EXTEND=0;
const GCB_L=0;
const GCB_LF=0;
const GCB_LV=0;
const GCB_LVT=0;
const GCB_T=0;
const GCB_V=0;
const GCB_SPACING_MARK=0;
const GCB_PREPEND=0;
const GCB_REGIONAL_INDICATOR=0;
const GCB_COUNT=0;
const WB_OTHER=0;
const WB_ALETTER=0;
const WB_FORMAT=0;
const WB_KATAKANA=0;
const WB_MIDLETTER=0;
const WB_MIDNUM=0;
const WB_NUMERIC=0;
const WB_EXTENDNUMLET=0;
const WB_CR=0;
const WB_EXTEND=0;
const WB_LF=0;
const WB_MIDNUMLET=0;
const WB_NEWLINE=0;
const WB_REGIONAL_INDICATOR=0;
const WB_HEBREW_LETTER=0;
const WB_SINGLE_QUOTE=0;
const WB_DOUBLE_QUOTE=0;
const WB_COUNT=0;
const SB_OTHER=0;
const SB_ATERM=0;
const SB_CLOSE=0;
const SB_FORMAT=0;
const SB_LOWER=0;
const SB_NUMERIC=0;
const SB_OLETTER=0;
const SB_SEP=0;
const SB_SP=0;
const SB_STERM=0;
const SB_UPPER=0;
const SB_CR=0;
const SB_EXTEND=0;
const SB_LF=0;
const SB_SCONTINUE=0;
const SB_COUNT=0;
const LB_UNKNOWN=0;
const LB_AMBIGUOUS=0;
const LB_ALPHABETIC=0;
const LB_BREAK_BOTH=0;
const LB_BREAK_AFTER=0;
const LB_BREAK_BEFORE=0;
const LB_MANDATORY_BREAK=0;
const LB_CONTINGENT_BREAK=0;
const LB_CLOSE_PUNCTUATION=0;
const LB_COMBINING_MARK=0;
const LB_CARRIAGE_RETURN=0;
const LB_EXCLAMATION=0;
const LB_GLUE=0;
const LB_HYPHEN=0;
const LB_IDEOGRAPHIC=0;
const LB_INSEPARABLE=0;
const LB_INSEPERABLE=0;
const LB_INFIX_NUMERIC=0;
const LB_LINE_FEED=0;
const LB_NONSTARTER=0;
const LB_NUMERIC=0;
const LB_OPEN_PUNCTUATION=0;
const LB_POSTFIX_NUMERIC=0;
const LB_PREFIX_NUMERIC=0;
const LB_QUOTATION=0;
const LB_COMPLEX_CONTEXT=0;
const LB_SURROGATE=0;
const LB_SPACE=0;
const LB_BREAK_SYMBOLS=0;
const LB_ZWSPACE=0;
const LB_NEXT_LINE=0;
const LB_WORD_JOINER=0;
const LB_H2=0;
const LB_H3=0;
const LB_JL=0;
const LB_JT=0;
const LB_JV=0;
const LB_CLOSE_PARENTHESIS=0;
const LB_CONDITIONAL_JAPANESE_STARTER=0;
const LB_HEBREW_LETTER=0;
const LB_REGIONAL_INDICATOR=0;
const LB_COUNT=0;
const NT_NONE=0;
const NT_DECIMAL=0;
const NT_DIGIT=0;
const NT_NUMERIC=0;
const NT_COUNT=0;
const HST_NOT_APPLICABLE=0;
const HST_LEADING_JAMO=0;
const HST_VOWEL_JAMO=0;
const HST_TRAILING_JAMO=0;
const HST_LV_SYLLABLE=0;
const HST_LVT_SYLLABLE=0;
const HST_COUNT=0;
const NO_NUMERIC_VALUE=0;
const PROPERTY_IDS_UNARY_OPERATOR=0;
const PROPERTY_ID_COMPAT_MATH_START=0;
const PROPERTY_ID_COMPAT_MATH_CONTINUE=0;
static function hasBinaryProperty():?bool;
static function charAge():?array;
static function charDigitValue():?int;
static function charDirection():?int;
static function charFromName():?int;
static function charMirror():string|int|null;
static function charName():?string;
static function charType():?int;
static function chr():?string;
static function digit():int|false|null;
static function enumCharNames():bool;
static function enumCharTypes():void;
static function foldCase():string|int|null;
static function forDigit():int;
static function getBidiPairedBracket():string|int|null;
static function getBlockCode():?int;
static function getCombiningClass():?int;
static function getFC_NFKC_Closure():string|false|null;
static function getIntPropertyMaxValue():int;
static function getIntPropertyMinValue():int;
static function getIntPropertyValue():?int;
static function getNumericValue():?float;
static function getPropertyEnum():int;
static function getPropertyName():string|false;
static function getPropertyValueEnum():int;
static function getPropertyValueName():string|false;
static function getUnicodeVersion():array;
static function isalnum():?bool;
static function isalpha():?bool;
static function isbase():?bool;
static function isblank():?bool;
static function iscntrl():?bool;
static function isdefined():?bool;
static function isdigit():?bool;
static function isgraph():?bool;
static function isIDIgnorable():?bool;
static function isIDPart():?bool;
static function isIDStart():?bool;
static function isISOControl():?bool;
static function isJavaIDPart():?bool;
static function isJavaIDStart():?bool;
static function isJavaSpaceChar():?bool;
static function islower():?bool;
static function isMirrored():?bool;
static function isprint():?bool;
static function ispunct():?bool;
static function isspace():?bool;
static function istitle():?bool;
static function isUAlphabetic():?bool;
static function isULowercase():?bool;
static function isupper():?bool;
static function isUUppercase():?bool;
static function isUWhiteSpace():?bool;
static function isWhitespace():?bool;
static function isxdigit():?bool;
static function ord():?int;
static function tolower():string|int|null;
static function totitle():string|int|null;
static function toupper():string|int|null;
}
class IntlDatePatternGenerator {
function __construct();
static function create():?IntlDatePatternGenerator;
function getBestPattern():string|false;
}
final class IntlListFormatter {
const TYPE_AND=0;
const TYPE_OR=0;
const TYPE_UNITS=0;
const WIDTH_WIDE=0;
const WIDTH_SHORT=0;
const WIDTH_NARROW=0;
function __construct();
function format():string|false;
function getErrorCode():int;
function getErrorMessage():string;
}
final class IntlNumberRangeFormatter {
const COLLAPSE_AUTO=0;
const COLLAPSE_NONE=0;
const COLLAPSE_UNIT=0;
const COLLAPSE_ALL=0;
const IDENTITY_FALLBACK_SINGLE_VALUE=0;
const IDENTITY_FALLBACK_APPROXIMATELY_OR_SINGLE_VALUE=0;
const IDENTITY_FALLBACK_APPROXIMATELY=0;
const IDENTITY_FALLBACK_RANGE=0;
static function createFromSkeleton():IntlNumberRangeFormatter;
function format():string;
function getErrorCode():int;
function getErrorMessage():string;
}
class Collator {
const DEFAULT_VALUE=0;
const PRIMARY=0;
const SECONDARY=0;
const TERTIARY=0;
const DEFAULT_STRENGTH=0;
const QUATERNARY=0;
const IDENTICAL=0;
const OFF=0;
const ON=0;
const SHIFTED=0;
const NON_IGNORABLE=0;
const LOWER_FIRST=0;
const UPPER_FIRST=0;
const FRENCH_COLLATION=0;
const ALTERNATE_HANDLING=0;
const CASE_FIRST=0;
const CASE_LEVEL=0;
const NORMALIZATION_MODE=0;
const STRENGTH=0;
const HIRAGANA_QUATERNARY_MODE=0;
const NUMERIC_COLLATION=0;
const SORT_REGULAR=0;
const SORT_STRING=0;
const SORT_NUMERIC=0;
function __construct();
static function create():?Collator;
function compare():int|false;
function sort():bool;
function sortWithSortKeys():bool;
function asort():bool;
function getAttribute():int|false;
function setAttribute():bool;
function getStrength():int;
function setStrength():bool;
function getErrorCode():int|false;
function getLocale():string|false;
function getErrorMessage():string|false;
function getSortKey():string|false;
}
class NumberFormatter {
const CURRENCY_ACCOUNTING=0;
const PATTERN_DECIMAL=0;
const DECIMAL=0;
const CURRENCY=0;
const PERCENT=0;
const SCIENTIFIC=0;
const SPELLOUT=0;
const ORDINAL=0;
const DURATION=0;
const PATTERN_RULEBASED=0;
const IGNORE=0;
const DEFAULT_STYLE=0;
const ROUND_CEILING=0;
const ROUND_FLOOR=0;
const ROUND_DOWN=0;
const ROUND_UP=0;
const ROUND_HALFEVEN=0;
const ROUND_HALFDOWN=0;
const ROUND_HALFUP=0;
const PAD_BEFORE_PREFIX=0;
const PAD_AFTER_PREFIX=0;
const PAD_BEFORE_SUFFIX=0;
const PAD_AFTER_SUFFIX=0;
const PARSE_INT_ONLY=0;
const GROUPING_USED=0;
const DECIMAL_ALWAYS_SHOWN=0;
const MAX_INTEGER_DIGITS=0;
const MIN_INTEGER_DIGITS=0;
const INTEGER_DIGITS=0;
const MAX_FRACTION_DIGITS=0;
const MIN_FRACTION_DIGITS=0;
const FRACTION_DIGITS=0;
const MULTIPLIER=0;
const GROUPING_SIZE=0;
const ROUNDING_MODE=0;
const ROUNDING_INCREMENT=0;
const FORMAT_WIDTH=0;
const PADDING_POSITION=0;
const SECONDARY_GROUPING_SIZE=0;
const SIGNIFICANT_DIGITS_USED=0;
const MIN_SIGNIFICANT_DIGITS=0;
const MAX_SIGNIFICANT_DIGITS=0;
const LENIENT_PARSE=0;
const POSITIVE_PREFIX=0;
const POSITIVE_SUFFIX=0;
const NEGATIVE_PREFIX=0;
const NEGATIVE_SUFFIX=0;
const PADDING_CHARACTER=0;
const CURRENCY_CODE=0;
const DEFAULT_RULESET=0;
const PUBLIC_RULESETS=0;
const DECIMAL_SEPARATOR_SYMBOL=0;
const GROUPING_SEPARATOR_SYMBOL=0;
const PATTERN_SEPARATOR_SYMBOL=0;
const PERCENT_SYMBOL=0;
const ZERO_DIGIT_SYMBOL=0;
const DIGIT_SYMBOL=0;
const MINUS_SIGN_SYMBOL=0;
const PLUS_SIGN_SYMBOL=0;
const CURRENCY_SYMBOL=0;
const INTL_CURRENCY_SYMBOL=0;
const MONETARY_SEPARATOR_SYMBOL=0;
const EXPONENTIAL_SYMBOL=0;
const PERMILL_SYMBOL=0;
const PAD_ESCAPE_SYMBOL=0;
const INFINITY_SYMBOL=0;
const NAN_SYMBOL=0;
const SIGNIFICANT_DIGIT_SYMBOL=0;
const MONETARY_GROUPING_SEPARATOR_SYMBOL=0;
const TYPE_DEFAULT=0;
const TYPE_INT32=0;
const TYPE_INT64=0;
const TYPE_DOUBLE=0;
const TYPE_CURRENCY=0;
const ROUND_TOWARD_ZERO=0;
const ROUND_AWAY_FROM_ZERO=0;
const ROUND_HALFODD=0;
const DECIMAL_COMPACT_SHORT=0;
const DECIMAL_COMPACT_LONG=0;
const CURRENCY_ISO=0;
const CURRENCY_PLURAL=0;
const CASH_CURRENCY=0;
const CURRENCY_STANDARD=0;
function __construct();
static function create():?NumberFormatter;
function format():string|false;
function parse():int|float|false;
function formatCurrency():string|false;
function parseCurrency():float|false;
function setAttribute():bool;
function getAttribute():int|float|false;
function setTextAttribute():bool;
function getTextAttribute():string|false;
function setSymbol():bool;
function getSymbol():string|false;
function setPattern():bool;
function getPattern():string|false;
function getLocale():string|false;
function getErrorCode():int;
function getErrorMessage():string;
}
class Normalizer {
const NFKC_CF=0;
const FORM_KC_CF=0;
const OPTION_DEFAULT=0;
const NONE=0;
const FORM_D=0;
const NFD=0;
const FORM_KD=0;
const NFKD=0;
const FORM_C=0;
const NFC=0;
const FORM_KC=0;
const NFKC=0;
static function normalize():string|false;
static function isNormalized():bool;
static function getRawDecomposition():?string;
}
class Locale {
const ACTUAL_LOCALE=0;
const VALID_LOCALE=0;
const DEFAULT_LOCALE=0;
const LANG_TAG=0;
const EXTLANG_TAG=0;
const SCRIPT_TAG=0;
const REGION_TAG=0;
const VARIANT_TAG=0;
const GRANDFATHERED_LANG_TAG=0;
const PRIVATE_TAG=0;
static function getDefault():string;
static function setDefault():bool;
static function getPrimaryLanguage():?string;
static function getScript():?string;
static function getRegion():?string;
static function getKeywords():array|false|null;
static function getDisplayScript():string|false;
static function getDisplayRegion():string|false;
static function getDisplayName():string|false;
static function getDisplayKeyword():string|false;
static function getDisplayKeywordValue():string|false;
static function getDisplayLanguage():string|false;
static function getDisplayVariant():string|false;
static function composeLocale():string|false;
static function parseLocale():?array;
static function getAllVariants():?array;
static function filterMatches():?bool;
static function lookup():?string;
static function canonicalize():?string;
static function acceptFromHttp():string|false;
static function isRightToLeft():bool;
static function addLikelySubtags():string|false;
static function minimizeSubtags():string|false;
}
class MessageFormatter {
function __construct();
static function create():?MessageFormatter;
function format():string|false;
static function formatMessage():string|false;
function parse():array|false;
static function parseMessage():array|false;
function setPattern():bool;
function getPattern():string|false;
function getLocale():string;
function getErrorCode():int;
function getErrorMessage():string;
}
class IntlDateFormatter {
const FULL=0;
const LONG=0;
const MEDIUM=0;
const SHORT=0;
const NONE=0;
const GREGORIAN=0;
const TRADITIONAL=0;
const RELATIVE_FULL=0;
const RELATIVE_LONG=0;
const RELATIVE_MEDIUM=0;
const RELATIVE_SHORT=0;
const PATTERN=0;
function __construct();
static function create():?IntlDateFormatter;
function getDateType():int|false;
function getTimeType():int|false;
function getCalendar():int|false;
function setCalendar():bool;
function getTimeZoneId():string|false;
function getCalendarObject():IntlCalendar|false|null;
function getTimeZone():IntlTimeZone|false;
function setTimeZoneId():bool;
function setTimeZone():bool|null;
function setPattern():bool;
function getPattern():string|false;
function getLocale():string|false;
function setLenient():void;
function isLenient():bool;
function format():string|false;
static function formatObject():string|false;
function parse():int|float|false;
function localtime():array|false;
function getErrorCode():int;
function getErrorMessage():string;
function parseToCalendar():int|float|false;
}
class ResourceBundle implements IteratorAggregate,Countable {
function __construct();
static function create():?ResourceBundle;
function get();
/** @return int<0,max> */
function count():int;
static function getLocales():array|false;
function getErrorCode():int;
function getErrorMessage():string;
function getIterator():Iterator;
}
class Transliterator {
const FORWARD=0;
const REVERSE=0;
public string $id;
static function create():?Transliterator;
static function createFromRules():?Transliterator;
function createInverse():?Transliterator;
static function listIDs():array|false;
function transliterate():string|false;
function getErrorCode():int|false;
function getErrorMessage():string|false;
}
class Spoofchecker {
const SINGLE_SCRIPT_CONFUSABLE=0;
const MIXED_SCRIPT_CONFUSABLE=0;
const WHOLE_SCRIPT_CONFUSABLE=0;
const ANY_CASE=0;
const SINGLE_SCRIPT=0;
const INVISIBLE=0;
const CHAR_LIMIT=0;
const ASCII=0;
const HIGHLY_RESTRICTIVE=0;
const MODERATELY_RESTRICTIVE=0;
const MINIMALLY_RESTRICTIVE=0;
const UNRESTRICTIVE=0;
const SINGLE_SCRIPT_RESTRICTIVE=0;
const MIXED_NUMBERS=0;
const HIDDEN_OVERLAY=0;
const IGNORE_SPACE=0;
const CASE_INSENSITIVE=0;
const ADD_CASE_MAPPINGS=0;
const SIMPLE_CASE_INSENSITIVE=0;
function __construct();
function isSuspicious():bool;
function areConfusable():bool;
function setAllowedLocales():void;
function setChecks():void;
function setRestrictionLevel():void;
function setAllowedChars():void;
}
class IntlGregorianCalendar extends IntlCalendar {
function __construct();
function setGregorianChange():bool;
function getGregorianChange():float;
function isLeapYear():bool;
static function createFromDate():static;
static function createFromDateTime():static;
}
class IntlCalendar {
const FIELD_ERA=0;
const FIELD_YEAR=0;
const FIELD_MONTH=0;
const FIELD_WEEK_OF_YEAR=0;
const FIELD_WEEK_OF_MONTH=0;
const FIELD_DATE=0;
const FIELD_DAY_OF_YEAR=0;
const FIELD_DAY_OF_WEEK=0;
const FIELD_DAY_OF_WEEK_IN_MONTH=0;
const FIELD_AM_PM=0;
const FIELD_HOUR=0;
const FIELD_HOUR_OF_DAY=0;
const FIELD_MINUTE=0;
const FIELD_SECOND=0;
const FIELD_MILLISECOND=0;
const FIELD_ZONE_OFFSET=0;
const FIELD_DST_OFFSET=0;
const FIELD_YEAR_WOY=0;
const FIELD_DOW_LOCAL=0;
const FIELD_EXTENDED_YEAR=0;
const FIELD_JULIAN_DAY=0;
const FIELD_MILLISECONDS_IN_DAY=0;
const FIELD_IS_LEAP_MONTH=0;
const FIELD_FIELD_COUNT=0;
const FIELD_DAY_OF_MONTH=0;
const DOW_SUNDAY=0;
const DOW_MONDAY=0;
const DOW_TUESDAY=0;
const DOW_WEDNESDAY=0;
const DOW_THURSDAY=0;
const DOW_FRIDAY=0;
const DOW_SATURDAY=0;
const DOW_TYPE_WEEKDAY=0;
const DOW_TYPE_WEEKEND=0;
const DOW_TYPE_WEEKEND_OFFSET=0;
const DOW_TYPE_WEEKEND_CEASE=0;
const WALLTIME_FIRST=0;
const WALLTIME_LAST=0;
const WALLTIME_NEXT_VALID=0;
function add():bool;
function after():bool;
function before():bool;
function clear():bool;
static function createInstance():?IntlCalendar;
function equals():bool;
function fieldDifference():int|false;
static function fromDateTime():?IntlCalendar;
function get():int|false;
function getActualMaximum():int|false;
function getActualMinimum():int|false;
/** @return string[] */
static function getAvailableLocales():array;
function getDayOfWeekType():int|false;
function getErrorCode():int|false;
function getErrorMessage():string|false;
function getFirstDayOfWeek():int|false;
function getGreatestMinimum():int|false;
static function getKeywordValuesForLocale():IntlIterator|false;
function getLeastMaximum():int|false;
function getLocale():string|false;
function getMaximum():int|false;
function getMinimalDaysInFirstWeek():int|false;
function getMinimum():int|false;
static function getNow():float;
function getRepeatedWallTimeOption():int;
function getSkippedWallTimeOption():int;
function getTime():float|false;
function getTimeZone():IntlTimeZone|false;
function getType():string;
function getWeekendTransition():int|false;
function inDaylightTime():bool;
function isEquivalentTo():bool;
function isLenient():bool;
function isWeekend():bool;
function roll():bool;
function isSet():bool;
function set():bool;
function setFirstDayOfWeek():bool;
function setLenient():bool;
function setRepeatedWallTimeOption():bool;
function setSkippedWallTimeOption():bool;
function setTime():bool;
function setTimeZone():bool;
function toDateTime():DateTime|false;
function setMinimalDaysInFirstWeek():bool;
function setDate():void;
function setDateTime():void;
}
class IntlIterator implements Iterator {
function current();
function key();
function next():void;
function rewind():void;
function valid():bool;
}
class IntlException extends Exception {}
class IntlTimeZone {
const DISPLAY_SHORT=0;
const DISPLAY_LONG=0;
const DISPLAY_SHORT_GENERIC=0;
const DISPLAY_LONG_GENERIC=0;
const DISPLAY_SHORT_GMT=0;
const DISPLAY_LONG_GMT=0;
const DISPLAY_SHORT_COMMONLY_USED=0;
const DISPLAY_GENERIC_LOCATION=0;
const TYPE_ANY=0;
const TYPE_CANONICAL=0;
const TYPE_CANONICAL_LOCATION=0;
static function countEquivalentIDs():int|false;
static function createDefault():IntlTimeZone;
static function createEnumeration():IntlIterator|false;
static function createTimeZone():?IntlTimeZone;
static function createTimeZoneIDEnumeration():IntlIterator|false;
static function fromDateTimeZone():?IntlTimeZone;
static function getCanonicalID():string|false;
function getDisplayName():string|false;
function getDSTSavings():int;
static function getEquivalentID():string|false;
function getErrorCode():int|false;
function getErrorMessage():string|false;
static function getGMT():IntlTimeZone;
function getID():string|false;
function getOffset():bool;
function getRawOffset():int;
static function getRegion():string|false;
static function getTZDataVersion():string|false;
static function getUnknown():IntlTimeZone;
static function getWindowsID():string|false;
static function getIDForWindowsID():string|false;
function hasSameRules():bool;
function toDateTimeZone():DateTimeZone|false;
function useDaylightTime():bool;
static function getIanaID():string|false;
}
function collator_create():?Collator{}
function collator_compare():int|false{}
function collator_get_attribute():int|false{}
function collator_set_attribute():bool{}
function collator_get_strength():int{}
function collator_set_strength():bool{}
function collator_sort():bool{}
function collator_sort_with_sort_keys():bool{}
function collator_asort():bool{}
function collator_get_locale():string|false{}
function collator_get_error_code():int|false{}
function collator_get_error_message():string|false{}
function collator_get_sort_key():string|false{}
function numfmt_create():?NumberFormatter{}
function numfmt_format():string|false{}
function numfmt_parse():int|float|false{}
function numfmt_format_currency():string|false{}
function numfmt_parse_currency():float|false{}
function numfmt_set_attribute():bool{}
function numfmt_get_attribute():int|float|false{}
function numfmt_set_text_attribute():bool{}
function numfmt_get_text_attribute():string|false{}
function numfmt_set_symbol():bool{}
function numfmt_get_symbol():string|false{}
function numfmt_set_pattern():bool{}
function numfmt_get_pattern():string|false{}
function numfmt_get_locale():string|false{}
function numfmt_get_error_code():int{}
function numfmt_get_error_message():string{}
function normalizer_normalize():string|false{}
function normalizer_is_normalized():bool{}
function locale_get_default():string{}
function locale_set_default():bool{}
function locale_get_primary_language():?string{}
function locale_get_script():?string{}
function locale_get_region():?string{}
function locale_get_keywords():array|false|null{}
function locale_get_display_script():string|false{}
function locale_get_display_region():string|false{}
function locale_get_display_name():string|false{}
function locale_get_display_language():string|false{}
function locale_get_display_variant():string|false{}
function locale_get_display_keyword():string|false{}
function locale_get_display_keyword_value():string|false{}
function locale_compose():string|false{}
/** @return string[]|null */
function locale_parse():?array{}
function locale_get_all_variants():?array{}
function locale_filter_matches():?bool{}
function locale_canonicalize():?string{}
function locale_lookup():?string{}
function locale_accept_from_http():string|false{}
function msgfmt_create():?MessageFormatter{}
function msgfmt_format():string|false{}
function msgfmt_format_message():string|false{}
function msgfmt_parse():array|false{}
function msgfmt_parse_message():array|false{}
function msgfmt_set_pattern():bool{}
function msgfmt_get_pattern():string|false{}
function msgfmt_get_locale():string{}
function msgfmt_get_error_code():int{}
function msgfmt_get_error_message():string{}
function datefmt_create():?IntlDateFormatter{}
function datefmt_get_datetype():int|false{}
function datefmt_get_timetype():int|false{}
function datefmt_get_calendar():int|false{}
function datefmt_set_calendar():bool{}
function datefmt_get_locale():string|false{}
function datefmt_get_timezone_id():string|false{}
function datefmt_get_calendar_object():IntlCalendar|false|null{}
function datefmt_get_timezone():IntlTimeZone|false{}
function datefmt_set_timezone_id():bool{}
function datefmt_set_timezone():bool|null{}
function datefmt_get_pattern():string|false{}
function datefmt_set_pattern():bool{}
function datefmt_is_lenient():bool{}
function datefmt_set_lenient():void{}
function datefmt_format():string|false{}
function datefmt_format_object():string|false{}
function datefmt_parse():int|float|false{}
function datefmt_localtime():array|false{}
function datefmt_get_error_code():int{}
function datefmt_get_error_message():string{}
function grapheme_strlen():int|false|null{}
function grapheme_strpos():int|false{}
function grapheme_stripos():int|false{}
function grapheme_strrpos():int|false{}
function grapheme_strripos():int|false{}
function grapheme_substr():string|false{}
function grapheme_strrev():string|false{}
function grapheme_strstr():string|false{}
function grapheme_stristr():string|false{}
function grapheme_extract():string|false{}
function idn_to_ascii():string|false{}
function idn_to_utf8():string|false{}
function intlcal_create_instance():?IntlCalendar{}
function intlcal_get_keyword_values_for_locale():IntlIterator|false{}
function intlcal_get_now():float{}
/** @return string[] */
function intlcal_get_available_locales():array{}
function intl_get():int{}
function intlcal_get_time():float{}
function intlcal_set_time():bool{}
function intlcal_add():bool{}
function intlcal_set_time_zone():bool{}
function intlcal_after():bool{}
function intlcal_before():bool{}
function intlcal_set():bool{}
function intlcal_roll():bool{}
function intlcal_clear():bool{}
function intlcal_field_difference():int{}
function intlcal_get_actual_maximum():int{}
function intlcal_get_actual_minimum():int{}
function intlcal_get_day_of_week_type():int{}
function intlcal_get_first_day_of_week():int{}
function intlcal_greates_minimum():int{}
function intlcal_get():int{}
function intlcal_get_least_maximum():int{}
function intlcal_get_greatest_minimum():int{}
function intlcal_get_locale():string{}
function intcal_get_maximum():int|false{}
function intlcal_get_minimal_days_in_first_week():int{}
function intlcal_get_minimum():int{}
function intlcal_get_time_zone():IntlTimeZone|false{}
function intlcal_get_type():string{}
function intlcal_get_weekend_transition():int{}
function intlcal_in_daylight_time():bool{}
function intlcal_is_lenient():bool{}
function intlcal_is_set():bool{}
function intlcal_get_maximum():int|false{}
function intlcal_is_equivalent_to():bool{}
function intlcal_is_weekend():bool{}
function intlcal_set_first_day_of_week():bool{}
function intlcal_set_lenient():bool{}
function intlcal_get_repeated_wall_time_option():int{}
function intlcal_equals():bool{}
function intlcal_get_skipped_wall_time_option():int{}
function intlcal_set_repeated_wall_time_option():bool{}
function intlcal_set_skipped_wall_time_option():bool{}
function intlcal_from_date_time():?IntlCalendar{}
function intlcal_to_date_time():DateTime|false{}
function intlcal_get_error_code():int|false{}
function intlcal_get_error_message():string|false{}
function intltz_count_equivalent_ids():int|false{}
function intlz_create_default():IntlTimeZone{}
function intltz_create_enumeration():IntlIterator|false{}
function intltz_create_time_zone():?IntlTimeZone{}
function intltz_from_date_time_zone():?IntlTimeZone{}
function intltz_get_canonical_id():string|false{}
function intltz_get_display_name():string|false{}
function intltz_get_dst_savings():int{}
function intltz_get_equivalent_id():string|false{}
function intltz_get_error_code():int|false{}
function intltz_get_error_message():string|false{}
function intltz_getGMT():IntlTimeZone{}
function intltz_get_id():string|false{}
function intltz_get_offset():bool{}
function intltz_get_raw_offset():int{}
function intltz_get_tz_data_version():string|false{}
function intltz_has_same_rules():bool{}
function intltz_to_date_time_zone():DateTimeZone|false{}
function intltz_use_daylight_time():bool{}
function intlgregcal_create_instance():?IntlGregorianCalendar{}
function intlgregcal_set_gregorian_change():bool{}
function intlgregcal_get_gregorian_change():float{}
function intlgregcal_is_leap_year():bool{}
function resourcebundle_create():?ResourceBundle{}
function resourcebundle_get(){}
function resourcebundle_count():int{}
function resourcebundle_locales():array|false{}
function resourcebundle_get_error_code():int{}
function resourcebundle_get_error_message():string{}
function transliterator_create():?Transliterator{}
function transliterator_create_from_rules():?Transliterator{}
/** @return string[]|false */
function transliterator_list_ids():array|false{}
function transliterator_create_inverse():?Transliterator{}
function transliterator_transliterate():string|false{}
function transliterator_get_error_code():int|false{}
function transliterator_get_error_message():string|false{}
function intl_get_error_code():int{}
function intl_get_error_message():string{}
function intl_is_failure():bool{}
function intl_error_name():string{}
function normalizer_get_raw_decomposition():?string{}
function intltz_create_default():IntlTimeZone{}
function intltz_get_gmt():IntlTimeZone{}
function intltz_get_unknown():IntlTimeZone{}
function intltz_create_time_zone_id_enumeration():IntlIterator|false{}
function intltz_get_region():string|false{}
function intlcal_set_minimal_days_in_first_week():bool{}
function intltz_get_windows_id():string|false{}
function intltz_get_id_for_windows_id():string|false{}
function grapheme_str_split():array|false{}
function intltz_get_iana_id():string|false{}
function grapheme_levenshtein():int|false{}
function locale_is_right_to_left():bool{}
function locale_add_likely_subtags():string|false{}
function locale_minimize_subtags():string|false{}
class IntlBreakIterator implements IteratorAggregate {
const DONE=0;
const WORD_NONE=0;
const WORD_NONE_LIMIT=0;
const WORD_NUMBER=0;
const WORD_NUMBER_LIMIT=0;
const WORD_LETTER=0;
const WORD_LETTER_LIMIT=0;
const WORD_KANA=0;
const WORD_KANA_LIMIT=0;
const WORD_IDEO=0;
const WORD_IDEO_LIMIT=0;
const LINE_SOFT=0;
const LINE_SOFT_LIMIT=0;
const LINE_HARD=0;
const LINE_HARD_LIMIT=0;
const SENTENCE_TERM=0;
const SENTENCE_TERM_LIMIT=0;
const SENTENCE_SEP=0;
const SENTENCE_SEP_LIMIT=0;
static function createCharacterInstance():?IntlBreakIterator;
static function createCodePointInstance():IntlCodePointBreakIterator;
static function createLineInstance():?IntlBreakIterator;
static function createSentenceInstance():?IntlBreakIterator;
static function createTitleInstance():?IntlBreakIterator;
static function createWordInstance():?IntlBreakIterator;
function current():int;
function first():int;
function following():int;
function getErrorCode():int;
function getErrorMessage():string;
function getLocale():string|false;
function getPartsIterator():IntlPartsIterator;
function getText():?string;
function isBoundary():bool;
function last():int;
function next():int;
function preceding():int;
function previous():int;
function setText();
function getIterator():Iterator;
}
class IntlRuleBasedBreakIterator extends IntlBreakIterator implements Traversable {
function __construct();
function getBinaryRules():string|false;
function getRules():string|false;
function getRuleStatus():int;
function getRuleStatusVec():array|false;
}
class IntlPartsIterator extends IntlIterator implements Iterator {
const KEY_SEQUENTIAL=0;
const KEY_LEFT=0;
const KEY_RIGHT=0;
function getBreakIterator():IntlBreakIterator;
function getRuleStatus():int;
}
class IntlCodePointBreakIterator extends IntlBreakIterator implements Traversable {
function getLastCodePoint():int;
}
class UConverter {
const REASON_UNASSIGNED=0;
const REASON_ILLEGAL=0;
const REASON_IRREGULAR=0;
const REASON_RESET=0;
const REASON_CLOSE=0;
const REASON_CLONE=0;
const UNSUPPORTED_CONVERTER=0;
const SBCS=0;
const DBCS=0;
const MBCS=0;
const LATIN_1=0;
const UTF8=0;
const UTF16_BigEndian=0;
const UTF16_LittleEndian=0;
const UTF32_BigEndian=0;
const UTF32_LittleEndian=0;
const EBCDIC_STATEFUL=0;
const ISO_2022=0;
const LMBCS_1=0;
const LMBCS_2=0;
const LMBCS_3=0;
const LMBCS_4=0;
const LMBCS_5=0;
const LMBCS_6=0;
const LMBCS_8=0;
const LMBCS_11=0;
const LMBCS_16=0;
const LMBCS_17=0;
const LMBCS_18=0;
const LMBCS_19=0;
const LMBCS_LAST=0;
const HZ=0;
const SCSU=0;
const ISCII=0;
const US_ASCII=0;
const UTF7=0;
const BOCU1=0;
const UTF16=0;
const UTF32=0;
const CESU8=0;
const IMAP_MAILBOX=0;
function __construct();
function convert():string|false;
function fromUCallback():array|string|int|null;
static function getAliases():array|false|null;
static function getAvailable():array;
function getDestinationEncoding():string|false|null;
function getDestinationType():int|false|null;
function getErrorCode():int;
function getErrorMessage():?string;
function getSourceEncoding():string|false|null;
function getSourceType():int|false|null;
static function getStandards():?array;
function getSubstChars():string|false|null;
static function reasonText():string;
function setDestinationEncoding():bool;
function setSourceEncoding():bool;
function setSubstChars():bool;
function toUCallback():array|string|int|null;
static function transcode():string|false;
}
class LibXMLError {
public int $level;
public int $code;
public int $column;
public string $message;
public string $file;
public int $line;
}
function libxml_set_streams_context():void{}
function libxml_use_internal_errors():bool{}
function libxml_get_last_error():LibXMLError|false{}
function libxml_clear_errors():void{}
/** @return LibXMLError[] */
function libxml_get_errors():array{}
function libxml_disable_entity_loader():bool{}
function libxml_set_external_entity_loader():true{}
function libxml_get_external_entity_loader():?callable{}
function lcg_value():float{}
function mt_srand():void{}
function srand():void{}
function rand():int{}
function mt_rand():int{}
function mt_getrandmax():int{}
function getrandmax():int{}
function random_bytes():string{}
function random_int():int{}
interface SessionHandlerInterface {
function close():bool;
function destroy():bool;
function gc():int|false;
function open():bool;
function read():string|false;
function write():bool;
}
interface SessionIdInterface {
function create_sid():string;
}
interface SessionUpdateTimestampHandlerInterface {
function validateId():bool;
function updateTimestamp():bool;
}
class SessionHandler implements SessionHandlerInterface,SessionIdInterface {
function close():bool;
function create_sid():string;
function destroy():bool;
function gc():int|false;
function open():bool;
function read():string|false;
function write():bool;
}
function session_name():string|false{}
function session_module_name():string|false{}
function session_save_path():string|false{}
function session_id():string|false{}
function session_regenerate_id():bool{}
function session_register_shutdown():void{}
function session_decode():bool{}
function session_register():bool{}
function session_unregister():bool{}
function session_is_registered():bool{}
function session_encode():string|false{}
function session_start():bool{}
function session_create_id():string|false{}
function session_gc():int|false{}
function session_destroy():bool{}
function session_unset():bool{}
function session_set_save_handler():bool{}
function session_cache_limiter():string|false{}
function session_cache_expire():int|false{}
function session_set_cookie_params():bool{}
function session_get_cookie_params():array{}
function session_write_close():bool{}
function session_commit():bool{}
function session_status():int{}
function session_abort():bool{}
function session_reset():bool{}
class PhpToken implements Stringable {
public int $id;
public string $text;
public int $line;
public int $pos;
function __construct();
function getTokenName():?string;
/** @return static[] */
static function tokenize():array;
function is():bool;
function isIgnorable():bool;
function __toString():string;
}
function token_get_all():array{}
function token_name():string{}
class XMLReader {
const NONE=0;
const ELEMENT=0;
const ATTRIBUTE=0;
const TEXT=0;
const CDATA=0;
const ENTITY_REF=0;
const ENTITY=0;
const PI=0;
const COMMENT=0;
const DOC=0;
const DOC_TYPE=0;
const DOC_FRAGMENT=0;
const NOTATION=0;
const WHITESPACE=0;
const SIGNIFICANT_WHITESPACE=0;
const END_ELEMENT=0;
const END_ENTITY=0;
const XML_DECLARATION=0;
const LOADDTD=0;
const DEFAULTATTRS=0;
const VALIDATE=0;
const SUBST_ENTITIES=0;
public int $attributeCount;
public string $baseURI;
public int $depth;
public bool $hasAttributes;
public bool $hasValue;
public bool $isDefault;
public bool $isEmptyElement;
public string $localName;
public string $name;
public string $namespaceURI;
public int $nodeType;
public string $prefix;
public string $value;
public string $xmlLang;
function close():true;
function getAttribute():?string;
function getAttributeNo():?string;
function getAttributeNs():?string;
function getParserProperty():bool;
function isValid():bool;
function lookupNamespace():?string;
function moveToAttributeNo():bool;
function moveToAttribute():bool;
function moveToAttributeNs():bool;
function moveToElement():bool;
function moveToFirstAttribute():bool;
function moveToNextAttribute():bool;
static function open():XMLReader|bool;
function read():bool;
function next():bool;
function readInnerXml():string;
function readOuterXml():string;
function readString():string;
function setSchema():bool;
function setParserProperty():bool;
function setRelaxNGSchema():bool;
function setRelaxNGSchemaSource():bool;
static function XML():XMLReader|bool;
function expand():DOMNode|false;
static function fromUri():static;
static function fromStream():static;
static function fromString():static;
}
class XMLWriter {
function openUri():bool;
function openMemory():bool;
function setIndent():bool;
function setIndentString():bool;
function startComment():bool;
function endComment():bool;
function startAttribute():bool;
function endAttribute():bool;
function writeAttribute():bool;
function startAttributeNs():bool;
function writeAttributeNs():bool;
function startElement():bool;
function endElement():bool;
function fullEndElement():bool;
function startElementNs():bool;
function writeElement():bool;
function writeElementNs():bool;
function startPi():bool;
function endPi():bool;
function writePi():bool;
function startCdata():bool;
function endCdata():bool;
function writeCdata():bool;
function text():bool;
function writeRaw():bool;
function startDocument():bool;
function endDocument():bool;
function writeComment():bool;
function startDtd():bool;
function endDtd():bool;
function writeDtd():bool;
function startDtdElement():bool;
function endDtdElement():bool;
function writeDtdElement():bool;
function startDtdAttlist():bool;
function endDtdAttlist():bool;
function writeDtdAttlist():bool;
function startDtdEntity():bool;
function endDtdEntity():bool;
function writeDtdEntity():bool;
function outputMemory():string;
function flush():string|int;
static function toUri():static;
static function toMemory():static;
static function toStream():static;
}
function xmlwriter_open_uri():XMLWriter|false{}
function xmlwriter_open_memory():XMLWriter|false{}
function xmlwriter_set_indent():bool{}
function xmlwriter_set_indent_string():bool{}
function xmlwriter_start_comment():bool{}
function xmlwriter_end_comment():bool{}
function xmlwriter_start_attribute():bool{}
function xmlwriter_end_attribute():bool{}
function xmlwriter_write_attribute():bool{}
function xmlwriter_start_attribute_ns():bool{}
function xmlwriter_write_attribute_ns():bool{}
function xmlwriter_start_element():bool{}
function xmlwriter_end_element():bool{}
function xmlwriter_full_end_element():bool{}
function xmlwriter_start_element_ns():bool{}
function xmlwriter_write_element():bool{}
function xmlwriter_write_element_ns():bool{}
function xmlwriter_start_pi():bool{}
function xmlwriter_end_pi():bool{}
function xmlwriter_write_pi():bool{}
function xmlwriter_start_cdata():bool{}
function xmlwriter_end_cdata():bool{}
function xmlwriter_write_cdata():bool{}
function xmlwriter_text():bool{}
function xmlwriter_write_raw():bool{}
function xmlwriter_start_document():bool{}
function xmlwriter_end_document():bool{}
function xmlwriter_write_comment():bool{}
function xmlwriter_start_dtd():bool{}
function xmlwriter_end_dtd():bool{}
function xmlwriter_write_dtd():bool{}
function xmlwriter_start_dtd_element():bool{}
function xmlwriter_end_dtd_element():bool{}
function xmlwriter_write_dtd_element():bool{}
function xmlwriter_start_dtd_attlist():bool{}
function xmlwriter_end_dtd_attlist():bool{}
function xmlwriter_write_dtd_attlist():bool{}
function xmlwriter_start_dtd_entity():bool{}
function xmlwriter_end_dtd_entity():bool{}
function xmlwriter_write_dtd_entity():bool{}
function xmlwriter_output_memory():string{}
function xmlwriter_flush():string|int{}
function iconv():string|false{}
function ob_iconv_handler():string{}
/** @return string|string[]|false */
function iconv_get_encoding():array|string|false{}
function iconv_set_encoding():bool{}
function iconv_strlen():int|false{}
function iconv_substr():string|false{}
/** @return int<0,max>|false */
function iconv_strpos():int|false{}
function iconv_strrpos():int|false{}
function iconv_mime_encode():string|false{}
function iconv_mime_decode():string|false{}
function iconv_mime_decode_headers():array|false{}
class finfo {
function __construct();
function finfo();
function set_flags():true;
function file():string|false;
function buffer():string|false;
}
function finfo_open():finfo|false{}
function finfo_close():true{}
function finfo_set_flags():true{}
function finfo_file():string|false{}
function finfo_buffer():string|false{}
function mime_content_type():string|false{}
class ZipArchive implements Countable {
const LIBZIP_VERSION=0;
const CREATE=0;
const EXCL=0;
const CHECKCONS=0;
const OVERWRITE=0;
const FL_NOCASE=0;
const FL_NODIR=0;
const FL_COMPRESSED=0;
const FL_UNCHANGED=0;
const FL_RECOMPRESS=0;
const FL_ENCRYPTED=0;
const FL_OVERWRITE=0;
const FL_LOCAL=0;
const FL_CENTRAL=0;
const EM_TRAD_PKWARE=0;
const EM_UNKNOWN=0;
const CM_DEFAULT=0;
const CM_STORE=0;
const CM_SHRINK=0;
const CM_REDUCE_1=0;
const CM_REDUCE_2=0;
const CM_REDUCE_3=0;
const CM_REDUCE_4=0;
const CM_IMPLODE=0;
const CM_DEFLATE=0;
const CM_DEFLATE64=0;
const CM_PKWARE_IMPLODE=0;
const CM_BZIP2=0;
const CM_LZMA=0;
const CM_TERSE=0;
const CM_LZ77=0;
const CM_WAVPACK=0;
const CM_PPMD=0;
const ER_OK=0;
const ER_MULTIDISK=0;
const ER_RENAME=0;
const ER_CLOSE=0;
const ER_SEEK=0;
const ER_READ=0;
const ER_WRITE=0;
const ER_CRC=0;
const ER_ZIPCLOSED=0;
const ER_NOENT=0;
const ER_EXISTS=0;
const ER_OPEN=0;
const ER_TMPOPEN=0;
const ER_ZLIB=0;
const ER_MEMORY=0;
const ER_CHANGED=0;
const ER_COMPNOTSUPP=0;
const ER_EOF=0;
const ER_INVAL=0;
const ER_NOZIP=0;
const ER_INTERNAL=0;
const ER_INCONS=0;
const ER_REMOVE=0;
const ER_DELETED=0;
const EM_NONE=0;
const EM_AES_128=0;
const EM_AES_192=0;
const EM_AES_256=0;
const RDONLY=0;
const FL_ENC_GUESS=0;
const FL_ENC_RAW=0;
const FL_ENC_STRICT=0;
const FL_ENC_UTF_8=0;
const FL_ENC_CP437=0;
const CM_LZMA2=0;
const CM_XZ=0;
const ER_ENCRNOTSUPP=0;
const ER_RDONLY=0;
const ER_NOPASSWD=0;
const ER_WRONGPASSWD=0;
const ER_OPNOTSUPP=0;
const ER_INUSE=0;
const ER_TELL=0;
const ER_COMPRESSED_DATA=0;
const ER_CANCELLED=0;
const OPSYS_DOS=0;
const OPSYS_AMIGA=0;
const OPSYS_OPENVMS=0;
const OPSYS_UNIX=0;
const OPSYS_VM_CMS=0;
const OPSYS_ATARI_ST=0;
const OPSYS_OS_2=0;
const OPSYS_MACINTOSH=0;
const OPSYS_Z_SYSTEM=0;
const OPSYS_Z_CPM=0;
const OPSYS_WINDOWS_NTFS=0;
const OPSYS_MVS=0;
const OPSYS_VSE=0;
const OPSYS_ACORN_RISC=0;
const OPSYS_VFAT=0;
const OPSYS_ALTERNATE_MVS=0;
const OPSYS_BEOS=0;
const OPSYS_TANDEM=0;
const OPSYS_OS_400=0;
const OPSYS_OS_X=0;
const OPSYS_CPM=0;
const OPSYS_DEFAULT=0;
const FL_OPEN_FILE_NOW=0;
const CM_ZSTD=0;
const ER_DATA_LENGTH=0;
const ER_NOT_ALLOWED=0;
const AFL_RDONLY=0;
const AFL_IS_TORRENTZIP=0;
const AFL_WANT_TORRENTZIP=0;
const AFL_CREATE_OR_KEEP_FILE_FOR_EMPTY_ARCHIVE=0;
const LENGTH_TO_END=0;
const LENGTH_UNCHECKED=0;
public int $status;
public int $statusSys;
public int $numFiles;
public string $filename;
public string $comment;
public int $lastId;
function open():int|bool;
function close():bool;
function count():int;
function getStatusString():string;
function addEmptyDir():bool;
function addFromString():bool;
function addFile():bool;
function addGlob():array|false;
function addPattern():array|false;
function renameIndex():bool;
function renameName():bool;
function setArchiveComment():bool;
function getArchiveComment():string|false;
function setCommentIndex():bool;
function setCommentName():bool;
function setCompressionIndex():bool;
function setCompressionName():bool;
function setEncryptionIndex():bool;
function setEncryptionName():bool;
function setPassword():bool;
function getCommentIndex():string|false;
function getCommentName():string|false;
function deleteIndex():bool;
function deleteName():bool;
function statName():array|false;
function statIndex():array|false;
function locateName():int|false;
function getNameIndex():string|false;
function unchangeArchive():bool;
function unchangeAll():bool;
function unchangeIndex():bool;
function unchangeName():bool;
function extractTo():bool;
function getFromName():string|false;
function getFromIndex():string|false;
function getStream();
function getStreamIndex();
function setExternalAttributesName():bool;
function getExternalAttributesName():bool;
function setExternalAttributesIndex():bool;
function getExternalAttributesIndex():bool;
static function isEncryptionMethodSupported():bool;
static function isCompressionMethodSupported():bool;
function registerCancelCallback():bool;
function registerProgressCallback():bool;
function setMtimeName():bool;
function setMtimeIndex():bool;
function replaceFile():bool;
function clearError():void;
function setArchiveFlag():bool;
function getArchiveFlag():int;
function getStreamName();
function __serialize():array;
function __unserialize():void;
function closeString():string|false;
function openString():int|bool;
}
function zip_open(){}
function zip_close():void{}
function zip_read(){}
function zip_entry_open():bool{}
function zip_entry_close():bool{}
function zip_entry_read():string|false{}
function zip_entry_filesize():int|false{}
function zip_entry_name():string|false{}
function zip_entry_compressedsize():int|false{}
function zip_entry_compressionmethod():string|false{}
function openssl_pkey_free():void{}
function openssl_pkey_new():OpenSSLAsymmetricKey|false{}
function openssl_pkey_export():bool{}
function openssl_pkey_export_to_file():bool{}
function openssl_pkey_get_private():OpenSSLAsymmetricKey|false{}
function openssl_pkey_get_public():OpenSSLAsymmetricKey|false{}
function openssl_pkey_get_details():array|false{}
function openssl_free_key():void{}
function openssl_get_privatekey():OpenSSLAsymmetricKey|false{}
function openssl_get_publickey():OpenSSLAsymmetricKey|false{}
function openssl_spki_new():string|false{}
function openssl_spki_verify():bool{}
function openssl_spki_export_challenge():string|false{}
function openssl_spki_export():string|false{}
function openssl_x509_read():OpenSSLCertificate|false{}
function openssl_x509_fingerprint():string|false{}
function openssl_x509_free():void{}
function openssl_x509_parse():array|false{}
function openssl_x509_checkpurpose():int|bool{}
function openssl_x509_check_private_key():bool{}
function openssl_x509_export():bool{}
function openssl_x509_export_to_file():bool{}
function openssl_x509_verify():int{}
function openssl_pkcs12_export():bool{}
function openssl_pkcs12_export_to_file():bool{}
function openssl_pkcs12_read():bool{}
function openssl_csr_new():OpenSSLCertificateSigningRequest|bool{}
function openssl_csr_export():bool{}
function openssl_csr_export_to_file():bool{}
function openssl_csr_sign():OpenSSLCertificate|false{}
function openssl_csr_get_subject():array|false{}
function openssl_csr_get_public_key():OpenSSLAsymmetricKey|false{}
function openssl_digest():string|false{}
function openssl_encrypt():string|false{}
function openssl_decrypt():string|false{}
function openssl_cipher_iv_length():int|false{}
function openssl_cipher_key_length():int|false{}
function openssl_sign():bool{}
function openssl_verify():int|false{}
function openssl_seal():int|false{}
function openssl_open():bool{}
function openssl_pbkdf2():string|false{}
function openssl_pkcs7_verify():int|bool{}
function openssl_pkcs7_decrypt():bool{}
function openssl_pkcs7_sign():bool{}
function openssl_pkcs7_encrypt():bool{}
function openssl_private_encrypt():bool{}
function openssl_private_decrypt():bool{}
function openssl_public_encrypt():bool{}
function openssl_public_decrypt():bool{}
function openssl_get_md_methods():array{}
function openssl_get_cipher_methods():array{}
function openssl_dh_compute_key():string|false{}
function openssl_pkey_derive():string|false{}
function openssl_random_pseudo_bytes():string{}
function openssl_error_string():string|false{}
function openssl_get_cert_locations():array{}
function openssl_get_curve_names():array|false{}
function openssl_pkcs7_read():bool{}
function openssl_cms_verify():bool{}
function openssl_cms_encrypt():bool{}
function openssl_cms_sign():bool{}
function openssl_cms_decrypt():bool{}
function openssl_cms_read():bool{}
final class OpenSSLCertificate {}
final class OpenSSLCertificateSigningRequest {}
final class OpenSSLAsymmetricKey {}
function pcntl_fork():int{}
function pcntl_waitpid():int{}
function pcntl_wait():int{}
function pcntl_signal():bool{}
function pcntl_signal_dispatch():bool{}
function pcntl_wifexited():bool{}
function pcntl_wifstopped():bool{}
function pcntl_wifsignaled():bool{}
function pcntl_wexitstatus():int|false{}
function pcntl_wifcontinued():bool{}
function pcntl_wtermsig():int|false{}
function pcntl_wstopsig():int|false{}
function pcntl_exec():false{}
function pcntl_alarm():int{}
function pcntl_get_last_error():int{}
function pcntl_errno():int{}
function pcntl_strerror():string{}
function pcntl_getpriority():int|false{}
function pcntl_setpriority():bool{}
function pcntl_sigprocmask():bool{}
function pcntl_sigwaitinfo():int|false{}
function pcntl_sigtimedwait():int|false{}
function pcntl_async_signals():bool{}
function pcntl_signal_get_handler(){}
function pcntl_unshare():bool{}
function pcntl_waitid():bool{}
function pcntl_getcpuaffinity():array|false{}
function pcntl_setcpuaffinity():bool{}
function pcntl_getcpu():int{}
function posix_kill():bool{}
function posix_getpid():int{}
function posix_getppid():int{}
function posix_getuid():int{}
function posix_setuid():bool{}
function posix_geteuid():int{}
function posix_seteuid():bool{}
function posix_setrlimit():bool{}
function posix_getgid():int{}
function posix_setgid():bool{}
function posix_getegid():int{}
function posix_setegid():bool{}
function posix_getgroups():array|false{}
function posix_getlogin():string|false{}
function posix_getpgrp():int{}
function posix_setsid():int{}
function posix_setpgid():bool{}
function posix_getpgid():int|false{}
function posix_getsid():int|false{}
function posix_uname():array|false{}
function posix_times():array|false{}
function posix_ctermid():string|false{}
function posix_ttyname():string|false{}
function posix_isatty():bool{}
function posix_getcwd():string|false{}
function posix_mkfifo():bool{}
function posix_mknod():bool{}
function posix_access():bool{}
function posix_getgrnam():array|false{}
function posix_getgrgid():array|false{}
function posix_getpwnam():array|false{}
function posix_getpwuid():array|false{}
function posix_getrlimit():array|false{}
function posix_get_last_error():int{}
function posix_errno():int{}
function posix_strerror():string{}
function posix_initgroups():bool{}
function posix_sysconf():int{}
function posix_eaccess():bool{}
function posix_fpathconf():int|false{}
function posix_pathconf():int|false{}
/** @template T */
class __Array
{
    /** @return T */
    public function __element();
}
