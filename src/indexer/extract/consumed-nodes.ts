import type { Collected, SyntaxNode } from './collect.ts';

/** Nodes that declare, bind or name a part of something, and so are no uses of a name: 1 for each. */
export function consumedNodes(collected: Collected): Uint8Array {
  const consumed = new Uint8Array(collected.tree.count);
  const add = (node: SyntaxNode | undefined): void => {
    if (node) consumed[node.id] = 1;
  };
  collected.markers.ignore.forEach(add);
  for (const { attributes } of collected.definitions.values())
    // A name that is its own value or type is used as well.
    if (attributes.name !== attributes.value && attributes.name !== attributes.type) add(attributes.name);
  for (const { node } of collected.bindings.values()) add(node);
  for (const { attributes } of collected.patterns.values()) add(attributes.key);
  for (const { node, attributes } of collected.expressions.values()) {
    const { property, key, operand } = attributes;
    if (property !== node) add(property);
    // The name of a value is none of its uses, though `{ a }` is both.
    if (key !== operand) add(key);
  }
  for (const { node, attributes } of collected.imports.values())
    [node, attributes.name, attributes.alias].forEach(add);
  for (const { node, attributes } of collected.exports.values())
    for (const each of [attributes.name, attributes.alias]) if (each !== node) add(each);
  return consumed;
}
