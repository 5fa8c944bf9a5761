import type { End } from './file-shard.ts';
import { pathAddress, referencePage, splitAddress, symbolAddress, usualAddress } from './address.ts';

/** The mark that follows the address of a file in that of its reference page. Addresses of files do not contain it. */
const MARK = referencePage('');

/** Returns what follows the address of a file in that of one of its reference pages; empty for the one that most symbols share. */
export function shortPage(file: string, page: string): string {
  return page.slice(referencePage(file).length);
}

export function wholePage(file: string, short: string): string {
  return referencePage(file) + short;
}

/**
 * Returns the address of a symbol without what follows from the usual address of its file and from its name: empty for the usual address,
 * and what follows the file if only the page is another.
 */
export function shortAddress(file: string, symbol: string, address: string): string {
  const { page, section } = splitAddress(address);
  const usual = referencePage(file);
  if (section !== symbol || !page.startsWith(usual)) return address;
  return page === usual ? '' : page.slice(file.length);
}

export function wholeAddress(path: string, symbol: string, short: string): string {
  if (short === '') return usualAddress(path, symbol);
  return short.startsWith(MARK) ? symbolAddress(pathAddress(path) + short, symbol) : short;
}

/** Returns the parts of the address of a symbol that are not as usual: `page` without what it shares with `wholePage(file, '')`. */
export function addressFields(
  { kind, symbol, address }: Pick<End, 'kind' | 'symbol' | 'address'>,
  file: string,
): { page?: string; section?: string } {
  if (kind === 'package' || kind === 'module' || address === undefined) return {};
  const { page, section } = splitAddress(address);
  return {
    ...(page === wholePage(file, '') ? {} : { page: shortPage(file, page) }),
    ...(section === symbol ? {} : { section }),
  };
}
