/** Returns what the text of an answer adds to the evidence of a possible reference to another language. */
export function acrossLanguages(via: string | undefined): string {
  return via === undefined ? '' : `, across languages: ${via}`;
}
