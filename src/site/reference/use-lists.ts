import type { Span } from '../../model/position.ts';
import { attributeValue, escapeHtml } from '../../render/escape-html.ts';
import { evidenceMeaning, evidenceOf } from '../views/evidence.ts';
import type { Links } from '../views/links.ts';
import { count, counted } from '../views/numbers.ts';
import {
  byFile,
  type Endpoint,
  type PossibleReference,
  type Relation,
  type UnresolvedReference,
} from '../views/relations.ts';

/** Sites of one symbol that are listed. The source of the file has the others. */
const MAX_SITES = 12;
/** Possible targets of one reference that are listed. Each lists the reference too. */
const MAX_TARGETS = 3;
/** Files of a folded list of uncertain references. */
export const MAX_UNCERTAIN = 4;

/** Renders references to a name as a list by file, each with its lines. A script links the lines (`scripts/line-links.ts`). */
export function usesHtml(relations: readonly UnresolvedReference[], links: Links, most: number): string {
  const all = [...byFile(relations)];
  const files = all.slice(0, most).map(([path, inFile]) => {
    const [first] = inFile;
    const href = links.file(first?.sitesAddress ?? '', first?.sites[0]?.[0]);
    const ends = inFile.map(({ endpoint, sites }) => {
      const name = endpoint.kind === 'module' ? '' : ` ${endpointHtml(endpoint, links)}`;
      return name + linesHtml(sites);
    });
    return `<li>${linkHtml('path', href, path)}${ends.join('')}`;
  });
  const more = all.length - files.length;
  const rest =
    more > 0
      ? `<li class=more><a href=${attributeValue(links.json())}>${counted(more, 'more file')}</a>`
      : '';
  return `<ul class=uses>${files.join('')}${rest}</ul>`;
}

/** Renders the ends of references as one line of links, each once. */
export function namesHtml(relations: readonly Relation[], links: Links): string {
  const byId = new Map(relations.map(({ endpoint }) => [endpoint.id, endpoint]));
  return [...byId.values()].map((endpoint) => endpointHtml(endpoint, links)).join(', ');
}

/** Returns the possible references to a symbol, each from its first end. */
export function possibleUses(references: readonly PossibleReference[]): Relation[] {
  return references.flatMap(({ endpoints, ...reference }): Relation[] => {
    const [endpoint] = endpoints;
    return endpoint ? [{ endpoint, rule: undefined, ...reference }] : [];
  });
}

/**
 * Renders the first possible references from a symbol, each with the definitions that it may mean. All are links in its source, which is
 * at `source`.
 */
export function possibleTargetsHtml(
  references: readonly PossibleReference[],
  links: Links,
  source: string,
): string {
  const items = references.slice(0, MAX_UNCERTAIN).map((reference) => {
    const { endpoints, how, sites, sitesAddress } = reference;
    const ends = endpoints
      .slice(0, MAX_TARGETS)
      .map((endpoint) => `${endpointHtml(endpoint, links)} <small>${escapeHtml(endpoint.path)}</small>`);
    const left = endpoints.length - ends.length;
    const more = left > 0 ? ` <small>or ${counted(left, 'other')}</small>` : '';
    return `<li>${ends.join(' or ')}${more} ${evidenceHtml(evidenceOf(reference) ?? how)}${sitesHtml(sites, sitesAddress, links)}`;
  });
  const left = references.length - items.length;
  const rest =
    left > 0 ? `<li class=more><a href=${attributeValue(source)}>${count(left)} more, in the source</a>` : '';
  return `<ul class="uses possible">${items.join('')}${rest}</ul>`;
}

export function endpointHtml(endpoint: Endpoint, links: Links): string {
  return linkHtml('', links.end(endpoint), endpoint.title);
}

/** Names the lines of the sites, each line once, with a link to the first. A script links the others. */
export function sitesHtml(sites: readonly Span[], address: string, links: Links): string {
  const [first] = sites;
  if (first === undefined) return '';
  const others = sites.filter(([line]) => line !== first[0]);
  return (
    ` <a href=${attributeValue(links.file(address, first[0]))}>${first[0]}</a>` +
    linesHtml(others, MAX_SITES - 1)
  );
}

/** Names the lines of the sites as text, each line once. */
export function linesHtml(sites: readonly Span[], most = MAX_SITES): string {
  const lines = [...new Set(sites.map(([line]) => line))];
  const rest = lines.length > most ? ` <small>and ${lines.length - most} more</small>` : '';
  return (
    lines
      .slice(0, most)
      .map((line) => ` ${line}`)
      .join('') + rest
  );
}

/** Renders how a reference was found, with the explanation as a tooltip. */
export function evidenceHtml(evidence: string): string {
  const meaning = evidenceMeaning(evidence);
  const title = meaning === undefined ? '' : ` title=${attributeValue(meaning)}`;
  return `<small class=how${title}>${escapeHtml(evidence)}</small>`;
}

export function linkHtml(className: string, href: string | undefined, text: string): string {
  const attribute = className === '' ? '' : ` class=${attributeValue(className)}`;
  return href === undefined
    ? `<span${attribute}>${escapeHtml(text)}</span>`
    : `<a${attribute} href=${attributeValue(href)}>${escapeHtml(text)}</a>`;
}
