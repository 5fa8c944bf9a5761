; Classes

(class_name_statement name: (name) @name) @definition.class
(class_definition name: (name) @name) @definition.class
(enum_definition name: (name) @name) @definition.enum
(enumerator left: (identifier) @name) @definition.enum_member

; Functions and signals

(source (function_definition name: (name) @name) @definition.function)
(class_body (function_definition name: (name) @name) @definition.method)
(constructor_definition "_init" @name) @definition.constructor
(signal_statement name: (name) @name) @definition.field

; Variables of a class

(const_statement name: (name) @name) @definition.constant
(source (variable_statement name: (name) @name) @definition.field)
(class_body (variable_statement name: (name) @name) @definition.field)

; Calls

(call . (identifier) @name) @reference.call
(attribute_call . (identifier) @name) @reference.call

; Types

(type (identifier) @name) @reference.type
(type (attribute (identifier) @name)) @reference.type
(extends_statement (identifier) @name) @reference.class

; Names in other places

(identifier) @name @reference.variable
