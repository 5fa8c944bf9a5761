import * as z from 'zod';
import { fileOfAddress } from './address.ts';

/** Parts of an atlas that a build makes on request only. */
export const OptionalPart = z.enum(['blame', 'changes', 'history']);
export type OptionalPart = z.infer<typeof OptionalPart>;

/** How a client without a program gets the answer of an operation from the files of an atlas. */
export const StaticAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('file').describe('One file has the answer'),
    file: z.string().describe('Its address, with `{placeholders}`, relative to the root of the atlas'),
    pointer: z
      .string()
      .describe(
        'JSON pointer (RFC 6901) to the answer in the file, with the same placeholders; empty: the whole file',
      ),
    note: z.string().optional().describe('Which items of the list count, or where further ones are'),
    onlyWith: OptionalPart.optional().describe(
      'The option of `treeatlas build` without which the atlas does not have the file',
    ),
  }),
  z.object({
    kind: z.literal('computed').describe('A client computes the answer from several files'),
    files: z.array(z.string()).describe('Their addresses, with `{placeholders}`'),
    how: z.string().describe('The computation'),
  }),
  z.object({
    kind: z.literal('server').describe('`treeatlas serve` or `treeatlas mcp` is needed'),
    why: z.string().describe('The reason'),
  }),
]);
export type StaticAnswer = z.infer<typeof StaticAnswer>;

/** An answer of this atlas that a client can fetch, without placeholders. */
export const StaticExample = z.object({
  url: z.string().describe('Address of the file, relative to the root of the atlas'),
  pointer: z.string().describe('JSON pointer (RFC 6901) to the answer in it; empty: the whole file'),
});
export type StaticExample = z.infer<typeof StaticExample>;

/** The placeholders of templates, each with its meaning. */
export const placeholders = {
  'file address': 'the `address` of a file in its directory or in the list of symbols. Mostly its path',
  symbol: 'the qualified name of a symbol in its file, `Cart.total`: the part of its id after the path',
  'directory address': 'the `address` of a directory in the directory above',
  'symbols file':
    'a `file` of `symbolShards` in the index: the one with the longest `prefix` of the name in lower case',
} as const;
export type Placeholder = keyof typeof placeholders;

/** Fills in the placeholders of an answer in one file; undefined for other answers, if a value is missing, and if the atlas does not have the part with the file. */
export function exampleOf(
  answer: StaticAnswer,
  values: Partial<Record<Placeholder, string>>,
  parts: ReadonlySet<OptionalPart>,
): StaticExample | undefined {
  if (answer.kind !== 'file' || (answer.onlyWith && !parts.has(answer.onlyWith))) return undefined;
  const url = filled(answer.file, values, (value) => value);
  const pointer = filled(answer.pointer, values, escapePointer);
  return url === undefined || pointer === undefined ? undefined : { url, pointer };
}

/** The values of placeholders for a symbol of the atlas. */
export function placeholderValues(
  { address, id, path }: { readonly address: string; readonly id: string; readonly path: string },
  symbolShards: readonly { prefix: string; file: string }[],
  directoryAddress: string,
): Partial<Record<Placeholder, string>> {
  const symbol = id.slice(id.indexOf(':') + 1 + path.length + 1);
  const name = symbol.slice(symbol.lastIndexOf('.') + 1).toLowerCase();
  const shard = symbolShards
    .filter(({ prefix }) => prefix !== '' && name.startsWith(prefix))
    .reduce<string | undefined>(
      (best, { prefix, file }) => ((best ?? '').length < prefix.length ? file : best),
      undefined,
    );
  return {
    'file address': fileOfAddress(address),
    symbol,
    'directory address': directoryAddress,
    ...(shard === undefined ? {} : { 'symbols file': shard }),
  };
}

function filled(
  template: string,
  values: Partial<Record<string, string>>,
  escape: (value: string) => string,
): string | undefined {
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  if (names.some((name) => values[name] === undefined)) return undefined;
  return template.replace(/\{([^}]+)\}/g, (_, name: string) => escape(values[name] ?? ''));
}

/** Escapes a member for a JSON pointer (RFC 6901). */
function escapePointer(member: string): string {
  return member.replaceAll('~', '~0').replaceAll('/', '~1');
}
