import { artifactPath } from '../../model/artifact.ts';
import { fileOfAddress } from '../../model/address.ts';
import { paragraphs, section } from '../../render/markdown/parts.ts';
import { nameAtStart } from '../../render/markdown/repository-text.ts';
import { printableLine } from '../../render/printable.ts';
import { counted } from '../views/numbers.ts';
import type { HubHrefs } from './hub-links.ts';
import { hubPagePath } from './hub-page-path.ts';
import type {
  AliasView,
  AtlasesView,
  HubPage,
  PackagesView,
  PackageView,
  Part,
  UsedName,
} from './hub-view.ts';

/** Returns the Markdown version of a page of a hub; undefined if it has none. Links lead to other Markdown versions, and to the JSON of atlases, which all have. */
export function hubMarkdown({ view, hrefs }: HubPage): string | undefined {
  const links = new Links(hrefs);
  switch (view.kind) {
    case 'hub-atlases':
      return `${atlasesMarkdown(view, links)}\n`;
    case 'hub-packages':
      return `${packagesMarkdown(view, links)}\n`;
    case 'hub-package':
      return `${packageMarkdown(view, links)}\n`;
    case 'hub-alias':
      return `${aliasMarkdown(view, links)}\n`;
    case 'hub-missing':
      return undefined;
  }
}

export function hubMarkdownPath(page: string): string {
  return page.replace(/\.html$/, '.md');
}

class Links {
  readonly #hrefs: HubHrefs;

  constructor(hrefs: HubHrefs) {
    this.#hrefs = hrefs;
  }

