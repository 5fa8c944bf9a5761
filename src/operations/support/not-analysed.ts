import type { FileShard } from '../../model/file-shard.ts';
import { readFamilyGaps } from '../../query/coverage-gaps.ts';
import { readFile } from '../../query/read.ts';
import { walkFiles } from '../../query/walk.ts';
import type { Store } from '../../store/store.ts';

/** The member of `meta` that says why an answer without items does not mean "none". */
export interface NotAnalysed {
  notAnalysed?: string;
}

/** Returns why references and imports of a file are not known; undefined if it was analysed. */
export function reasonNotAnalysed({ status, path }: Pick<FileShard, 'status' | 'path'>): string | undefined {
  if (status === 'text')
    return `${path} is in no language that this atlas has a grammar for, so its references are not known, apart from imports by files that were analysed`;
  if (status === 'failed') return `${path} could not be parsed, so its references are not known`;
  return undefined;
}

/** Returns the reason as a member of `meta`; also for a language whose references are found by name only. */
export async function notAnalysed(store: Store, shard: FileShard): Promise<NotAnalysed> {
  const reason = reasonNotAnalysed(shard);
  if (reason !== undefined) return { notAnalysed: reason };
  const { references } = await readFamilyGaps(store, shard.language);
  return references === 'named'
    ? {
        notAnalysed: `In ${shard.language ?? 'this language'}, imports are not followed and references are found by name only, so there may be more`,
      }
    : {};
}

/** The same for a file or a directory. A directory counts as analysed if one of its files is. */
export async function notAnalysedAt(store: Store, path: string): Promise<NotAnalysed> {
  const file = path === '' ? undefined : await readFile(store, path);
  if (file) return notAnalysed(store, file);
  for await (const { language } of walkFiles(store, path)) if (language !== null) return {};
  return {
    notAnalysed: `${path || 'The repository'} has no file in a language that this atlas has a grammar for, so its references are not known`,
  };
}
