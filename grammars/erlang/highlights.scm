(string) @string
(char) @string
[(integer) (float)] @number
(comment) @comment
(atom) @constant
["after" "and" "andalso" "band" "begin" "bnot" "bor" "bsl" "bsr" "bxor" "case" "catch" "div" "else" "end" "fun"
 "if" "maybe" "not" "of" "or" "orelse" "receive" "rem" "try" "when" "xor"] @keyword
["module" "export" "import" "behaviour" "define" "undef" "ifdef" "ifndef" "endif" "include" "include_lib" "record"
 "spec" "callback" "type" "opaque" "export_type" "compile" "optional_callbacks"] @attribute
(macro_call_expr name: (_) @attribute)
; Documentation
(wild_attribute name: (attr_name name: (atom) @_doc) (#any-of? @_doc "doc" "moduledoc")) @comment
