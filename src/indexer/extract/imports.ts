import { partitionPoint } from '../../base/partition-point.ts';
import {
  type DefinitionIndex,
  NONE,
  orFileScope,
  isNone,
  type ImportIndex,
  importIndex,
} from '../facts/ids.ts';
import { Op } from '../facts/operations.ts';
import { ExpressionColumn, Role } from '../facts/tables.ts';
import type { ExportFact, ImportFact } from '../facts/module-facts.ts';
import { byStart, type Found, type SyntaxNode } from './collect.ts';
import { isContainer } from './containers.ts';
import type { Definition } from './definitions.ts';
import type { Expressions } from './expressions.ts';
import { ImportTable } from './import-table.ts';
import { compareStretches, InnermostCursor, toStretches } from './nesting.ts';
import { pathReader } from './module-paths.ts';
import { addRole } from './roles.ts';
import { scopeCursor } from './scopes.ts';
import type { Structure } from './structure.ts';

export interface ImportsAndExports {
  imports: ImportTable;
  exports: ExportFact[];
}

/** Builds what a file takes from others and gives to them, and makes the expressions that load a module lead to it. */
export function buildImports(structure: Structure, expressions: Expressions): ImportsAndExports {
  const { collected, source, lines, scopes, manifest } = structure;
  const text = (node: SyntaxNode | undefined): string =>
    node ? source.slice(node.startIndex, node.endIndex) : '';
  const { namespaceSeparator } = manifest.scoping;
  /** The text of a module: a name inside of it is the last part of one path, and the module is what stands before. */
  const moduleText = (module: SyntaxNode, name: SyntaxNode | undefined): string => {
    const isInside = name && name.startIndex >= module.startIndex && name.endIndex <= module.endIndex;
    if (!isInside) return text(module);
    return source.slice(
      module.startIndex,
      Math.max(module.startIndex, name.startIndex - namespaceSeparator.length),
    );
  };
  const imports = new ImportTable();
  const cursor = scopeCursor(scopes);
  const pathAt = pathReader(structure);
  const groups = [...collected.imports.values()]
    .filter(({ kind }) => kind === 'group')
    .sort((a, b) => byStart(a.node, b.node));
  const container = containerAt(structure);
  const isErased = enclosedIn(collected.markers.erased);
  const isReexported = enclosedIn(collected.markers.reexported);
  /** Indexes of imports by the node of their module. */
  const named = new Map<number, ImportIndex>();

  const push = (
    found: Found,
    kind: ImportFact['kind'],
    imported: string,
    local: string,
    reexport: boolean,
  ): ImportIndex => {
    const { module, name, prefix } = found.attributes;
    const around = groups.flatMap(({ node, attributes }) =>
      node.startIndex <= found.node.startIndex && found.node.endIndex <= node.endIndex
        ? (attributes.prefix ?? [])
        : [],
    );
    const isGrouped = around.length > 0;
    // What has no namespace has no module.
    const site =
      module ??
      prefix ??
      (isGrouped || manifest.scoping.unit === 'namespace' ? (name ?? found.node) : undefined);
    if (!site) return NONE;
    if (module) named.set(module.id, importIndex(imports.count));
    const scope = orFileScope(cursor.at(found.node.startIndex));
    const nameNode = kind === 'default' ? found.node : kind === 'namespace' ? undefined : name;
    const fact: ImportFact = {
      source: pathAt(
        [
          ...[...around, prefix].flatMap((node) => (node ? [text(node)] : [])),
          ...(module ? [moduleText(module, name)] : []),
        ].join(namespaceSeparator),
        scope,
      ),
      kind,
      imported,
      local,
      span: lines.span(site.startIndex, site.endIndex),
      ...(nameNode ? { nameSpan: lines.span(nameNode.startIndex, nameNode.endIndex) } : {}),
      container: container(found.node.startIndex),
      reexport,
      shared: found.kind === 'shared',
      erased: isErased(found.node),
      ...(isReexported(found.node) ? { reexported: true } : {}),
      ...(found.kind === 'replaced' ? { replaced: true } : {}),
    };
    const index = imports.add(fact, scope, found.node);
    const row = kind === 'dynamic' ? expressions.rowOf(found.node) : NONE;
    if (isNone(row)) return index;
    // What an expression loads is there when it has been awaited, and what a call gives at once.
    if (found.kind === 'dynamic') addRole(expressions.rows, row, Role.Async);
    expressions.rows.set(row, ExpressionColumn.Op, Op.Module);
    expressions.rows.set(row, ExpressionColumn.A, index);
    return index;
  };

  const entries = [
    ...[...collected.imports.values()].map((found) => ({ found, exporting: false })),
    ...[...collected.exports.values()].map((found) => ({ found, exporting: true })),
  ].sort((a, b) => byStart(a.found.node, b.found.node) || a.found.node.endIndex - b.found.node.endIndex);
  const exports: ExportFact[] = [];
  const definitionByNode = indexByNode(structure.definitions);
  for (const { found, exporting } of entries) {
    if (found.kind === '' || found.kind === 'replaced' || found.kind === 'group') continue;
    if (!exporting) pushImport(found, push, text);
    else exports.push(exportOf(found, push, text, structure, expressions, definitionByNode));
  }
  // What is left is imported for its effect alone, or passed on whole.
  const effects = [...collected.imports.values()].filter(
    ({ kind, attributes }) =>
      (kind === '' || kind === 'replaced') && attributes.module && !named.has(attributes.module.id),
  );
  for (const { kind, attributes } of collected.imports.values()) {
    const index = kind === 'replaced' ? named.get(attributes.module?.id ?? -1) : undefined;
    const expression = index === undefined ? undefined : imports.at(index);
    if (expression) expression.fact.replaced = true;
  }
  const lateCursor = scopeCursor(scopes);
  for (const found of effects.sort((a, b) => a.node.startIndex - b.node.startIndex)) {
    const late = imports.at(push(found, 'effect', '', '', false));
    if (late) late.scope = orFileScope(lateCursor.at(found.node.startIndex));
  }
  return { imports, exports };
}

