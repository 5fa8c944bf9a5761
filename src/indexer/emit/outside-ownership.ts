import type { OutsideMember, ShardNode } from '../../model/file-shard.ts';
import { symbolId } from '../../model/id.ts';
import { tiersOf } from '../../model/tokens.ts';
import { definitionIndexes, definitionNumber, type DefinitionNumber } from '../facts/ids.ts';
import { declarationCount } from '../files/declarations.ts';
import type { Program, ProgramFile } from '../resolve/bind/program.ts';

/** More declarations of one type do not list the members of each other: that would be quadratic in their number. */
const MAX_DECLARATIONS = 20;

/** The relations of a definition to definitions in other files that its syntax does not show, by number. */
export interface OutsideOwnership {
  /** The type that owns it. */
  owner: DefinitionNumber | undefined;
  /** The members that it owns. */
  members: readonly DefinitionNumber[];
  /** Other declarations of the same type, in any file. */
  declarations: readonly DefinitionNumber[];
  /** The members of those that are in other files. */
  declaredMembers: readonly DefinitionNumber[];
}

/** Shared by almost all definitions. */
const nothing: OutsideOwnership = { owner: undefined, members: [], declarations: [], declaredMembers: [] };

/**
 * Returns an entry for each definition of a file. `sameTypes` has the groups of declarations of one type. Of a large group the first lists
 * all others with their members, and each other names the first only.
 */
export function outsideOwnership(
  file: ProgramFile,
  program: Program,
  sameTypes: ReadonlyMap<number, readonly DefinitionNumber[]>,
): OutsideOwnership[] {
  return definitionIndexes(declarationCount(file.declarations)).map((index) => {
    const number = definitionNumber(file.base, index);
    const group = sameTypes.get(number);
    const owner = program.outsideOwner(number);
    const members = program.outsideMembers(number);
    if (!group) return owner === undefined && members.length === 0 ? nothing : { ...nothing, owner, members };
    const isFirst = group[0] === number;
    const listsAll = group.length <= MAX_DECLARATIONS || isFirst;
    const others = listsAll ? group.filter((each) => each !== number) : group.slice(0, 1);
    const elsewhere = listsAll ? others.filter((each) => program.fileOf(each) !== file) : [];
    return {
      owner,
      members,
      declarations: others,
      declaredMembers: elsewhere.flatMap((each) => [...program.membersOf(each).values()].flat()),
    };
  });
}

/** Returns the fields of a node that say the same. `indexOf` maps numbers to indexes of the shard. */
export function ownershipFields(
  ownership: OutsideOwnership | undefined,
  program: Program,
  indexOf: (number: number) => number,
): Pick<ShardNode, 'owner' | 'outsideMembers' | 'declarations' | 'declaredMembers'> {
  const { owner, members = [], declarations = [], declaredMembers = [] } = ownership ?? {};
  const listed = (numbers: readonly DefinitionNumber[]): OutsideMember[] =>
    numbers.map((number) => outsideMember(number, program, indexOf(number)));
  return {
    ...(owner === undefined ? {} : { owner: indexOf(owner) }),
    ...(members.length === 0 ? {} : { outsideMembers: listed(members) }),
    ...(declarations.length === 0 ? {} : { declarations: declarations.map(indexOf) }),
    ...(declaredMembers.length === 0 ? {} : { declaredMembers: listed(declaredMembers) }),
  };
}

function outsideMember(number: DefinitionNumber, program: Program, to: number): OutsideMember {
  const fact = program.definition(number);
  const [doc = ''] = (fact.doc ?? '').split('\n', 1);
  return {
    to,
    ...(fact.signature ? { signature: fact.signature } : {}),
    ...(doc === '' ? {} : { doc }),
    visibility: fact.visibility,
    tokens: tiersOf(
      { ...fact, id: symbolId(fact.kind, program.fileOf(number).path, fact.symbol) },
      fact.length,
    ),
  };
}
