(** Queues. *)

type 'a t

exception Empty

(** Adds a value at the end. *)
val add : 'a -> 'a t -> unit

val limit : int

external length : 'a t -> int = "queue_length"

module type S = sig
  type elt
  val compare : elt -> elt -> int
end

module Make (E : S) : sig
  type t
  val sort : E.elt list -> t
end

class reader : object
  method next : int
end
