;; Stacks of values.
(define-library (data stack)
  (export make-stack push! total)
  (import (scheme base))
  (begin
    (define limit 10)

    (define-record-type stack
      (new-stack items)
      stack?
      (items stack-items set-stack-items!))

    (define (make-stack) (new-stack '()))

    ; Adds a value on top.
    (define (push! stack value)
      (unless (full? stack)
        (set-stack-items! stack (cons value (stack-items stack)))))

    (define (full? stack)
      (>= (length (stack-items stack)) limit))

    (define total
      (lambda (stack)
        (let loop ((rest (stack-items stack)) (sum 0))
          (if (null? rest)
              sum
              (loop (cdr rest) (+ sum (car rest)))))))

    (define-syntax push-all!
      (syntax-rules ()
        ((_ stack value ...)
         (begin (push! stack value) ...))))))
