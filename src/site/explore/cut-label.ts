/** Width of a character as a share of its size. */
const LETTER = 0.61;
/** Shorter parts of a name tell nothing. */
const LEAST_LETTERS = 5;

/** Cuts a label so that it fits a width. Returns an empty text if fewer than `least` letters would be left. */
export function cutLabel(
  label: string,
  width: number,
  height: number,
  fontSize: number,
  least = LEAST_LETTERS,
): string {
  if (height < fontSize * 1.25) return '';
  const room = Math.floor(width / (fontSize * LETTER));
  if (label.length <= room) return label;
  return room >= least ? `${label.slice(0, room - 1)}…` : '';
}
