/** The commands that are not operations, in the order of the help. */
export const ownCommandNames = [
  'build',
  'serve',
  'watch',
  'mcp',
  'hub',
  'init',
  'doctor',
  'read',
  'index',
  'clean',
  'export',
  'comment',
  'bench',
  'plan',
  'link',
  'render',
  'merge',
  'verify',
] as const;

export type OwnCommandName = (typeof ownCommandNames)[number];

export function isOwnCommand(name: string): name is OwnCommandName {
  return (ownCommandNames as readonly string[]).includes(name);
}
