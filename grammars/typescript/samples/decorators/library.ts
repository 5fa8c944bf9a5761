export function Injectable() {
  return (target: unknown): void => {};
}
