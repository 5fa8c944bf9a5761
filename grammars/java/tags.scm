; Definitions.

(package_declaration [(scoped_identifier) (identifier)] @namespace)

(class_declaration name: (_) @name body: (_) @body) @definition.class
(interface_declaration name: (_) @name body: (_) @body) @definition.interface
(annotation_type_declaration name: (_) @name body: (_) @body) @definition.interface
(enum_declaration name: (_) @name body: (_) @body) @definition.enum
(record_declaration name: (_) @name body: (_) @body) @definition.class
(enum_constant name: (_) @name) @definition.enum_member
(enum_constant body: (_) @body) @definition
(method_declaration name: (_) @name) @definition.method
(method_declaration body: (_) @body) @definition
(method_declaration type: (_) @type) @definition
(annotation_type_element_declaration name: (_) @name) @definition.method
(annotation_type_element_declaration type: (_) @type) @definition
(constructor_declaration name: (_) @name body: (_) @body) @definition.constructor
(compact_constructor_declaration name: (_) @name body: (_) @body) @definition.constructor
(field_declaration declarator: (variable_declarator name: (identifier) @name) @definition.field)
(field_declaration type: (_) @type declarator: (variable_declarator) @definition.field)
(field_declaration declarator: (variable_declarator value: (_) @value) @definition.field)
; Only one that is alone is displayed with its type.
(field_declaration type: (_) . (variable_declarator) @inner .) @outer
(constant_declaration type: (_) . (variable_declarator) @inner .) @outer
(constant_declaration declarator: (variable_declarator name: (identifier) @name) @definition.constant)
(constant_declaration type: (_) @type declarator: (variable_declarator) @definition.constant)
(constant_declaration declarator: (variable_declarator value: (_) @value) @definition.constant)
(record_declaration parameters: (formal_parameters (formal_parameter type: (_) @type name: (identifier) @name) @definition.field))

(_ (modifiers "static" @modifier.static)) @definition
(_ (modifiers "abstract" @modifier.abstract)) @definition
(method_declaration (modifiers "default" @modifier.default)) @definition
(_ (modifiers "final" @modifier.final)) @definition
(_ (modifiers "private" @modifier.private)) @definition
(_ (modifiers "protected" @modifier.protected)) @definition
(_ (modifiers "public" @modifier.public)) @definition
(field_declaration (modifiers "static" @modifier.static) declarator: (variable_declarator) @definition)
(field_declaration (modifiers "final" @modifier.final) declarator: (variable_declarator) @definition)
(field_declaration (modifiers "private" @modifier.private) declarator: (variable_declarator) @definition)
(field_declaration (modifiers "protected" @modifier.protected) declarator: (variable_declarator) @definition)
(field_declaration (modifiers "public" @modifier.public) declarator: (variable_declarator) @definition)
