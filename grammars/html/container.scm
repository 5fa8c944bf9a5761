; The scripts of a document, in it or named by it, and the handlers of its elements.
((script_element (start_tag) @_start (raw_text) @script)
  (#not-match? @_start "\\stype\\s*=\\s*[\"']?(?!module|text/javascript|application/javascript|text/babel|text/typescript)[\\w+-]"))
(script_element (start_tag (attribute (attribute_name) @_name [(quoted_attribute_value (attribute_value) @source) (attribute_value) @source]))
  (#eq? @_name "src"))
((attribute (attribute_name) @_name (quoted_attribute_value (attribute_value) @handler)) (#match? @_name "^on[a-z]+$"))

(tag_name) @tag
(attribute_name) @attribute
[(quoted_attribute_value) (attribute_value)] @string
(comment) @comment
[(doctype)] @keyword
