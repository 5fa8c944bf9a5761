/**
 * Encodes rows of whole numbers in base64 VLQ, as source maps do: six bits a character, of which the highest says whether more
 * follow and, in the first character of a number, the lowest is its sign. Rows are separated by commas. Most numbers of a shard
 * are small distances, which take one or two characters instead of two to four.
 */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const values = new Int8Array(128).fill(-1);
for (const [value, character] of Array.from(alphabet).entries()) values[character.charCodeAt(0)] = value;

const CONTINUED = 32;
const SEPARATOR = ',';

export function packNumbers(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) {
    let rest = number < 0 ? -number * 2 + 1 : number * 2;
    while (rest >= CONTINUED) {
      text += alphabet[(rest % CONTINUED) + CONTINUED] ?? '';
      rest = Math.floor(rest / CONTINUED);
    }
    text += alphabet[rest] ?? '';
  }
  return text;
}

/** Throws a `TypeError` if the text has other characters. */
export function unpackNumbers(text: string): number[] {
  const numbers: number[] = [];
  decode(text, (number) => numbers.push(number));
  return numbers;
}

/** Unpacks whole numbers of 32 bits into a typed array, which takes half of the memory of a list. */
export function unpackIntegers(text: string): Int32Array {
  let count = 0;
  for (let at = 0; at < text.length; at++) if ((values[text.charCodeAt(at)] ?? -1) < CONTINUED) count++;
  const numbers = new Int32Array(count);
  let next = 0;
  decode(text, (number) => (numbers[next++] = number));
  return numbers;
}

function decode(text: string, add: (number: number) => void): void {
  let [number, unit] = [0, 1];
  for (let at = 0; at < text.length; at++) {
    const digit = values[text.charCodeAt(at)] ?? -1;
    if (digit < 0) throw new TypeError('Packed numbers contain another character.');
    number += (digit % CONTINUED) * unit;
    unit *= CONTINUED;
    if (digit >= CONTINUED) continue;
    const half = Math.floor(number / 2);
    add(number % 2 === 1 ? -half : half);
    [number, unit] = [0, 1];
  }
}

/** Encodes rows, none of which is empty. */
export function packRows(rows: readonly (readonly number[])[]): string {
  return rows.map(packNumbers).join(SEPARATOR);
}

export function unpackRows(text: string): number[][] {
  return text === '' ? [] : text.split(SEPARATOR).map(unpackNumbers);
}
