(cl-defgeneric notes-store-write (note))

(cl-defmethod notes-store-write ((note string))
  (message note))
