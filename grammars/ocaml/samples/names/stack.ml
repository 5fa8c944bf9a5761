(** Stacks of values. *)
open Printf

exception Empty

(** A stack with a limit. *)
type 'a t = { mutable items : 'a list; limit : int }

(** An empty stack. *)
let create limit = { items = []; limit }

(* Adds a value on top. *)
let push stack value =
  let items = value :: stack.items in
  stack.items <- items

(** Calls a function with each value. *)
let rec iter f = function
  | [] -> ()
  | first :: rest ->
    f first;
    iter f rest

let ( |+ ) stack value = push stack value

module type Printer = sig
  val print : int -> unit
end

module Log (P : Printer) = struct
  let level = 1
  let show stack = iter P.print stack.items
end

class counter = object (self)
  val mutable count = 0
  method increase by = count <- count + by
  method twice = self#increase 2
end
