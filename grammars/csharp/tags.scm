; Definitions.

; A namespace in braces reaches to the end of its block, one without to the end of the file.
(namespace_declaration name: (_) @namespace)
(file_scoped_namespace_declaration name: (_) @namespace)

(class_declaration name: (_) @name) @definition.class
(class_declaration body: (_) @body) @definition
(struct_declaration name: (_) @name) @definition.struct
(struct_declaration body: (_) @body) @definition
(record_declaration name: (_) @name) @definition.class
(record_declaration body: (_) @body) @definition
(interface_declaration name: (_) @name body: (_) @body) @definition.interface
(enum_declaration name: (_) @name) @definition.enum
(enum_declaration body: (_) @body) @definition
(enum_member_declaration name: (_) @name) @definition.enum_member
; A delegate is an interface with one method, which has its parameters.
(delegate_declaration name: (_) @name) @definition.type_alias @type
(method_declaration name: (_) @name) @definition.method
(method_declaration body: (_) @body) @definition
(method_declaration returns: (_) @type) @definition
(local_function_statement name: (_) @name) @definition.function
(local_function_statement type: (_) @type) @definition
(local_function_statement body: (_) @body) @definition
(constructor_declaration name: (_) @name) @definition.constructor
(constructor_declaration body: (_) @body) @definition
; Its name is that of the type.
(class_declaration name: (_) @name (parameter_list) @definition.constructor @body)
(record_declaration name: (_) @name (parameter_list) @definition.constructor @body)
(struct_declaration name: (_) @name (parameter_list) @definition.constructor @body)
; The parameters of a record are properties, those of another type are only seen in it.
(record_declaration name: (_) @member_of (parameter_list (parameter type: (_) @type name: (identifier) @name) @definition.property))
(class_declaration name: (_) @member_of (parameter_list (parameter type: (_) @type name: (identifier) @name) @definition.field))
(struct_declaration name: (_) @member_of (parameter_list (parameter type: (_) @type name: (identifier) @name) @definition.field))
(record_declaration (parameter_list (parameter) @definition) @modifier.public)
(record_declaration (parameter_list) @definition @modifier.public)
(class_declaration (parameter_list) @definition @modifier.public)
(struct_declaration (parameter_list) @definition @modifier.public)
(operator_declaration operator: _ @name) @definition.method
(operator_declaration type: (_) @type) @definition
(operator_declaration body: (_) @body) @definition
(property_declaration type: (_) @type name: (_) @name) @definition.property
(property_declaration accessors: (_) @body) @definition
(property_declaration value: (arrow_expression_clause) @body @modifier.accessor) @definition
(property_declaration accessors: (accessor_list (accessor_declaration body: (_) @modifier.accessor))) @definition
(property_declaration accessors: (_) value: (_) @value) @definition
(indexer_declaration type: (_) @type "this" @name) @definition.method
(indexer_declaration accessors: (_) @body) @definition
(indexer_declaration value: (_) @body) @definition
(event_declaration type: (_) @type name: (_) @name accessors: (_) @body @modifier.accessor) @definition.property
(event_field_declaration (variable_declaration type: (_) @type (variable_declarator name: (identifier) @name) @definition.field))
(field_declaration (variable_declaration type: (_) @type (variable_declarator name: (identifier) @name) @definition.field))
(field_declaration (variable_declaration (variable_declarator name: (identifier) (_) @value .) @definition.field))
(field_declaration (variable_declaration . type: (_) . (variable_declarator) @inner .)) @outer
(event_field_declaration (variable_declaration . type: (_) . (variable_declarator) @inner .)) @outer
(field_declaration (modifier "const") (variable_declaration (variable_declarator) @definition.constant))

(_ (modifier "static") @modifier.static) @definition
(_ (modifier "abstract") @modifier.abstract) @definition
(_ (modifier "async") @modifier.async) @definition
(_ (modifier "override") @modifier.override) @definition
(_ (modifier "virtual") @modifier.virtual) @definition
(_ (modifier "sealed") @modifier.sealed) @definition
(_ (modifier "readonly") @modifier.readonly) @definition
(_ (modifier "partial") @modifier.partial) @definition
(_ (modifier "extern") @modifier.extern) @definition
(_ (modifier "private") @modifier.private) @definition
(_ (modifier "protected") @modifier.protected) @definition
(_ (modifier "public") @modifier.public) @definition
(_ (modifier "internal") @modifier.internal) @definition
(field_declaration (modifier "static") @modifier.static (variable_declaration (variable_declarator) @definition))
(field_declaration (modifier "const") @modifier.static (variable_declaration (variable_declarator) @definition))
(field_declaration (modifier "readonly") @modifier.readonly (variable_declaration (variable_declarator) @definition))
(field_declaration (modifier "private") @modifier.private (variable_declaration (variable_declarator) @definition))
(field_declaration (modifier "protected") @modifier.protected (variable_declaration (variable_declarator) @definition))
(field_declaration (modifier "public") @modifier.public (variable_declaration (variable_declarator) @definition))
(field_declaration (modifier "internal") @modifier.internal (variable_declaration (variable_declarator) @definition))
(event_field_declaration (modifier "static") @modifier.static (variable_declaration (variable_declarator) @definition))
; A method with such a first parameter is called on a value of the type of that parameter.
(method_declaration parameters: (parameter_list . (parameter (modifier) @modifier.extension (#eq? @modifier.extension "this")))) @definition
(_ (explicit_interface_specifier) @modifier.explicit) @definition
