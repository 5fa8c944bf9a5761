(string) @string
(escape_sequence) @escape
[(integer) (float)] @number
[(comment) (module_comment) (statement_comment)] @comment
["as" "assert" "case" "const" "echo" "fn" "if" "import" "let"
 "panic" "todo" "type" "use"] @keyword
[(visibility_modifier) (opacity_modifier)] @keyword
(attribute "@" @attribute name: (identifier) @attribute)
(label) @parameter
