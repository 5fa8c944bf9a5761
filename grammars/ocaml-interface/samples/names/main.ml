let fill queue =
  Queue.add 1 queue;
  if Queue.length queue > Queue.limit then raise Queue.Empty
