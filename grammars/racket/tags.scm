; Modules

(list
  .
  (symbol) @_form
  .
  (symbol) @name
  (#any-of? @_form "module" "module*" "module+")) @definition.module

; Functions, methods and macros

(list
  .
  (symbol) @_form
  .
  [
    (list . (symbol) @name)
    (list . (list . (symbol) @name))
  ]
  (#any-of? @_form
    "define" "define/contract" "define/match" "define/memo" "define-for-syntax" "define/provide" "define/provide-test-suite"
    "define-values-for-syntax" "define*")) @definition.function
(list
  .
  (symbol) @_form
  .
  (symbol) @name
  .
  (list . (symbol) @_lambda)
  (#any-of? @_form "define" "define/contract")
  (#any-of? @_lambda "lambda" "λ" "case-lambda" "match-lambda" "opt-lambda" "curry" "curryr" "compose")) @definition.function
(list
  .
  (symbol) @_form
  .
  [
    (symbol) @name
    (list . (symbol) @name)
  ]
  (#any-of? @_form
    "define/public" "define/override" "define/private" "define/pubment" "define/augment" "define/public-final"
    "define/override-final" "define/overment" "define/augride")) @definition.method
(list
  .
  (symbol) @_form
  .
  [
    (symbol) @name
    (list . (symbol) @name)
  ]
  (#any-of? @_form
    "define-syntax" "define-syntax-rule" "define-syntax-parser" "define-simple-macro" "define-syntax-parse-rule"
    "define-match-expander" "define-syntax-class" "define-splicing-syntax-class")) @definition.macro

; Types

(list
  .
  (symbol) @_form
  .
  (symbol) @name
  .
  (list . (symbol) @_class)
  (#eq? @_form "define")
  (#any-of? @_class "class" "class*" "mixin")) @definition.class
(list
  .
  (symbol) @_form
  .
  (symbol) @name
  .
  (list . (symbol) @_interface)
  (#eq? @_form "define")
  (#any-of? @_interface "interface" "interface*")) @definition.interface
(list
  .
  (symbol) @_form
  .
  [
    (symbol) @name
    (list . (symbol) @name)
  ]
  (#any-of? @_form "struct" "define-struct" "struct/contract" "serializable-struct" "define-record-type")) @definition.struct
(list
  .
  (symbol) @_form
  .
  (symbol)
  (list
    [
      (symbol) @name
      (list . (symbol) @name)
    ] @definition.field)
  (#any-of? @_form "struct" "define-struct" "serializable-struct"))
(list
  .
  (symbol) @_form
  .
  [
    (symbol) @name
    (list . (symbol) @name)
  ]
  (#any-of? @_form "define-type" "define-signature")) @definition.type

; Variables of a module

(program
  (list
    .
    (symbol) @_form
    .
    (symbol) @name
    (#any-of? @_form "define" "define/contract" "define-parameter" "define-runtime-path" "define-runtime-module-path-index")) @definition.variable)
(program
  (list
    .
    (symbol) @_form
    .
    (list (symbol) @name)
    (#eq? @_form "define-values")) @definition.variable)

; Calls

(list
  .
  (symbol) @name
  (#not-any-of? @name
    "define" "define-values" "define-syntax" "define-syntax-rule" "define/contract" "define/public" "define/override"
    "define/private" "class" "lambda" "λ" "let" "let*" "letrec" "let-values" "if" "cond" "case" "when"
    "unless" "and" "or" "not" "begin" "set!" "quote" "provide" "require" "struct" "module" "module+" "for" "for/list"
    "match" "else" "syntax-rules" "_" "...")) @reference.call

; Names in other places

((symbol) @name @reference.variable
  (#not-any-of? @name
    "define" "define-values" "define-syntax" "define-syntax-rule" "define/contract" "define/public" "define/override"
    "define/private" "lambda" "λ" "let" "let*" "letrec" "let-values" "if" "cond" "case" "when" "unless" "and" "or" "not"
    "begin" "set!" "quote" "provide" "require" "struct" "class" "module" "module+" "for" "for/list" "match" "else" "=>"
    "syntax-rules" "_" "..." "."))
