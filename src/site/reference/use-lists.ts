import { fileOfAddress } from '../../model/address.ts';
import { artifactPath } from '../../model/artifact.ts';
import { pagePath } from '../../model/page-path.ts';
import type { EdgeType } from '../../model/kinds.ts';
import type { Span } from '../../model/position.ts';
import { attributeValue, escapeHtml } from '../../render/escape-html.ts';
import { edgeNames } from '../views/edge-names.ts';
import type { UseList } from '../uses/find-uses.ts';
import { evidenceOf } from '../views/evidence.ts';
import type { Links } from '../views/links.ts';
import { count, counted } from '../views/numbers.ts';
import { byFile, type Endpoint, type PossibleReference, type Relation } from '../views/relations.ts';

/** Sites of one symbol that are listed. The source of the file has the others. */
const MAX_SITES = 12;
/** Possible targets of one reference that are listed. Each lists the reference too. */
const MAX_TARGETS = 3;
/** Files that a list shows at first, so that the page of a popular symbol stays small. */
const MAX_FILES = 12;
/** The same for a folded list of uncertain references. */
export const MAX_UNCERTAIN = 4;

/** A reference to the symbol of a list: resolved, possible or unresolved. */
export type Use = Pick<Relation, 'endpoint' | 'sites' | 'sitesAddress'> &
  Partial<Pick<Relation, 'type' | 'how' | 'rule'>>;

/**
 * Renders references as a list by file, each with its lines. Strings instead of components, because these lists are most of
 * what is rendered. The path leads to the first line; a script links the others (`scripts/line-links.ts`), because the same
 * address in front of each was a sixth of a page, and it shows all places with their source lines. Without scripts, the rest of
 * a long list is in the Markdown version.
 */
export function usesHtml(relations: readonly Use[], links: Links, options: UsesOptions = {}): string {
  const { withType = false, hasMarkdown = true, isPossible = false, most = MAX_FILES } = options;
  const all = [...byFile(relations)];
  const files = all.slice(0, most).map(([path, inFile]) => {
    const [first] = inFile;
    const href = links.file(first?.sitesAddress ?? '', first?.sites[0]?.[0]);
    const ends = inFile.map(({ endpoint, type, how, rule, sites }) => {
      const name = endpoint.kind === 'module' ? '' : ` ${endpointHtml(endpoint, links)}`;
      const hasVerb = withType && type !== undefined && type !== 'REFERENCES' && type !== 'CALLS';
      const verb = hasVerb ? ` <i>${verbOf(type)}</i>` : '';
      return name + verb + (how === undefined ? '' : evidenceHtml({ how, rule })) + linesHtml(sites);
    });
    const isName = inFile.every(({ endpoint }) => endpoint.kind === 'module');
    return `<li>${linkHtml(isName ? 'path end' : 'path', href, path)}${ends.join('')}`;
  });
  const more = all.length - files.length;
  const rest =
    more > 0
      ? `<li class=more><a href=${attributeValue(allUsesHref(links, hasMarkdown))}>${counted(more, 'more file')}</a>`
      : '';
  return `<ul class=${isPossible ? '"uses possible"' : 'uses'}${dataOf(options)}>${files.join('')}${rest}</ul>`;
}

function dataOf({ edges, uses, isPossible }: UsesOptions): string {
  return (
    (edges ? ` data-edges=${edges}` : '') +
    (isPossible ? ' data-certain=no' : '') +
    (uses ? ` data-uses=${uses}` : '')
  );
}

/** The Markdown version of the file, or its JSON if there is none. */
function allUsesHref(links: Links, hasMarkdown: boolean): string {
  const [, address = ''] = /^file\/(.*)\.html$/s.exec(links.from) ?? [];
  const file = fileOfAddress(address);
  return links.hrefOf(
    hasMarkdown && links.scope.markdown
      ? pagePath.file(file).replace(/\.html$/, '.md')
      : artifactPath.file(file),
  );
}

export interface UsesOptions {
  /** Includes the list in the diagram of the section: as references to the symbol, or from it. */
  edges?: 'in' | 'out';
  /** Which references to the symbol or file they are, for the script that shows their lines. */
  uses?: UseList;
  /** Whether the references are only possible. */
  isPossible?: boolean;
  /** Whether the file has a Markdown version, which has all references. Default: true. */
  hasMarkdown?: boolean;
  /** The maximum number of files at first. */
  most?: number;
  /** Names the type of each reference that is neither a call nor a plain reference. */
  withType?: boolean;
}

/** Renders the ends of references as one line of links, each once. */
export function namesHtml(relations: readonly Relation[], links: Links): string {
  const byId = new Map(relations.map(({ endpoint }) => [endpoint.id, endpoint]));
  return [...byId.values()].map((endpoint) => endpointHtml(endpoint, links)).join(', ');
}

/** Renders the possible references to a symbol. */
export function possibleUsesHtml(references: readonly PossibleReference[], links: Links): string {
  const uses = references.flatMap(({ endpoints, how, sites, sitesAddress }): Use[] => {
    const [endpoint] = endpoints;
    return endpoint ? [{ endpoint, how, rule: undefined, sites, sitesAddress }] : [];
  });
  return usesHtml(uses, links, { edges: 'in', uses: 'possible', isPossible: true, most: MAX_UNCERTAIN });
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
  const items = references.slice(0, MAX_UNCERTAIN).map(({ endpoints, how, sites, sitesAddress }) => {
    const ends = endpoints
      .slice(0, MAX_TARGETS)
      .map((endpoint) => `${endpointHtml(endpoint, links)} <small>${escapeHtml(endpoint.path)}</small>`);
    const left = endpoints.length - ends.length;
    const more = left > 0 ? ` <small>or ${counted(left, 'other')}</small>` : '';
    return `<li>${ends.join(' or ')}${more}${evidenceHtml({ how, rule: undefined })}${sitesHtml(sites, sitesAddress, links)}`;
  });
  const left = references.length - items.length;
  const rest =
    left > 0 ? `<li class=more><a href=${attributeValue(source)}>${count(left)} more, in the source</a>` : '';
  return `<ul class="uses possible" data-edges=out data-certain=no>${items.join('')}${rest}</ul>`;
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

function evidenceHtml(reference: Pick<Relation, 'how' | 'rule'>): string {
  const evidence = evidenceOf(reference);
  if (evidence === undefined) return '';
  return reference.how === 'member'
    ? ` <small>${escapeHtml(evidence)}</small>`
    : ` <small class=how>${evidence}</small>`;
}

function verbOf(type: EdgeType): string {
  return type === 'REFERENCES_TYPE' ? 'type' : edgeNames[type];
}

export function linkHtml(className: string, href: string | undefined, text: string): string {
  const attribute = className === '' ? '' : ` class=${attributeValue(className)}`;
  return href === undefined
    ? `<span${attribute}>${escapeHtml(text)}</span>`
    : `<a${attribute} href=${attributeValue(href)}>${escapeHtml(text)}</a>`;
}
