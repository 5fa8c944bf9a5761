export function init(n: unknown) {
  return n;
}
