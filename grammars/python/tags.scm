; Definitions. Several patterns may match one definition: their captures are merged by node, and the kind of
; the last pattern wins. The manifest makes a function in a class a method.

(class_definition name: (_) @name body: (_) @body) @definition.class
(class_definition body: (block . (expression_statement (string) @doc))) @definition
; What a protocol declares, other classes have without naming it.
(class_definition name: (_) @name superclasses: (argument_list [
    (identifier) @_protocol (attribute attribute: (identifier) @_protocol)
    (subscript value: [(identifier) @_protocol (attribute attribute: (identifier) @_protocol)])
  ]) (#eq? @_protocol "Protocol")) @definition.interface
(function_definition name: (_) @name body: (_) @body) @definition.function
(function_definition body: (block . (expression_statement (string) @doc))) @definition
(function_definition return_type: (type) @type) @definition
(function_definition "async" @modifier.async) @definition
(module . (expression_statement (string) @doc)) @definition.file

(decorated_definition (decorator (identifier) @modifier.static (#eq? @modifier.static "staticmethod")) definition: (_) @definition)
(decorated_definition (decorator (identifier) @modifier.class (#eq? @modifier.class "classmethod")) definition: (_) @definition)
(decorated_definition (decorator (identifier) @modifier.abstract (#eq? @modifier.abstract "abstractmethod")) definition: (_) @definition)
(decorated_definition (decorator [(identifier) @modifier.overload (attribute attribute: (identifier) @modifier.overload)])
  definition: (function_definition) @definition (#eq? @modifier.overload "overload"))
(decorated_definition
  (decorator (identifier) @modifier.accessor (#any-of? @modifier.accessor "property" "cached_property"))
  definition: (_) @definition.property)
(decorated_definition
  (decorator (attribute attribute: (identifier) @modifier.accessor (#any-of? @modifier.accessor "cached_property" "setter" "getter" "deleter")))
  definition: (_) @definition.property)
(decorated_definition definition: (_) @inner) @outer

(assignment left: (identifier) @name) @definition.variable
(assignment left: (identifier) @name right: (_) @value) @definition.variable
(assignment type: (type) @type) @definition
(assignment left: [(pattern_list (identifier) @name @definition.variable) (tuple_pattern (identifier) @name @definition.variable)])
(assignment left: (identifier) @name (#match? @name "^_*[A-Z][A-Z0-9_]*$")) @definition.constant
(assignment left: (identifier) @name right: (lambda) @value) @definition.function
(type_alias_statement left: (type (identifier) @name) right: (_) @type) @definition.type_alias
(expression_statement . (assignment) @inner .) @outer

; `self.x = …` in a method declares a member.
(assignment left: (attribute object: (identifier) @_receiver attribute: (identifier) @name)
  (#any-of? @_receiver "self" "cls")) @definition.self_member
(assignment left: (attribute object: (identifier) @_receiver) right: (_) @value
  (#any-of? @_receiver "self" "cls")) @definition.self_member
