[
  (function_declaration)
  (function_definition)
  (do_statement)
  (while_statement)
  (repeat_statement)
  (for_statement)
  (if_statement)
] @local.scope

(parameters name: (identifier) @local.definition.parameter)
(variable_declaration (variable_list name: (identifier) @local.definition))
(variable_declaration (assignment_statement (variable_list name: (identifier) @local.definition)))
(for_generic_clause (variable_list name: (identifier) @local.definition))
(for_numeric_clause name: (identifier) @local.definition)

(block (function_declaration name: (identifier) @local.definition))

(identifier) @local.reference
