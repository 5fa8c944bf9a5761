(string_value) @string
[(int_value) (float_value)] @number
[(comment) (description)] @comment
[(boolean_value) (null_value) (enum_value)] @constant
(named_type) @type
(directive) @attribute
(variable) @variable
(argument (name) @parameter)
["schema" "extend" "scalar" "type" "interface" "union" "enum" "input" "implements" "query" "mutation" "subscription" "fragment" "on"
 "directive" "repeatable"] @keyword
