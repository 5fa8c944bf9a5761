import type { ImportRules } from '../language.ts';

/** A `use` declaration leads to the file of the class, function or constant that it names. */
export const phpImports: ImportRules = {
  unitOf: (path) => path,
  resolve: ({ answerAt }, path, { start, names: [last] }) => {
    const answer = last ? answerAt(path, last.place) : undefined;
    if (answer?.kind === 'outside') return [];
    // A namespace has no answer.
    if (answer?.kind !== 'definitions') return undefined;
    const paths = new Set(answer.entities.map((entity) => entity.path));
    // It is decided at run time which of several files declares the name.
    return paths.size > 1 ? undefined : [...paths].map((to) => ({ place: start, to }));
  },
};
