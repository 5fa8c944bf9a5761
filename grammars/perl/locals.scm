[
  (block)
  (anonymous_subroutine_expression)
  (for_statement)
] @local.scope

(block
  (expression_statement
    [
      (variable_declaration [(scalar) (array) (hash)] @local.definition)
      (assignment_expression left: (variable_declaration [(scalar) (array) (hash)] @local.definition))
      (_ (assignment_expression left: (variable_declaration [(scalar) (array) (hash)] @local.definition)))
    ]))
(for_statement variable: (scalar) @local.definition)
(mandatory_parameter [(scalar) (array) (hash)] @local.definition.parameter)
(optional_parameter [(scalar) (array) (hash)] @local.definition.parameter)
(slurpy_parameter [(scalar) (array) (hash)] @local.definition.parameter)

[(scalar) (array) (hash)] @local.reference
