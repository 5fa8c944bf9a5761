const LONGEST = 200;

/** What was asked for, as an error repeats it: questions may be of any length, and errors are read. */
export function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
