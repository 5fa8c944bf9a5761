// `npm run bench:prose -- pallets/flask=DIR trpc/trpc=DIR`: asks the search in prose of published atlases the questions of
// `prose-questions.json`, which were written from the documentation, and prints how far up the expected pages are.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, task } from '../../../src/dev/process.ts';
import { pathAddress } from '../../../src/model/address.ts';
import { pagePath } from '../../../src/model/page-path.ts';
import { searchProse } from '../../../src/site/search/prose/search-prose.ts';
import { openPagefind } from '../../support/open-pagefind.ts';

interface QuestionSet {
  repository: string;
  /** The version that the questions were written for. */
  commit: string;
  questions: [question: string, paths: string[]][];
}

const FIRST = 3;
const SHOWN = 3;

await task(async () => {
  const sets = JSON.parse(
    await readFile(join(root, 'test/bench/search/prose-questions.json'), 'utf8'),
  ) as QuestionSet[];
  let asked = 0;
  let answered = 0;
  for (const argument of process.argv.slice(2)) {
    const [repository = '', atlas = ''] = argument.split('=');
    const set = sets.find((one) => one.repository === repository);
    if (!set) throw new Error(`There are questions on ${sets.map((one) => one.repository).join(', ')} only.`);
    const api = await openPagefind(atlas);
    console.log(`\n${repository} at ${set.commit}`);
    for (const [question, paths] of set.questions) {
      const pages = paths.map((path) => pagePath.file(pathAddress(path)).replace(/\.html$/, ''));
      const { results } = await searchProse(api, question, { tests: { any: ['no'] } });
      const urls: string[] = [];
      for (const result of results.slice(0, 10)) urls.push((await result.data()).raw_url);
      const rank = urls.findIndex((url) => pages.some((page) => url.startsWith(page))) + 1;
      asked++;
      if (rank > 0 && rank <= FIRST) answered++;
      console.log(`${rank === 0 ? ' -' : String(rank).padStart(2)}  ${question}`);
      if (rank !== 1) console.log(`      ${urls.slice(0, SHOWN).join('\n      ')}`);
    }
  }
  console.log(`\n${answered} of ${asked} questions have the expected page among the first ${FIRST}.`);
});
