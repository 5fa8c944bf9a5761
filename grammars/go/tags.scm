; Definitions.

(source_file (package_clause) @declaration) @definition.file
(package_clause (package_identifier) @namespace)
; A build constraint stands before the name of the package.
(source_file (comment) @build_constraint (package_clause) (#match? @build_constraint "^//(?:go:build|\\s*\\+build)\\s"))

(function_declaration name: (identifier) @name) @definition.function
(function_declaration body: (_) @body) @definition
(function_declaration result: (_) @type) @definition
; Other languages call it, or a linker gives it to another package.
((comment) @modifier.linked . (function_declaration) @definition (#match? @modifier.linked "^//(?:export|go:linkname|go:wasmexport)\\s"))
((comment) @modifier.linked . (comment) . (function_declaration) @definition (#match? @modifier.linked "^//(?:export|go:linkname|go:wasmexport)\\s"))
((comment) @modifier.linked . (comment) . (comment) . (function_declaration) @definition (#match? @modifier.linked "^//(?:export|go:linkname|go:wasmexport)\\s"))
((comment) @modifier.linked . (var_declaration (var_spec name: (_) @definition)) (#match? @modifier.linked "^//go:linkname\\s"))
; A method belongs to the type of its receiver, which another file of the package may declare.
(method_declaration receiver: (parameter_list (parameter_declaration type: [
    (type_identifier) @member_of
    (pointer_type (type_identifier) @member_of)
    (generic_type type: (type_identifier) @member_of)
    (pointer_type (generic_type type: (type_identifier) @member_of))
    (parenthesized_type (pointer_type (type_identifier) @member_of))
  ])) name: (field_identifier) @name) @definition.method
(method_declaration body: (_) @body) @definition
(method_declaration result: (_) @type) @definition

(type_spec name: (_) @name @declaration type: (_) @type) @definition.type_alias
(type_spec name: (_) @name type: (struct_type (field_declaration_list) @body)) @definition.struct
(type_spec name: (_) @name type: (interface_type "{" @body)) @definition.interface
(type_alias name: (_) @name type: (_) @type) @definition.type_alias
(type_declaration "type" @keyword [(type_spec) (type_alias)] @definition)
(type_declaration . (type_spec) @inner .) @outer
(type_declaration . (type_alias) @inner .) @outer

(type_spec type: (struct_type (field_declaration_list (field_declaration name: (field_identifier) @name @definition.field type: (_) @type))))
; An embedded type is a field that has its name.
(type_spec type: (struct_type (field_declaration_list (field_declaration !name type: [
    (type_identifier) @definition.field
    (qualified_type name: (_) @definition.field)
    (generic_type type: (type_identifier) @definition.field)
    (generic_type type: (qualified_type name: (_) @definition.field))
  ] @modifier.embedded))))
(type_spec type: (struct_type (field_declaration_list (field_declaration !name type: [
    (type_identifier) @name @definition.field @type
    (qualified_type name: (_) @name @definition.field) @type
    (generic_type type: (type_identifier) @name @definition.field) @type
    (generic_type type: (qualified_type name: (_) @name @definition.field)) @type
  ]))))
(type_spec type: (interface_type (method_elem name: (_) @name) @definition.method))
(type_spec type: (interface_type (method_elem result: (_) @type) @definition))

(var_spec name: (identifier) @name @definition.variable) @declaration
(var_spec name: (identifier) @definition.variable type: (_) @type)
(var_spec . name: (identifier) @definition.variable value: (expression_list . (_) @value .) )
; References in the value of a variable of the package belong to it.
(source_file (var_declaration (var_spec . name: (identifier) @_name @definition.variable value: (expression_list . (_) @body .)) (#not-eq? @_name "_")))
(source_file (var_declaration (var_spec_list (var_spec . name: (identifier) @_name @definition.variable value: (expression_list . (_) @body .)) (#not-eq? @_name "_"))))
(source_file (var_declaration (var_spec . name: (identifier) @_name @definition.variable . name: (identifier) value: (expression_list . (_) @body . (_))) (#not-eq? @_name "_")))
(source_file (var_declaration (var_spec_list (var_spec . name: (identifier) @_name @definition.variable . name: (identifier) value: (expression_list . (_) @body . (_))) (#not-eq? @_name "_"))))
(source_file (var_declaration (var_spec . name: (identifier) . name: (identifier) @_name @definition.variable value: (expression_list . (_) . (_) @body)) (#not-eq? @_name "_")))
(source_file (var_declaration (var_spec_list (var_spec . name: (identifier) . name: (identifier) @_name @definition.variable value: (expression_list . (_) . (_) @body)) (#not-eq? @_name "_"))))
(const_spec name: (identifier) @name @definition.constant) @declaration
(const_spec name: (identifier) @definition.constant type: (_) @type)
(const_spec . name: (identifier) @definition.constant value: (expression_list . (_) @value .))
; A constant without a type and a value has those of the one before; a list of them is usually of one type.
(const_declaration . (const_spec type: (_) @type) (const_spec name: (identifier) @definition.constant !type !value))
; Several names with a value each.
(var_spec . name: (identifier) . name: (identifier) @definition.variable value: (expression_list . (_) . (_) @value))
(const_spec . name: (identifier) . name: (identifier) @definition.constant value: (expression_list . (_) . (_) @value))
(var_spec . name: (identifier) @definition.variable . name: (identifier) value: (expression_list . (_) @value . (_)))
(const_spec . name: (identifier) @definition.constant . name: (identifier) value: (expression_list . (_) @value . (_)))
(short_var_declaration left: (expression_list (identifier) @name @definition.variable)) @declaration
; A function that a new name holds.
(short_var_declaration left: (expression_list . (identifier) @name .)
  right: (expression_list . (func_literal body: (_) @body) @value .)) @definition.function
