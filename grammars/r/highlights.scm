(string) @string
(escape_sequence) @escape
[(integer) (float) (complex)] @number
(comment) @comment
[(true) (false) (null) (inf) (nan) (na)] @constant
["function" "\\" "if" "else" "for" "in" "while" "repeat"] @keyword
[(return) (next) (break)] @keyword
(argument name: (identifier) @parameter)
[(dots) (dot_dot_i)] @keyword
