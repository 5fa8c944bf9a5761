; The code of a component: its scripts, and the expressions of its template in functions and blocks of their own.
(document) @document @document.options @document.type @document.value @document.external
(script_element (raw_text) @script)
((script_element (raw_text) @options) (#match? @options "(^|\n)\\s*export\\s+default\\s+(\\{|\\w[\\w.]*\\s*\\(\\s*\\{)"))
(script_element (start_tag (attribute (attribute_name) @_src [(quoted_attribute_value (attribute_value) @external) (attribute_value) @external])) (#eq? @_src "src"))
(script_element (self_closing_tag (attribute (attribute_name) @_src [(quoted_attribute_value (attribute_value) @external) (attribute_value) @external])) (#eq? @_src "src"))
(document (template_element) @template @template.options @template.type @template.value @template.external)
; A component declares its props by a type or by a value.
((script_element (raw_text) @props.type) (#match? @props.type "(^|[=;\n])\\s*(withDefaults\\s*\\(\\s*)?defineProps\\s*<"))
((script_element (raw_text) @props.value) (#match? @props.value "(^|[=;\n])\\s*defineProps\\s*\\(\\s*[{\\[]"))
(interpolation (raw_text) @expression)

; Elements. Names with a capital or a hyphen are components.
(start_tag (tag_name) @component (#match? @component "^[A-Z]|-"))
(self_closing_tag (tag_name) @component (#match? @component "^[A-Z]|-"))
((element [(start_tag (tag_name) @_tag) (self_closing_tag (tag_name) @_tag)]) @block (#match? @_tag "^[A-Z]|-"))

; Its attributes are props: `key="…"`, `:key="…"`, `v-model:key="…"`, and `:name` alone for `:name="name"`.
([(start_tag (tag_name) @_tag (attribute (attribute_name) @prop)) (self_closing_tag (tag_name) @_tag (attribute (attribute_name) @prop))]
  (#match? @_tag "^[A-Z]|-") (#match? @prop "^[A-Za-z][\\w-]*$"))
([(start_tag (tag_name) @_tag (directive_attribute (directive_value) @prop (quoted_attribute_value)) @_whole)
  (self_closing_tag (tag_name) @_tag (directive_attribute (directive_value) @prop (quoted_attribute_value)) @_whole)]
  (#match? @_tag "^[A-Z]|-") (#match? @_whole "^(:|\\.|v-bind:|v-model:)") (#match? @prop "^[A-Za-z][\\w-]*$"))
([(start_tag (tag_name) @_tag (directive_attribute (directive_value) @prop.shorthand .) @_whole)
  (self_closing_tag (tag_name) @_tag (directive_attribute (directive_value) @prop.shorthand .) @_whole)]
  (#match? @_tag "^[A-Z]|-") (#match? @_whole "^(:|v-bind:)") (#match? @prop.shorthand "^[A-Za-z][\\w-]*$"))

; Attributes: `:key="…"`, `@event="…"`, `v-…="…"`.
((directive_attribute (quoted_attribute_value (attribute_value) @expression)) @_whole
  (#not-match? @_whole "^(@|#|v-on|v-for|v-slot)"))
((directive_attribute (quoted_attribute_value (attribute_value) @handler)) @_whole (#match? @_whole "^(@|v-on:)"))
((directive_attribute (quoted_attribute_value (attribute_value) @expression)) @_whole (#match? @_whole "^v-on="))
; `v-my-directive` is the variable `vMyDirective`, and `ref` names one.
((directive_attribute (directive_name) @directive)
  (#not-any-of? @directive "v-bind" "v-on" "v-if" "v-else" "v-else-if" "v-for" "v-show" "v-model" "v-slot" "v-html" "v-text" "v-once" "v-memo" "v-pre" "v-cloak" ":" "@" "#" "."))
(attribute (attribute_name) @_ref (quoted_attribute_value (attribute_value) @reference) (#eq? @_ref "ref"))
; `:name` alone stands for `:name="name"`.
((directive_attribute (directive_value) @name .) @_whole (#match? @_whole "^:"))

; `v-for` and the parameters of slots are visible in the element.
((element (start_tag (directive_attribute (directive_name) @_name (quoted_attribute_value (attribute_value) @for)))) @block (#eq? @_name "v-for"))
((element (self_closing_tag (directive_attribute (directive_name) @_name (quoted_attribute_value (attribute_value) @for)))) @block (#eq? @_name "v-for"))
((template_element (start_tag (directive_attribute (directive_name) @_name (quoted_attribute_value (attribute_value) @for)))) @block (#eq? @_name "v-for"))
((element (start_tag (directive_attribute (quoted_attribute_value (attribute_value) @slot)) @_whole)) @block (#match? @_whole "^(#|v-slot)"))
((template_element (start_tag (directive_attribute (quoted_attribute_value (attribute_value) @slot)) @_whole)) @block (#match? @_whole "^(#|v-slot)"))

(style_element (raw_text) @style)



[(attribute_name) (directive_name) (directive_value)] @attribute
(quoted_attribute_value) @string
(comment) @comment
(start_tag (tag_name) @tag)
(end_tag (tag_name) @tag)
(self_closing_tag (tag_name) @tag)
