import { callableKinds, typeKinds } from '../../model/kinds.ts';
import type { Span } from '../../model/position.ts';
import type { FileFacts } from '../facts/facts.ts';
import {
  definitionNumber,
  isDefinition,
  orFile,
  type DefinitionNumber,
  type DefinitionIndex,
  type LinkEnd,
  FIRST_ROW,
  type RowIndex,
} from '../facts/ids.ts';
import { Op } from '../facts/operations.ts';
import { ExpressionColumn as E, Role } from '../facts/tables.ts';
import { LinkColumn as L, type FileLinks } from '../resolve/link/links.ts';
import { containerOf, typeOf, type LinkType } from '../resolve/link/use.ts';
import type { ProgramFile } from '../resolve/bind/program.ts';
import { expressionCell, list } from '../resolve/bind/tables.ts';
import type { Linked } from '../resolve/resolve.ts';
import { DefinitionFinder } from './definition-finder.ts';
import { createContainerFinder } from './container-finder.ts';
import { sitesOfDocument, type ScipSite } from './document-sites.ts';
import { FileLinksEditor, nothingAt, type CompilerUse } from './file-links-editor.ts';
import { isScipGrammar } from './scip-grammar.ts';
import type { FittingDocument, ScipImport } from './scip-import.ts';

/** A place at which our inference and an index name different definitions. */
export interface ScipDisagreement {
  path: string;
  /** The span of the name. */
  span: Span;
  name: string;
  type: LinkType;
  /** Numbers as in links: of definitions, or -1 - number for externals. */
  ours: readonly LinkEnd[];
  compiler: readonly DefinitionNumber[];
}

export interface ScipLinks {
  linked: Linked;
  /** Links at places where we had none. */
  added: number;
  /** Places where ours were possible or unresolved. */
  raised: number;
  /** Places where both name the same. */
  confirmed: number;
  disagreements: readonly ScipDisagreement[];
}

/** Adds the references of indexes to the links. Links are replaced, not changed, because those of the run are cached. */
export async function linkScip(imported: ScipImport, linked: Linked): Promise<ScipLinks> {
  const { program } = linked;
  const finder = new DefinitionFinder(program);
  const links = [...linked.links];
  const done = { added: 0, raised: 0, confirmed: 0, disagreements: [] as ScipDisagreement[] };
  for await (const document of imported.documents()) {
    const file = program.fileAt(document.path);
    const own = file && links[file.index];
    if (!file || !own) continue;
    links[file.index] = linkDocument(document, file, own);
    program.trim();
  }
  return { ...done, linked: { ...linked, links } };

  function linkDocument(document: FittingDocument, file: ProgramFile, own: FileLinks): FileLinks {
    const editor = new FileLinksEditor(own);
    const places: Places = {
      file,
      document,
      uses: usesByOffset(file.facts),
      shorthands: shorthandsIn(file.facts),
      imports: importsByOffset(file.facts),
      containerAt: createContainerFinder(file.facts.definitions),
    };
    const isScipOnly = isScipGrammar(file.grammar);
    for (const site of sitesOfDocument(document, imported.definitions, finder)) {
      const targets = site.targets.length > 0 || !isScipOnly ? site.targets : site.modules;
      if (targets.length === 0) continue;
      const at = editor.at(site.span);
      const ours = at.certain.map((row) => editor.cell(row, L.To));
      if (ours.some((to) => targets.some((target) => isDefinition(to) && finder.areSame(to, target)))) {
        done.confirmed++;
        continue;
      }
      // Compilers name an export where we name its module.
      if (ours.some((to) => isDefinition(to) && finder.isModule(to))) continue;
      const use = editor.useAt(at, file.base) ?? useOf(places, site, targets);
      if (!use) continue;
      const chosen = use.type === 'CALLS' ? targets.map((to) => finder.constructorOf(to) ?? to) : targets;
      // In `{ name }`, the name is that of a value, which we know, and of a property, which compilers name.
      const isShorthand = places.shorthands.has(offsetOf(file.facts, site.span));
      if (ours.length > 0 && !isShorthand)
        done.disagreements.push({
          path: file.path,
          span: site.span,
          name: site.name,
          type: use.type,
          ours: [...new Set(ours)],
          compiler: [...chosen].sort((a, b) => a - b),
        });
      else if (!isShorthand && at.possible.length + at.unresolved.length > 0) done.raised++;
      else done.added++;
      editor.replace(
        isShorthand ? nothingAt : at,
        chosen.map((to) => ({ ...use, to, how: howTo(to, file), span: site.span })),
      );
    }
    return editor.finish();
  }

  /** Returns the evidence that our own inference would have had. */
  function howTo(to: DefinitionNumber, file: ProgramFile): 'scope' | 'import' | 'member' {
    if (finder.isMember(to)) return 'member';
    return program.fileOf(to) === file ? 'scope' : 'import';
  }

  /** The type of the reference and the definition that contains it; undefined where our grammar sees a declaration. */
  function useOf(
    { file, document, uses, imports, containerAt }: Places,
    site: ScipSite,
    targets: readonly DefinitionNumber[],
  ): CompilerUse | undefined {
    const offset = offsetOf(file.facts, site.span);
    const row = uses.get(offset);
    if (row !== undefined) {
      const role = expressionCell(file.facts, row, E.Role);
      return role & Role.Defining ? undefined : { type: typeOf(role), from: containerOf(file, row) };
    }
    const container = imports.get(offset);
    if (container !== undefined) return { type: 'IMPORTS', from: definitionNumber(file.base, container) };
    if (site.isImport) return { type: 'IMPORTS', from: file.base };
    const from = definitionNumber(file.base, containerAt(site.span));
    if (targets.includes(from)) return undefined;
    const [target = from] = targets;
    const kind = finder.kindOf(target);
    if (typeKinds.has(kind) || kind === 'type_alias') return { type: 'REFERENCES_TYPE', from };
    const isCalled = callableKinds.has(kind) && document.text.around(site.span).after === '(';
    return { type: isCalled ? 'CALLS' : 'REFERENCES', from };
  }
}

