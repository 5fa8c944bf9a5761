; The code before the markup of a component, and its scripts.
(frontmatter (frontmatter_js_block) @frontmatter)
(script_element (raw_text) @script)
