(string) @string
(escape_sequence) @escape
[(int_lit) (float_lit)] @number
(comment) @comment
(bool) @constant
[(type) (key_type)] @type
["edition" "syntax" "import" "weak" "public" "option" "package" "export" "local" "enum" "message" "extend" "optional" "required" "repeated"
 "group" "oneof" "map" "reserved" "extensions" "to" "max" "service" "rpc" "stream" "returns"] @keyword
