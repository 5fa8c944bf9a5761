[(string) (byte_string) (here_string) (character) (regex)] @string
(escape_sequence) @escape
(number) @number
[(comment) (block_comment) (sexp_comment)] @comment
[(boolean) (keyword)] @constant
(extension) @attribute
(list
  .
  (symbol) @keyword
  (#match? @keyword "^(?:define(?:[-/*].*)?|lambda|λ|case-lambda|let(?:rec)?\\*?(?:-values|/ec|/cc)?|let-syntax|if|cond|case|when|unless|and|or|not|begin0?|set!|quote|quasiquote|do|delay|provide|require|module[*+]?|struct|class\\*?|interface|mixin|for\\*?(?:/.*)?|match(?:[-*].*)?|parameterize|with-handlers|syntax-rules|syntax-case|syntax-parse|super-new|field|init|init-field|inherit|new|send|else)$"))
((symbol) @keyword (#any-of? @keyword "else" "=>"))
