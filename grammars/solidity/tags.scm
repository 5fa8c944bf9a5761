; Types
(contract_declaration name: (identifier) @name) @definition.class
(library_declaration name: (identifier) @name) @definition.namespace
(interface_declaration name: (identifier) @name) @definition.interface
(struct_declaration name: (identifier) @name) @definition.struct
(struct_member name: (identifier) @name) @definition.field
(enum_declaration name: (identifier) @name) @definition.enum
(enum_value) @name @definition.enum_member
(user_defined_type_definition name: (identifier) @name) @definition.type
; An event and an error are declared with their values, as a structure is.
(event_definition name: (identifier) @name) @definition.struct
(error_declaration name: (identifier) @name) @definition.struct

; Functions. The first pattern for a name wins.
(contract_body (function_definition name: (identifier) @name) @definition.method)
(function_definition name: (identifier) @name) @definition.function
(modifier_definition name: (identifier) @name) @definition.method
(constructor_definition "constructor" @name) @definition.constructor
(fallback_receive_definition ["receive" "fallback"] @name) @definition.method
(yul_function_definition . (yul_identifier) @name) @definition.function

; Values
(state_variable_declaration name: (identifier) @name) @definition.field
(constant_variable_declaration name: (identifier) @name) @definition.constant

; Uses
(call_expression function: (expression (identifier) @name)) @reference.call
(call_expression function: (expression (member_expression property: (identifier) @name))) @reference.call
(call_expression function: (expression (struct_expression type: (expression (identifier) @name)))) @reference.call
(call_expression function: (expression (struct_expression
  type: (expression (member_expression property: (identifier) @name))))) @reference.call
(modifier_invocation (identifier) @name) @reference.call
(emit_statement name: (expression (identifier) @name)) @reference.call
(revert_statement error: (expression (identifier) @name)) @reference.call
(revert_statement error: (expression (member_expression property: (identifier) @name))) @reference.call
(user_defined_type (identifier) @name) @reference.type
(using_directive (type_alias (identifier) @name)) @reference.type
((member_expression object: (identifier) @name) @reference.type
  (#match? @name "^[A-Z]"))
(member_expression object: (identifier) @name) @reference.variable
(member_expression property: (identifier) @name) @reference.field
(expression (identifier) @name) @reference.variable
