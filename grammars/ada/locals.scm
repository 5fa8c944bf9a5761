[
  (subprogram_body)
  (expression_function_declaration)
  (loop_statement)
  (block_statement)
  (exception_handler)
] @local.scope

(parameter_specification (identifier) @local.definition.parameter)
(object_declaration name: (identifier) @local.definition.var)
(loop_parameter_specification . (identifier) @local.definition.var)
(choice_parameter_specification (identifier) @local.definition.var)

(term (identifier) @local.reference)
(selected_component prefix: (identifier) @local.reference)
(assignment_statement variable_name: (identifier) @local.reference)
