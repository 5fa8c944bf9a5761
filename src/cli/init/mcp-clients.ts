import type { JsonItem } from './json-item.ts';

/** The name of our server in the configuration of a client. */
export const SERVER = 'treeatlas';

/**
 * The program that entries start. These files are committed, so they name it as every machine finds it, on the path, and never where one
 * machine has it: users of a clone run `npm link`.
 */
export const serverCommand = { command: SERVER, args: ['mcp'] } as const;

/** A client of MCP and the file in a repository that configures it. */
export interface McpClient {
  title: string;
  /** The files that it reads, the usual one first. */
  files: readonly [string, ...string[]];
  /** The folder that its users have; undefined if the file is always written. */
  folder?: string;
  /** The entry; undefined for TOML, which has `codexLines`. */
  item?: JsonItem;
}

export const mcpClients: readonly McpClient[] = [
  // Other clients read this file too, so it is written even if no client has left a trace.
  { title: 'Claude Code', files: ['.mcp.json'], item: entry(['mcpServers'], serverCommand) },
  {
    title: 'Cursor',
    files: ['.cursor/mcp.json'],
    folder: '.cursor',
    item: entry(['mcpServers'], serverCommand),
  },
  {
    title: 'VS Code',
    files: ['.vscode/mcp.json'],
    folder: '.vscode',
    item: entry(['servers'], { type: 'stdio', ...serverCommand }),
  },
  { title: 'Codex', files: ['.codex/config.toml'], folder: '.codex' },
  {
    title: 'Gemini CLI',
    files: ['.gemini/settings.json'],
    folder: '.gemini',
    item: entry(['mcpServers'], serverCommand),
  },
  {
    title: 'opencode',
    files: ['opencode.json', 'opencode.jsonc'],
    folder: '.opencode',
    item: entry(['mcp'], {
      type: 'local',
      command: [serverCommand.command, ...serverCommand.args],
      enabled: true,
    }),
  },
];

export const codexLines: readonly string[] = [
  `[mcp_servers.${SERVER}]`,
  `command = ${JSON.stringify(serverCommand.command)}`,
  `args = ${JSON.stringify(serverCommand.args)}`,
];

function entry(path: readonly string[], value: object): JsonItem {
  return { path, key: SERVER, value };
}
