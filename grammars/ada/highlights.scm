[(string_literal) (character_literal)] @string
(numeric_literal) @number
(comment) @comment
["abort" "abs" "abstract" "accept" "access" "aliased" "all" "and" "array" "at" "begin" "body" "case" "constant" "declare" "delay" "delta" "digits" "do" "else"
 "elsif" "end" "entry" "exception" "exit" "for" "function" "generic" "goto" "if" "in" "interface" "is" "limited" "loop" "mod" "new" "not" "null" "of" "or"
 "others" "out" "overriding" "package" "parallel" "pragma" "private" "procedure" "protected" "raise" "range" "record" "rem" "renames" "requeue" "return"
 "reverse" "select" "separate" "some" "subtype" "synchronized" "tagged" "task" "terminate" "then" "type" "until" "use" "when" "while" "with" "xor"] @keyword
