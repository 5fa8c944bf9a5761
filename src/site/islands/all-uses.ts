import { sectionId } from '../../model/address.ts';
import { unpackFile, type PackedFile } from '../../model/packed-file.ts';
import { usesHtml } from '../reference/use-lists.ts';
import { Links } from '../views/links.ts';
import { relationsOf } from '../views/relations.ts';

/** Replaces a list of references by one with all files, from the JSON of the page. Rejects if that cannot be loaded. */
export async function showAllUses(list: HTMLElement, page: string): Promise<void> {
  const json = document.querySelector<HTMLLinkElement>('link[type="application/json"]')?.href ?? '';
  const shard = unpackFile((await (await fetch(json)).json()) as PackedFile);
  const index = shard.nodes.findIndex(({ address }) => sectionId(address) === list.closest('.symbol')?.id);
  const { callers, referencedBy } = relationsOf(shard, index);
  const isCalls = list.dataset['edges'] === 'in';
  const whole = document.createElement('div');
  // Text of the repository is escaped, as it is when pages are built.
  whole.innerHTML = usesHtml(isCalls ? callers : referencedBy, new Links(page), {
    ...(isCalls ? { edges: 'in' as const } : { withType: true }),
    isWhole: true,
  });
  list.replaceWith(...whole.childNodes);
}
