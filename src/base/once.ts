/** Returns a function that calls `make` the first time and returns the same value each time. */
export function once<Value extends object | string>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
