; Modules, protocols, and implementations, which have the name of their type

(call
  target: (identifier) @_keyword
  (arguments . (alias) @name)
  (#eq? @_keyword "defmodule")) @definition.module

(call
  target: (identifier) @_keyword
  (arguments . (alias) @name)
  (#eq? @_keyword "defprotocol")) @definition.interface

(call
  target: (identifier) @_keyword
  (arguments
    (keywords
      (pair
        key: (keyword) @_for
        value: (alias) @name)))
  (#eq? @_keyword "defimpl")
  (#match? @_for "^for:")) @definition.module

; Functions. A specification before a function is a signature of it.

(call
  target: (identifier) @_keyword
  (arguments
    .
    [
      (identifier) @name
      (call target: (identifier) @name)
      (binary_operator
        left: [
          (identifier) @name
          (call target: (identifier) @name)
        ]
        operator: "when")
    ])
  (#any-of? @_keyword "def" "defp" "defdelegate" "defn" "defnp")) @definition.function

(call
  target: (identifier) @_keyword
  (arguments
    .
    [
      (identifier) @name
      (call target: (identifier) @name)
      (binary_operator
        left: [
          (identifier) @name
          (call target: (identifier) @name)
        ]
        operator: "when")
    ])
  (#any-of? @_keyword "defmacro" "defmacrop" "defguard" "defguardp")) @definition.macro

(unary_operator
  operator: "@"
  operand: (call
    target: (identifier) @_keyword
    (arguments
      [
        (binary_operator
          left: (call target: (identifier) @name)
          operator: "::")
        (binary_operator
          left: (binary_operator
            left: (call target: (identifier) @name)
            operator: "::")
          operator: "when")
      ]))
  (#eq? @_keyword "spec")) @definition.function

(unary_operator
  operator: "@"
  operand: (call
    target: (identifier) @_keyword
    (arguments
      [
        (binary_operator
          left: (call target: (identifier) @name)
          operator: "::")
        (binary_operator
          left: (binary_operator
            left: (call target: (identifier) @name)
            operator: "::")
          operator: "when")
      ]))
  (#any-of? @_keyword "callback" "macrocallback")) @definition.method

; Types

(unary_operator
  operator: "@"
  operand: (call
    target: (identifier) @_keyword
    (arguments
      (binary_operator
        left: [
          (identifier) @name
          (call target: (identifier) @name)
        ]
        operator: "::")))
  (#any-of? @_keyword "type" "typep" "opaque")) @definition.type

; Attributes of modules that hold values

(unary_operator
  operator: "@"
  operand: (call
    target: (identifier) @name
    (arguments))
  (#not-any-of? @name
    "after_compile" "after_verify" "before_compile" "behaviour" "callback" "compile" "deprecated" "derive" "describetag"
    "dialyzer" "doc" "enforce_keys" "external_resource" "file" "impl" "macrocallback" "moduledoc" "moduletag"
    "on_definition" "on_load" "opaque" "optional_callbacks" "spec" "tag" "type" "typedoc" "typep" "vsn")) @definition.constant

; References

(unary_operator
  operator: "@"
  operand: (identifier) @name) @reference.constant

(call
  target: (identifier) @name
  (#not-any-of? @name
    "alias" "case" "cond" "def" "defdelegate" "defexception" "defguard" "defguardp" "defimpl" "defmacro" "defmacrop"
    "defmodule" "defn" "defnp" "defoverridable" "defp" "defprotocol" "defstruct" "for" "if" "import" "quote" "raise"
    "receive" "require" "reraise" "super" "throw" "try" "unless" "unquote" "unquote_splicing" "use" "with"
    "behaviour" "callback" "derive" "doc" "impl" "macrocallback" "moduledoc" "opaque" "optional_callbacks" "spec" "tag"
    "type" "typedoc" "typep")) @reference.call

(call target: (dot right: (identifier) @name)) @reference.call

(binary_operator
  operator: "|>"
  right: (identifier) @name) @reference.call

; `&name/1`
(unary_operator
  operator: "&"
  operand: (binary_operator
    left: (identifier) @name
    operator: "/")) @reference.call

; A name alone may be a call without parentheses, where no variable has it.
(arguments (identifier) @name) @reference.call
(do_block (identifier) @name) @reference.call
(pair value: (identifier) @name) @reference.call
(binary_operator right: (identifier) @name) @reference.call

(alias) @name @reference.module
