import { callableKinds } from '../../model/kinds.ts';
import { containsSpan, type Span } from '../../model/position.ts';
import { MAX_QUALIFIED_NAME } from '../extract/definitions.ts';
import { Lines, signatureOf } from '../extract/text.ts';
import { definitionTable, type DefinitionFact, type FileFacts, importFacts } from '../facts/facts.ts';
import {
  NONE,
  FILE_DEFINITION,
  FIRST_DEFINITION,
  lastDefinition,
  type DefinitionIndex,
} from '../facts/ids.ts';
import type { DocumentText } from './document-text.ts';
import { ScipRole, type ScipDocument, type ScipSymbol } from './scip-document.ts';
import { kindOfSymbol } from './scip-kinds.ts';
import { descriptorsOf, ownerSymbol } from './symbol-name.ts';

/** A definition on its way to becoming a fact. */
interface Found {
  symbol: string;
  owner: string;
  name: string;
  kind: number;
  suffix: NonNullable<ReturnType<typeof descriptorsOf>[number]>['suffix'];
  nameSpan: Span;
  span: Span;
  information: ScipSymbol | undefined;
}

const IDENTIFIER = /^[\p{L}\p{N}_$]+$/u;

/** Returns the facts of a file in a language without grammar: the definitions of its document. Their references follow as links. */
export function documentFacts(document: ScipDocument, text: DocumentText, source: string): FileFacts {
  const lines = new Lines(source);
  const starts = lines.starts();
  const [endLine, endColumn] = lines.at(source.length);
  const file = fact({
    kind: 'module',
    name: '',
    symbol: '',
    parent: NONE,
    span: [1, 1, endLine, endColumn],
    nameSpan: [1, 1, 1, 1],
  });
  const definitions = definitionTable([{ ...file, length: source.length }]);
  const indexes = new Map<string, DefinitionIndex>();
  const counts = new Map<string, number>();
  const qualifiedNameIn = (parent: DefinitionIndex, name: string): string => {
    const prefix = definitions[parent]?.symbol ?? '';
    return prefix === '' ? name : `${prefix}.${name}`;
  };
  for (const found of inOrder(foundIn(document, text))) {
    const parent = indexes.get(found.owner) ?? enclosing(definitions, found.span);
    const owner = definitions[parent]?.kind;
    const kind = kindOfSymbol(found.kind, found.suffix, owner);
    const wanted = qualifiedNameIn(parent, found.name);
    if (kind === undefined || wanted.length > MAX_QUALIFIED_NAME) continue;
    const count = (counts.get(`${kind}:${wanted}`) ?? 0) + 1;
    counts.set(`${kind}:${wanted}`, count);
    indexes.set(found.symbol, lastDefinition(definitions.length + 1));
    definitions.push({
      ...fact({
        kind,
        name: found.name,
        symbol: count > 1 ? `${wanted}~${count}` : wanted,
        parent,
        span: found.span,
        nameSpan: found.nameSpan,
      }),
      nested: owner !== undefined && callableKinds.has(owner),
      length: lengthOf(found.span, starts, source),
      ...describe(found.information),
    });
  }
  return {
    definitions,
    strings: [''],
    // The scope of the file, which has no parent and no names.
    scopes: Int32Array.of(-1, 0, 0, 0),
    expressions: new Int32Array(),
    bindings: new Int32Array(),
    lists: new Int32Array(),
    conditions: new Int32Array(),
    lineStarts: starts,
    imports: importFacts([]),
    filePaths: [],
    foreign: [],
    exports: [],
    namespace: '',
    namespaces: [],
    macroNamespaces: [],
    otherBuild: '',
    listing: undefined,
  };
}

