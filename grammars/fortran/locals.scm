[
  (subroutine)
  (function)
  (program)
  (module_procedure)
  (block_construct)
] @local.scope

(parameters (identifier) @local.definition.parameter)
(variable_declaration declarator: (identifier) @local.definition.var)
(variable_declaration declarator: (sized_declarator . (identifier) @local.definition.var))
(variable_declaration declarator: (init_declarator left: (identifier) @local.definition.var))

(identifier) @local.reference
