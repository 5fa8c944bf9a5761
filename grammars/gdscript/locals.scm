[
  (function_definition)
  (constructor_definition)
  (lambda)
  (for_statement)
  (while_statement)
  (if_statement)
] @local.scope

(parameters (identifier) @local.definition.parameter)
(parameters (typed_parameter . (identifier) @local.definition.parameter))
(parameters (default_parameter . (identifier) @local.definition.parameter))
(parameters (typed_default_parameter . (identifier) @local.definition.parameter))
(body (variable_statement name: (name) @local.definition))
(for_statement left: (identifier) @local.definition)

(identifier) @local.reference
