/** Returns the beginning of an input for an error message, because inputs may have any length. */
export function shortened(text: string, most = 200): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
