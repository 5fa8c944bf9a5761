import { addressAt, atlasKey, preferences } from './atlas.ts';

const MAX_PLACES = 12;
const KEY = `recent:${atlasKey}`;

/** Keeps the file or symbol of this page among the recent places. */
export function rememberPlace(): void {
  const remember = () => {
    const place = placeHere();
    if (place === undefined) return;
    const others = recentPlaces().filter((each) => each !== place);
    preferences.write(KEY, [place, ...others].slice(0, MAX_PLACES).join('\n'));
  };
  addEventListener('hashchange', remember);
  remember();
}

/** Addresses of files and of pages of symbols, with the section of a symbol, `#.Cart.add` or `#~Cart.add`; the last visited first. */
export function recentPlaces(): string[] {
  return preferences.read(KEY)?.split('\n').filter(Boolean) ?? [];
}

/** The place of this page; undefined on pages about no file. A line is a place in a file, and would fill the list. */
export function placeHere(): string | undefined {
  const address = addressAt(location.pathname);
  return address && address + (/^#[.~]/.test(location.hash) ? location.hash : '');
}
