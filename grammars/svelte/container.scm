; The code of a component: its scripts, and the expressions of its markup, in blocks of their own where these bind names.
(document) @document @document.type
(script_element (raw_text) @script)
; A component declares its props by a type, or each by itself.
((script_element (raw_text) @props.type) (#match? @props.type "\\b(?:let|const|var)\\s*(?:[\\w$]+|\\{(?:(?!\\$props|\\blet\\b|\\bconst\\b)[^;])*?\\})\\s*:(?:(?!\\$props|\\blet\\b|\\bconst\\b)[^])*?=\\s*\\$props\\s*\\("))
; What the script of the module exports can be imported; in the other one, `export` declares what the component takes.
((script_element (start_tag (attribute (attribute_name) @_module)) (raw_text) @script.module) (#any-of? @_module "context" "module"))
[(expression (raw_text_expr) @expression)
 (attribute_name (raw_text_expr) @expression)
 (if_start_expr (raw_text_expr) @expression)
 (else_if_expr (raw_text_expr) @expression)
 (key_start_expr (raw_text_expr) @expression)
 (await_start_expr (raw_text_await) @expression)]
[(html_expr) (render_expr) (debug_expr)] @render
(const_expr) @const

(each_statement) @each
(each_start_expr (raw_text_each) @each.bare .)
(each_start_expr (raw_text_each) @each.list (as))
; A list with braces is not told from what its items are called.
(each_start_expr . (special_block_keyword) . (raw_text_expr) @each.whole)
((each_start_expr (as) (raw_text_expr) @each.item) (#not-match? @each.item "\\)\\s*$"))
((each_start_expr (as) (raw_text_expr) @each.keyed) (#match? @each.keyed "\\)\\s*$"))

[(await_statement) (then_statement) (catch_statement)] @block
(await_start_expr (then) (raw_text_expr) @constant)
(then_expr (raw_text_expr) @constant)
(catch_expr (raw_text_expr) @constant)

(snippet_statement) @snippet
(snippet_start_expr) @snippet.start
(snippet_start_expr (snippet_name) @snippet.name)
(snippet_start_expr (raw_text_expr) @snippet.parameters)

; Elements. Names with a capital, or with a point, are components.
(start_tag (tag_name) @component (#match? @component "^[A-Z]|\\."))
(self_closing_tag (tag_name) @component (#match? @component "^[A-Z]|\\."))
((element [(start_tag (tag_name) @_tag) (self_closing_tag (tag_name) @_tag)]) @block (#match? @_tag "^[A-Z]|\\."))
; Its attributes are props. `{name}` and `bind:name` alone stand for `name={name}`.
([(start_tag (tag_name) @_tag (attribute (attribute_name) @prop (_)))
  (self_closing_tag (tag_name) @_tag (attribute (attribute_name) @prop (_)))]
  (#match? @_tag "^[A-Z]|\\.") (#match? @prop "^(bind:)?[A-Za-z_]\\w*$"))
([(start_tag (tag_name) @_tag (attribute (attribute_name) @prop.both .))
  (self_closing_tag (tag_name) @_tag (attribute (attribute_name) @prop.both .))]
  (#match? @_tag "^[A-Z]|\\.") (#match? @prop.both "^(bind:)?[A-Za-z_]\\w*$"))
([(start_tag (tag_name) @_tag (attribute (attribute_name (raw_text_expr) @prop.shorthand) .))
  (self_closing_tag (tag_name) @_tag (attribute (attribute_name (raw_text_expr) @prop.shorthand) .))]
  (#match? @_tag "^[A-Z]|\\.") (#match? @prop.shorthand "^\\s*[A-Za-z_]\\w*\\s*$"))
(attribute (attribute_name) @directive (#match? @directive "^(use|transition|in|out|animate|let):"))
(attribute (attribute_name) @shorthand . (#match? @shorthand "^(bind|class|style):"))
((element (start_tag (attribute (attribute_name) @_name))) @block (#match? @_name "^let:"))
(quoted_attribute_value (attribute_value) @quoted)

(start_tag (tag_name) @tag)
(end_tag (tag_name) @tag)
(self_closing_tag (tag_name) @tag)
(attribute_name) @attribute
(quoted_attribute_value) @string
(special_block_keyword) @keyword
[(as) (then)] @keyword
(comment) @comment
