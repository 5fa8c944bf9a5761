(string_literal) @string
(variable) @variable
(integer_literal) @number
(real_literal) @number
(comment) @comment
(function_name) @function
(command_name) @function
(command_parameter) @attribute
(type_literal) @type
(class_statement (simple_name) @type)
(enum_statement (simple_name) @type)
(class_method_definition (simple_name) @function)
[(comparison_operator) (assignement_operator) (format_operator)] @operator
["param" "dynamicparam" "begin" "process" "end" "if" "elseif" "else" "switch" "foreach" "in" "for" "while" "do" "until" "function" "filter"
 "workflow" "break" "continue" "throw" "return" "exit" "trap" "try" "catch" "finally" "data" "inlinescript" "parallel" "sequence"] @keyword
