; The code cells of a notebook, each a list of lines or one text.
((object
  (pair key: (string) @_type value: (string) @_code)
  (pair key: (string) @_source value: (array) @cell))
  (#eq? @_type "\"cell_type\"") (#eq? @_code "\"code\"") (#eq? @_source "\"source\""))
((object
  (pair key: (string) @_type value: (string) @_code)
  (pair key: (string) @_source value: (array (string) @line)))
  (#eq? @_type "\"cell_type\"") (#eq? @_code "\"code\"") (#eq? @_source "\"source\""))
((object
  (pair key: (string) @_type value: (string) @_code)
  (pair key: (string) @_source value: (string) @cell @line))
  (#eq? @_type "\"cell_type\"") (#eq? @_code "\"code\"") (#eq? @_source "\"source\""))

; Notebooks of other languages.
((pair key: (string) @_about value: (object (pair key: (string) @_key value: (string) @foreign)))
  (#eq? @_about "\"kernelspec\"") (#eq? @_key "\"language\"") (#not-match? @foreign "python"))
((pair key: (string) @_about value: (object (pair key: (string) @_key value: (string) @foreign)))
  (#eq? @_about "\"language_info\"") (#eq? @_key "\"name\"") (#not-match? @foreign "python"))

(pair key: (string) @property)
(string) @string
(number) @number
[(true) (false) (null)] @constant
(escape_sequence) @escape
