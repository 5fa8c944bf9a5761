/** Returns the cells of Markdown tables by row, without the alignment that prettier adds. */
export function tableCells(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .filter((row) => row !== '' && !/^[|\s:-]+$/.test(row))
    .map((row) => row.split('|').map((cell) => cell.trim()));
}
