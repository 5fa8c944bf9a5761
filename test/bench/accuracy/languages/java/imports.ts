import type { ImportRules } from '../language.ts';

/** An import leads to the file of the type that it names, or of the type whose static members it names. */
export const javaImports: ImportRules = {
  unitOf: (path) => path,
  resolve: ({ answerAt }, path, { start, names: [last, owner] }) => {
    const answer = last ? answerAt(path, last.place) : undefined;
    if (answer?.kind === 'outside') return [];
    // A package has no answer.
    if (!last || answer?.kind !== 'definitions') return undefined;
    const isMember = owner !== undefined && !answer.entities.some(({ isType }) => isType);
    const named = isMember ? answerAt(path, owner.place) : answer;
    return named.kind === 'definitions'
      ? named.entities.map((entity) => ({ place: start, to: entity.path }))
      : undefined;
  },
};
