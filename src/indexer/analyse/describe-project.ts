import type { Package, Project } from '../../model/atlas-index.ts';
import type { TextReader } from '../read-unchanged.ts';
import { readBeginning } from './read-beginning.ts';

/**
 * Returns the name and the description that a repository gives itself: those of the package in its root, or else the title and the
 * first paragraph of its README.
 */
export async function describeProject(
  packages: readonly Package[],
  readme: string | null,
  readText: TextReader,
): Promise<Project | undefined> {
  const own = packages.find(({ path }) => path === '');
  const text = readme === null ? undefined : await readText(readme);
  const beginning = readBeginning(text ?? '');
  const name = own ? readableName(lastPart(own.name), beginning) : beginning.title;
  const description = own?.description ?? beginning.paragraph;
  if (name === undefined && description === undefined) return undefined;
  return { name: name ?? null, description: description ?? null };
}

/** Prefers the title or logo of the README to the name of a package if the name has all its words: "Board" to "board-monorepo". */
function readableName(name: string, { title, logo }: ReturnType<typeof readBeginning>): string {
  const words = new Set(wordsOf(name));
  const isContained = (text: string): boolean =>
    wordsOf(text).length > 0 && wordsOf(text).every((word) => words.has(word));
  return [title, logo].find((text) => text !== undefined && isContained(text)) ?? name;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns the last part of a name that is an address, such as that of a module on a server, without its version. */
function lastPart(name: string): string {
  if (!/^[\w-]+(?:\.[\w-]+)+\//.test(name)) return name;
  return (
    name
      .replace(/\/v\d+$/, '')
      .split('/')
      .at(-1) ?? name
  );
}
