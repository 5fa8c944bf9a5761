<?php
// Made by upstream/generate.ts from phpstorm-stubs at commit 4e14dd6b8c20af38c7d42a8bcfc5a8dd40ced583, with changes: do not edit.
// Code, documentation and parameters were removed, and declarations of upstream/patch added. See license.txt.
namespace Dom;
class Implementation {
function createDocumentType():DocumentType;
function createDocument():XMLDocument;
function createHTMLDocument():HTMLDocument;
}
final class NamespaceInfo {
public ?string $prefix;
public ?string $namespaceURI;
public Element $element;
}
/** @template TNode
 * @implements IteratorAggregate<int,TNode> */
class NodeList implements \IteratorAggregate,\Countable {
public int $length;
function count():int;
/** @return Iterator<int,TNode> */
function getIterator():\Iterator;
/** @return TNode|null */
function item():?Node;
}
/** @implements IteratorAggregate<array-key,Attr> */
class NamedNodeMap implements \IteratorAggregate,\Countable {
public int $length;
function item():?Attr;
function getNamedItem():?Attr;
function getNamedItemNS():?Attr;
function count():int;
/** @return Iterator<array-key,Attr> */
function getIterator():\Iterator;
}
/** @template TDtdNode
 * @implements IteratorAggregate<string,TDtdNode> */
