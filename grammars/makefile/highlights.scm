(string) @string
(comment) @comment
(targets (word) @function)
[(variable_reference) (substitution_reference) (automatic_variable)] @variable
(variable_assignment name: (word) @variable)
(shell_assignment name: (word) @variable)
(define_directive name: (word) @variable)
(escape) @escape
["define" "endef" "include" "sinclude" "-include" "vpath" "export" "unexport" "override" "undefine" "private" "endif" "else" "ifeq"
 "ifneq" "ifdef" "ifndef"] @keyword
(function_call function: _ @builtin)
(shell_function "shell" @builtin)
