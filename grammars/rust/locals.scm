[
  (function_item)
  (closure_expression)
  (block)
  (match_arm)
  (for_expression)
] @local.scope

(parameter pattern: (identifier) @local.definition)
(closure_parameters (identifier) @local.definition)
(let_declaration pattern: (identifier) @local.definition)
(for_expression pattern: (identifier) @local.definition)
(tuple_pattern (identifier) @local.definition)

(identifier) @local.reference
