[(string) (character)] @string
(escape_sequence) @escape
(number) @number
[(comment) (block_comment) (directive)] @comment
[(boolean) (keyword)] @constant
(list
  .
  (symbol) @keyword
  (#any-of? @keyword
    "define" "define*" "define-public" "define*-public" "define-syntax" "define-syntax-rule" "define-record-type"
    "define-library" "define-module" "define-values" "define-macro" "library" "lambda" "lambda*" "case-lambda" "let"
    "let*" "letrec" "letrec*" "let-values" "let*-values" "let-syntax" "letrec-syntax" "named-lambda" "if" "cond" "case"
    "when" "unless" "and" "or" "not" "begin" "set!" "quote" "quasiquote" "unquote" "do" "delay" "export" "import"
    "include" "syntax-rules" "syntax-case" "parameterize" "guard" "receive" "use-modules" "cond-expand" "else"))
((symbol) @keyword (#any-of? @keyword "else" "=>"))
