import type { ForeignFact } from '../facts/module-facts.ts';
import { NONE } from '../facts/ids.ts';
import { byStart, type SyntaxNode } from './collect.ts';
import type { Structure } from './structure.ts';

/** Returns what a file declares, exports and names for other languages, in source order. */
export function readForeign({ collected, definitions, source, factIndex }: Structure): ForeignFact[] {
  if (collected.foreign.size === 0) return [];
  const text = (node: SyntaxNode | undefined): string =>
    node ? source.slice(node.startIndex, node.endIndex) : '';
  // The file itself has no node where no query describes it.
  const byNode = new Map(
    definitions.flatMap(({ found }, index) => (index === 0 ? [] : [[found.node.id, index] as const])),
  );
  return [...collected.foreign.values()]
    .sort((a, b) => byStart(a.node, b.node))
    .flatMap(({ node, kind, attributes }): ForeignFact[] => {
      const index = byNode.get(node.id);
      const definition = index === undefined ? NONE : factIndex(index);
      const role = roles.find((each) => each === kind);
      if (!role || (role === 'declaration' && definition === NONE)) return [];
      const { name, value } = attributes;
      return [
        { role, interface: text(attributes.interface), name: text(name), local: text(value), definition },
      ];
    });
}

const roles = ['declaration', 'export', 'module'] as const satisfies readonly ForeignFact['role'][];
