(function_def) @local.scope
(macro_def) @local.scope

(function_command (argument_list (argument (unquoted_argument) @local.definition)))
(macro_command (argument_list (argument (unquoted_argument) @local.definition)))
((normal_command
    (identifier) @_command
    (argument_list . (argument (unquoted_argument) @local.definition)))
  (#match? @_command "^[Ss][Ee][Tt]$"))

(normal_var (variable) @local.reference)
