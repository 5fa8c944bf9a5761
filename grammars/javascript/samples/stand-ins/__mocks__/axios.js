export function get() {
  return { status: 200 };
}
