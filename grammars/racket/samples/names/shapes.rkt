#lang racket/base
(require racket/class "draw.rkt")
(provide area shape%)

(struct circle (radius [color #:mutable]) #:transparent)

(define unit 1)

;; The area of a shape.
(define (area shape #:scale [scale unit])
  (cond
    [(circle? shape) (* scale (square (circle-radius shape)))]
    [else 0]))

(define square (lambda (x) (* x x)))

(define/contract (name shape)
  (-> any/c string?)
  "shape")

(define-syntax-rule (twice body)
  (begin body body))

(define shape%
  (class object%
    (super-new)
    (field [points '()])
    (define/public (move x y)
      (draw-line x y))))

(module+ test
  (twice (area (circle 1 "red"))))
