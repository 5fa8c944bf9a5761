import { artifactPath } from '../../model/artifact.ts';

import { pagePath } from '../../model/page-path.ts';
import type { SnapshotFile } from '../../model/history.ts';
import { snapshotLabel, type Timeline, type TimelineEntry } from '../../model/timeline.ts';
import {
  readSnapshot,
  readSnapshotFile,
  readSnapshotText,
} from '../../features/history/query/read-history.ts';
import { highlightHtml } from '../../render/highlight-html.ts';
import type { Store } from '../../store/store.ts';
import { highlightsByName } from '../highlight/highlight-text.ts';
import { atlasUrl } from '../scripts/atlas.ts';
import { parseLines } from '../scripts/line-range.ts';
import { versionQuery } from './lifeline-html.ts';
import { findFileNow, readFilesInTime, type PlaceInTime } from './places-in-time.ts';

/** The file that the address of the page names. */
interface Wanted {
  at: string | undefined;
  path: string;
  symbol: string | undefined;
}

/** Shows a file as it was in a snapshot. */
export async function showVersion(place: HTMLElement, store: Store): Promise<void> {
  const wanted = readWanted(location.search);
  const timeline = (await store.read(artifactPath.timeline)) as Timeline | undefined;
  if (!timeline) {
    say(place, 'This atlas has no history.');
    return;
  }
  if (wanted.path === '') {
    say(place, 'The address of this page names no file.');
    return;
  }
  const entry = findEntry(timeline, wanted.at);
  if (!entry) {
    say(place, `The history has no snapshot "${wanted.at ?? ''}".`);
    return;
  }
  const snapshot = await readSnapshot(store, entry.id);
  const file = snapshot && (await readSnapshotFile(store, snapshot, wanted.path));
  const now = await findFileNow(store, wanted.path);
  const versions = now === undefined ? [] : await readFilesInTime(store, now);
  const name = snapshotLabel(entry);
  document.title = `${wanted.path} in ${name}`;
  const heading = headingOf(wanted.path);
  if (!file) {
    const nodes = [
      note(`There is no file at this path in ${name}.`),
      switchOf(versions, entry, wanted),
      todayLink(now),
    ];
    place.replaceChildren(heading, barOf(nodes));
    return;
  }
  const { source } = await readSnapshotText(store, file);
  const facts = `${entry.time.slice(0, 10)} ${entry.subject}`;
  place.replaceChildren(
    heading,
    barOf([switchOf(versions, entry, wanted), note(facts), todayLink(now)]),
    symbolsOf(file),
    await codeOf(wanted.path, source),
  );
  goToLine(file, wanted.symbol);
  addEventListener('hashchange', () => goToLine(file, undefined));
}

function readWanted(query: string): Wanted {
  const parameters = new URLSearchParams(query);
  return {
    at: parameters.get('at') ?? undefined,
    path: parameters.get('path') ?? '',
    symbol: parameters.get('symbol') ?? undefined,
  };
}

/** Finds a snapshot by a tag or the start of its hash; the newest one without a name. */
function findEntry({ snapshots }: Timeline, at: string | undefined): TimelineEntry | undefined {
  if (at === undefined) return snapshots[0];
  return (
    snapshots.find(({ tags }) => tags.includes(at)) ??
    (at.length >= 4 ? snapshots.find(({ id }) => id.startsWith(at)) : undefined)
  );
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  children: readonly Node[] = [],
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

function say(place: HTMLElement, text: string): void {
  const link = element('a', { href: atlasUrl(pagePath.history), textContent: 'All snapshots' });
  place.replaceChildren(headingOf('A file in a snapshot'), note(`${text} `), link);
}

function headingOf(text: string): HTMLElement {
  return element('header', { className: 'head' }, [element('h1', { className: 'id', textContent: text })]);
}

function note(text: string): HTMLElement {
  return element('span', { className: 'meta', textContent: text });
}

function barOf(nodes: readonly (Node | undefined)[]): HTMLElement {
  return element(
    'p',
    { className: 'version-bar' },
    nodes.filter((node) => node !== undefined),
  );
}

function todayLink(address: string | undefined): HTMLElement {
  if (address === undefined) return note('The file is gone today.');
  return element('a', { href: atlasUrl(pagePath.file(address)), textContent: 'This file today' });
}

/** A menu of the snapshots that have the file, under the path that it has there. */
function switchOf(
  versions: readonly PlaceInTime[],
  shown: TimelineEntry,
  wanted: Wanted,
): HTMLElement | undefined {
  const symbol = wanted.symbol === undefined ? '' : `&symbol=${encodeURIComponent(wanted.symbol)}`;
  if (versions.length === 0) return undefined;
  const select = element(
    'select',
    {},
    versions.map(({ snapshot, name, id }) => {
      const option = element('option', {
        value: versionQuery(name, id),
        textContent: `${name} (${snapshot.time.slice(0, 10)})`,
      });
      option.selected = snapshot.id === shown.id;
      return option;
    }),
  );
  if (!versions.some(({ snapshot }) => snapshot.id === shown.id)) select.selectedIndex = -1;
  select.addEventListener('change', () => location.assign(`?${select.value}${symbol}`));
  return element('label', { textContent: 'Version ' }, [select]);
}

function symbolsOf(file: SnapshotFile): HTMLElement {
  const nodes = file.nodes.slice(1).filter(({ kind }) => !smallKinds.has(kind));
  const items = nodes.map(({ kind, symbol, lines: [line] }) =>
    element('li', {}, [
      element('a', { href: `#L${line}`, textContent: symbol }),
      element('small', { textContent: ` ${kind.replace('_', ' ')}` }),
    ]),
  );
  if (items.length === 0) return element('div', {});
  return element('details', { className: 'version-symbols' }, [
    element('summary', { textContent: `${items.length} symbols` }),
    element('ul', {}, items),
  ]);
}

/** Symbols that a list of a whole file would drown in. */
const smallKinds: ReadonlySet<string> = new Set(['parameter', 'variable']);

async function codeOf(path: string, source: string): Promise<HTMLElement> {
  const code = document.createElement('code');
  code.innerHTML = highlightHtml({ source, highlights: await highlightsByName(path, source), links: [] });
  const lines = source.split('\n').length;
  return element('pre', { className: `code w${String(lines).length}`, tabIndex: 0 }, [code]);
}

/** Marks and shows the lines of the fragment, or those of a symbol. */
function goToLine(file: SnapshotFile, symbol: string | undefined): void {
  const node = symbol === undefined ? undefined : file.nodes.find((each) => each.symbol === symbol);
  const range = parseLines(location.hash) ?? (node && [node.lines[0], node.lines[0]]);
  for (const line of document.querySelectorAll('.code .on')) line.classList.remove('on');
  if (!range) return;
  for (let line = range[0]; line <= range[1]; line++)
    document.getElementById(`L${line}`)?.classList.add('on');
  document.getElementById(`L${range[0]}`)?.scrollIntoView({ block: 'center' });
}

/** Fills the switch of versions on the page of a file or symbol. */
export function versionLinks(versions: readonly PlaceInTime[]): HTMLElement {
  const items = versions.map(({ snapshot, name, id }) =>
    element('li', {}, [
      element('a', {
        href: `${atlasUrl(pagePath.historyFile)}?${versionQuery(name, id)}`,
        textContent: name,
      }),
      element('small', { textContent: ` ${snapshot.time.slice(0, 10)}` }),
    ]),
  );
  return element('ul', {}, items);
}
