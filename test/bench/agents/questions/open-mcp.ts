import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { join } from 'node:path';
import type { AskAtlas } from '../../../../src/cli/bench/atlas-answers.ts';
import { root } from '../../../../src/dev/process.ts';

/** Starts `treeatlas mcp` on a repository from the sources, and asks it as any client does. */
export async function openMcp(
  repository: string,
): Promise<{ client: Client; ask: AskAtlas; close: () => Promise<void> }> {
  const client = new Client({ name: 'benchmark', version: '1' });
  const args = [join(root, 'src', 'bin.ts'), 'mcp', repository];
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
  return {
    client,
    ask: async (name, input) => {
      const { content, isError } = await client.callTool({ name, arguments: { ...input } });
      const answer = (content as { text?: string }[]).map(({ text = '' }) => text).join('\n');
      // An error must not count as an empty answer.
      if (isError === true) throw new Error(`${name} ${JSON.stringify(input)}: ${answer}`);
      return answer;
    },
    close: () => client.close(),
  };
}
