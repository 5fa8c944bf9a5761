import { needsServer } from '../../operations/support/static-answers.ts';
import * as z from 'zod';
import { Meta } from '../../operations/answer.ts';
import { underContract } from '../../operations/contract.ts';
import { lspNames } from '../../operations/contracts/lsp.ts';
import { OperationError } from '../../operations/operation-error.ts';
import { defineOperation, type Operation } from '../../operations/operation.ts';
import { runOperation } from '../../operations/run-operation.ts';

export type LspAction = keyof typeof lspNames;

/** Returns the tool of contract 003, which runs the operation that `action` selects. */
export function lspOperation(operations: Readonly<Record<LspAction, Operation>>): Operation {
  const actions = Object.keys(operations) as LspAction[];
  const published = new Map<string, Operation>(
    actions.map((action) => {
      const contract = { names: [action], output: lspNames[action] } as const;
      return [action, underContract(operations[action], contract, action)];
    }),
  );
  const input = z
    .looseObject({
      action: z.enum(actions).describe('The operation to run'),
      path: z.string().optional().describe('A file, or for `deadcode` and `imports` also a directory'),
      line: z
        .int()
        .positive()
        .optional()
        .describe('For `impact`, `check` and `related`: a line of the symbol, from 1'),
    })
    .describe('Other inputs are passed on to the tool of the action');
  const output = z.looseObject({ action: z.string(), meta: Meta.optional() });
  const requireAction = (action: string): Operation => {
    const operation = published.get(action);
    if (operation) return operation;
    throw new OperationError('VALIDATION_FAILED', `action: there is no action "${action}".`);
  };
  const tools = actions.map((action) => `\`${action}\` (${operations[action].name})`);
  return defineOperation({
    name: 'lsp',
    isForPrograms: true,
    description: `Answers one of five questions about code, by action: ${tools.join(', ')}. For clients that expect this tool; the tools in brackets give the same answers and describe their inputs.`,
    input,
    output,
    static: needsServer(
      'It stands for `dead_code`, `impact`, `check`, `imports` and `related`, which say how to do without.',
    ),
    async run(store, { action, ...params }, context) {
      const answer = await runOperation(requireAction(action), store, params, context);
      return output.parse({ action, ...(answer as object) });
    },
    toMarkdown: ({ action, ...answer }) => requireAction(action).toMarkdown(answer),
  });
}
