; The expressions of markup, in which elements are values.
(document) @document
(document (html_interpolation) @interpolation)
(element (html_interpolation) @interpolation)
; Braces of the language, in an expression.
(html_interpolation (html_interpolation) @braces)
(html_interpolation (permissible_text) @text)
; Markup in an expression is a value.
(html_interpolation [(element) (script_element) (style_element)] @element)
(attribute_interpolation (attribute_js_expr) @expression)
(attribute_backtick_string) @expression

(start_tag (tag_name) @component (#match? @component "^[A-Z]|\\."))
(self_closing_tag (tag_name) @component (#match? @component "^[A-Z]|\\."))

(start_tag (tag_name) @tag)
(end_tag (tag_name) @tag)
(self_closing_tag (tag_name) @tag)
(attribute_name) @attribute
(quoted_attribute_value) @string
(comment) @comment
