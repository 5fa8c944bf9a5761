[(string) (charlist) (sigil)] @string
(escape_sequence) @escape
(interpolation) @embedded
(interpolation ["#{" "}"] @escape)
[(integer) (float)] @number
(char) @string
(comment) @comment
[(atom) (quoted_atom) (keyword) (quoted_keyword) (boolean) (nil)] @constant
["after" "and" "catch" "do" "else" "end" "fn" "in" "not" "not in" "or" "rescue" "when"] @keyword
(call
  target: (identifier) @keyword
  (#any-of? @keyword
    "alias" "case" "cond" "def" "defdelegate" "defexception" "defguard" "defguardp" "defimpl" "defmacro" "defmacrop"
    "defmodule" "defn" "defnp" "defoverridable" "defp" "defprotocol" "defstruct" "for" "if" "import" "quote" "raise"
    "receive" "require" "reraise" "super" "throw" "try" "unless" "unquote" "unquote_splicing" "use" "with"))
(unary_operator operator: "@" @attribute)
(unary_operator
  operator: "@"
  operand: [
    (identifier) @attribute
    (call target: (identifier) @attribute)
  ])
; Documentation
(unary_operator
  operator: "@"
  operand: (call target: (identifier) @_doc)
  (#any-of? @_doc "moduledoc" "doc" "typedoc")) @comment
