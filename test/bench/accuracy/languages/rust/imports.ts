import type { ImportRules } from '../language.ts';

/** A path leads to the file of the module that it names, or of the module or type in which it names something. */
export const rustImports: ImportRules = {
  unitOf: (path) => path,
  resolve: ({ answerAt }, path, { start, names: [last, owner] }) => {
    const answer = answerAt(path, last?.place ?? start);
    if (answer.kind === 'outside') return [];
    const named = answer.kind === 'definitions' && owner ? answerAt(path, owner.place) : answer;
    if (named.kind === 'module') return named.paths.map((to) => ({ place: start, to }));
    if (named.kind === 'definitions')
      return named.entities.map((entity) => ({ place: start, to: entity.path }));
    return undefined;
  },
};
