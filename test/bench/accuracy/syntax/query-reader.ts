import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Query, type Node, type QueryMatch } from 'web-tree-sitter';
import { SyntaxNotes, type CallForm, type Place } from './file-syntax.ts';
import { endOf, startOf } from './nodes.ts';

const forms: Readonly<Record<string, CallForm>> = { call: 'call', 'call.new': 'new', 'call.super': 'super' };

/**
 * Reads syntax with a tree-sitter query, the file at `url`. Its captures:
 *
 * - `@call`, `@call.new`, `@call.super`: the name that is called
 * - `@definition`: the name of a definition, which is no reference
 * - `@reference`: a name that defines and refers as well, as that of an embedded type
 * - `@container` with `@name`: a definition that can contain calls
 * - `@local`: a range whose definitions are only visible in a function
 * - `@module` with `@module.name`s, the last of them first: an import
 * - `@shape.some_words`: the construct that a name is in, for lists of errors
 */
export function queryReader(url: URL): (root: Node) => SyntaxNotes {
  let query: Query | undefined;
  return (root) => {
    query ??= new Query(root.tree.language, readFileSync(fileURLToPath(url), 'utf8'));
    const notes = new SyntaxNotes();
    for (const error of root.descendantsOfType('ERROR')) notes.errors.push([startOf(error), endOf(error)]);
    const containers: Container[] = [];
    for (const match of query.matches(root)) noteMatch(notes, match, containers);
    addOuterContainers(notes, containers);
    return notes;
  };
}

interface Container {
  node: Node;
  name: Node;
}

function noteMatch(notes: SyntaxNotes, { captures }: QueryMatch, containers: Container[]): void {
  const container = captures.find(({ name }) => name === 'container')?.node;
  const module = captures.find(({ name }) => name === 'module')?.node;
  const names: { place: Place; text: string }[] = [];
  for (const { name: capture, node } of captures) {
    const form = forms[capture];
    if (form) notes.calls.set(startOf(node), form);
    else if (capture === 'definition') notes.definitions.add(startOf(node));
    else if (capture === 'reference') notes.references.add(startOf(node));
    else if (capture === 'local') notes.interiors.push([startOf(node), endOf(node)]);
    else if (capture === 'name' && container) containers.push({ node: container, name: node });
    else if (capture === 'module.name') names.unshift({ place: startOf(node), text: node.text });
    else if (capture.startsWith('shape.'))
      notes.shapes.set(startOf(node), capture.slice('shape.'.length).replaceAll('_', ' '));
  }
  if (module) notes.modules.push({ start: startOf(module), end: endOf(module), text: module.text, names });
}

/** Definitions that are local to a function are no containers. */
function addOuterContainers(notes: SyntaxNotes, containers: readonly Container[]): void {
  const isLocal = notes.localRanges();
  for (const { node, name } of containers) {
    notes.definitions.add(startOf(name));
    if (isLocal(startOf(name))) continue;
    notes.containers.push({ first: node.startPosition.row, last: node.endPosition.row, name: name.text });
  }
}
