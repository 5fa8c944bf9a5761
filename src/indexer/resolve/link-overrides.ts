import { typeKinds } from '../../model/kinds.ts';
import type { Evaluator } from './evaluator.ts';
import type { LinkTable } from './link-table.ts';
import { linkRules } from './links.ts';
import type { ProgramFile } from './program.ts';
import { indexOf, tagOf, ValueTag } from './values.ts';

const OVERRIDE = linkRules.indexOf('override');

/** Members of types that stand for those of the types which theirs is made from. */
export function linkOverrides(file: ProgramFile, evaluator: Evaluator, table: LinkTable): void {
  const { facts, base } = file;
  const { heritage, members, program, space } = evaluator;
  facts.definitions.forEach(({ parent, kind, name, nameSpan }, index) => {
    const owner = facts.definitions[parent];
    if (parent <= 0 || !owner || !typeKinds.has(owner.kind) || kind === 'constructor') return;
    const bases = heritage.basesOf(base + parent);
    const above = new Set(
      bases
        .flatMap((each) => members.of(space.unbind(each).value, name))
        .flatMap(({ target }) => target ?? []),
    );
    for (const target of above) {
      const to = indexOf(target);
      if (tagOf(target) !== ValueTag.Definition || program.isLibrary(to) || to === base + index) continue;
      const promises = program.definition(Math.max(0, program.parentOf(to))).kind === 'interface';
      const type = promises && owner.kind !== 'interface' ? 'IMPLEMENTS' : 'OVERRIDES';
      table.push(base + index, to, type, 'member', nameSpan, OVERRIDE);
    }
  });
}
