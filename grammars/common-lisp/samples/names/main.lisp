(defun main ()
  (let ((cart (make-instance 'shop:cart)))
    (shop:add-line cart 1)
    (mapcar #'shop:total (list cart))))
