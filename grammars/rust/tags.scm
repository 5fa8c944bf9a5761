; Definitions.

(function_item name: (_) @name) @definition.function
(function_item body: (_) @body) @definition
(function_item return_type: (_) @type) @definition
(function_signature_item name: (_) @name) @definition.function
(function_signature_item return_type: (_) @type) @definition
; Functions in a trait are its methods. Those of an `impl` block belong to the type that it names, wherever that is declared.
(trait_item body: (declaration_list [(function_item name: (_) @name) (function_signature_item name: (_) @name)] @definition.method))
(trait_item body: (declaration_list (function_signature_item name: (_) @name) @definition.method))
(impl_item type: [
    (type_identifier) @member_of
    (generic_type type: (type_identifier) @member_of)
    (reference_type type: (type_identifier) @member_of)
  ] body: (declaration_list [(function_item name: (_) @name) (function_signature_item name: (_) @name)] @definition.method))
; What a trait, a macro or a path in front of the type keeps away from the names of the file.
(impl_item type: [(scoped_type_identifier) (generic_type type: (scoped_type_identifier)) (primitive_type) (tuple_type) (array_type)
    (dynamic_type) (pointer_type) (unit_type) (reference_type type: (primitive_type)) (function_type) (never_type)] @member_of
  body: (declaration_list [(function_item name: (_) @name) (function_signature_item name: (_) @name)] @definition.method))
; Without a receiver, a function is called by the name of the type.
(function_item parameters: (parameters . (parameter pattern: [(identifier) (mut_pattern) (tuple_pattern) (tuple_struct_pattern) (struct_pattern) (reference_pattern) (ref_pattern) (slice_pattern) "_"])) @modifier.static) @definition
(function_item parameters: (parameters . ")") @modifier.static) @definition
(function_signature_item parameters: (parameters . (parameter pattern: [(identifier) (mut_pattern) (tuple_pattern) (tuple_struct_pattern) (struct_pattern) (reference_pattern) (ref_pattern) (slice_pattern) "_"])) @modifier.static) @definition
(function_signature_item parameters: (parameters "(" . ")") @modifier.static) @definition

(struct_item name: (_) @name) @definition.struct
(struct_item body: (_) @body) @definition
(union_item name: (_) @name body: (_) @body) @definition.struct
(field_declaration name: (_) @name type: (_) @type) @definition.field
(enum_item name: (_) @name body: (_) @body) @definition.enum
(enum_variant name: (_) @name) @definition.enum_member
(trait_item name: (_) @name body: (_) @body) @definition.trait
(type_item name: (_) @name type: (_) @type) @definition.type_alias
(mod_item name: (_) @name body: (_) @body) @definition.namespace
(const_item name: (_) @name type: (_) @type) @definition.constant
(const_item value: (_) @value) @definition
(static_item name: (_) @name type: (_) @type) @definition.variable
(static_item value: (_) @value) @definition
(impl_item type: [(type_identifier) @member_of (generic_type type: (type_identifier) @member_of)]
  body: (declaration_list (const_item "const" @modifier.static name: (_) @name) @definition.constant))
(trait_item body: (declaration_list (const_item "const" @modifier.static name: (_) @name) @definition.constant))
(macro_definition name: (_) @name) @definition.macro

; What a trait promises for a type.
(impl_item trait: (_) @value type: [(type_identifier) @member_of (generic_type type: (type_identifier) @member_of)]) @lineage.parent

(_ (visibility_modifier . "pub" @modifier.public .)) @definition
(impl_item trait: (_) @modifier.public body: (declaration_list [(function_item) (const_item)] @definition))
(function_item (function_modifiers "async" @modifier.async)) @definition
(function_item (function_modifiers "const" @modifier.const)) @definition
(function_item (function_modifiers "unsafe" @modifier.unsafe)) @definition
(function_item (function_modifiers (extern_modifier) @modifier.extern)) @definition
(static_item (mutable_specifier) @modifier.mut) @definition