class DtdNamedNodeMap implements \IteratorAggregate,\Countable {
public int $length;
/** @return TDtdNode|null */
function item():Entity|Notation|null;
/** @return TDtdNode|null */
function getNamedItem():Entity|Notation|null;
/** @return TDtdNode|null */
function getNamedItemNS():Entity|Notation|null;
function count():int;
/** @return Iterator<string,TDtdNode> */
function getIterator():\Iterator;
}
/** @implements IteratorAggregate<array-key,Element> */
class HTMLCollection implements \IteratorAggregate,\Countable {
public int $length;
function item():?Element;
function namedItem():?Element;
function count():int;
/** @return Iterator<array-key,Element> */
function getIterator():\Iterator;
}
final class XPath {
public Document $document;
public bool $registerNodeNamespaces;
function __construct();
/** @return null|bool|float|string|NodeList<Node> */
function evaluate():null|bool|float|string|NodeList;
/** @return NodeList<Node> */
function query():NodeList;
function registerNamespace():bool;
function registerPhpFunctions():void;
function registerPhpFunctionNS():void;
static function quote():string;
}
final class TokenList implements \IteratorAggregate,\Countable {
public int $length;
function item():?string;
function contains():bool;
function add():void;
function remove():void;
function toggle():bool;
function replace():bool;
function supports():bool;
public string $value;
function count():int;
function getIterator():\Iterator;
}
interface ParentNode {
function append():void;
function prepend():void;
function replaceChildren():void;
function querySelector():?Element;
/** @return NodeList<Element> */
function querySelectorAll():NodeList;
}
interface ChildNode {
function remove():void;
function before():void;
function after():void;
function replaceWith():void;
}
enum AdjacentPosition implements \BackedEnum,\UnitEnum {
case BeforeBegin;
case AfterBegin;
case BeforeEnd;
case AfterEnd;
static function cases():array;
static function from():static;
static function tryFrom():?static;
}
class Node {
public int $nodeType;
public string $nodeName;
public string $baseURI;
public bool $isConnected;
public ?Document $ownerDocument;
function getRootNode():Node;
public ?Node $parentNode;
public ?Element $parentElement;
function hasChildNodes():bool;
/** @var NodeList<Node> */
public NodeList $childNodes;
public ?Node $firstChild;
public ?Node $lastChild;
public ?Node $previousSibling;
public ?Node $nextSibling;
public ?string $nodeValue;
public ?string $textContent;
function normalize():void;
function cloneNode():Node;
function isEqualNode():bool;
function isSameNode():bool;
const DOCUMENT_POSITION_DISCONNECTED=0;
const DOCUMENT_POSITION_PRECEDING=0;
const DOCUMENT_POSITION_FOLLOWING=0;
const DOCUMENT_POSITION_CONTAINS=0;
const DOCUMENT_POSITION_CONTAINED_BY=0;
const DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC=0;
function compareDocumentPosition():int;
function contains():bool;
function lookupPrefix():?string;
function lookupNamespaceURI():?string;
function isDefaultNamespace():bool;
function insertBefore():Node;
function appendChild():Node;
function replaceChild():Node;
function removeChild():Node;
function getLineNo():int;
function getNodePath():string;
function C14N():string|false;
function C14NFile():int|false;
function __sleep():array;
function __wakeup():void;
}
class DocumentFragment extends Node implements ParentNode {
public ?Element $firstElementChild;
public ?Element $lastElementChild;
public int $childElementCount;
public \Dom\HTMLCollection $children;
function appendXml():bool;
function append():void;
function prepend():void;
function replaceChildren():void;
function querySelector():?Element;
/** @return NodeList<Element> */
function querySelectorAll():NodeList;
}
class Document extends Node implements ParentNode {
public Implementation $implementation;
public string $URL;
public string $documentURI;
public string $characterSet;
public string $charset;
public string $inputEncoding;
public ?DocumentType $doctype;
public ?Element $documentElement;
public \Dom\HTMLCollection $children;
function getElementsByTagName():HTMLCollection;
function getElementsByTagNameNS():HTMLCollection;
function createElement():Element;
function createElementNS():Element;
function createDocumentFragment():DocumentFragment;
function createTextNode():Text;
function createCDATASection():CDATASection;
function createComment():Comment;
function createProcessingInstruction():ProcessingInstruction;
function importNode():Node;
function adoptNode():Node;
function createAttribute():Attr;
function createAttributeNS():Attr;
public ?Element $firstElementChild;
public ?Element $lastElementChild;
public int $childElementCount;
function getElementById():?Element;
function registerNodeClass():void;
function schemaValidate():bool;
function schemaValidateSource():bool;
function relaxNgValidate():bool;
function relaxNgValidateSource():bool;
function append():void;
function prepend():void;
function replaceChildren():void;
function importLegacyNode():Node;
function querySelector():?Element;
/** @return NodeList<Element> */
function querySelectorAll():NodeList;
function getElementsByClassName():HTMLCollection;
public ?HTMLElement $body;
public ?HTMLElement $head;
public string $title;
}
final class HTMLDocument extends Document {
static function createEmpty():HTMLDocument;
static function createFromFile():HTMLDocument;
static function createFromString():HTMLDocument;
function saveXml():string|false;
function saveXmlFile():int|false;
function saveHtml():string;
function saveHtmlFile():int|false;
}
final class XMLDocument extends Document {
static function createEmpty():XMLDocument;
static function createFromFile():XMLDocument;
static function createFromString():XMLDocument;
public string $xmlEncoding;
public bool $xmlStandalone;
public string $xmlVersion;
public bool $formatOutput;
function createEntityReference():EntityReference;
function validate():bool;
function xinclude():int;
function saveXml():string|false;
function saveXmlFile():int|false;
}
class CharacterData extends Node implements ChildNode {
public ?Element $previousElementSibling;
public ?Element $nextElementSibling;
public string $data;
public int $length;
function substringData():string;
function appendData():void;
function insertData():void;
function deleteData():void;
function replaceData():void;
function remove():void;
function before():void;
function after():void;
function replaceWith():void;
}
class Attr extends Node {
public ?string $namespaceURI;
public ?string $prefix;
public string $localName;
public string $name;
public string $value;
public ?Element $ownerElement;
public bool $specified;
function isId():bool;
function rename():void;
}
class Element extends Node implements ParentNode,ChildNode {
public ?string $namespaceURI;
public ?string $prefix;
public string $localName;
public string $tagName;
public string $id;
public string $className;
public \Dom\HTMLCollection $children;
public TokenList $classList;
function hasAttributes():bool;
public NamedNodeMap $attributes;
function getAttributeNames():array;
function getAttribute():?string;
function getAttributeNS():?string;
function setAttribute():void;
function setAttributeNS():void;
function removeAttribute():void;
function removeAttributeNS():void;
function toggleAttribute():bool;
function hasAttribute():bool;
function hasAttributeNS():bool;
function getAttributeNode():?Attr;
function getAttributeNodeNS():?Attr;
function setAttributeNode():?Attr;
function setAttributeNodeNS():?Attr;
function removeAttributeNode():Attr;
function getElementsByTagName():HTMLCollection;
function getElementsByTagNameNS():HTMLCollection;
function insertAdjacentElement():?Element;
function insertAdjacentText():void;
public ?Element $firstElementChild;
public ?Element $lastElementChild;
public int $childElementCount;
public ?Element $previousElementSibling;
public ?Element $nextElementSibling;
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
function querySelector():?Element;
/** @return NodeList<Element> */
function querySelectorAll():NodeList;
function closest():?Element;
function matches():bool;
public string $innerHTML;
public string $outerHTML;
public string $substitutedNodeValue;
/** @return list<NamespaceInfo> */
function getInScopeNamespaces():array;
/** @return list<NamespaceInfo> */
function getDescendantNamespaces():array;
function rename():void;
function getElementsByClassName():HTMLCollection;
function insertAdjacentHTML():void;
}
class HTMLElement extends Element {}
class Text extends CharacterData {
function splitText():Text;
public string $wholeText;
}
class Comment extends CharacterData {}
class CDATASection extends Text {}
class DocumentType extends Node implements ChildNode {
public string $name;
public DtdNamedNodeMap $entities;
public DtdNamedNodeMap $notations;
public string $publicId;
public string $systemId;
public ?string $internalSubset;
function remove():void;
function before():void;
function after():void;
function replaceWith():void;
}
class Notation extends Node {
public string $publicId;
public string $systemId;
}
class Entity extends Node {
public ?string $publicId;
public ?string $systemId;
public ?string $notationName;
}
class EntityReference extends Node {}
class ProcessingInstruction extends CharacterData {
public string $target;
}
function import_simplexml():Attr|Element{}
