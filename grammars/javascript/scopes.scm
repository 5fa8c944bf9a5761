; Parameters without type annotations.
(formal_parameters [(identifier) (object_pattern) (array_pattern)] @pattern) @parameters
(formal_parameters (assignment_pattern left: (_) @pattern right: (_) @default)) @parameters
(formal_parameters (rest_pattern (identifier) @pattern @rest)) @parameters
(formal_parameters (identifier) @binding.parameter)
(formal_parameters (assignment_pattern left: (identifier) @binding.parameter))
(formal_parameters (rest_pattern (identifier) @binding.parameter))
(field_definition "static" value: [(call_expression) (member_expression) (new_expression)] @scope.static)

(using_declaration (variable_declarator value: (_) @operand) @expression.entered)
(using_declaration "await" (variable_declarator value: (_) @entered.async))

; Classes that are given to mixins.
(class_heritage [(call_expression function: [(identifier) (member_expression)] @added)
                 (call_expression arguments: (arguments (call_expression function: [(identifier) (member_expression)] @added)))])
