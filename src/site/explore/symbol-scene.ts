import { callableKinds, ownerKinds, type NodeKind } from '../../model/kinds.ts';
import { baseName, parentPath } from '../../model/path.ts';
import { counted } from '../../render/counted.ts';
import { edgeNames } from '../views/edge-names.ts';
import { edgeColor } from './edge-colors.ts';
import type { LegendEntry } from './map-colors.ts';
import type { Scene, SceneBox } from './scene.ts';
import { columnsFrom } from './symbol-columns.ts';
import type { GraphSymbol } from './symbol-graph.ts';
import type { GroupedGraph } from './symbol-groups.ts';

const tint = (name: string): string => `color-mix(in srgb, var(${name}) 22%, var(--surface))`;
const colors = { callable: tint('--t-function'), type: tint('--t-type'), data: tint('--t-number') };

export const symbolLegend: readonly LegendEntry[] = [
  { color: colors.callable, label: 'Function' },
  { color: colors.type, label: 'Type' },
  { color: colors.data, label: 'Data' },
];

/**
 * Returns the picture of a graph of symbols in columns, by their distance from one of them. Symbols of a file that are in the same column
 * are in a box; others name their file.
 */
export function symbolScene({ symbols, edges, groups }: GroupedGraph, here: string): Scene {
  const columns = columnsFrom(here, edges);
  const columnOf = ({ id }: GraphSymbol): number => columns.get(id) ?? 0;
  const herePath = symbols.find(({ id }) => id === here)?.path;
  const files = new Map<string, SceneBox>();
  const members = new Map<string, number>();
  const inFile = symbols.filter(({ id, kind }) => kind !== 'package' && !groups.has(id));
  for (const symbol of inFile) {
    const key = fileKey(symbol.path, columnOf(symbol));
    members.set(key, (members.get(key) ?? 0) + 1);
    if (members.get(key) === 2) files.set(key, fileBox(key, symbol.path, columnOf(symbol)));
  }
  const titles = new Map(symbols.map(({ id, title }) => [id, title]));
  return {
    boxes: [
      ...files.values(),
      ...symbols.map((symbol): SceneBox => {
        const column = columnOf(symbol);
        const group = groups.get(symbol.id);
        if (group !== undefined) return groupBox(symbol.id, group, column);
        const key = fileKey(symbol.path, column);
        const isInside = symbol.kind !== 'package' && files.has(key);
        const place = isInside ? { parent: key } : { column };
        const hasFile = isInside || symbol.path === herePath;
        return { ...symbolBox(symbol, hasFile), here: symbol.id === here, ...place };
      }),
    ],
    edges: edges.map(({ from, to, types, certain, count }) => ({
      from,
      to,
      certain,
      weight: count,
      color: edgeColor(types),
      hint: `${titles.get(from) ?? from} ${types.map((type) => edgeNames[type]).join(', ')} ${titles.get(to) ?? to}: ${counted(count, 'place')}${certain ? '' : ', possible'}`,
    })),
  };
}

/** `hasFile`: whether the place of the box says which file it is in. */
function symbolBox({ id, kind, title, path }: GraphSymbol, hasFile: boolean): SceneBox {
  const isFile = kind === 'module';
  const name = kind.replace('_', ' ');
  return {
    key: id,
    label: !isFile ? title : hasFile ? 'top level' : baseName(path),
    kind,
    note: hasFile || kind === 'package' ? name : shortPath(isFile ? parentPath(path) : path) || name,
    color: kind === 'package' || isFile ? undefined : colorOf(kind),
    hint: `${name} ${title} · ${path}`,
    canOpen: kind !== 'package',
  };
}

function groupBox(key: string, label: string, column: number): SceneBox {
  return {
    key,
    label,
    kind: 'group',
    column,
    hint: `${label}: click to draw them one by one`,
    canOpen: true,
  };
}

function fileBox(key: string, path: string, column: number): SceneBox {
  return { key, label: shortPath(path), kind: 'module', column, hint: path, canOpen: false };
}

/** Returns the last two parts of a path, which tell files apart well enough. */
function shortPath(path: string): string {
  return path.split('/').slice(-2).join('/');
}

function colorOf(kind: NodeKind): string {
  if (callableKinds.has(kind)) return colors.callable;
  return ownerKinds.has(kind) ? colors.type : colors.data;
}

/** A key that no symbol has. */
function fileKey(path: string, column: number): string {
  return `in ${column} ${path}`;
}
