(method_invocation name: (identifier) @call)
(object_creation_expression type: (type_identifier) @call.new)
(object_creation_expression type: (scoped_type_identifier (type_identifier) @call.new .))
(object_creation_expression type: (generic_type . (type_identifier) @call.new))
(object_creation_expression type: (generic_type . (scoped_type_identifier (type_identifier) @call.new .)))
(explicit_constructor_invocation constructor: [(this) (super)] @call.super)

(class_declaration name: (_) @name) @container
(interface_declaration name: (_) @name) @container
(enum_declaration name: (_) @name) @container
(record_declaration name: (_) @name) @container
(annotation_type_declaration name: (_) @name) @container
(method_declaration name: (_) @name) @container
(constructor_declaration name: (_) @name) @container
(compact_constructor_declaration name: (_) @name) @container
(field_declaration declarator: (variable_declarator name: (_) @name value: (lambda_expression))) @container

(variable_declarator name: (_) @definition)
(enum_constant name: (_) @definition)
(annotation_type_element_declaration name: (_) @definition)
(formal_parameter name: (_) @definition)
(catch_formal_parameter name: (_) @definition)
(enhanced_for_statement name: (_) @definition)
(resource name: (_) @definition)
(instanceof_expression name: (_) @definition)
(type_parameter . (type_identifier) @definition)

(block) @local
(constructor_body) @local
(lambda_expression) @local
(type_parameters) @local
(method_declaration parameters: (_) @local)
(constructor_declaration parameters: (_) @local)
(object_creation_expression (class_body) @local)
(enum_constant body: (_) @local)

(import_declaration (scoped_identifier scope: [
  (identifier) @module.name
  (scoped_identifier name: (identifier) @module.name)
] name: (identifier) @module.name) @module)

(method_invocation !object name: (_) @shape.plain_name)
(method_invocation object: (identifier) name: (_) @shape.member_of_name)
(method_invocation object: (this) name: (_) @shape.member_of_this)
(method_invocation object: (super) name: (_) @shape.member_of_super)
(method_invocation object: (field_access) name: (_) @shape.member_chain)
(method_invocation object: (method_invocation) name: (_) @shape.member_of_call_result)
(method_invocation object: (object_creation_expression) name: (_) @shape.member_of_new_object)
(method_invocation object: (array_access) name: (_) @shape.member_of_element)
(method_invocation object: (parenthesized_expression) name: (_) @shape.member_of_parenthesized)
(field_access object: (identifier) field: (_) @shape.field_of_name)
(field_access object: (this) field: (_) @shape.field_of_this)
(method_reference (_) "::" (identifier) @shape.method_reference)
(marker_annotation name: (_) @shape.annotation)
(annotation name: (_) @shape.annotation)
