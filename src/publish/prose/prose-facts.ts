import { escapeHtml } from '../../render/escape-html.ts';

/** The subject of a result, and the values that readers can filter by. */
export interface ProseFacts {
  /** Path in the repository. */
  path: string;
  /** `document`, or the kind of a symbol. */
  kind: string;
  /** Title of the language or of the format of a text. */
  language: string;
  /** The first folder of the path, or `/`. */
  directory: string;
  isTest: boolean;
}

/** Folders of programs that show how others are used, by the usual names. */
export function isExample(path: string): boolean {
  return /(?:^|\/)(?:examples?|samples?|demos?|fixtures)\//.test(path);
}

/** The facts for Pagefind. They are not part of the text. */
export function factsHtml(
  { path, kind, language, directory, isTest }: ProseFacts,
  more: Readonly<Record<string, string>> = {},
): string {
  const filters = { kind, language, directory, tests: isTest ? 'yes' : 'no' };
  const one = (attribute: string, [name, value]: [string, string]): string =>
    value === ''
      ? ''
      : `<i data-pagefind-ignore data-pagefind-${attribute}="${name}">${escapeHtml(value)}</i>`;
  return [
    ...Object.entries(filters).map((entry) => one('filter', entry)),
    ...Object.entries({ path, kind, ...more }).map((entry) => one('meta', entry)),
  ].join('');
}

export function topDirectory(path: string): string {
  const slash = path.indexOf('/');
  return slash < 0 ? '/' : path.slice(0, slash);
}

/** The name of the format of a text, which has no grammar. */
export function textFormat(path: string): string {
  if (/\.rst$/i.test(path)) return 'reStructuredText';
  if (/\.(?:md|markdown|mdown|mkd|mdx)$/i.test(path)) return 'Markdown';
  return /\.ipynb$/i.test(path) ? 'Notebook' : 'Text';
}
