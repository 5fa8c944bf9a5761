(parameters (identifier) @local.definition.parameter)
(function_definition (body (let_statement . (identifier) @local.definition)))
(function_definition (body (let_statement . (scoped_identifier (scope) @_scope (identifier) @local.definition) (#eq? @_scope "l:"))))
(function_definition (body (_ (body (let_statement . (identifier) @local.definition)))))
(for_loop variable: (identifier) @local.definition)

(argument (identifier) @local.reference)
((scoped_identifier (scope) @_scope (identifier) @local.reference) (#eq? @_scope "l:"))
(identifier) @local.reference
