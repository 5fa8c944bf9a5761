import type { FieldNames } from '../operation.ts';
import { snakeNames } from './snake-names.ts';

/** The results of `mem_search`, as contract 003 names their fields. */
export const memSearchNames: FieldNames = {
  ...snakeNames('usedBy', 'calledBy', 'scoreParts'),
  path: 'file',
  qualifiedName: 'symbol',
  git: ['git', snakeNames('lastModified', 'lastAuthor')],
};
