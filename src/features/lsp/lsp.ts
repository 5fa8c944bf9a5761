import { z } from 'zod';
import { Meta } from '../../operations/answer.ts';
import { OperationError } from '../../operations/operation-error.ts';
import { defineOperation, type Operation } from '../../operations/operation.ts';
import { runOperation } from '../../operations/run-operation.ts';

/** One tool for several questions, of which each is a tool by itself too. */
export function lspOperation(actions: readonly Operation[]): Operation {
  const [first = '', ...rest] = actions.map(({ name }) => name);
  const input = z
    .looseObject({
      action: z.enum([first, ...rest]).describe('Which question is asked'),
      path: z.string().optional().describe('A file or directory'),
      line: z.int().positive().optional().describe('Of the symbol, from 1'),
    })
    .describe('What the tool of that name takes, and its name as `action`');
  const output = z.looseObject({ action: z.string(), meta: Meta.optional() });
  const requireAction = (action: string): Operation => {
    const operation = actions.find(({ name }) => name === action);
    if (operation) return operation;
    throw new OperationError('VALIDATION_FAILED', `action: there is no action "${action}".`);
  };
  return defineOperation({
    name: 'lsp',
    description: `Code intelligence by action: ${actions.map(({ name }) => name).join(', ')}. Each is a tool by itself too.`,
    input,
    output,
    urls: [],
    async run(store, { action, ...asked }, context) {
      return output.parse(await runOperation(requireAction(action), store, asked, context));
    },
    toMarkdown: (answer) => requireAction(answer.action).toMarkdown(answer),
  });
}
