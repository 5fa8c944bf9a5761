import * as z from 'zod';
import { callFlags } from '../../src/grammar/scoping/calls.ts';
import { constructionFlags } from '../../src/grammar/scoping/construction.ts';
import { frameworkFlags } from '../../src/grammar/scoping/frameworks.ts';
import { genericFlags } from '../../src/grammar/scoping/generics.ts';
import { memberFlags } from '../../src/grammar/scoping/members.ts';
import { nameFlags } from '../../src/grammar/scoping/names.ts';
import { protocolFlags } from '../../src/grammar/scoping/protocols.ts';
import { valueFlags } from '../../src/grammar/scoping/values.ts';

/** One setting of `Scoping` that has a default of its own. */
export interface Flag {
  /** The names of the fields that lead to it. */
  path: readonly string[];
  means: string | undefined;
  /** Undefined for a flag that may be absent. */
  default: unknown;
}

/** The flags of `Scoping`, by the headings of the documentation. */
export const flagGroups: readonly { title: string; flags: readonly Flag[] }[] = [
  { title: 'Visibility of names', flags: flagsIn(nameFlags) },
  { title: 'Members and inheritance', flags: flagsIn(memberFlags) },
  { title: 'Calls and overloads', flags: flagsIn(callFlags) },
  { title: 'Values and literals', flags: flagsIn(valueFlags) },
  { title: 'Construction', flags: flagsIn(constructionFlags) },
  { title: 'Protocols', flags: flagsIn(protocolFlags) },
  { title: 'Generic types', flags: flagsIn(genericFlags) },
  { title: 'Frameworks and reflection', flags: flagsIn(frameworkFlags) },
];

export const allFlags: readonly Flag[] = flagGroups.flatMap(({ flags }) => flags);

/** Returns the value under the names of a path, or undefined. */
export function valueAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined),
    data,
  );
}

/** Returns the data without the value under the names of a path. */
export function withoutValue(
  data: Readonly<Record<string, unknown>>,
  path: readonly string[],
): Record<string, unknown> {
  const [name = '', ...rest] = path;
  const { [name]: value, ...others } = data;
  return rest.length === 0 || !isFields(value) ? others : { ...data, [name]: withoutValue(value, rest) };
}

export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function flagsIn(shape: z.core.$ZodLooseShape, above: readonly string[] = []): Flag[] {
  return Object.entries(shape).flatMap(([name, schema]): Flag[] => {
    const path = [...above, name];
    if (!(schema instanceof z.ZodType)) return [];
    // An optional object is one flag: some of its fields are required.
    if (schema instanceof z.ZodPrefault && schema.def.innerType instanceof z.ZodObject)
      return flagsIn(schema.def.innerType.shape, path);
    return [{ path, means: schema.description, default: schema.parse(undefined) }];
  });
}
