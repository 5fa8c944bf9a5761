(list
  .
  (symbol) @_form
  (#any-of? @_form
    "let" "let*" "letrec" "letrec*" "let-values" "let*-values" "lambda" "lambda*" "case-lambda" "do" "and-let*" "receive"
    "let-optionals" "let-optionals*" "match" "syntax-rules" "syntax-case" "let-syntax" "letrec-syntax" "parameterize")) @local.scope

; Parameters
(list
  .
  (symbol) @_form
  .
  (list
    .
    (_)
    [
      (symbol) @local.definition.parameter
      (list . (symbol) @local.definition.parameter)
    ])
  (#any-of? @_form "define" "define*" "define-public" "define*-public" "define-inline"))
(list
  .
  (symbol) @_form
  .
  [
    (symbol) @local.definition.parameter
    (list (symbol) @local.definition.parameter)
    (list (list . (symbol) @local.definition.parameter))
  ]
  (#any-of? @_form "lambda" "lambda*" "receive"))

; Bindings
(list
  .
  (symbol) @_form
  .
  (list (list . [(symbol) @local.definition (list (symbol) @local.definition)]))
  (#any-of? @_form "let" "let*" "letrec" "letrec*" "let-values" "let*-values" "do" "and-let*"))
(list
  .
  (symbol) @_form
  .
  (symbol) @local.definition
  .
  (list (list . (symbol) @local.definition))
  (#eq? @_form "let"))

(symbol) @local.reference
