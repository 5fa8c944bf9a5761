[
  (let_expression)
  (fun_expression)
  (match_case)
  (method_definition)
  (for_expression)
] @local.scope

(value_pattern) @local.definition
(let_expression (value_definition (let_binding pattern: (value_name) @local.definition)))
(for_expression name: (value_pattern) @local.definition)
(parameter pattern: (value_pattern) @local.definition.parameter)

(value_path . (value_name) @local.reference)
