; Namespaces

(list_lit
  .
  value: (sym_lit name: (sym_name) @_form)
  .
  value: (sym_lit name: (sym_name) @name)
  (#any-of? @_form "ns" "in-ns")) @definition.module

; Functions, macros, and other values. Macros of libraries that define things have names that begin with `def`.

(list_lit
  .
  value: (sym_lit name: (sym_name) @_form)
  .
  value: (sym_lit name: (sym_name) @name)
  (#any-of? @_form "defn" "defn-" "defmulti" "definline" "defpartial" "deftask" "deftest" "defspec" "defnc" "defui" "defendpoint" ">defn" ">defn-")) @definition.function

(list_lit
  .
  value: (sym_lit name: (sym_name) @_form)
  .
  value: (sym_lit name: (sym_name) @name)
  (#eq? @_form "defmethod")) @definition.method

(list_lit
  .
  value: (sym_lit name: (sym_name) @_form)
  .
  value: (sym_lit name: (sym_name) @name)
  (#eq? @_form "defmacro")) @definition.macro

(list_lit
  .
  value: (sym_lit name: (sym_name) @_form)
  .
  value: (sym_lit name: (sym_name) @name)
  (#any-of? @_form "defprotocol" "definterface")) @definition.interface

(list_lit
  .
  value: (sym_lit name: (sym_name) @_form)
  value: (list_lit . value: (sym_lit name: (sym_name) @name)) @definition.method
  (#any-of? @_form "defprotocol" "definterface" "defrecord" "deftype"))

(list_lit
  .
  value: (sym_lit name: (sym_name) @_form)
  .
  value: (sym_lit name: (sym_name) @name)
  (#eq? @_form "defrecord")) @definition.struct

(list_lit
  .
  value: (sym_lit name: (sym_name) @_form)
  .
  value: (sym_lit name: (sym_name) @name)
  (#eq? @_form "deftype")) @definition.class

(list_lit
  .
  value: (sym_lit name: (sym_name) @_form)
  .
  value: (sym_lit name: (sym_name) @name)
  (#match? @_form "^(?:def|defonce|def[a-z-]+)$")) @definition.variable

; Calls

(list_lit
  .
  value: (sym_lit name: (sym_name) @name)
  (#not-any-of? @name
    "ns" "def" "defn" "defn-" "defmacro" "defonce" "defmulti" "defmethod" "defprotocol" "defrecord" "deftype" "if" "do"
    "let" "fn" "loop" "recur" "quote" "var" "throw" "try" "catch" "finally" "new" "." "set!" "when" "cond" "and" "or"
    "for" "doseq" "->" "->>" "comment")) @reference.call

; `#'name`
(var_quoting_lit value: (sym_lit name: (sym_name) @name)) @reference.call

; Names in other places

((sym_lit name: (sym_name) @name) @reference.variable
  (#not-any-of? @name
    "ns" "def" "defn" "defn-" "defmacro" "defonce" "defmulti" "defmethod" "defprotocol" "defrecord" "deftype" "deftest"
    "if" "do" "let" "fn" "loop" "recur" "quote" "var" "throw" "try" "catch" "finally" "new" "." "set!" "when" "cond" "and"
    "or" "for" "doseq" "->" "->>" "comment" "&" "_" "%" "%1" "%2"))