  page(text: string, path: string): string {
    return link(text, this.#hrefs.hrefOf(hubMarkdownPath(path)));
  }

  package(name: string): string {
    return this.page(name, hubPagePath.package(name));
  }

  json(text: string, path: string): string {
    return link(text, this.#hrefs.hrefOf(path));
  }

  /** Every atlas has this file, whatever pages it has. */
  atlas(slug: string): string {
    return link(this.title(slug), this.#hrefs.atlas(slug, 'llms.txt'));
  }

  title(slug: string): string {
    return this.#hrefs.title(slug);
  }

  line(slug: string, { path, line, address }: { path: string; line: number; address: string }): string {
    return link(`${path}:${line}`, this.#hrefs.atlas(slug, artifactPath.file(fileOfAddress(address))));
  }
}

function link(text: string, href: string): string {
  const label = printableLine(text).replace(/[\\`*_[\]<>]/g, '\\$&');
  return `[${label}](${href.replaceAll('(', '%28').replaceAll(')', '%29')})`;
}

function atlasesMarkdown({ rows, part, totals, problems }: AtlasesView, links: Links): string {
  return paragraphs([
    `# ${counted(totals.atlases, 'atlas', 'atlases')}`,
    `${counted(totals.packages, 'package')} with ${counted(totals.exports, 'exported symbol')}. ${links.page('All packages', hubPagePath.packages())}, ${links.json('index of the JSON', artifactPath.hub)}.`,
    part.number === 1
      ? section(
          'Could not be read',
          problems.map(({ address, message }) => `- ${nameAtStart(address)}: ${printableLine(message)}`),
        )
      : '',
    section(
      'Atlases',
      rows.map(({ slug, packages, counts, dependencies, dependents, problem }) => {
        const names = packages.map(({ name, version }) => `${links.package(name)} ${version ?? ''}`.trim());
        const facts = `${counted(counts.exports, 'export')}, uses ${counted(dependencies, 'package')}, used by ${counted(dependents, 'atlas', 'atlases')}`;
        const note = problem === undefined ? '' : `; from an earlier run: ${printableLine(problem)}`;
        return `- ${links.atlas(slug)}: ${[...names, facts].join('; ')}${note}`;
      }),
    ),
    parts(part, hubPagePath.atlases, links),
  ]);
}

function packagesMarkdown({ rows, part, total }: PackagesView, links: Links): string {
  return paragraphs([
    '# Packages',
    `${counted(total, 'package')} that the atlases contain or use.`,
    rows
      .map(({ name, atlases, dependents }) => {
        const homes = atlases.map(({ slug, version }) => `${links.atlas(slug)} ${version ?? ''}`.trim());
        const where = homes.length > 0 ? homes.join(', ') : 'no atlas';
        return `- ${links.package(name)}: ${where}; used by ${counted(dependents, 'atlas', 'atlases')}`;
      })
      .join('\n'),
    parts(part, hubPagePath.packages, links),
  ]);
}

function parts({ number, starts }: Part, pathOf: (part: number) => string, links: Links): string {
  if (starts.length < 2) return '';
  const others = starts.flatMap((start, at) =>
    at + 1 === number ? [] : [`- ${links.page(`${start} …`, pathOf(at + 1))}`],
  );
  return section('Other pages', others);
}

function aliasMarkdown({ name, packages }: AliasView, links: Links): string {
  const list = packages.map((each) => links.package(each)).join(', ');
  return paragraphs([`# ${nameAtStart(name)}`, `Code imports this name from ${list}.`]);
}

function packageMarkdown(view: PackageView, links: Links): string {
  const { homes, used, unused, dependents, dependencies } = view;
  return paragraphs([
    `# ${nameAtStart(view.name)}`,
    homes.length === 0 ? 'No atlas of the hub contains it.' : '',
    section(
      'Atlases',
      homes.map(
        ({ slug, version, manager, path, exportTotal }) =>
          `- ${links.atlas(slug)}${path === '' ? '' : `, ${nameAtStart(path)}`}: ${printableLine(version ?? 'no version')}, ${printableLine(manager)}, ${counted(exportTotal, 'export')}`,
      ),
    ),
    section(`Who uses its exports: ${view.usedTotal}`, [
      ...used.map((name) => usedMarkdown(name, links)),
      ...rest(view.usedTotal - used.length, 'more name'),
    ]),
    section('Exports that no atlas uses', [
      ...unused.map(
        (each) => `- ${nameAtStart(each.symbol)} (${each.kind}) in ${links.line(each.slug, each)}`,
      ),
      ...rest(view.unlisted, 'more export'),
    ]),
    section(`Used by: ${view.dependentTotal}`, [
      ...dependents.map(({ slug, wanted, places, fit }) => {
        const wants = wanted === null ? '' : `wants ${printableLine(wanted)}, `;
        const where = places === 0 ? 'required only' : counted(places, 'place');
        return `- ${links.atlas(slug)}: ${wants}${where}${fit ? `; ${printableLine(fit.words)}` : ''}`;
      }),
      ...rest(view.dependentTotal - dependents.length, 'more atlas', 'more atlases'),
    ]),
    section(`Dependencies: ${view.dependencyTotal}`, [
      ...dependencies.map(({ slug, name, wanted, fit }) => {
        const of = homes.length > 1 ? ` of ${printableLine(links.title(slug))}` : '';
        const wants = wanted === null ? '' : `wants ${printableLine(wanted)}; `;
        const target = fit
          ? `${links.atlas(fit.slug)} ${printableLine(fit.version ?? '')}, ${printableLine(fit.words)}`
          : 'no atlas';
        return `- ${links.package(name)}${of}: ${wants}${target}`;
      }),
      ...rest(view.dependencyTotal - dependencies.length, 'more package'),
    ]),
    links.json('The whole lists as JSON', view.json),
  ]);
}

function usedMarkdown({ symbol, defined, atlasTotal, total, users }: UsedName, links: Links): string {
  const name = symbol === '' ? 'the package as a whole' : nameAtStart(symbol);
  const where = defined ? `, ${defined.kind} in ${links.line(defined.slug, defined)}` : '';
  const lines = users.map(({ slug, wanted, total: places, places: first }) => {
    const wants = wanted === null ? '' : `, wants ${printableLine(wanted)}`;
    const shown = first.map((place) => links.line(slug, place)).join(', ');
    const more = places > first.length ? ` and ${counted(places - first.length, 'more place')}` : '';
    return `  - ${links.atlas(slug)}, ${counted(places, 'place')}${wants}: ${shown}${more}`;
  });
  const left = atlasTotal - users.length;
  return [
    `- ${name}${where}: ${counted(atlasTotal, 'atlas', 'atlases')}, ${counted(total, 'place')}`,
    ...lines,
    ...rest(left, 'more atlas', 'more atlases').map((line) => `  ${line}`),
  ].join('\n');
}

function rest(left: number, one: string, many = `${one}s`): string[] {
  return left > 0 ? [`- and ${counted(left, one, many)}, in the JSON`] : [];
}
