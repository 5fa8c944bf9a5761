import { usualAddress } from './address.ts';

/**
 * Returns the address of a symbol without what follows from the address of its file and from its name: empty for the usual address, and
 * what follows the address of the file if the symbol is elsewhere in it.
 */
export function shortAddress(file: string, symbol: string, address: string): string {
  if (address === usualAddress(file, symbol)) return '';
  const rest = address.slice(file.length);
  return address.startsWith(file) && isRest(rest) ? rest : address;
}

export function wholeAddress(file: string, symbol: string, short: string): string {
  if (short === '') return usualAddress(file, symbol);
  return isRest(short) ? file + short : short;
}

/** No address of a file begins like this. */
function isRest(text: string): boolean {
  return text.startsWith('~/') || text.startsWith('#.');
}
