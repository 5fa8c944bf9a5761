import { printableLine } from '../../render/printable.ts';
import { count, item, section } from '../../render/markdown/parts.ts';

/** The members that the answers of `check` and `impact` share. */
interface Usage {
  path: string;
  line: number;
  symbolId: string;
  risk: string;
  imported_by: number;
  note?: string | undefined;
  text_places?: { file: string; line: number; count: number }[] | undefined;
}

export function usageHead(
  { path, line, symbolId, risk, imported_by }: Usage,
  usages: number,
  files: number,
): string {
  const imported =
    imported_by > 0 ? ` It is imported ${imported_by === 1 ? 'once' : `${imported_by} times`}.` : '';
  return (
    `${printableLine(symbolId)} (${printableLine(path)}:${line}): ${count(usages, 'reference')} in ${count(files, 'file')}. ` +
    `Risk: ${risk}.${imported}`
  );
}

export function textPlaces({ note, text_places = [] }: Usage): string {
  if (!note) return '';
  return section(
    note,
    text_places.map(({ file, line, count: times }) => item(`${file}:${line} (${times})`)),
  );
}
