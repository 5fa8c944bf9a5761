; Modules

(list
  .
  (symbol) @_form
  .
  (list (symbol) @name .)
  (#any-of? @_form "define-module" "define-library" "library")) @definition.module

; Procedures and macros

(list
  .
  (symbol) @_form
  .
  [
    (list . (symbol) @name)
    (list . (list . (symbol) @name))
  ]
  (#any-of? @_form
    "define" "define*" "define-public" "define*-public" "define-inlinable" "define-inline" "define-integrable"
    "define-method" "define-generic")) @definition.function
(list
  .
  (symbol) @_form
  .
  (symbol) @name
  .
  (list . (symbol) @_lambda)
  (#any-of? @_form "define" "define-public")
  (#any-of? @_lambda "lambda" "lambda*" "case-lambda" "case-lambda*")) @definition.function
(list
  .
  (symbol) @_form
  .
  [
    (symbol) @name
    (list . (symbol) @name)
  ]
  (#any-of? @_form
    "define-syntax" "define-syntax-rule" "define-macro" "defmacro" "define-syntax-public" "define-er-macro-transformer"
    "define-syntax-parameter")) @definition.macro

; Types

(list
  .
  (symbol) @_form
  .
  [
    (symbol) @name
    (list . (symbol) @name)
  ]
  (#any-of? @_form "define-record-type" "define-structure" "define-record" "define-class" "define-condition-type")) @definition.struct
; The constructor, the predicate, and the accessors of a record
(list
  .
  (symbol) @_form
  .
  (_)
  .
  (list . (symbol) @name @definition.function)
  (#eq? @_form "define-record-type"))
(list
  .
  (symbol) @_form
  .
  (_)
  .
  (_)
  .
  (symbol) @name @definition.function
  (#eq? @_form "define-record-type"))
(list
  .
  (symbol) @_form
  .
  (_)
  .
  (_)
  .
  (symbol)
  (list . (symbol) . (symbol) @name @definition.method)
  (#eq? @_form "define-record-type"))
(list
  .
  (symbol) @_form
  .
  (_)
  .
  (_)
  .
  (symbol)
  (list . (symbol) . (symbol) . (symbol) @name @definition.method)
  (#eq? @_form "define-record-type"))

; Variables

(program
  (list
    .
    (symbol) @_form
    .
    (symbol) @name
    (#any-of? @_form "define" "define-public" "define-parameter" "define-constant")) @definition.variable)
(program
  (list
    .
    (symbol) @_around
    (list
      .
      (symbol) @_form
      .
      (symbol) @name) @definition.variable)
  (#any-of? @_around "library" "module" "begin" "cond-expand" "define-library")
  (#any-of? @_form "define" "define-public" "define-parameter" "define-constant"))
(program
  (list
    (list
      .
      (symbol) @_around
      (list
        .
        (symbol) @_form
        .
        (symbol) @name) @definition.variable))
  (#eq? @_around "begin")
  (#any-of? @_form "define" "define-public" "define-parameter" "define-constant"))

; Calls

(list
  .
  (symbol) @name
  (#not-any-of? @name
    "define" "define*" "define-public" "define-syntax" "define-record-type" "lambda" "let" "let*" "letrec" "letrec*" "if"
    "cond" "case" "when" "unless" "and" "or" "not" "begin" "set!" "quote" "quasiquote" "do" "else" "=>" "export" "import"
    "syntax-rules" "syntax-case" "define-library" "define-module" "include" "_" "...")) @reference.call

; Names in other places

((symbol) @name @reference.variable
  (#not-any-of? @name
    "define" "define*" "define-public" "define-syntax" "define-record-type" "lambda" "let" "let*" "letrec" "letrec*" "if"
    "cond" "case" "when" "unless" "and" "or" "not" "begin" "set!" "quote" "quasiquote" "do" "else" "=>" "export" "import"
    "syntax-rules" "syntax-case" "define-library" "define-module" "include" "_" "..." "."))
