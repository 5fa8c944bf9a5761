; An element is a call of its component; lower-case names are elements of the host, not names of the program.
(jsx_opening_element name: (identifier) @element (#match? @element "^[A-Z_$]"))
(jsx_self_closing_element name: (identifier) @element (#match? @element "^[A-Z_$]"))
(jsx_opening_element name: (member_expression) @element)
(jsx_self_closing_element name: (member_expression) @element)
(jsx_opening_element name: (identifier) @ignore (#match? @ignore "^[a-z]"))
(jsx_self_closing_element name: (identifier) @ignore (#match? @ignore "^[a-z]"))
(jsx_closing_element name: (identifier) @ignore)
(jsx_closing_element name: (member_expression object: (identifier) @ignore))
