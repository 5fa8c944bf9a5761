export function Part() {
  return <p />;
}
