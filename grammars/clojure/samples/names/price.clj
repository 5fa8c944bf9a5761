(ns shop.price)

(defprotocol Priced
  (of [this] "The price of a thing."))

(defrecord Book [title cents]
  Priced
  (of [_] cents))

(comment
  (of (->Book "Emma" 900)))
