<?php
// Made by upstream/generate.ts from phpstorm-stubs at commit 4e14dd6b8c20af38c7d42a8bcfc5a8dd40ced583, with changes: do not edit.
// Code, documentation and parameters were removed, and declarations of upstream/patch added. See license.txt.
namespace Pdo;
use PDO;
class Sqlite extends PDO {
const DETERMINISTIC=0;
const OPEN_READONLY=0;
const OPEN_READWRITE=0;
const OPEN_CREATE=0;
const ATTR_OPEN_FLAGS=0;
const ATTR_READONLY_STATEMENT=0;
const ATTR_EXTENDED_RESULT_CODES=0;
const IGNORE=0;
const DENY=0;
const OK=0;
const EXPLAIN_MODE_EXPLAIN_QUERY_PLAN=0;
const EXPLAIN_MODE_EXPLAIN=0;
const EXPLAIN_MODE_PREPARED=0;
const ATTR_EXPLAIN_STATEMENT=0;
const ATTR_BUSY_STATEMENT=0;
const ATTR_TRANSACTION_MODE=0;
const TRANSACTION_MODE_DEFERRED=0;
const TRANSACTION_MODE_IMMEDIATE=0;
const TRANSACTION_MODE_EXCLUSIVE=0;
function createAggregate():bool;
function createCollation():bool;
function createFunction():bool;
function loadExtension():void;
function openBlob();
function setAuthorizer():void;
}
class Mysql extends PDO {
const ATTR_USE_BUFFERED_QUERY=0;
const ATTR_LOCAL_INFILE=0;
const ATTR_INIT_COMMAND=0;
const ATTR_READ_DEFAULT_FILE=0;
const ATTR_READ_DEFAULT_GROUP=0;
const ATTR_MAX_BUFFER_SIZE=0;
const ATTR_COMPRESS=0;
const ATTR_DIRECT_QUERY=0;
const ATTR_FOUND_ROWS=0;
const ATTR_IGNORE_SPACE=0;
const ATTR_SSL_KEY=0;
const ATTR_SSL_CERT=0;
const ATTR_SSL_CA=0;
const ATTR_SSL_CAPATH=0;
const ATTR_SSL_CIPHER=0;
const ATTR_SERVER_PUBLIC_KEY=0;
const ATTR_MULTI_STATEMENTS=0;
const ATTR_SSL_VERIFY_SERVER_CERT=0;
const ATTR_LOCAL_INFILE_DIRECTORY=0;
function getWarningCount():int;
}
class Pgsql extends PDO {
const ATTR_DISABLE_PREPARES=0;
const ATTR_RESULT_MEMORY_SIZE=0;
const TRANSACTION_IDLE=0;
const TRANSACTION_ACTIVE=0;
const TRANSACTION_INTRANS=0;
const TRANSACTION_INERROR=0;
const TRANSACTION_UNKNOWN=0;
function copyFromArray():bool;
function copyFromFile():bool;
function copyToArray():array|false;
function copyToFile():bool;
function escapeIdentifier():string;
function getNotify():array|false;
function getPid():int;
function lobCreate():string|false;
function lobOpen();
function lobUnlink():bool;
function setNoticeCallback():void;
}
class Firebird extends PDO {
const ATTR_DATE_FORMAT=0;
const ATTR_TIME_FORMAT=0;
const ATTR_TIMESTAMP_FORMAT=0;
const TRANSACTION_ISOLATION_LEVEL=0;
const READ_COMMITTED=0;
const REPEATABLE_READ=0;
const SERIALIZABLE=0;
const WRITABLE_TRANSACTION=0;
static function getApiVersion():int;
}
class Dblib extends PDO {
const ATTR_CONNECTION_TIMEOUT=0;
const ATTR_QUERY_TIMEOUT=0;
const ATTR_STRINGIFY_UNIQUEIDENTIFIER=0;
const ATTR_VERSION=0;
const ATTR_TDS_VERSION=0;
const ATTR_SKIP_EMPTY_ROWSETS=0;
const ATTR_DATETIME_CONVERT=0;
}
class Odbc extends PDO {
const ATTR_USE_CURSOR_LIBRARY=0;
const ATTR_ASSUME_UTF8=0;
const SQL_USE_IF_NEEDED=0;
const SQL_USE_ODBC=0;
const SQL_USE_DRIVER=0;
}
