import { type AtlasIndex, titleOf } from '../model/atlas-index.ts';
import type { DirectoryShard } from '../model/directory-shard.ts';
import type { LinkCard } from '../model/link-card.ts';
import type { FileShard, ShardNode } from '../model/file-shard.ts';
import type { PageScope } from '../model/page-scope.ts';
import { baseName } from '../model/path.ts';
import { symbolsByPage } from './symbol-pages.ts';
import { firstSentence } from './text.ts';
import { symbolLabel } from './symbol-label.ts';

/** Names that the card of a file lists. */
const MAX_NAMES = 12;
/** Languages that the card of a repository lists. */
const MAX_LANGUAGES = 4;

/** Returns the card of the page of a symbol; undefined if it has none of its own. */
export function symbolCard(
  repository: string,
  shard: FileShard,
  index: number,
  { published }: PageScope,
): LinkCard | undefined {
  const symbol = shard.nodes[index];
  if (published?.cards !== 'symbols' || symbol === undefined) return undefined;
  return {
    repository,
    kind: symbol.kind.replaceAll('_', ' '),
    name: symbolLabel(shard, symbol),
    path: shard.path,
    code: signatureOf(symbol),
    text: firstSentence(symbol.doc ?? ''),
  };
}

/** Returns the signature of a symbol without what its lines leave behind; empty if it is nothing but the name. */
function signatureOf({ name, signature = '' }: ShardNode): string {
  const line = signature.replace(/([([]) (?=\S)/g, '$1').replace(/,? (?=[)\]])/g, '');
  return line === name ? '' : line;
}

/** Returns the card of the page of a file; undefined if it has none of its own, as files without symbols. */
export function fileCard(
  repository: string,
  shard: FileShard,
  { published }: PageScope,
): LinkCard | undefined {
  const [module, ...symbols] = shard.nodes;
  if (published === undefined || published.cards === 'repository' || symbols.length === 0) return undefined;
  const names = symbols.filter(({ parent }) => parent === 0 || parent === null).map(({ name }) => name);
  return {
    repository,
    kind: 'file',
    name: baseName(shard.path),
    path: shard.path,
    code: [...new Set(names)].slice(0, MAX_NAMES).join(', '),
    text: firstSentence(module?.doc ?? ''),
  };
}

/** Returns the card of the pages of a directory; undefined if it has none of its own, as the root, which is the repository. */
export function directoryCard(
  repository: string,
  { path, totals }: Pick<DirectoryShard, 'path' | 'totals'>,
  { published }: PageScope,
): LinkCard | undefined {
  if (published === undefined || published.cards === 'repository' || path === '') return undefined;
  const [files, symbols] = [numbered(totals.files, 'file'), numbered(totals.symbols, 'symbol')];
  return {
    ...{ repository, kind: 'directory', name: `${baseName(path)}/`, path, code: '' },
    text: totals.symbols > 0 ? `${files} with ${symbols}` : files,
  };
}

function numbered(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

/** Returns the card of the repository. */
export function repositoryCard(index: AtlasIndex): LinkCard {
  const { counts, languages, grammars, project } = index;
  const titles = new Map(grammars.map(({ language, title }) => [language, title]));
  const name = titleOf(index);
  return {
    repository: name,
    kind: undefined,
    name,
    path: '',
    code: languages
      .map(({ language }) => (language === null ? undefined : (titles.get(language) ?? language)))
      .filter((title) => title !== undefined)
      .slice(0, MAX_LANGUAGES)
      .join(' · '),
    text:
      project?.description ??
      `${counts.files.toLocaleString('en')} files, ${counts.symbols.toLocaleString('en')} symbols and how they depend on each other.`,
  };
}

/** Returns the cards of the pages of a file. */
export function cardsOfFile(repository: string, shard: FileShard, scope: PageScope): LinkCard[] {
  const cards = [fileCard(repository, shard, scope)];
  if (scope.pages === 'symbols') {
    for (const [address, [index = 0]] of symbolsByPage(shard))
      if (address !== shard.address) cards.push(symbolCard(repository, shard, index, scope));
  }
  return cards.filter((card) => card !== undefined);
}
