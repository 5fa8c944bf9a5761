import { OperationError } from '../../operations/operation-error.ts';
import type { RepositoryChoice } from '../../operations/repositories.ts';
import { shortened } from '../../operations/support/shortened.ts';
import { distinct, type KnownRepository } from './known-repository.ts';
import {
  labelsOf,
  repositoriesNamed,
  repositoryOfPlace,
  type NamesOf,
  type View,
} from './select-repository.ts';

export interface ChoiceOptions {
  namesOf: NamesOf;
  /** Whether errors may contain the paths of this machine. */
  tellsPaths: boolean;
  cwd: string;
}

/**
 * Returns the repository of a question: the one that all wanted texts mean, or the one that its paths are in, or else the only candidate.
 * Throws an `OperationError` that lists the repositories if there is none or are several: never is another one chosen.
 */
export async function chooseRepository(
  { wanted, places }: RepositoryChoice,
  view: View,
  options: ChoiceOptions,
): Promise<KnownRepository> {
  if (wanted.length > 0) {
    const found = await Promise.all(wanted.map((text) => named(text, view, options)));
    const common = found.reduce((some, more) => some.filter((each) => has(more, each)));
    const texts = wanted.map(quoted).join(' and ');
    return onlyOf(
      common,
      common.length > 1 ? `${texts} can be several repositories` : `${texts} are different repositories`,
    );
  }
  const around = distinct(places.flatMap((place) => repositoryOfPlace(place, view) ?? []));
  if (around.length > 0) return onlyOf(around, 'The paths are in several repositories');
  if (view.candidates.length === 0 && view.repositories.length === 0) throw noRepository(options);
  return onlyOf(view.candidates, 'Several repositories can be asked');

  async function onlyOf(repositories: readonly KnownRepository[], problem: string): Promise<KnownRepository> {
    const [only, ...others] = repositories;
    if (only && others.length === 0) return only;
    const { labels, text } = await describeRepositories(view.repositories, options);
    throw new OperationError('VALIDATION_FAILED', `${problem}. Select one as "repository": ${text}.`, {
      nearest: labels,
    });
  }
}

/** Lists repositories for an error, each with the text that selects it. */
export async function describeRepositories(
  repositories: readonly KnownRepository[],
  { namesOf, tellsPaths }: ChoiceOptions,
): Promise<{ labels: string[]; text: string }> {
  const labels = await labelsOf(repositories, namesOf);
  const lines = repositories.map(({ location }) => {
    const label = labels.get(location) ?? location;
    return tellsPaths ? `${label} (${location})` : label;
  });
  return { labels: [...labels.values()], text: lines.join(', ') };
}

async function named(text: string, view: View, options: ChoiceOptions): Promise<KnownRepository[]> {
  const found = await repositoriesNamed(text, view, options.namesOf);
  if (found.length > 0) return found;
  if (view.repositories.length === 0) throw noRepository(options);
  const { labels, text: list } = await describeRepositories(view.repositories, options);
  throw new OperationError(
    'REPO_NOT_FOUND',
    `${quoted(text)} is neither a repository of this server nor a path in one. There is: ${list}.`,
    { nearest: labels },
  );
}

function noRepository({ tellsPaths, cwd }: ChoiceOptions): OperationError {
  const where = tellsPaths ? ` in ${cwd}` : '';
  return new OperationError(
    'REPO_NOT_FOUND',
    `The server was started${where} without a repository, and the client names no root with one. Name a folder: treeatlas mcp DIR.`,
  );
}

function has(repositories: readonly KnownRepository[], { location }: KnownRepository): boolean {
  return repositories.some((each) => each.location === location);
}

function quoted(text: string): string {
  return `"${shortened(text)}"`;
}
