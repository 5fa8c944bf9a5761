export function define<T>(value: T): T {
  return value;
}
