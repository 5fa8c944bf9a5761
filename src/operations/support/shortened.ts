/** Returns the beginning of an input for an error message, because inputs may have any length. */
export function shortened(text: string, maxLength = 200): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
