export function now() {
  return 0;
}
