[
  (block_statement)
  (foreach_statement)
  (for_statement)
  (function_literal)
  (scope_statement)
] @local.scope

(parameter (identifier) @local.definition.parameter)
(foreach_type (identifier) @local.definition.var)
(auto_declaration variable: (identifier) @local.definition.var)
(declarator . (identifier) @local.definition.var)

(expression (identifier) @local.reference)
(call_expression . (identifier) @local.reference)
(property_expression . (identifier) @local.reference)
(assignment_expression (identifier) @local.reference)
(binary_expression (identifier) @local.reference)
(index_expression (identifier) @local.reference)
