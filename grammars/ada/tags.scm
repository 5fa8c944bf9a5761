; Packages
(package_declaration name: (identifier) @name) @definition.package
(package_declaration name: (selected_component selector_name: (identifier) @name)) @definition.package
(package_body name: (identifier) @name) @definition.package
(package_body name: (selected_component selector_name: (identifier) @name)) @definition.package
(generic_instantiation "package" name: (identifier) @name) @definition.package
(package_renaming_declaration name: (identifier) @name) @definition.package

; Types. The first pattern for a name wins.
(full_type_declaration . (identifier) @name (enumeration_type_definition)) @definition.enum
(full_type_declaration . (identifier) @name (record_type_definition)) @definition.struct
(full_type_declaration . (identifier) @name (derived_type_definition (record_extension_part))) @definition.struct
(full_type_declaration . (identifier) @name (interface_type_definition)) @definition.interface
(full_type_declaration . (identifier) @name) @definition.type
(private_type_declaration . (identifier) @name) @definition.type
(private_extension_declaration . (identifier) @name) @definition.type
(incomplete_type_declaration . (identifier) @name) @definition.type
(subtype_declaration . (identifier) @name) @definition.type
(task_type_declaration . (identifier) @name) @definition.class
(single_task_declaration . (identifier) @name) @definition.class
(protected_type_declaration . (identifier) @name) @definition.class
(single_protected_declaration . (identifier) @name) @definition.class
(enumeration_type_definition (identifier) @name @definition.enum_member)
(component_declaration (identifier) @name) @definition.field
(entry_declaration entry_name: (identifier) @name) @definition.method

; Subprograms
(subprogram_declaration (procedure_specification name: (_) @name)) @definition.function
(subprogram_declaration (function_specification name: (_) @name)) @definition.function
(subprogram_body (procedure_specification name: (_) @name)) @definition.function
(subprogram_body (function_specification name: (_) @name)) @definition.function
(expression_function_declaration (function_specification name: (_) @name)) @definition.function
(null_procedure_declaration (procedure_specification name: (_) @name)) @definition.function
(generic_subprogram_declaration (procedure_specification name: (_) @name)) @definition.function
(generic_subprogram_declaration (function_specification name: (_) @name)) @definition.function
(generic_instantiation ["procedure" "function"] name: (identifier) @name) @definition.function

; Values
(exception_declaration . (identifier) @name) @definition.variable
((package_declaration (object_declaration name: (identifier) @name) @definition.constant)
  (#match? @definition.constant "^[^;]*:\\s*(?:aliased\\s+)?[Cc]onstant\\b"))
((package_body (non_empty_declarative_part (object_declaration name: (identifier) @name) @definition.constant))
  (#match? @definition.constant "^[^;]*:\\s*(?:aliased\\s+)?[Cc]onstant\\b"))
(package_declaration (object_declaration name: (identifier) @name) @definition.variable)
(package_declaration (number_declaration (identifier) @name) @definition.constant)
(package_body (non_empty_declarative_part (object_declaration name: (identifier) @name) @definition.variable))

; Uses
(procedure_call_statement name: (identifier) @name) @reference.call
(procedure_call_statement name: (selected_component selector_name: (identifier) @name)) @reference.call
(function_call . (identifier) @name) @reference.call
(function_call . (selected_component selector_name: (identifier) @name)) @reference.call
(raise_statement name: (identifier) @name) @reference.variable
(with_clause (identifier) @name) @reference.module
(with_clause (selected_component selector_name: (identifier) @name)) @reference.module
(_ subtype_mark: (identifier) @name) @reference.type
(_ subtype_mark: (selected_component selector_name: (identifier) @name)) @reference.type
(_ generic_name: (identifier) @name) @reference.call
(selected_component selector_name: (identifier) @name) @reference.field
(term (identifier) @name) @reference.variable
