(import (scheme base) (data stack))

(define numbers (make-stack))

#| Fills a stack
   with numbers. |#
(define (fill count)
  (do ((i 0 (+ i 1)))
      ((= i count))
    (push! numbers i)))
