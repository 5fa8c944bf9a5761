; Definitions.

(package_header (identifier) @namespace)

(class_declaration "class" (type_identifier) @name) @definition.class
(class_declaration "interface" (type_identifier) @name) @definition.interface
(class_declaration "enum" (type_identifier) @name) @definition.enum
(class_declaration [(class_body) (enum_class_body)] @body) @definition
(object_declaration (type_identifier) @name) @definition.class @modifier.object
(object_declaration (class_body) @body) @definition
(enum_entry (simple_identifier) @name) @definition.enum_member
(enum_entry (class_body) @body) @definition
(type_alias (type_identifier) @name (_) @type .) @definition.type_alias
; An anonymous class.
(object_literal "object" @name (delegation_specifier [(user_type (type_identifier) @base) (constructor_invocation (user_type (type_identifier) @base))]) (class_body) @body) @definition.class @modifier.anonymous

; The primary constructor has the name of the class, and its `val`s and `var`s are properties.
(class_declaration (type_identifier) @name (primary_constructor) @definition.constructor @body @modifier.compact)
(class_declaration (type_identifier) @member_of (primary_constructor (class_parameter (binding_pattern_kind) (simple_identifier) @name) @definition.property))
(class_declaration (primary_constructor (class_parameter (binding_pattern_kind) (simple_identifier) . ":" . (_) @type) @definition))
(class_declaration (type_identifier) @name (class_body (secondary_constructor) @definition.constructor))
(class_declaration (type_identifier) @name (enum_class_body (secondary_constructor) @definition.constructor))
(secondary_constructor "{" @body) @definition

(function_declaration (simple_identifier) @name . (function_value_parameters)) @definition.function
(function_declaration (function_body) @body) @definition
(function_declaration (function_value_parameters) . ":" . (_) @type) @definition
; A property. Those of functions are local variables.
(property_declaration (variable_declaration (simple_identifier) @name)) @definition.variable
(property_declaration (variable_declaration (simple_identifier) . ":" . (_) @type)) @definition
(property_declaration (variable_declaration) "=" . (_) @value) @definition
(property_declaration (property_delegate) @value) @definition
(property_declaration [(getter) (setter)] @body @modifier.accessor) @definition
(source_file (property_declaration (modifiers (property_modifier)) (variable_declaration)) @definition.constant)

; Functions and properties that are called on values of a type.
(function_declaration . (modifiers)? . "fun" . (type_parameters)? . [(user_type) (nullable_type) (parenthesized_type)] @modifier.extension . ".") @definition
(property_declaration [(user_type) (nullable_type) (parenthesized_type)] @modifier.extension . "." . (variable_declaration)) @definition

; Members of a companion are those of the class.
(companion_object (class_body [(function_declaration) (property_declaration)] @definition) @modifier.static)

(_ (modifiers (visibility_modifier "private") @modifier.private)) @definition
(_ (modifiers (visibility_modifier "protected") @modifier.protected)) @definition
(_ (modifiers (visibility_modifier "internal") @modifier.internal)) @definition
(_ (modifiers (visibility_modifier "public") @modifier.public)) @definition
(_ (modifiers (inheritance_modifier "abstract") @modifier.abstract)) @definition
(_ (modifiers (inheritance_modifier "open") @modifier.open)) @definition
(_ (modifiers (inheritance_modifier "final") @modifier.final)) @definition
(_ (modifiers (member_modifier "override") @modifier.override)) @definition
; Parts of one type, for several platforms.
(class_declaration (modifiers (platform_modifier) @modifier.partial)) @definition
(object_declaration (modifiers (platform_modifier) @modifier.partial)) @definition
(_ (modifiers (class_modifier "sealed") @modifier.sealed)) @definition
(_ (modifiers (class_modifier "data") @modifier.data)) @definition
(_ (modifiers (class_modifier "inner") @modifier.inner)) @definition
(_ (modifiers (class_modifier "annotation") @modifier.annotation)) @definition
(_ (modifiers (function_modifier "suspend") @modifier.suspend)) @definition
(_ (modifiers (function_modifier "inline") @modifier.inline)) @definition
(_ (modifiers (function_modifier "operator") @modifier.operator)) @definition
(_ (modifiers (function_modifier "infix") @modifier.infix)) @definition
