[
  (function_body)
  (block_statement)
  (for_statement)
  (catch_clause)
  (modifier_definition)
] @local.scope

(parameter name: (identifier) @local.definition.parameter)
(variable_declaration name: (identifier) @local.definition.var)
(variable_declaration_tuple (identifier) @local.definition.var)

(expression (identifier) @local.reference)
(member_expression object: (identifier) @local.reference)
