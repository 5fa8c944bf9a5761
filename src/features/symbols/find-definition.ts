import { inArtifact, SYMBOLS } from '../../operations/support/static-answers.ts';
import * as z from 'zod';
import { pageMeta, within } from '../../operations/answer.ts';
import { findDefinitions } from '../../operations/support/find-definitions.ts';
import { astInput, astOutput } from '../../operations/contracts/ast.ts';
import { budget, offset } from '../../operations/support/inputs.ts';
import { defineOperation } from '../../operations/operation.ts';
import { symbolRecord } from '../../operations/support/records.ts';
import { nearestSymbols, requireCode, unsuitableNode } from '../../operations/support/target.ts';
import { symbolQuery, isNamed, unnamed } from '../../operations/support/symbol-query.ts';
import { findInSkipped } from '../../operations/support/named-in-skipped.ts';
import { DefinitionAnswer, renderDefinition } from './find-definition-answer.ts';

const input = z.strictObject({ ...symbolQuery, offset, budget }).refine(isNamed, unnamed);

export const findDefinition = defineOperation({
  name: 'find_definition',
  contracts: [{ names: ['AstFindDefinition', 'ast-find-definition'], input: astInput, output: astOutput }],
  description:
    'Finds where a symbol is defined, by its exact name or id. If several symbols share the name, the exported one with the highest rank comes first. For part of a name use `find`; for the source `get_node`.',
  input,
  output: DefinitionAnswer,
  toMarkdown: renderDefinition,
  static: inArtifact(
    SYMBOLS,
    '/symbols',
    'Take those whose `name` or `symbol` is the wanted one; `file` is the file address of each.',
  ),
  async run(store, params) {
    const { name: repository } = (await requireCode(store, params.repository)).repository;
    const { found, total } = await findDefinitions(store, params);
    const records = found.map(({ shard, node }) => symbolRecord(repository, shard, node));
    const [symbol, ...otherDefinitions] = within(records, params.budget);
    const meta = pageMeta(total, params.offset, symbol ? otherDefinitions.length + 1 : 0);
    if (symbol) return { symbol, otherDefinitions, meta };
    const unsuitable = params.id === undefined ? undefined : await unsuitableNode(store, params.id);
    if (unsuitable) throw unsuitable;
    const nearest = await nearestSymbols(store, params);
    const { files: namedInSkipped } = await findInSkipped(store, params.id ?? params.name ?? '');
    return {
      symbol: null,
      otherDefinitions: [],
      nearest,
      ...(namedInSkipped.length > 0 ? { namedInSkipped } : {}),
      meta,
    };
  },
});