function foundIn({ occurrences, symbols }: ScipDocument, text: DocumentText): Found[] {
  const information = new Map(symbols.map((each) => [each.symbol, each]));
  const found = new Map<string, Found>();
  for (const { symbol, roles, range, enclosing } of occurrences) {
    if ((roles & ScipRole.Definition) === 0 || found.has(symbol)) continue;
    const descriptors = descriptorsOf(symbol);
    const last = descriptors.at(-1);
    const nameSpan = text.spanOf(range);
    if (!last || !nameSpan) continue;
    const written = text.textOf(nameSpan);
    // The definition of a module or package stands where the file begins, or where it names its package.
    if (last.suffix === '/' && written !== last.name) continue;
    const known = information.get(symbol);
    const line = text.lines[nameSpan[0] - 1] ?? '';
    const span = enclosing && text.spanOf(enclosing);
    found.set(symbol, {
      symbol,
      owner: ownerSymbol(symbol, descriptors) || (known?.enclosingSymbol ?? ''),
      name: IDENTIFIER.test(written) ? written : last.name,
      kind: known?.kind ?? 0,
      suffix: last.suffix,
      nameSpan,
      span: span ?? [nameSpan[0], 1, Math.max(nameSpan[0], nameSpan[2]), line.length + 1],
      information: known,
    });
  }
  return [...found.values()];
}

/** Sorts definitions by position, but puts owners before what they own. */
function inOrder(found: readonly Found[]): Found[] {
  const sorted = [...found].sort(
    (a, b) =>
      a.span[0] - b.span[0] ||
      a.span[1] - b.span[1] ||
      b.span[2] - a.span[2] ||
      a.nameSpan[1] - b.nameSpan[1],
  );
  const bySymbol = new Map(sorted.map((each) => [each.symbol, each]));
  const placed = new Set<Found>();
  for (const each of sorted) {
    const chain: Found[] = [];
    // A damaged index may have a circle of owners.
    for (
      let at: Found | undefined = each;
      at && !placed.has(at) && !chain.includes(at);
      at = bySymbol.get(at.owner)
    )
      chain.push(at);
    for (const next of chain.reverse()) placed.add(next);
  }
  return [...placed];
}

/** Returns the index of the innermost definition around a span. */
function enclosing(definitions: readonly DefinitionFact[], span: Span): DefinitionIndex {
  let best = FILE_DEFINITION;
  for (let index = FIRST_DEFINITION; index < definitions.length; index++) {
    const outer = definitions[index]?.span;
    if (outer && containsSpan(outer, span) && containsSpan(definitions[best]?.span ?? outer, outer))
      best = index;
  }
  return best;
}

function lengthOf([line, column, endLine, endColumn]: Span, starts: Int32Array, source: string): number {
  const start = (starts[line - 1] ?? 0) + column - 1;
  return Math.max(0, Math.min(source.length, (starts[endLine - 1] ?? 0) + endColumn - 1) - start);
}

/** The signature and the doc comment. Some indexers write the signature as a block of code before the documentation. */
function describe(information: ScipSymbol | undefined): { signature?: string; doc?: string } {
  if (!information) return {};
  const [first = '', ...rest] = information.documentation;
  const fenced = /^```[^\n]*\n([\s\S]*?)\n?```\s*$/.exec(first.trim());
  const signature = signatureOf(information.signature || (fenced?.[1] ?? ''));
  const doc = (fenced ? rest : [first, ...rest]).join('\n\n').trim();
  return { ...(signature ? { signature } : {}), ...(doc ? { doc } : {}) };
}

function fact(
  own: Pick<DefinitionFact, 'kind' | 'name' | 'symbol' | 'parent' | 'span' | 'nameSpan'>,
): DefinitionFact {
  return {
    ...own,
    owner: '',
    nested: false,
    length: 0,
    visibility: 'public',
    exported: true,
    modifiers: [],
    type: NONE,
    whole: NONE,
    values: [],
    overloads: [],
    returns: [],
    element: NONE,
    called: [],
    constructed: [],
    decorators: [],
    extends: [],
    implements: [],
    mixins: [],
    metatypes: [],
    scope: NONE,
  };
}
