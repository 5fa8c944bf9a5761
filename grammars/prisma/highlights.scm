(string) @string
(number) @number
[(comment) (developer_comment)] @comment
[(true) (false) (null)] @constant
(column_type) @type
[(attribute) (block_attribute_declaration)] @attribute
(assignment_expression . (variable) @property)
["datasource" "model" "view" "generator" "type" "enum"] @keyword
