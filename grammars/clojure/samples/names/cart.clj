;; The goods of a customer.
(ns shop.cart
  (:require [shop.price :as price]
            [clojure.string :as str]))

(def ^:private max-lines 20)

(defonce carts (atom {}))

;; Adds a line, unless the cart is full.
(defn add
  [{:keys [lines] :as cart} line]
  (if (full? lines)
    cart
    (update cart :lines conj line)))

(defn- full? [lines]
  (>= (count lines) max-lines))

(defn total
  ([cart] (total cart 1))
  ([cart factor]
   (let [sum (reduce + (map price/of (:lines cart)))]
     (* sum factor))))

(defmacro with-cart [cart & body]
  `(let [~'it ~cart] ~@body))

(defmulti label :kind)
(defmethod label :book [line] (str/upper-case (:title line)))