/** Lookups by place for one document. */
interface Places {
  file: ProgramFile;
  document: FittingDocument;
  uses: ReadonlyMap<number, RowIndex>;
  /** Offsets of names that are both a value and the property that holds it. */
  shorthands: ReadonlySet<number>;
  imports: ReadonlyMap<number, DefinitionIndex>;
  containerAt: (span: Span) => DefinitionIndex;
}

/** The definitions that contain the imports of names, by the offset of the name. */
function importsByOffset(facts: FileFacts): ReadonlyMap<number, DefinitionIndex> {
  return new Map(
    facts.imports.flatMap(({ nameSpan, container }) =>
      nameSpan ? [[offsetOf(facts, nameSpan), orFile(container)] as const] : [],
    ),
  );
}

/** The rows of names and members by the offset of the name. */
function usesByOffset(facts: FileFacts): ReadonlyMap<number, RowIndex> {
  const found = new Map<number, RowIndex>();
  for (let row = FIRST_ROW; row < facts.expressions.length / E.Width; row++) {
    const op = expressionCell(facts, row, E.Op);
    const offset = expressionCell(facts, row, E.Offset);
    if ((op === Op.Name || op === Op.Member) && !found.has(offset)) found.set(offset, row);
  }
  return found;
}

/** Names that stand in an object without a key. */
function shorthandsIn(facts: FileFacts): ReadonlySet<number> {
  const found = new Set<number>();
  for (let row = FIRST_ROW; row < facts.expressions.length / E.Width; row++) {
    if (expressionCell(facts, row, E.Op) !== Op.Object) continue;
    for (const item of list(facts, expressionCell(facts, row, E.B)))
      if (expressionCell(facts, item, E.Op) === Op.Name) found.add(expressionCell(facts, item, E.Offset));
  }
  return found;
}

function offsetOf({ lineStarts }: FileFacts, [line, column]: Span): number {
  return (lineStarts[line - 1] ?? 0) + column - 1;
}
