; Types
(class_declaration (class) . (identifier) @name) @definition.class
(struct_declaration (struct) . (identifier) @name) @definition.struct
(union_declaration (union) . (identifier) @name) @definition.union
(interface_declaration (interface) . (identifier) @name) @definition.interface
(enum_declaration (enum) . (identifier) @name) @definition.enum
(enum_member . (identifier) @name) @definition.enum_member
(anonymous_enum_declaration (enum_member . (identifier) @name) @definition.constant)
(template_declaration (template) . (identifier) @name) @definition.namespace
(alias_initializer . (identifier) @name) @definition.type

; Functions. The first pattern for a name wins.
(aggregate_body (function_declaration (identifier) @name (parameters)) @definition.method)
(function_declaration (identifier) @name (parameters)) @definition.function
(aggregate_body (auto_declaration variable: (identifier) @name) @definition.field)
(constructor (this) @name) @definition.constructor

; Values
(aggregate_body (variable_declaration (declarator . (identifier) @name)) @definition.field)
(source_file (variable_declaration (declarator . (identifier) @name)) @definition.variable)
(module_def (variable_declaration (declarator . (identifier) @name)) @definition.variable)
(module_def (auto_declaration variable: (identifier) @name) @definition.variable)
(source_file (auto_declaration variable: (identifier) @name) @definition.variable)
(manifest_declarator . (identifier) @name) @definition.constant

; Uses
(call_expression . (identifier) @name) @reference.call
(call_expression . (type (identifier) @name .)) @reference.call
(call_expression . (property_expression (identifier) @name .)) @reference.call
(call_expression . (template_instance . (identifier) @name)) @reference.call
(call_expression . (property_expression (template_instance . (identifier) @name) .)) @reference.call
(type (identifier) @name) @reference.type
(base_class (identifier) @name) @reference.type
((property_expression . (identifier) @name) @reference.type
  (#match? @name "^[A-Z]"))
(property_expression (_) (identifier) @name .) @reference.property
(template_instance . (identifier) @name) @reference.call
