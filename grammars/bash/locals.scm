(function_definition) @local.scope
(subshell) @local.scope

(function_definition
  body: (compound_statement
    (declaration_command
      ["local" "declare" "typeset"]
      (variable_assignment name: (variable_name) @local.definition))))
(function_definition
  body: (compound_statement
    (declaration_command
      ["local" "declare" "typeset"]
      (variable_name) @local.definition)))

(simple_expansion (variable_name) @local.reference)
(expansion (variable_name) @local.reference)
