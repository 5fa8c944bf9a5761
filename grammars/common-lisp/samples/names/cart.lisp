(defpackage :shop
  (:use :cl)
  (:export #:add-line #:total))

(in-package :shop)

(defvar *carts* nil)
(defparameter *limit* 20 "Most lines of a cart.")
(defconstant +cents+ 100)

;; The goods of a customer.
(defclass cart (base)
  ((lines :initform nil :accessor cart-lines)
   (owner :initarg :owner)))

(defstruct line name price)

(define-condition cart-full (error) ())

;; Adds a line to a cart.
(defun add-line (cart line)
  (when (fullp cart)
    (error 'cart-full))
  (push line (cart-lines cart)))

(defun fullp (cart)
  (>= (length (cart-lines cart)) *limit*))

(defgeneric total (thing))

(defmethod total ((thing cart))
  (let ((sum 0))
    (dolist (line (cart-lines thing) sum)
      (incf sum (total line)))))

(defmacro with-cart ((name) &body body)
  `(let ((,name (make-instance 'cart))) ,@body))

(DEFUN SHOUT (text)
  (string-upcase text))
