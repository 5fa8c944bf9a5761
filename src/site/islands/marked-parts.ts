/** Divides a text at ascending ranges of UTF-16 offsets. */
export function markedParts(
  text: string,
  marks: readonly (readonly [number, number])[],
): { text: string; marked: boolean }[] {
  const parts: { text: string; marked: boolean }[] = [];
  let end = 0;
  for (const [from, to] of marks) {
    parts.push({ text: text.slice(end, from), marked: false }, { text: text.slice(from, to), marked: true });
    end = to;
  }
  return [...parts, { text: text.slice(end), marked: false }];
}
