/** What was asked for, as an error repeats it: questions may be of any length, and errors are read. */
export function shortened(text: string, most = 200): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
