import { InputError } from '../../../host/input-error.ts';

/** The repository that a build at a host gets this program from, as long as no package registry has it. */
export interface TreeatlasSource {
  /** An address that git clones without a password. */
  url: string;
  /** `OWNER/NAME`, if it is on GitHub. */
  repository: string | undefined;
  /** A branch, a tag or a commit; undefined for the default branch. */
  ref: string | undefined;
}

/** The account that the reader has to fill in. */
export const placeholderSource = parseSource('OWNER/treeatlas');

/** Parses `OWNER/NAME`, `OWNER/NAME@REF` or an https address with or without `@REF`. Throws `InputError`. The result is safe in a shell script and in YAML. */
export function parseSource(text: string): TreeatlasSource {
  const short = /^([\w-]+\/[\w.-]+?)(?:\.git)?(?:@([\w./+-]+))?$/.exec(text);
  if (short?.[1] !== undefined)
    return { url: `https://github.com/${short[1]}`, repository: short[1], ref: safeRef(short[2], text) };
  const [, host = '', path = '', ref] =
    /^https:\/\/([\w.-]+(?::\d+)?)\/([\w.~/-]+?)(?:\.git)?\/?(?:@([\w./+-]+))?$/.exec(text) ?? [];
  if (path === '') throw refused(text);
  const repository = host === 'github.com' && /^[\w-]+\/[\w.-]+$/.test(path) ? path : undefined;
  return { url: `https://${host}/${path}`, repository, ref: safeRef(ref, text) };
}

/** A name with a leading dash would be an option of git. */
function safeRef(ref: string | undefined, text: string): string | undefined {
  if (ref?.startsWith('-')) throw refused(text);
  return ref;
}

function refused(text: string): InputError {
  return new InputError(
    `"${text}" cannot be used as the repository of Treeatlas. Name it as OWNER/treeatlas, OWNER/treeatlas@REF, or by its https:// address without a user.`,
  );
}

/** The shell command that puts a checkout of the program into a folder. A ref may be a commit, which `git clone --branch` does not take. */
export function checkoutCommand({ url, ref }: TreeatlasSource, folder: string): string {
  if (ref === undefined) return `git clone -q --depth 1 ${url} ${folder}`;
  return `git init -q ${folder} && git -C ${folder} fetch -q --depth 1 ${url} ${ref} && git -C ${folder} checkout -q FETCH_HEAD`;
}
