import { basename } from 'node:path';
import { maskSecretsByRules } from '../../features/secrets/secret-search.ts';
import { readSettings } from '../../git/git-settings.ts';
import { openGit } from '../../git/git.ts';
import { prefixIn, repositoryName } from '../../indexer/source/git-description.ts';
import { titleOf } from '../../model/atlas-index.ts';
import { readIndex } from '../../query/read.ts';
import type { Store } from '../../store/store.ts';
import { isUrl } from '../is-url.ts';
import { openBuiltAtlas } from '../open-built-atlas.ts';
import { openPublishedAtlas } from '../open-published-atlas.ts';
import type { KnownRepository } from './known-repository.ts';

export interface Names {
  name: string;
  /** Known for atlases, and for repositories when they have been read. */
  title?: string;
}

/** The names of repositories, without indexing any. */
export class RepositoryNames {
  readonly #names = new Map<string, Promise<Names>>();

  of(repository: KnownRepository): Promise<Names> {
    const known = this.#names.get(repository.location) ?? namesOf(repository);
    this.#names.set(repository.location, known);
    return known;
  }

  /** Reads the names from the atlas of a repository, whose configuration may choose them. */
  async learn({ location, slug }: KnownRepository, store: Store): Promise<void> {
    const names = await namesIn(store);
    this.#names.set(location, Promise.resolve(slug === undefined ? names : { ...names, name: slug }));
  }
}

async function namesIn(store: Store): Promise<Names> {
  const index = await readIndex(store);
  return { name: index.repository.name, title: titleOf(index) };
}

async function namesOf({ location, kind, slug }: KnownRepository): Promise<Names> {
  if (slug !== undefined) return { name: slug };
  const store =
    kind === 'repository'
      ? undefined
      : isUrl(location)
        ? openPublishedAtlas(location)
        : openBuiltAtlas(location);
  // An atlas that cannot be read is reported when it is asked.
  if (store) return namesIn(store).catch(() => ({ name: isUrl(location) ? location : basename(location) }));
  const git = kind === 'repository' ? openGit(location, { maskSecrets: maskSecretsByRules }) : undefined;
  const settings = git && (await readSettings(git).catch(() => undefined));
  const name = repositoryName(location, prefixIn(location) ?? '', settings?.remote);
  return { name: maskSecretsByRules(name) };
}
