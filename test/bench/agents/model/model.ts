// `node test/bench/agents/model/model.ts`: gives the questions to a model; see the help.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { task } from '../../../../src/dev/process.ts';
import { prepareQuestions } from '../questions/ask-questions.ts';
import { questionCorpora } from '../questions/corpora.ts';
import { openMcp } from '../questions/open-mcp.ts';
import { score, summarize } from '../questions/score.ts';
import { answerWithModel, modelArms, type ModelArm } from './answer-with-model.ts';
import { endpointOf } from './endpoint.ts';

const help = `node test/bench/agents/model/model.ts [options]

Gives the questions of npm run bench:agents -- --questions to a model, and scores its answers in the same way.

  --arm ARM     the tools of the model: nothing, grep or treeatlas (default: treeatlas)
  --limit N     only the first N questions of each repository
  --json FILE   write every answer with its score
  --help        this text

  MODEL_API     openai or anthropic: the interface of the server
  MODEL_URL     its address, without /v1
  MODEL_KEY     its key, if it needs one
  MODEL         name of the model
`;

await task(async () => {
  const { values } = parseArgs({
    options: {
      arm: { type: 'string', default: 'treeatlas' },
      limit: { type: 'string' },
      json: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return;
  }
  const arm = values.arm as ModelArm;
  if (!modelArms.includes(arm)) throw new Error(`--arm takes ${modelArms.join(', ')}, not "${arm}".`);
  const limit = Number(values.limit ?? Number.POSITIVE_INFINITY);
  if (!(limit > 0)) throw new Error(`--limit takes a number above 0, not "${values.limit ?? ''}".`);
  const endpoint = endpointOf(process.env);
  const results = [];
  for (const corpus of await questionCorpora()) {
    const { root, truth, files, questions } = await prepareQuestions(corpus);
    const { client, ask, close } = await openMcp(root);
    try {
      const { tools } = await client.listTools();
      const atlasTools = tools.map(({ name, description = '', inputSchema }) => ({
        name,
        description,
        schema: inputSchema,
      }));
      for (const question of questions.slice(0, limit)) {
        const answer = await answerWithModel(question, { endpoint, arm, files, ask, atlasTools });
        results.push({ question, answer, score: score(question, answer, truth) });
        console.error(`${question.id}: ${answer.turns} turns`);
      }
    } finally {
      await close();
    }
  }
  const summary = summarize(results.map((each) => each.score));
  console.log(JSON.stringify({ model: endpoint.model, arm, ...summary }, null, 2));
  if (values.json) await writeFile(values.json, `${JSON.stringify(results, null, 2)}\n`);
});
