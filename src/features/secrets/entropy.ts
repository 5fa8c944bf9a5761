/** Returns the Shannon entropy of a text in bits per character. Divides by the UTF-8 length, as Gitleaks does. */
export function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  const length = Buffer.byteLength(text);
  let entropy = 0;
  for (const count of counts.values()) entropy -= (count / length) * Math.log2(count / length);
  return entropy;
}
