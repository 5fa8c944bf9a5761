import type { DefinitionNumber } from '../../../facts/ids.ts';
import type { ProgramFile } from '../../bind/program.ts';
import type { Value, Values } from '../../types/values.ts';
import type { MemberLookup } from '../algebra/member-lookup.ts';
import type { Callables } from './callables.ts';
import type { Heritage } from './heritage.ts';
import type { MemberValues } from './member.ts';
import type { Members } from './members.ts';
import type { Metatypes } from './metatypes.ts';
import type { Protocols } from './protocols.ts';
import type { Shapes } from './shapes.ts';

/** What `MemberLayer` uses. */
export interface MemberLayerContext {
  readonly access: MemberValues;
  readonly callables: Pick<Callables, 'of'>;
  readonly heritage: Pick<Heritage, 'basesOf' | 'declarationsOf'>;
  readonly members: Pick<Members, 'areKnown' | 'of'>;
  readonly metatypes: Pick<Metatypes, 'isInstance'>;
  readonly protocols: Pick<Protocols, 'element' | 'elements'>;
  readonly shapes: Pick<Shapes, 'underAllNames'>;
}

/** The layer of members behind the interface that the algebra knows. */
export class MemberLayer implements MemberLookup {
  readonly #context: MemberLayerContext;

  constructor(context: MemberLayerContext) {
    this.#context = context;
  }

  declarationsOf(type: DefinitionNumber): readonly DefinitionNumber[] {
    return this.#context.heritage.declarationsOf(type);
  }

  basesOf(type: DefinitionNumber): Values {
    return this.#context.heritage.basesOf(type);
  }

  hasMember(value: Value, name: string): boolean {
    return this.#context.members.of(value, name).length > 0;
  }

  areMembersKnown(value: Value): boolean {
    return this.#context.members.areKnown(value);
  }

  memberValues(values: Values, name: string): Values {
    return this.#context.access.values(values, name);
  }

  element(file: ProgramFile, values: Values): Values {
    return this.#context.protocols.element(file, values);
  }

  elementAt(file: ProgramFile, values: Values, position: number): Values {
    return this.#context.protocols.elements(file, values, position);
  }

  underAllNames(value: Value): Values {
    return this.#context.shapes.underAllNames(value);
  }

  functionsOf(value: Value, how: 'called' | 'constructed'): Values {
    return this.#context.callables.of(value, how);
  }

  isInstanceOfMetatype(value: Value): boolean {
    return this.#context.metatypes.isInstance(value);
  }
}
