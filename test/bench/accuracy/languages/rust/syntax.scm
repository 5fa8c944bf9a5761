(call_expression function: (identifier) @call @shape.plain_name)
(call_expression function: (scoped_identifier name: (identifier) @call))
(call_expression function: (field_expression field: (field_identifier) @call))
(call_expression function: (generic_function function: (identifier) @call @shape.plain_name))
(call_expression function: (generic_function function: (scoped_identifier name: (identifier) @call)))
(call_expression function: (generic_function function: (field_expression field: (field_identifier) @call)))
(macro_invocation macro: (identifier) @call @shape.macro)
(macro_invocation macro: (scoped_identifier name: (identifier) @call @shape.macro))
; The arguments of a macro are tokens.
(token_tree (identifier) @call @shape.argument_of_a_macro . (token_tree . "("))
; A value of a struct.
(struct_expression name: (type_identifier) @call.new @shape.struct_expression)
(struct_expression name: (scoped_type_identifier name: (type_identifier) @call.new @shape.struct_expression))
(struct_expression name: (generic_type_with_turbofish type: (type_identifier) @call.new @shape.struct_expression))

(function_item name: (_) @name) @container
(function_signature_item name: (_) @name) @container
(struct_item name: (_) @name) @container
(union_item name: (_) @name) @container
(enum_item name: (_) @name) @container
(trait_item name: (_) @name) @container
(mod_item name: (_) @name body: (_)) @container
(macro_definition name: (_) @name) @container
(const_item name: (_) @name value: (_)) @container
(static_item name: (_) @name value: (_)) @container

(field_declaration name: (_) @definition)
(enum_variant name: (_) @definition)
(type_item name: (_) @definition)
(associated_type name: (_) @definition)
(type_parameter name: (_) @definition)
(const_parameter name: (_) @definition)
(let_declaration pattern: (identifier) @definition)
(parameter pattern: (identifier) @definition)

(block) @local
(parameters) @local
(closure_parameters) @local
(type_parameters) @local

(mod_item name: (identifier) @module @module.name !body)
(use_declaration argument: (identifier) @module @module.name)
(use_declaration argument: (use_as_clause path: (identifier) @module @module.name))
(use_wildcard [(identifier) (crate) (super) (self)] @module @module.name)
(use_wildcard (scoped_identifier name: (_) @module.name) @module)
(use_declaration argument: (scoped_identifier
  path: [(identifier) @module.name (crate) @module.name (super) @module.name (self) @module.name
    (scoped_identifier name: (_) @module.name)] @module
  name: (_) @module.name))
(use_as_clause path: (scoped_identifier
  path: [(identifier) @module.name (crate) @module.name (super) @module.name (self) @module.name
    (scoped_identifier name: (_) @module.name)] @module
  name: (_) @module.name))
(use_list (scoped_identifier
  path: [(identifier) @module.name (crate) @module.name (super) @module.name (self) @module.name
    (scoped_identifier name: (_) @module.name)] @module
  name: (_) @module.name))
(scoped_use_list
  path: [(identifier) @module.name (crate) @module.name (super) @module.name (self) @module.name
    (scoped_identifier name: (_) @module.name)] @module
  list: (use_list (identifier) @module.name))
(scoped_use_list
  path: [(identifier) @module.name (crate) @module.name (super) @module.name (self) @module.name
    (scoped_identifier name: (_) @module.name)] @module
  list: (use_list (use_as_clause path: (identifier) @module.name)))
(scoped_use_list
  path: [(identifier) @module.name (crate) @module.name (super) @module.name (self) @module.name
    (scoped_identifier name: (_) @module.name)] @module
  list: (use_list [(self) (use_as_clause path: (self))]))

(call_expression function: (scoped_identifier
  path: (identifier) name: (_) @shape.member_of_path))
(call_expression function: (scoped_identifier
  path: [(scoped_identifier) (crate) (super) (self)] name: (_) @shape.member_of_longer_path))
(call_expression function: (scoped_identifier
  path: [(generic_type) (bracketed_type)] name: (_) @shape.member_of_type))
(field_expression value: (identifier) field: (_) @shape.member_of_name)
(field_expression value: (self) field: (_) @shape.member_of_self)
(field_expression value: (field_expression) field: (_) @shape.member_chain)
(field_expression value: (call_expression) field: (_) @shape.member_of_call_result)
(field_expression value: (try_expression) field: (_) @shape.member_of_call_result)
(field_expression value: (await_expression) field: (_) @shape.member_of_awaited)
(field_expression value: (index_expression) field: (_) @shape.member_of_element)
(field_expression value: (parenthesized_expression) field: (_) @shape.member_of_parenthesized)
(field_expression value: (macro_invocation) field: (_) @shape.member_of_macro)
(struct_pattern (field_pattern name: (_) @shape.field_of_pattern))
(field_initializer field: (_) @shape.field_of_struct_expression)
