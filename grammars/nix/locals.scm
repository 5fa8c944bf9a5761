; Not of a function that is a whole file: what that binds is for other files.
(binding expression: (function_expression) @local.scope)
(parenthesized_expression expression: (function_expression) @local.scope)

(function_expression universal: (identifier) @local.definition)
(function_expression formals: (formals (formal name: (identifier) @local.definition)))

(variable_expression name: (identifier) @local.reference)
