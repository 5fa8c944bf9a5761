import type { FileShard } from '../../model/file-shard.ts';
import { attributeValue, escapeHtml } from '../../render/escape-html.ts';
import { fileConnectionsOf } from '../views/file-connections.ts';
import type { Links } from '../views/links.ts';
import type { Endpoint } from '../views/relations.ts';
import { foldHtml } from './outline-html.ts';
import { pageLimits, UseLines } from './use-lines.ts';
import { endpointHtml } from './use-lists.ts';

/** Names without a definition that are listed. */
const MAX_NAMES = 200;

/**
 * Renders the imports and importers of a file, and the names in it that have no known definition. If the atlas has the commits of lines, a
 * script fills its history.
 */
export function connectionsHtml(shard: FileShard, links: Links, hasBlame: boolean): string {
  const { imports, importers } = fileConnectionsOf(shard);
  const { unresolved } = shard;
  const parts: string[] = [];
  if (imports.length > 0) {
    const items = imports.map(({ written: { source, names, span }, to }) => {
      const target = to ? importedHtml(to, links) : '<small>not found</small>';
      const taken = names.length > 0 ? ` <small>${escapeHtml(names.join(', '))}</small>` : '';
      return `<li><code>${escapeHtml(source)}</code> ${target}${taken} <a href=#L${span[0]}>${span[0]}</a>`;
    });
    parts.push(foldHtml('Imports', imports.length, `<ul class=uses>${items.join('')}</ul>`));
  }
  if (importers.length > 0) {
    const { html, lines } = new UseLines(shard, links).html(importers, 'importers', pageLimits);
    parts.push(foldHtml('Imported by', lines, html));
  }
  if (unresolved.length > 0) {
    const names = unresolved
      .slice(0, MAX_NAMES)
      .map(
        ({ name, count }) => `<code>${escapeHtml(name)}</code>${count > 1 ? `<small>×${count}</small>` : ''}`,
      );
    const more = unresolved.length > MAX_NAMES ? ` and ${unresolved.length - MAX_NAMES} more` : '';
    parts.push(
      foldHtml(
        'Names not found',
        unresolved.length,
        '<p class=note>Names in this file without a known definition: builtins, globals, and names that could not be ' +
          `resolved.</p><p class=names>${names.join(' ')}${more}</p>`,
      ),
    );
  }
  if (hasBlame && shard.lines > 0)
    parts.push(
      `<details class="fold history" name=connections data-lines=1-${shard.lines}><summary>History</summary><div></div></details>`,
    );
  return parts.length > 0 ? `<div class=connections>${parts.join('')}</div>` : '';
}

/** The name of a package leads to the hub. A script makes it lead to the atlas of the package: see `linkImports`. */
function importedHtml(to: Endpoint, links: Links): string {
  const html = endpointHtml(to, links);
  return to.kind === 'package' && html.startsWith('<a')
    ? `<span data-package=${attributeValue(to.path)}>${html}</span>`
    : html;
}
