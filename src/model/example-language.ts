/** The language of the examples in schemas. The only place, besides grammars, that names one: no rule depends on it. */
export const exampleLanguage = 'typescript';
