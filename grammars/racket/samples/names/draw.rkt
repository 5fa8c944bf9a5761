#lang racket/base
(provide draw-line)

(define-values (width height) (values 80 25))

(define (draw-line x y)
  (for ([i (in-range x)])
    (displayln (+ i y width))))
