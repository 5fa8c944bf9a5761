import { atlasKey, preferences } from '../scripts/atlas.ts';
import { formatState, parseState, type SearchState } from './search-state.ts';

const KEY = `searches ${atlasKey}`;
const MAX = 6;

/** The searches of this reader in this atlas, the newest first. */
export const recentSearches = {
  list(): SearchState[] {
    return lines().map((line) => parseState(new URLSearchParams(line)));
  },
  add(state: SearchState): void {
    if (state.query.trim() === '') return;
    const line = formatState(state);
    preferences.write(KEY, [line, ...lines().filter((each) => each !== line)].slice(0, MAX).join('\n'));
  },
};

function lines(): string[] {
  return (
    preferences
      .read(KEY)
      ?.split('\n')
      .filter((line) => line !== '') ?? []
  );
}
