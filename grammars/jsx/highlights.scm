(jsx_opening_element name: (identifier) @tag)
(jsx_self_closing_element name: (identifier) @tag)
(jsx_closing_element name: (identifier) @tag)
(jsx_attribute (property_identifier) @attribute)
