; A file has all names of what it includes. The path of the system keeps its brackets.
(preproc_include path: (string_literal (string_content) @module)) @import.star
(preproc_include path: (system_lib_string) @module) @import.star
