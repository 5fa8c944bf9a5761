; Units
(module (module_statement (name) @name)) @definition.module
(submodule (submodule_statement name: (name) @name)) @definition.module
(program (program_statement (name) @name)) @definition.function
(interface (interface_statement (name) @name)) @definition.interface

; Types
(derived_type_definition (derived_type_statement (type_name) @name)) @definition.struct
(derived_type_definition (variable_declaration declarator: (identifier) @name) @definition.field)
(derived_type_definition (variable_declaration declarator: (sized_declarator . (identifier) @name)) @definition.field)
(derived_type_definition (variable_declaration declarator: (init_declarator left: (identifier) @name)) @definition.field)
(derived_type_definition (variable_declaration declarator: (init_declarator left: (sized_declarator . (identifier) @name))) @definition.field)
(derived_type_procedures (procedure_statement declarator: (binding (binding_name (identifier) @name)) @definition.method))
(derived_type_procedures (procedure_statement declarator: (method_name) @name @definition.method))
(enumerator_statement declarator: (identifier) @name) @definition.enum_member
(enumerator_statement declarator: (init_declarator left: (identifier) @name)) @definition.enum_member

; Procedures
(subroutine (subroutine_statement name: (name) @name)) @definition.function
(function (function_statement name: (name) @name)) @definition.function
(module_procedure (module_procedure_statement name: (name) @name)) @definition.function

; Values. The first pattern for a name wins.
(module (variable_declaration attribute: (type_qualifier) @_parameter declarator: (init_declarator left: (identifier) @name)) @definition.constant
  (#match? @_parameter "^[Pp][Aa][Rr]"))
(module (variable_declaration declarator: (init_declarator left: (identifier) @name)) @definition.variable)
(module (variable_declaration declarator: (identifier) @name) @definition.variable)
(module (variable_declaration declarator: (sized_declarator . (identifier) @name)) @definition.variable)

; Uses. An element of an array looks like a call; names of arrays are local variables in most places.
(subroutine_call subroutine: (identifier) @name) @reference.call
(subroutine_call subroutine: (derived_type_member_expression (type_member) @name .)) @reference.call
(call_expression . (identifier) @name) @reference.call
(call_expression . (derived_type_member_expression (type_member) @name .)) @reference.call
(binding (method_name) @name) @reference.call
(interface (procedure_statement declarator: (method_name) @name)) @reference.call
(derived_type_member_expression (type_member) @name .) @reference.field
(derived_type name: (type_name) @name) @reference.type
(base_type_specifier (identifier) @name) @reference.type
(use_statement (module_name) @name) @reference.module
(included_items (identifier) @name) @reference.variable
(public_statement (identifier) @name) @reference.variable
(identifier) @name @reference.variable
