; Functions: a specification and all clauses are one definition.

(spec fun: (atom) @name) @definition.function
(fun_decl clause: (function_clause name: (atom) @name)) @definition.function
(callback fun: (atom) @name) @definition.method

; Macros, records and types

(pp_define lhs: (macro_lhs name: [(var) (atom)] @name)) @definition.macro
(record_decl name: (atom) @name) @definition.struct
(record_decl fields: (record_field name: (atom) @name) @definition.field)
(type_alias name: (type_name name: (atom) @name)) @definition.type
(opaque name: (type_name name: (atom) @name)) @definition.type
(module_attribute name: (atom) @name) @definition.module

; Calls

(call expr: (atom) @name) @reference.call
(remote fun: (call expr: (atom) @name)) @reference.call
(internal_fun fun: (atom) @name) @reference.call
(external_fun fun: (atom) @name) @reference.call
(macro_call_expr name: [(var) (atom)] @name) @reference.call

; Other names

(remote_module module: (atom) @name) @reference.module
(behaviour_attribute name: (atom) @name) @reference.module
(import_attribute module: (atom) @name) @reference.module
(export_attribute funs: (fa fun: (atom) @name)) @reference.function
(import_attribute funs: (fa fun: (atom) @name)) @reference.function
(record_name name: (atom) @name) @reference.struct
(record_field_name name: (atom) @name) @reference.field
(record_expr fields: (record_field name: (atom) @name)) @reference.field
(record_update_expr fields: (record_field name: (atom) @name)) @reference.field
