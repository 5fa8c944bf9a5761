; An element is a call of its component. Lower-case names are elements of the host: members of a type that declares
; them, and not names of the program.
(jsx_opening_element name: (identifier) @callee (#match? @callee "^[A-Z_$]")) @expression.component
(jsx_self_closing_element name: (identifier) @callee (#match? @callee "^[A-Z_$]")) @expression.component
(jsx_opening_element name: (member_expression) @callee) @expression.component
(jsx_self_closing_element name: (member_expression) @callee) @expression.component
; One match per attribute, because matching all attributes at once takes quadratic time.
(jsx_opening_element name: (identifier) @callee attribute: (_) @item (#match? @callee "^[A-Z_$]")) @expression.component
(jsx_self_closing_element name: (identifier) @callee attribute: (_) @item (#match? @callee "^[A-Z_$]")) @expression.component
(jsx_opening_element name: (member_expression) @callee attribute: (_) @item) @expression.component
(jsx_self_closing_element name: (member_expression) @callee attribute: (_) @item) @expression.component
(jsx_opening_element name: (identifier) @key (#match? @key "^[a-z]")) @expression.host
(jsx_self_closing_element name: (identifier) @key (#match? @key "^[a-z]")) @expression.host
(jsx_opening_element name: (identifier) @key attribute: (_) @item (#match? @key "^[a-z]")) @expression.host
(jsx_self_closing_element name: (identifier) @key attribute: (_) @item (#match? @key "^[a-z]")) @expression.host
(jsx_attribute . (property_identifier) @key) @expression.attribute
(jsx_attribute . (property_identifier) @key (_) @operand) @expression.attribute
(jsx_expression (_) @operand) @expression.same
(jsx_opening_element name: (identifier) @ignore (#match? @ignore "^[a-z]"))
(jsx_self_closing_element name: (identifier) @ignore (#match? @ignore "^[a-z]"))
(jsx_closing_element name: (identifier) @ignore)
(jsx_closing_element name: (member_expression object: (identifier) @ignore))
