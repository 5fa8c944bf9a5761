(invocation_expression function: (identifier) @call @shape.plain_name)
(invocation_expression function: (generic_name . (identifier) @call @shape.plain_name))
(invocation_expression function: (member_access_expression name: (identifier) @call))
(invocation_expression function: (member_access_expression name: (generic_name . (identifier) @call)))
(invocation_expression
  function: (conditional_access_expression (member_binding_expression name: (identifier) @call)))
(invocation_expression
  function: (conditional_access_expression (member_binding_expression name: (generic_name . (identifier) @call))))
(object_creation_expression type: (identifier) @call.new)
(object_creation_expression type: (generic_name . (identifier) @call.new))
(object_creation_expression type: (qualified_name name: (identifier) @call.new))
(object_creation_expression type: (qualified_name name: (generic_name . (identifier) @call.new)))
(constructor_initializer ["base" "this"] @call.super)

(class_declaration name: (_) @name) @container
(struct_declaration name: (_) @name) @container
(interface_declaration name: (_) @name) @container
(record_declaration name: (_) @name) @container
(enum_declaration name: (_) @name) @container
(method_declaration name: (_) @name) @container
(constructor_declaration name: (_) @name) @container
(property_declaration name: (_) @name) @container

(delegate_declaration name: (_) @definition)
(enum_member_declaration name: (_) @definition)
(variable_declarator name: (_) @definition)
(parameter name: (_) @definition)
(type_parameter name: (_) @definition)
(local_function_statement name: (_) @definition)

(parameter_list) @local
(bracketed_parameter_list) @local
(method_declaration body: (_) @local)
(constructor_declaration body: (_) @local)
(accessor_declaration body: (_) @local)
(operator_declaration body: (_) @local)
(conversion_operator_declaration body: (_) @local)
(destructor_declaration body: (_) @local)
(lambda_expression) @local
(anonymous_method_expression) @local
(type_parameter_list) @local
