import { indexOf, tagOf, ValueTag } from '../../types/values.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import { plain, type Member, type MemberFinder } from './member.ts';
import type { ModuleExports } from './module-exports.ts';

/** What finding the members of a dotted name uses. */
export interface DottedMembersContext extends Pick<InferenceState, 'dotted' | 'program'> {
  readonly modules: Pick<ModuleExports, 'dottedModule' | 'ofUnit'>;
}

/** The members of the module or namespace that a dotted name means by now, as the file sees them that has the name. */
export function dottedMembers(
  { dotted, program, modules }: DottedMembersContext,
  members: MemberFinder,
  index: number,
  name: string,
): readonly Member[] {
  const file = program.file(dotted.get(index).file);
  return modules
    .dottedModule(index)
    .flatMap((each) =>
      tagOf(each) === ValueTag.Unit
        ? modules.ofUnit(program.unit(indexOf(each)), name, file).map(plain)
        : members.of(each, name),
    );
}
