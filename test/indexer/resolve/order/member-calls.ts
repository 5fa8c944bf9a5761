import { openProgram } from '../../../../src/indexer/resolve/link/open-program.ts';
import { memorySource } from '../../../support/memory-source.ts';
import { linkInputOf } from './link-input.ts';
import { linkAll, linkShared, type LinkOrder } from './link-with.ts';

/** The targets of calls of members, with the path of the file and the line of the call, sorted. */
export async function memberCalls(
  files: Record<string, string>,
  order?: Partial<LinkOrder>,
): Promise<string[]> {
  const open = openProgram(await linkInputOf(memorySource(files)), undefined);
  const links = order ? linkShared(open, order) : linkAll(open);
  return links.flatMap((link) => {
    const [, place, target] = /^(\S+:\d+):\d+ CALLS \S+ -> (.*) \(member \w*\)$/.exec(link) ?? [];
    return place === undefined || target === undefined ? [] : [`${place} ${target}`];
  });
}
