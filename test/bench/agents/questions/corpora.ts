import { readAccuracyCorpora, type AccuracyCorpus } from '../../accuracy/corpora/corpora.ts';
import { languageNamed } from '../../accuracy/languages/languages.ts';

/** A repository of the questions, and the day on which its version was released. */
export interface QuestionCorpus {
  corpus: AccuracyCorpus;
  released: string;
}

/** Repositories of the accuracy benchmark whose errors nobody looked at while rules were written, in recent versions. */
const unseen: readonly { name: string; released: string }[] = [
  { name: 'chi', released: '2026-10-14' },
  { name: 'msw', released: '2026-07-08' },
  { name: 'jackson-core', released: '2026-01-18' },
];

/** The accuracy benchmark has an older version of it, without the types of today. */
const starlette: AccuracyCorpus = {
  name: 'starlette-source',
  set: 'unseen',
  language: languageNamed('python'),
  kind: 'typed',
  remove: [],
  settings: languageNamed('python').oracle.settings.parse({}),
  origin: { kind: 'pypi-source', package: 'starlette', version: '1.10.0' },
  sha256: 'b8399098d4c1e3522734f7235dc79b1fc967f96cf139c81e0fa30479e0685f9b',
  licence: 'BSD-3-Clause',
  keep: ['starlette', 'tests', 'pyproject.toml'],
};

export async function questionCorpora(): Promise<QuestionCorpus[]> {
  const listed = await readAccuracyCorpora();
  const chosen = unseen.map(({ name, released }) => {
    const corpus = listed.find((each) => each.name === name);
    if (!corpus) throw new Error(`The list of the accuracy benchmark has no ${name}.`);
    return { corpus, released };
  });
  return [{ corpus: starlette, released: '2026-10-24' }, ...chosen];
}
