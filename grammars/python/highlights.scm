(string) @string
(interpolation) @embedded
(interpolation ["{" "}"] @escape)
(escape_sequence) @escape
[(integer) (float)] @number
(comment) @comment
[(true) (false) (none) (ellipsis)] @constant
["and" "as" "assert" "async" "await" "break" "case" "class" "continue" "def" "del" "elif" "else" "except" "finally"
 "for" "from" "global" "if" "import" "in" "is" "lambda" "match" "nonlocal" "not" "or" "pass" "raise" "return" "try"
 "type" "while" "with" "yield"] @keyword
(keyword_argument name: (identifier) @parameter)
(decorator "@" @attribute)
