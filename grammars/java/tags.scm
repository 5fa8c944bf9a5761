; Definitions.

(package_declaration [(scoped_identifier) (identifier)] @namespace)

(class_declaration name: (_) @name body: (_) @body) @definition.class
(interface_declaration name: (_) @name body: (_) @body) @definition.interface
(annotation_type_declaration name: (_) @name body: (_) @body) @definition.interface
(enum_declaration name: (_) @name body: (_) @body) @definition.enum
(record_declaration name: (_) @name body: (_) @body) @definition.class
; An anonymous class. In the value of a field its members are those of the field.
(object_creation_expression "new" @name type: [
    (type_identifier) @base
    (scoped_type_identifier (type_identifier) @base .)
    (generic_type . (type_identifier) @base)
    (generic_type . (scoped_type_identifier (type_identifier) @base .))
  ] (class_body) @body) @definition.class @modifier.anonymous
(enum_constant name: (_) @name) @definition.enum_member
(enum_constant body: (_) @body) @definition
(method_declaration name: (_) @name) @definition.method
(method_declaration body: (_) @body) @definition
(method_declaration type: (_) @type) @definition
(annotation_type_element_declaration name: (_) @name) @definition.method
(annotation_type_element_declaration type: (_) @type) @definition
(constructor_declaration name: (_) @name body: (_) @body) @definition.constructor
(compact_constructor_declaration name: (_) @name body: (_) @body) @definition.constructor
; Its parameters are those of the record.
(compact_constructor_declaration name: (_) @modifier.compact) @definition
; A field that is declared alone is displayed with its modifiers and its type.
(field_declaration type: (_) @type . declarator: (variable_declarator name: (identifier) @name) .) @definition.field
(field_declaration type: (_) . declarator: (variable_declarator value: (_) @value) .) @definition
(field_declaration (variable_declarator name: (identifier) @name) @definition.field . (variable_declarator))
(field_declaration (variable_declarator) . (variable_declarator name: (identifier) @name) @definition.field)
(field_declaration type: (_) @type (variable_declarator) @definition . (variable_declarator))
(field_declaration type: (_) @type (variable_declarator) . (variable_declarator) @definition)
(field_declaration (variable_declarator value: (_) @value) @definition . (variable_declarator))
(field_declaration (variable_declarator) . (variable_declarator value: (_) @value) @definition)
(constant_declaration type: (_) @type . declarator: (variable_declarator name: (identifier) @name) .) @definition.constant
(constant_declaration type: (_) . declarator: (variable_declarator value: (_) @value) .) @definition
(constant_declaration (variable_declarator name: (identifier) @name) @definition.constant . (variable_declarator))
(constant_declaration (variable_declarator) . (variable_declarator name: (identifier) @name) @definition.constant)
(constant_declaration type: (_) @type declarator: (variable_declarator) @definition . (variable_declarator))
(constant_declaration type: (_) @type (variable_declarator) . (variable_declarator) @definition)
(record_declaration parameters: (formal_parameters (formal_parameter type: (_) @type name: (identifier) @name) @definition.property))

(_ (modifiers "static" @modifier.static)) @definition
(_ (modifiers "abstract" @modifier.abstract)) @definition
(method_declaration (modifiers "default" @modifier.default)) @definition
(_ (modifiers "final" @modifier.final)) @definition
(_ (modifiers "private" @modifier.private)) @definition
(_ (modifiers "protected" @modifier.protected)) @definition
(_ (modifiers "public" @modifier.public)) @definition
(field_declaration (modifiers "static" @modifier.static) (variable_declarator) @definition . (variable_declarator))
(field_declaration (modifiers "static" @modifier.static) (variable_declarator) . (variable_declarator) @definition)
(field_declaration (modifiers "final" @modifier.final) (variable_declarator) @definition . (variable_declarator))
(field_declaration (modifiers "final" @modifier.final) (variable_declarator) . (variable_declarator) @definition)
(field_declaration (modifiers "private" @modifier.private) (variable_declarator) @definition . (variable_declarator))
(field_declaration (modifiers "private" @modifier.private) (variable_declarator) . (variable_declarator) @definition)
(field_declaration (modifiers "protected" @modifier.protected) (variable_declarator) @definition . (variable_declarator))
(field_declaration (modifiers "protected" @modifier.protected) (variable_declarator) . (variable_declarator) @definition)
(field_declaration (modifiers "public" @modifier.public) (variable_declarator) @definition . (variable_declarator))
(field_declaration (modifiers "public" @modifier.public) (variable_declarator) . (variable_declarator) @definition)

; Constants.
(field_declaration (modifiers "static" "final") type: (_) . (variable_declarator name: (identifier) @name) .) @definition.constant
(field_declaration (modifiers "final" "static") type: (_) . (variable_declarator name: (identifier) @name) .) @definition.constant

((method_declaration (modifiers (marker_annotation name: (identifier) @modifier.override))) @definition
  (#eq? @modifier.override "Override"))
