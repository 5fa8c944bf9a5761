(function_call_expression function: (name) @call)
(function_call_expression function: (qualified_name (name) @call .))
(function_call_expression function: (relative_name (name) @call .))
(member_call_expression name: (name) @call)
(nullsafe_member_call_expression name: (name) @call)
(scoped_call_expression name: (name) @call)
(object_creation_expression (name) @call.new)
(object_creation_expression (qualified_name (name) @call.new .))
(object_creation_expression (relative_name (name) @call.new .))

(class_declaration name: (_) @name) @container
(interface_declaration name: (_) @name) @container
(trait_declaration name: (_) @name) @container
(enum_declaration name: (_) @name) @container
(method_declaration name: (_) @name) @container
(function_definition name: (_) @name) @container

(const_element . (name) @definition)
(enum_case name: (_) @definition)
(property_element name: (variable_name (name) @definition))
(property_promotion_parameter name: (variable_name (name) @definition))

(function_definition body: (_) @local)
(method_declaration body: (_) @local)
(anonymous_function) @local
(arrow_function) @local
(anonymous_class body: (_) @local)

(namespace_use_declaration (namespace_use_clause (qualified_name (name) @module.name .) @module))
(namespace_use_declaration (namespace_use_clause . (name) @module @module.name))

(function_call_expression function: (name) @shape.plain_name)
(function_call_expression function: (qualified_name (name) @shape.qualified_name .))
(member_call_expression object: (variable_name) name: (_) @shape.member_of_variable)
(member_call_expression object: (member_access_expression) name: (_) @shape.member_of_property)
(member_call_expression object: (member_call_expression) name: (_) @shape.member_of_call_result)
(member_call_expression object: (scoped_call_expression) name: (_) @shape.member_of_static_call_result)
(member_call_expression object: (function_call_expression) name: (_) @shape.member_of_function_result)
(member_call_expression object: (subscript_expression) name: (_) @shape.member_of_element)
(member_call_expression object: (parenthesized_expression) name: (_) @shape.member_of_parenthesized)
(nullsafe_member_call_expression name: (_) @shape.nullsafe_member)
(scoped_call_expression scope: (name) name: (_) @shape.static_member)
(scoped_call_expression scope: (relative_scope) name: (_) @shape.static_member_of_own_class)
(scoped_call_expression scope: (variable_name) name: (_) @shape.static_member_of_variable)
(member_access_expression object: (variable_name) name: (_) @shape.property_of_variable)
(member_access_expression object: (member_access_expression) name: (_) @shape.property_of_property)
(member_access_expression object: (member_call_expression) name: (_) @shape.property_of_call_result)
(scoped_property_access_expression name: (variable_name (name) @shape.static_property))
(class_constant_access_expression (_) (name) @shape.class_constant)
(named_type (name) @shape.type)
(base_clause (name) @shape.base)
(class_interface_clause (name) @shape.interface)
(object_creation_expression (name) @shape.new_object)
