[(str_lit) (char_lit) (regex_lit)] @string
(num_lit) @number
[(comment) (dis_expr)] @comment
[(bool_lit) (nil_lit) (kwd_lit)] @constant
(list_lit
  .
  value: (sym_lit name: (sym_name) @keyword)
  (#any-of? @keyword
    "ns" "in-ns" "def" "defn" "defn-" "defmacro" "defonce" "defmulti" "defmethod" "defprotocol" "definterface" "defrecord"
    "deftype" "deftest" "extend-type" "extend-protocol" "reify" "proxy" "if" "if-not" "if-let" "if-some" "do" "let" "letfn"
    "fn" "loop" "recur" "quote" "var" "throw" "try" "catch" "finally" "new" "set!" "when" "when-not" "when-let"
    "when-some" "when-first" "cond" "condp" "cond->" "cond->>" "case" "and" "or" "not" "for" "doseq" "dotimes" "while"
    "binding" "with-open" "->" "->>" "as->" "some->" "some->>" "doto" "comment" "require" "import" "use"))
(meta_lit) @attribute
