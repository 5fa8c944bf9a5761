type shape = Circle of float | Square of { side : float }

external now : unit -> float = "caml_now"

let area = function
  | Circle radius -> radius *. radius
  | Square { side } -> side *. side

let () =
  let stack = Stack.create 3 in
  Stack.push stack (Circle 1.0);
  stack |> Stack.iter (fun shape -> area shape |> print_float);
  print_float (now ())
