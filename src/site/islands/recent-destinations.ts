import { fileOfAddress, isSymbolPage, sectionId } from '../../model/address.ts';
import { pagePath } from '../../model/page-path.ts';
import { baseName } from '../../model/path.ts';
import { placeHere, recentPlaces } from '../scripts/recent.ts';
import type { Destination } from './symbol-source.ts';
import { nameWithoutNumber } from '../../query/symbol-label.ts';

const MAX_PLACES = 6;

/** The places that the reader visited last, without the present one. */
export function recentDestinations(): Destination[] {
  const here = placeHere();
  return recentPlaces()
    .filter((place) => place !== here)
    .slice(0, MAX_PLACES)
    .map((place) => {
      const [address = '', section = ''] = place.split('#');
      // Addresses of usual names are paths. Others still tell a reader which file it is.
      const path = fileOfAddress(address);
      const id = section === '' && isSymbolPage(address) ? sectionId(address) : decodeURIComponent(section);
      const symbol = id.slice(1);
      return {
        name: nameWithoutNumber(symbol) || baseName(path),
        symbol,
        kind: symbol ? 'symbol' : 'module',
        path,
        line: 1,
        rank: 0,
        page: pagePath.file(address) + (section && `#${decodeURIComponent(section)}`),
      };
    });
}
