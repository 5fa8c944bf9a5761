import { callableKinds, ownerKinds, type NodeKind } from '../../model/kinds.ts';
import { baseName, parentPath } from '../../model/path.ts';
import { counted } from '../../render/counted.ts';
import { edgeNames } from '../views/edge-names.ts';
import type { LegendEntry } from './map-colors.ts';
import type { Scene, SceneBox } from './scene.ts';
import type { GraphSymbol, SymbolGraph } from './symbol-graph.ts';

const tint = (name: string): string => `color-mix(in srgb, var(${name}) 22%, var(--surface))`;
const colors = { callable: tint('--t-function'), type: tint('--t-type'), data: tint('--t-number') };

export const symbolLegend: readonly LegendEntry[] = [
  { color: colors.callable, label: 'Function' },
  { color: colors.type, label: 'Type' },
  { color: colors.data, label: 'Data' },
];

/** Returns the picture of a graph of symbols, in boxes for their files and directories. */
export function symbolScene({ symbols, edges }: SymbolGraph, here: string): Scene {
  const files = new Set(symbols.flatMap(({ kind, path }) => (kind === 'package' ? [] : [path])));
  const boxes = containers(files);
  const titles = new Map(symbols.map(({ id, title }) => [id, title]));
  return {
    boxes: [...boxes.values(), ...symbols.map((symbol) => symbolBox(symbol, here))],
    edges: edges.map(({ from, to, types, certain, count }) => ({
      from,
      to,
      certain,
      weight: count,
      hint: `${titles.get(from) ?? from} ${types.map((type) => edgeNames[type]).join(', ')} ${titles.get(to) ?? to}: ${counted(count, 'place')}${certain ? '' : ', possible'}`,
    })),
  };
}

function symbolBox({ id, kind, title, path, isExpanded }: GraphSymbol, here: string): SceneBox {
  const isFile = kind === 'module';
  return {
    key: id,
    label: isFile ? 'top level' : title,
    kind,
    parent: kind === 'package' ? undefined : fileKey(path),
    here: id === here,
    note: isExpanded ? undefined : kind.replace('_', ' '),
    color: kind === 'package' || isFile ? undefined : colorOf(kind),
    hint: `${kind.replace('_', ' ')} ${title} · ${path}`,
    canOpen: kind !== 'package',
  };
}

function colorOf(kind: NodeKind): string {
  if (callableKinds.has(kind)) return colors.callable;
  return ownerKinds.has(kind) ? colors.type : colors.data;
}

/** Keys that no symbol has. */
const fileKey = (path: string): string => `in ${path}`;
const directoryKey = (path: string): string => `in ${path}/`;

/** Returns the boxes of files, in boxes of the directories that divide them. Parents come first. */
function containers(files: ReadonlySet<string>): Map<string, SceneBox> {
  const children = new Map<string, Set<string>>();
  for (const file of files) {
    for (let path = file; path !== ''; path = parentPath(path)) {
      const parent = parentPath(path);
      const known = children.get(parent) ?? new Set<string>();
      children.set(parent, known.add(path));
    }
  }
  const boxes = new Map<string, SceneBox>();
  const show = (path: string, parent: string | undefined, above: string): void => {
    const inside = children.get(path);
    const label = above === '' ? path : path.slice(above.length + 1);
    if (!inside) {
      boxes.set(fileKey(path), container(fileKey(path), label, 'module', parent, path));
      return;
    }
    // A directory with one entry says no more than the name of the entry.
    const divides = inside.size > 1 && path !== '';
    const key = directoryKey(path);
    if (divides) boxes.set(key, container(key, `${label}/`, 'directory', parent, path));
    for (const child of [...inside].sort()) show(child, divides ? key : parent, divides ? path : above);
  };
  show('', undefined, '');
  return boxes;
}

function container(
  key: string,
  label: string,
  kind: string,
  parent: string | undefined,
  path: string,
): SceneBox {
  return { key, label: label || baseName(path), kind, parent, hint: path, canOpen: false };
}
