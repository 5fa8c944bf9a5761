import { readAccuracyCorpora } from '../accuracy/corpora/corpora.ts';
import { checkNames, readCorpora, type Pinned } from '../support/corpora.ts';

export interface SearchCorpus {
  pinned: Pinned;
  /** `tuned`: looked at while weights were chosen; `unseen`: never. */
  set: 'tuned' | 'unseen';
}

const tuned: readonly string[] = [
  'click',
  'celery',
  'fabric',
  'httpx',
  'jinja2',
  'langium',
  'rich',
  'rxjs',
  'xterm',
];
const unseen: readonly string[] = [
  'ajv',
  'babel',
  'knex',
  'mobx',
  'paramiko',
  'pdf-lib',
  'peewee',
  'pylint',
  'redux-toolkit',
  'router-core',
  'starlette',
  'undici',
  'webpack',
  'werkzeug',
];

/** Repositories of the other benchmarks whose symbols have comments. Throws an Error that names the choices. */
export async function chooseSearchCorpora(only: readonly string[]): Promise<SearchCorpus[]> {
  const pinned = new Map(
    [...(await readAccuracyCorpora()), ...(await readCorpora())].map((one) => [one.name, one]),
  );
  const names = [...tuned, ...unseen];
  checkNames(only, names);
  return names
    .filter((name) => only.length === 0 || only.includes(name))
    .map((name) => {
      const found = pinned.get(name);
      if (!found)
        throw new Error(`The list of corpora has no ${name} any more: take it out of this one too.`);
      return { pinned: found, set: tuned.includes(name) ? 'tuned' : 'unseen' };
    });
}
