import { artifactPath } from '../../model/artifact.ts';
import type { OptionalPart, StaticAnswer } from '../../model/static-answer.ts';

/** The artifact of a file, with all of its symbols. */
export const FILE = artifactPath.file('{file address}');
/** The artifact of a directory. */
export const DIRECTORY = artifactPath.directory('{directory address}');
/** The names of symbols that begin alike. */
export const SYMBOLS = artifactPath.below('{symbols file}');

/** An artifact lists what a symbol refers to without what its members do. */
export const WITH_MEMBERS =
  'A class also has those of its members, the symbols with its qualified name as `parent`, and of theirs.';

/** An answer that stands in the artifact of a file. */
export function inFile(pointer: string, note?: string): StaticAnswer {
  return inArtifact(FILE, pointer, note);
}

export function inArtifact(file: string, pointer: string, note?: string): StaticAnswer {
  return { kind: 'file', file, pointer, ...(note === undefined ? {} : { note }) };
}

/** An answer in an artifact that an atlas has only if it was built with an option. */
export function inOptionalArtifact(
  onlyWith: OptionalPart,
  file: string,
  pointer: string,
  note?: string,
): StaticAnswer {
  return { kind: 'file', file, pointer, onlyWith, ...(note === undefined ? {} : { note }) };
}

export function computedFrom(files: readonly string[], how: string): StaticAnswer {
  return { kind: 'computed', files: [...files], how };
}

export function needsServer(why: string): StaticAnswer {
  return { kind: 'server', why };
}
