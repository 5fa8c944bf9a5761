; The code before the markup of a component, and its scripts.
(frontmatter (frontmatter_js_block) @frontmatter @frontmatter.props)
(script_element (raw_text) @script)
; `Props` declares what the component takes.
((frontmatter (frontmatter_js_block) @props) (#match? @props "(^|\\n)\\s*(export\\s+)?(interface|type)\\s+Props\\b"))
