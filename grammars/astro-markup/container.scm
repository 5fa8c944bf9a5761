; The expressions of markup, in which elements are values.
(document) @document @document.props
(document (html_interpolation) @interpolation)
(element (html_interpolation) @interpolation)
; Braces of the language, in an expression.
(html_interpolation (html_interpolation) @braces)
(html_interpolation (permissible_text) @text @text.props)
; Markup in an expression is a value.
(html_interpolation [(element) (script_element) (style_element)] @element)
(attribute_interpolation (attribute_js_expr) @expression @expression.props)
(attribute_backtick_string) @expression @expression.props

(start_tag (tag_name) @component (#match? @component "^[A-Z]|\\."))
(self_closing_tag (tag_name) @component (#match? @component "^[A-Z]|\\."))
((element [(start_tag (tag_name) @_tag) (self_closing_tag (tag_name) @_tag)]) @block (#match? @_tag "^[A-Z]|\\."))
; Its attributes are props, and `{name}` stands for `name={name}`.
([(start_tag (tag_name) @_tag (attribute (attribute_name) @prop)) (self_closing_tag (tag_name) @_tag (attribute (attribute_name) @prop))]
  (#match? @_tag "^[A-Z]|\\.") (#match? @prop "^[A-Za-z_]\\w*$"))
([(start_tag (tag_name) @_tag (attribute . (attribute_interpolation (attribute_js_expr) @prop.shorthand)))
  (self_closing_tag (tag_name) @_tag (attribute . (attribute_interpolation (attribute_js_expr) @prop.shorthand)))]
  (#match? @_tag "^[A-Z]|\\.") (#match? @prop.shorthand "^\\s*[A-Za-z_$][\\w$]*\\s*$"))

(start_tag (tag_name) @tag)
(end_tag (tag_name) @tag)
(self_closing_tag (tag_name) @tag)
(attribute_name) @attribute
(quoted_attribute_value) @string
(comment) @comment