type Push = (
  found: Found,
  kind: ImportFact['kind'],
  imported: string,
  local: string,
  reexport: boolean,
) => ImportIndex;

function pushImport(found: Found, push: Push, text: (node: SyntaxNode | undefined) => string): void {
  const { name, alias, module } = found.attributes;
  switch (found.kind) {
    case 'named':
      push(found, 'named', text(name), text(alias ?? name), false);
      break;
    case 'default':
      push(found, 'default', 'default', text(found.node), false);
      break;
    case 'namespace':
      push(found, 'namespace', '*', text(alias ?? found.node), false);
      break;
    case 'package':
      if (alias) push(found, 'namespace', '*', text(alias), false);
      else push(found, 'package', '*', '', false);
      break;
    case 'module':
      push(found, 'module', '*', text(module).split('.')[0] ?? '', false);
      break;
    case 'star':
    case 'shared':
      push(found, 'star', '*', '', false);
      break;
    default:
      push(found, 'dynamic', '*', '', false);
  }
}

function exportOf(
  found: Found,
  push: Push,
  text: (node: SyntaxNode | undefined) => string,
  { lines, factIndex }: Structure,
  expressions: Expressions,
  definitionByNode: ReadonlyMap<number, number>,
): ExportFact {
  const { name, alias, module, value } = found.attributes;
  const site = name ?? found.node;
  const span = lines.span(site.startIndex, site.endIndex);
  const base = { local: '', value: NONE, definition: NONE, from: NONE, span };
  const unquoted = (node: SyntaxNode | undefined): string => text(node).replace(/^(['"])(.*)\1$/s, '$2');
  switch (found.kind) {
    case 'star':
      return { ...base, name: '', kind: 'star', from: push(found, 'star', '*', '', true) };
    case 'namespace':
      return {
        ...base,
        name: unquoted(alias),
        kind: 'namespace',
        from: push(found, 'namespace', '*', '', true),
      };
    default: {
      const from = module ? push(found, 'named', unquoted(name), '', true) : NONE;
      const kind = found.kind === 'assign' ? ('assign' as const) : ('named' as const);
      const exported =
        kind === 'assign' ? '' : found.kind === 'default' ? 'default' : unquoted(alias ?? name);
      const row = expressions.rowOf(value);
      const isName = !isNone(row) && expressions.rows.get(row, ExpressionColumn.Op) === Op.Name;
      const holder = value
        ? (definitionByNode.get(value.id) ?? definitionByNode.get(found.node.id) ?? -1)
        : -1;
      const local = module ? '' : value ? (isName ? text(value) : '') : text(name);
      return {
        ...base,
        name: exported,
        kind,
        local,
        value: row,
        definition: holder > 0 && !isName ? factIndex(holder) : NONE,
        from,
      };
    }
  }
}

function containerAt({ definitions, factIndex }: Structure): (offset: number) => DefinitionIndex {
  const containers = definitions
    .map((definition, index) => ({
      definition,
      index,
      start: definition.outerStart,
      end: definition.end + (index === 0 ? 1 : 0),
    }))
    .filter(({ definition }) => isContainer(definition))
    .sort(compareStretches);
  const cursor = new InnermostCursor(containers);
  return (offset) => factIndex(containers[cursor.at(offset)]?.index ?? 0);
}

/** Answers whether a node is one of some nodes or inside of one. Nodes may be asked in any order. */
function enclosedIn(nodes: readonly SyntaxNode[]): (node: SyntaxNode) => boolean {
  const outermost: { start: number; end: number }[] = [];
  for (const stretch of toStretches(nodes))
    if (stretch.start >= (outermost.at(-1)?.end ?? 0)) outermost.push(stretch);
  return ({ startIndex }) => {
    const behind = partitionPoint(outermost.length, (index) => (outermost[index]?.start ?? 0) <= startIndex);
    return startIndex < (outermost[behind - 1]?.end ?? 0);
  };
}

/** Nodes of definitions and of what they hold, to the index of the definition. */
function indexByNode(definitions: readonly Definition[]): Map<number, number> {
  const byNode = new Map<number, number>();
  definitions.forEach(({ found }, index) => {
    if (index === 0) return;
    byNode.set(found.node.id, index);
    if (found.attributes.value) byNode.set(found.attributes.value.id, index);
  });
  return byNode;
}
