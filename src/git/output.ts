/** The one line that a command writes. Nothing but its end is taken away: folders may be called anything. */
export function lineOf(output: Buffer): string {
  return output.toString().replace(/\r?\n$/, '');
}
