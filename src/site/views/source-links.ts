import { sectionId } from '../../model/address.ts';
import type { FileShard } from '../../model/file-shard.ts';
import { linkedSpansOf, possibleTitle, type LinkedReference } from '../../query/linked-spans.ts';
import type { SourceLink } from '../../render/highlighter.ts';
import type { Links } from './links.ts';
import { endpointAt, type Endpoint } from './relations.ts';

/**
 * Returns the links in the source of a file, in source order. References link to their definition, those to other packages to the hub if
 * there is one, definitions to the section of the symbol. Of equal ranges, the first one takes precedence.
 */
export function sourceLinks(shard: FileShard, links: Links): SourceLink[] {
  const targets = new Map<LinkedReference, Pick<SourceLink, 'href' | 'title'> | undefined>();
  const targetOf = (reference: LinkedReference) => {
    if (!targets.has(reference)) targets.set(reference, linkTo(shard, reference, links));
    return targets.get(reference);
  };
  return linkedSpansOf(shard).flatMap((linked): SourceLink[] => {
    const { span } = linked;
    if ('node' in linked) {
      const { address } = linked.node;
      return [{ span, href: links.symbol(address), id: sectionId(address), kind: 'certain' }];
    }
    const target = targetOf(linked.reference);
    return target ? [{ span, ...target, kind: linked.reference.kind }] : [];
  });
}

function linkTo(
  shard: FileShard,
  reference: LinkedReference,
  links: Links,
): Pick<SourceLink, 'href' | 'title'> | undefined {
  const first = reference.to[0];
  if (first === undefined) return undefined;
  const href = hrefTo(shard, endpointAt(shard, first), links);
  if (href === undefined) return undefined;
  return reference.kind === 'candidate' ? { href, title: possibleTitle(reference) } : { href };
}

/** The line of a definition in another file is not part of its address, because each edit above it would change this page. */
function hrefTo(
  shard: FileShard,
  { kind, address, fileAddress, line, path, symbol, standard }: Endpoint,
  links: Links,
): string | undefined {
  if (kind === 'package') return standard ? undefined : links.export(path, symbol);
  if (address === undefined || kind === 'module') return address && links.file(address);
  return fileAddress === shard.address && line ? `#L${line}` : links.definition(address);
}
