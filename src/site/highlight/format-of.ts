import { baseName } from '../../model/path.ts';
import list from './formats.json' with { type: 'json' };

/** A format of files, as `formats.json` lists them. What it is called and how it is highlighted is data. */
export interface TextFormat {
  title: string;
  /** Name of the grammar of highlight.js; absent if there is none. */
  grammar?: string;
  /** Endings of names, without the dot. */
  endings: readonly string[];
  names: readonly string[];
  beginnings?: readonly string[];
  /** Whether long files of it are generated more often than written, and few people read them. */
  data?: boolean;
}

const formats: readonly TextFormat[] = list.formats;
const byName = new Map(formats.flatMap((format) => format.names.map((name) => [name, format] as const)));
const byEnding = new Map(formats.flatMap((format) => format.endings.map((name) => [name, format] as const)));
const beginnings = formats.flatMap((format) =>
  (format.beginnings ?? []).map((name) => [name, format] as const),
);

/** Returns the format of a file by its name; undefined if it is not listed. */
export function formatOf(path: string): TextFormat | undefined {
  const name = baseName(path).toLowerCase();
  return (
    byName.get(name) ??
    byEnding.get(name.slice(name.lastIndexOf('.') + 1)) ??
    beginnings.find(([beginning]) => name.startsWith(beginning))?.[1]
  );
}
