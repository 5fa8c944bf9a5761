import type { ImportRules } from '../language.ts';

/** An import leads to the files of all that it names: a type, or functions of one name. A package has no answer. */
export const kotlinImports: ImportRules = {
  unitOf: (path) => path,
  resolve: ({ answerAt }, path, { start, names: [last] }) => {
    const answer = last && answerAt(path, last.place);
    if (answer?.kind === 'outside') return [];
    if (answer?.kind !== 'definitions') return undefined;
    return answer.entities.map((entity) => ({ place: start, to: entity.path }));
  },
};
