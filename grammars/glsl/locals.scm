[
  (compound_statement)
  (for_statement)
] @local.scope

(parameter_declaration declarator: (identifier) @local.definition.parameter)
(parameter_declaration declarator: (array_declarator declarator: (identifier) @local.definition.parameter))
(declaration declarator: (identifier) @local.definition.var)
(declaration declarator: (array_declarator declarator: (identifier) @local.definition.var))
(init_declarator declarator: (identifier) @local.definition.var)

(identifier) @local.reference
