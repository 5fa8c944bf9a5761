import type { OutsideMember, ShardNode } from '../../model/file-shard.ts';
import { symbolId } from '../../model/id.ts';
import { declarationCount } from '../files/declarations.ts';
import type { Program, ProgramFile } from '../resolve/bind/program.ts';
import { tiersOf } from './tiers.ts';

/** The type in another file that owns a definition, and the members in other files that a definition owns, by number. */
export interface OutsideOwnership {
  owner: number | undefined;
  members: readonly number[];
}

/** Returns an entry for each definition of a file. */
export function outsideOwnership(file: ProgramFile, program: Program): OutsideOwnership[] {
  return Array.from({ length: declarationCount(file.declarations) }, (_, index) => ({
    owner: program.outsideOwner(file.base + index),
    members: program.outsideMembers(file.base + index),
  }));
}

/** Returns the fields of a node that say the same. `indexOf` maps numbers to indexes of the shard. */
export function ownershipFields(
  ownership: OutsideOwnership | undefined,
  program: Program,
  indexOf: (number: number) => number,
): Pick<ShardNode, 'owner' | 'outsideMembers'> {
  const { owner, members = [] } = ownership ?? {};
  return {
    ...(owner === undefined ? {} : { owner: indexOf(owner) }),
    ...(members.length === 0
      ? {}
      : { outsideMembers: members.map((number) => outsideMember(number, program, indexOf(number))) }),
  };
}

function outsideMember(number: number, program: Program, to: number): OutsideMember {
  const fact = program.definition(number);
  const [doc = ''] = (fact.doc ?? '').split('\n', 1);
  return {
    to,
    ...(fact.signature ? { signature: fact.signature } : {}),
    ...(doc === '' ? {} : { doc }),
    visibility: fact.visibility,
    tokens: tiersOf(
      fact,
      symbolId(fact.kind, program.fileOf(number).path, fact.symbol),
      fact.name,
      fact.length,
    ),
  };
}
