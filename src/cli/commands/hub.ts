import { resolve } from 'node:path';
import { atlasesAt, readAtlasList } from '../../host/hub/atlas-list.ts';
import { buildHub, type BuiltHub } from '../../host/hub/build-hub.ts';
import { count, counted } from '../../render/counted.ts';
import { printableLine } from '../../render/printable.ts';
import { createProgress, formatSize } from '../progress.ts';
import { formatSummary } from '../summary.ts';
import { note, paint, writeOut, type Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

export interface HubCommandOptions {
  out: string;
  list?: string;
  pages?: boolean;
  force?: boolean;
  json?: boolean;
}

/** Writes a hub over atlases. Throws after it is written if some atlases could not be read. */
export async function hub(
  terminal: Terminal,
  atlases: readonly string[],
  { out, list, pages, force, json }: HubCommandOptions,
): Promise<void> {
  const { cwd, signal } = terminal;
  const listed = list === undefined ? [] : await readAtlasList(resolve(cwd, list));
  const all = atlasesAt([...atlases.map((place) => ({ place })), ...listed], cwd);
  if (all.length === 0) throw new UsageError('Name folders or addresses of atlases, or a --list of them.');
  const progress = createProgress(terminal);
  try {
    const built = await buildHub({
      atlases: all,
      outputFolder: resolve(cwd, out),
      hasPages: pages,
      force,
      signal,
      onProgress: ({ done, total }) => progress.report({ stage: 'Reading atlases', done, total }),
    });
    progress.stop();
    if (json) await writeOut(terminal, jsonSummary(built));
    else printSummary(terminal, built);
    if (built.problems.length > 0) throw new HubIncomplete(built.problems.length);
  } finally {
    progress.stop();
  }
}

/** The hub is written, but not all atlases could be read. */
class HubIncomplete extends Error {
  override name = 'HubIncomplete';

  constructor(atlases: number) {
    super(
      `${counted(atlases, 'atlas', 'atlases')} could not be read. What an earlier run read of them is kept. Check the addresses, then run this again.`,
    );
  }
}

function jsonSummary({ index, problems, outputFolder, files, bytes, written, removed }: BuiltHub): string {
  const output = { folder: outputFolder, files, bytes, written, removed };
  return `${JSON.stringify({ atlases: index.atlases, problems, output }, null, 2)}\n`;
}

function printSummary(terminal: Terminal, built: BuiltHub): void {
  const { index, problems, outputFolder, files, bytes, written, notices } = built;
  const sum = (name: 'packages' | 'exports' | 'uses'): string =>
    count(index.atlases.reduce((total, { counts }) => total + counts[name], 0));
  const changes = written.length === 0 ? 'nothing had changed' : `${count(written.length)} written`;
  const rows: [string, string][] = [
    ['atlases', `${count(index.atlases.length)} with ${sum('packages')} packages`],
    ['symbols', `${sum('exports')} exported, ${sum('uses')} of other packages used`],
    ['hub', `${counted(files, 'file')}, ${formatSize(bytes)}; ${changes}`],
    ['folder', outputFolder],
  ];
  note(terminal, formatSummary(terminal, rows));
  const warnings = [
    ...problems.map(({ address, message }) => `${printableLine(address)}: ${printableLine(message)}`),
    ...notices,
  ];
  for (const warning of warnings) note(terminal, `${paint(terminal, 'yellow', 'warning:')} ${warning}`);
}
