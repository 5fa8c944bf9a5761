(list
  .
  (symbol) @_form
  (#any-of? @_form
    "let" "let*" "letrec" "let-values" "let*-values" "lambda" "λ" "case-lambda" "for" "for*" "for/list" "for/fold"
    "for/hash" "for/vector" "for/and" "for/or" "for/sum" "for*/list" "let/ec" "let/cc" "match" "match-let" "match-define"
    "parameterize" "syntax-rules" "with-handlers")) @local.scope

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
  (#any-of? @_form
    "define" "define/contract" "define/public" "define/override" "define/private" "define/augment" "define/pubment"
    "define-for-syntax"))
(list
  .
  (symbol) @_form
  .
  [
    (symbol) @local.definition.parameter
    (list (symbol) @local.definition.parameter)
    (list (list . (symbol) @local.definition.parameter))
  ]
  (#any-of? @_form "lambda" "λ"))

; Bindings
(list
  .
  (symbol) @_form
  .
  (list (list . [(symbol) @local.definition (list (symbol) @local.definition)]))
  (#any-of? @_form
    "let" "let*" "letrec" "let-values" "let*-values" "for" "for*" "for/list" "for/fold" "for/hash" "for/vector" "for/and"
    "for/or" "for/sum" "for*/list"))
(list
  .
  (symbol) @_form
  .
  (symbol) @local.definition
  .
  (list (list . (symbol) @local.definition))
  (#eq? @_form "let"))
; Values that functions define
(list (list
  .
  (symbol) @_form
  .
  [
    (symbol) @local.definition
    (list . (symbol) @local.definition)
  ]
  (#eq? @_form "define")))

(symbol) @local.reference
