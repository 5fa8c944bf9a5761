[(string) (char) (quasiquote)] @string
[(integer) (float)] @number
[(comment) (haddock)] @comment
[(pragma) (cpp)] @attribute
["as" "case" "class" "data" "deriving" "do" "else" "family" "forall" "foreign" "hiding" "if" "import" "in" "infix"
 "infixl" "infixr" "instance" "let" "mdo" "module" "newtype" "of" "pattern" "qualified" "rec" "then" "type" "where"] @keyword
(all_names) @keyword
