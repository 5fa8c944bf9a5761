import * as z from 'zod';
import { Meta } from '../../operations/answer.ts';
import { item } from '../../render/markdown/parts.ts';
import { printableLine } from '../../render/printable.ts';

export const ListRepositoriesAnswer = z.object({
  repositories: z.array(
    z.object({
      repository: z.string().describe('The text that selects it as `repository`'),
      kind: z.enum(['repository', 'atlas']).describe('`atlas`: published or built, without the repository'),
      root: z
        .string()
        .optional()
        .describe('The absolute path of its folder, or its address; absent if it is not known or not told'),
      isDefault: z.boolean().describe('Whether it answers questions that select none'),
      isOpen: z.boolean().describe('Others are opened, and indexed if need be, by the first question'),
    }),
  ),
  meta: Meta,
});
export type ListRepositoriesAnswer = z.infer<typeof ListRepositoriesAnswer>;

export function renderRepositories({ repositories }: ListRepositoriesAnswer): string {
  if (repositories.length === 0)
    return 'There is no repository. Start the server with one: `treeatlas mcp DIR`.';
  return repositories
    .map(({ repository, root, kind, isDefault, isOpen }) => {
      const notes = [
        kind === 'atlas' ? 'atlas' : '',
        isDefault ? 'default' : '',
        isOpen ? '' : 'not opened yet',
      ];
      const note = notes.filter(Boolean).join(', ');
      const place = root === undefined ? '' : `: ${root}`;
      return item(printableLine(`${repository}${place}${note === '' ? '' : ` (${note})`}`));
    })
    .join('\n');
}
