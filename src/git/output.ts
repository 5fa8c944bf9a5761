/**
 * Returns the only line of an output. Only the line end is removed, because names of folders may contain
 * any white space.
 */
export function lineOf(output: Buffer): string {
  return output.toString().replace(/\r?\n$/, '');
}
