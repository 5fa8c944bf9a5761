; Definitions. A module is a type whose members other types take.

(class name: (constant) @name body: (_)? @body) @definition.class
(class name: (scope_resolution name: (constant) @name) body: (_)? @body) @definition.class
(class name: (scope_resolution scope: (_) @member_of)) @definition
(module name: (constant) @name body: (_)? @body) @definition.trait
(module name: (scope_resolution name: (constant) @name) body: (_)? @body) @definition.trait
(module name: (scope_resolution scope: (_) @member_of)) @definition

(method name: (_) @name body: (_)? @body) @definition.method
(singleton_method object: (self) @modifier.static name: (_) @name body: (_)? @body) @definition.method
(singleton_method object: (constant) @member_of @modifier.static name: (_) @name body: (_)? @body) @definition.method
(program (method) @definition.function)
; Methods of a type itself.
(singleton_class value: (self) @modifier.static body: (body_statement (method) @definition))
(singleton_class value: (self) @modifier.static body: (body_statement (call arguments: (argument_list (method) @definition))))

; Constants, and types that a call makes.
(assignment left: (constant) @name right: (_) @value) @definition.constant
(assignment left: (scope_resolution scope: (_) @member_of name: (constant) @name) right: (_) @value) @definition.constant
(assignment left: (constant) @name right: (call receiver: (constant) @_maker method: (identifier) @_new block: (_)? @body)
  (#any-of? @_maker "Struct" "Class" "Data") (#any-of? @_new "new" "define")) @definition.class
(assignment left: (constant) @name right: (call receiver: (constant) @_maker method: (identifier) @_new block: (_)? @body)
  (#eq? @_maker "Module") (#eq? @_new "new")) @definition.trait
(assignment left: (constant) @member_of right: (call receiver: (constant) @_maker method: (identifier) @_new
    arguments: (argument_list (simple_symbol) @name @definition.property))
  (#any-of? @_maker "Struct" "Data") (#any-of? @_new "new" "define"))
(class name: (constant) @member_of superclass: (superclass (call receiver: (constant) @_maker method: (identifier) @_new
    arguments: (argument_list (simple_symbol) @name @definition.property)))
  (#any-of? @_maker "Struct" "Data") (#any-of? @_new "new" "define"))

; Methods that a call defines.
(call !receiver method: (identifier) @_accessor arguments: (argument_list (simple_symbol) @name @definition.property)
  (#any-of? @_accessor "attr_reader" "attr_writer" "attr_accessor" "attr" "mattr_accessor" "cattr_accessor" "class_attribute" "mattr_reader" "cattr_reader" "attribute"))
(call !receiver method: (identifier) @_accessor arguments: (argument_list . (simple_symbol) @inner .)
  (#any-of? @_accessor "attr_reader" "attr_writer" "attr_accessor" "attr")) @outer
(call !receiver method: (identifier) @_accessor @modifier.static arguments: (argument_list (simple_symbol) @definition.property)
  (#any-of? @_accessor "mattr_accessor" "cattr_accessor" "class_attribute" "mattr_reader" "cattr_reader"))
(singleton_class value: (self) @modifier.static body: (body_statement (call !receiver method: (identifier) @_accessor arguments: (argument_list (simple_symbol) @definition.property)))
  (#any-of? @_accessor "attr_reader" "attr_writer" "attr_accessor" "attr"))
(call !receiver method: (identifier) @_accessor @modifier.setter arguments: (argument_list (simple_symbol) @definition.property) (#eq? @_accessor "attr_writer"))
(call !receiver method: (identifier) @_define arguments: (argument_list . (simple_symbol) @name) block: (_) @body
  (#eq? @_define "define_method")) @definition.method
(call !receiver method: (identifier) @_define @modifier.static arguments: (argument_list . (simple_symbol) @name) block: (_) @body
  (#eq? @_define "define_singleton_method")) @definition.method
(alias name: (_) @name alias: (_) @value) @definition.method
(singleton_class value: (self) @modifier.static body: (body_statement (alias) @definition))
(call !receiver method: (identifier) @_alias arguments: (argument_list . (simple_symbol) @name @definition.method . (simple_symbol) @value)
  (#eq? @_alias "alias_method"))
(singleton_class value: (self) @modifier.static body: (body_statement (call !receiver method: (identifier) @_alias arguments: (argument_list . (simple_symbol) @definition)))
  (#eq? @_alias "alias_method"))
(call !receiver method: (identifier) @_delegate arguments: (argument_list (simple_symbol) @name @value @definition.method (pair key: (hash_key_symbol) @_to))
  (#any-of? @_delegate "delegate") (#eq? @_to "to"))
(call !receiver method: (identifier) @_delegate arguments: (argument_list . (_) (simple_symbol) @name @value @definition.method)
  (#any-of? @_delegate "def_delegators" "def_instance_delegators"))
(call !receiver method: (identifier) @_delegate arguments: (argument_list . (_) . (simple_symbol) @name @value @definition.method .)
  (#any-of? @_delegate "def_delegator" "def_instance_delegator"))
(call !receiver method: (identifier) @_delegate arguments: (argument_list . (_) . (simple_symbol) @value . (simple_symbol) @name @definition.method .)
  (#any-of? @_delegate "def_delegator" "def_instance_delegator"))
; Names in a list, for each of which a block defines a method.
(call receiver: [(symbol_array (bare_symbol) @name @definition.method) (array (simple_symbol) @name @definition.method)] method: (identifier) @_each
    block: [(block body: (block_body (call !receiver method: (identifier) @_define arguments: (argument_list . (identifier) .))))
            (do_block body: (body_statement (call !receiver method: (identifier) @_define arguments: (argument_list . (identifier) .))))]
  (#eq? @_each "each") (#eq? @_define "define_method"))
; Code that adds to a type which it names.
(call receiver: [(constant) (scope_resolution)] @member_of method: (identifier) @_eval block: (do_block body: (body_statement (method) @definition))
  (#any-of? @_eval "class_eval" "module_eval" "class_exec" "module_exec"))

; Members that a framework for databases defines.
(call !receiver method: (identifier) @_association arguments: (argument_list . (simple_symbol) @name @definition.property)
  (#any-of? @_association "belongs_to" "has_one" "has_many" "has_and_belongs_to_many" "has_one_attached" "has_many_attached" "has_rich_text" "store_accessor"))
(call !receiver method: (identifier) @_scope @modifier.static arguments: (argument_list . (simple_symbol) @name . (lambda body: (_) @body)) @definition.method
  (#eq? @_scope "scope"))

; Fields.
(assignment left: (instance_variable) @name right: (_) @value) @definition.self_member
(operator_assignment left: (instance_variable) @name right: (_) @value) @definition.self_member
(left_assignment_list (instance_variable) @name @definition.self_member)
(assignment left: (class_variable) @name right: (_) @value) @definition.self_member
(operator_assignment left: (class_variable) @name right: (_) @value) @definition.self_member

; Visibility: of what follows a word of its own, and of what a call names.
(body_statement (identifier) @modifier.private (#eq? @modifier.private "private") (method) @definition)
(body_statement (identifier) @modifier.protected (#eq? @modifier.protected "protected") (method) @definition)
(call !receiver method: (identifier) @modifier.private (#any-of? @modifier.private "private" "private_class_method") arguments: (argument_list [(method) (singleton_method)] @definition))
(call !receiver method: (identifier) @modifier.protected (#eq? @modifier.protected "protected") arguments: (argument_list (method) @definition))

; What a type takes from modules.
(body_statement (call !receiver method: (identifier) @_include arguments: (argument_list [(constant) (scope_resolution)] @item))
  (#any-of? @_include "include" "prepend")) @lineage.mixin
