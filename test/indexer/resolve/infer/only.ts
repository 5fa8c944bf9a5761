/** Returns a stand-in that has these functions alone, so a test shows all that a class asks. */
export function only<T extends object>(part: NoInfer<Partial<T>>): T {
  return part as T;
}
