[(abstract_class_declaration) (interface_declaration) (enum_declaration) (object_type)] @scope.type
[(internal_module) (module)] @scope.namespace
[(function_signature) (method_signature) (abstract_method_signature) (function_type) (constructor_type)
 (call_signature) (construct_signature) (type_alias_declaration)] @scope.signature

(required_parameter pattern: (identifier) @binding.parameter)
(required_parameter pattern: (identifier) @binding.parameter type: (type_annotation (_) @type))
(required_parameter pattern: (identifier) @binding.parameter value: (_) @value)
(optional_parameter pattern: (identifier) @binding.parameter)
(optional_parameter pattern: (identifier) @binding.parameter type: (type_annotation (_) @type))
(required_parameter pattern: (rest_pattern (identifier) @binding.parameter))
(required_parameter pattern: (object_pattern (shorthand_property_identifier_pattern) @binding.parameter @key)
                    type: (type_annotation (_) @source_type))
(required_parameter pattern: (object_pattern (pair_pattern key: (property_identifier) @key value: (identifier) @binding.parameter))
                    type: (type_annotation (_) @source_type))
(catch_clause parameter: (identifier) @binding.variable)
(type_parameter name: (_) @binding.type_parameter)
(type_parameter name: (_) @binding.type_parameter constraint: (constraint (_) @type))
(mapped_type_clause name: (_) @binding.type_parameter)
(infer_type (type_identifier) @binding.type_parameter)
(function_type parameters: (formal_parameters (required_parameter pattern: (identifier) @binding.parameter)))
(index_signature name: (identifier) @ignore)
(type_predicate name: (identifier) @ignore)

(type_identifier) @type.name
(nested_type_identifier module: (_) @object name: (_) @property) @type.member
(nested_identifier object: (_) @object property: (_) @property) @expression.member
(generic_type name: (_) @base) @type.generic
(generic_type type_arguments: (type_arguments . (_) @argument)) @type.generic
(array_type (_) @argument) @type.array
(union_type . (_) @operand (_) @other .) @type.union
(intersection_type . (_) @operand (_) @other .) @type.union
(parenthesized_type (_) @operand) @type.same
(readonly_type (_) @operand) @type.same
(type_query (_) @operand) @type.query
; `import("./x").T`
(type_annotation (member_expression) @type.position)
(predefined_type) @type.builtin

(as_expression (_) . (_) @type .) @expression.cast
(satisfies_expression . (_) @operand) @expression.same
(non_null_expression (_) @operand) @expression.same
(instantiation_expression . (_) @operand) @expression.same

(extends_clause value: (_) @extends)
(implements_clause (_) @implements)
(extends_type_clause type: (_) @extends)
