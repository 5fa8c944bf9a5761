/** Percent-decodes a component of a URL. Undefined if it is malformed. */
export function decodeComponent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
