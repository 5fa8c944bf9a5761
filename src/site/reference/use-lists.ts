import { fileOfAddress } from '../../model/address.ts';
import { artifactPath } from '../../model/artifact.ts';
import { pagePath } from '../../model/page-path.ts';
import type { EdgeType } from '../../model/kinds.ts';
import type { Span } from '../../model/position.ts';
import { attributeValue, escapeHtml } from '../../render/escape-html.ts';
import { edgeNames, howMeanings } from '../views/edge-names.ts';
import { evidenceOf } from '../views/evidence.ts';
import type { Links } from '../views/links.ts';
import { count, counted } from '../views/numbers.ts';
import { byFile, type Endpoint, type PossibleReference, type Relation } from '../views/relations.ts';

/** Sites of one symbol that are listed. The source of the file has the others. */
const MAX_SITES = 12;
/** Possible targets of one reference that are listed. */
const MAX_TARGETS = 12;

/** Files that a list shows at first, so that the page of a popular symbol stays small. */
const MAX_FILES = 12;

/**
 * Renders references as a list by file, each with its lines. Strings instead of components, because these lists are most of
 * what is rendered. A script shows all places with their source lines; without scripts, the rest of a long list is in the
 * Markdown version.
 */
export function usesHtml(relations: readonly Relation[], links: Links, options: UsesOptions = {}): string {
  const { edges, uses, withType = false, hasMarkdown = true } = options;
  const all = [...byFile(relations)];
  const files = all.slice(0, MAX_FILES).map(([path, inFile]) => {
    const href = links.file(inFile[0]?.sitesAddress ?? '');
    const ends = inFile.map(({ endpoint, type, how, rule, sites, sitesAddress }) => {
      const name = endpoint.kind === 'module' ? '' : ` ${endpointHtml(endpoint, links)}`;
      const verb = withType && type !== 'REFERENCES' && type !== 'CALLS' ? ` <i>${verbOf(type)}</i>` : '';
      return name + verb + evidenceHtml({ how, rule }) + sitesHtml(sites, sitesAddress, links);
    });
    const isName = inFile.every(({ endpoint }) => endpoint.kind === 'module');
    return `<li>${linkHtml(isName ? 'path end' : 'path', href, path)}${ends.join('')}`;
  });
  const more = all.length - files.length;
  const rest =
    more > 0
      ? `<li class=more><a href=${attributeValue(allUsesHref(links, hasMarkdown))}>${counted(more, 'more file')}</a>`
      : '';
  const data = (edges ? ` data-edges=${edges}` : '') + (uses ? ` data-uses=${uses}` : '');
  return `<ul class=uses${data}>${files.join('')}${rest}</ul>`;
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
  /** Which references of the symbol they are, for the script that shows their lines. */
  uses?: 'calls' | 'references';
  /** Whether the file has a Markdown version, which has all references. Default: true. */
  hasMarkdown?: boolean;
  /** Names the type of each reference that is neither a call nor a plain reference. */
  withType?: boolean;
}

/** Renders the ends of references as one line of links, each once. */
export function namesHtml(relations: readonly Relation[], links: Links): string {
  const byId = new Map(relations.map(({ endpoint }) => [endpoint.id, endpoint]));
  return [...byId.values()].map((endpoint) => endpointHtml(endpoint, links)).join(', ');
}

/** Renders possible references: each with the places and the definitions that it may mean. */
export function possibleHtml(
  references: readonly PossibleReference[],
  links: Links,
  edges: 'in' | 'out',
): string {
  const items = references.map(({ endpoints, how, sites, sitesAddress }) => {
    const ends = endpoints
      .slice(0, MAX_TARGETS)
      .map((endpoint) => `${endpointHtml(endpoint, links)} <small>${escapeHtml(endpoint.path)}</small>`);
    const more =
      endpoints.length > MAX_TARGETS
        ? ` <small>and ${count(endpoints.length - MAX_TARGETS)} more</small>`
        : '';
    return `<li>${ends.join(' or ')}${more}${evidenceHtml({ how, rule: undefined })}${sitesHtml(sites, sitesAddress, links)}`;
  });
  const data = edges === 'in' ? ' data-uses=possible' : '';
  return `<ul class="uses possible" data-edges=${edges} data-certain=no${data}>${items.join('')}</ul>`;
}

export function endpointHtml(endpoint: Endpoint, links: Links): string {
  return linkHtml('', links.end(endpoint), endpoint.title);
}

/**
 * Names the lines of the sites, each line once, with a link to the first. A script links the others
 * (`scripts/line-links.ts`): the same address in front of each number was a sixth of a reference page.
 */
export function sitesHtml(sites: readonly Span[], address: string, links: Links): string {
  const lines = [...new Set(sites.map(([line]) => line))];
  const [first, ...others] = lines.slice(0, MAX_SITES);
  if (first === undefined) return '';
  const link = ` <a href=${attributeValue(`${links.file(address)}#L${first}`)}>${first}</a>`;
  const rest = others.map((line) => ` ${line}`).join('');
  return (
    link + rest + (lines.length > MAX_SITES ? ` <small>and ${lines.length - MAX_SITES} more</small>` : '')
  );
}

function evidenceHtml(reference: Pick<Relation, 'how' | 'rule'>): string {
  const evidence = evidenceOf(reference);
  if (evidence === undefined) return '';
  return reference.how === 'member'
    ? ` <small>${escapeHtml(evidence)}</small>`
    : ` <small class=how title=${attributeValue(howMeanings[reference.how])}>${evidence}</small>`;
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
