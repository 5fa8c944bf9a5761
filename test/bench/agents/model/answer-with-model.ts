import type { AskAtlas } from '../../../../src/cli/bench/atlas-answers.ts';
import { Ledger, TextTools, type TextFiles } from '../../../../src/cli/bench/text-tools.ts';
import type { Answered, Place } from '../questions/arms.ts';
import { wordsOf, type Question } from '../questions/question.ts';
import { Conversation, type Endpoint, type ToolSpec, type ToolUse } from './endpoint.ts';

export const modelArms = ['nothing', 'grep', 'treeatlas'] as const;
export type ModelArm = (typeof modelArms)[number];

const MAX_TURNS = 30;
const system =
  'Answer the question about the repository. Use the tools, then call answer once with every function (or test file) of the answer: the path from the root of the repository, and any line of the function. Line 0 stands for code outside of functions, and for test files. Without tools, or if you do not know, answer with an empty list.';

const answerTool: ToolSpec = {
  name: 'answer',
  description: 'Ends with the answer.',
  schema: {
    type: 'object',
    properties: {
      places: {
        type: 'array',
        items: {
          type: 'object',
          properties: { path: { type: 'string' }, line: { type: 'integer' } },
          required: ['path', 'line'],
        },
      },
    },
    required: ['places'],
  },
};

const textTools: readonly ToolSpec[] = [
  {
    name: 'grep',
    description: 'Finds the lines that contain a word, with their paths and numbers; at most 200.',
    schema: { type: 'object', properties: { word: { type: 'string' } }, required: ['word'] },
  },
  {
    name: 'read',
    description: 'Reads the lines of a file from one to another, both included.',
    schema: {
      type: 'object',
      properties: { path: { type: 'string' }, from: { type: 'integer' }, to: { type: 'integer' } },
      required: ['path', 'from', 'to'],
    },
  },
];

export interface ModelSetting {
  endpoint: Endpoint;
  arm: ModelArm;
  files: TextFiles;
  ask: AskAtlas;
  /** The tools of `treeatlas mcp`. */
  atlasTools: readonly ToolSpec[];
}

export interface ModelAnswer extends Answered {
  inputTokens: number;
  outputTokens: number;
  turns: number;
}

/** Lets a model answer a question with the tools of an arm. Its tool calls are counted as those of the strategies are. */
export async function answerWithModel(question: Question, setting: ModelSetting): Promise<ModelAnswer> {
  const { endpoint, arm, atlasTools } = setting;
  const ledger = new Ledger(Number.POSITIVE_INFINITY);
  const tools = new TextTools(setting.files, ledger);
  const specs = [
    answerTool,
    ...(arm === 'nothing' ? [] : textTools),
    ...(arm === 'treeatlas' ? atlasTools : []),
  ];
  const conversation = new Conversation(endpoint, system, wordsOf(question), specs);
  const spent = { inputTokens: 0, outputTokens: 0, turns: 0 };
  while (spent.turns < MAX_TURNS) {
    const { uses, inputTokens, outputTokens } = await conversation.next();
    spent.turns++;
    spent.inputTokens += inputTokens;
    spent.outputTokens += outputTokens;
    const answer = uses.find(({ name }) => name === 'answer');
    if (answer)
      return { places: placesOf(answer.input), calls: ledger.calls, tokens: ledger.tokens, ...spent };
    if (uses.length === 0) break;
    const results = [];
    for (const use of uses) results.push({ id: use.id, text: await runTool(use, tools, setting) });
    conversation.addResults(results);
  }
  return { places: [], calls: ledger.calls, tokens: ledger.tokens, ...spent };
}

async function runTool(
  { name, input }: ToolUse,
  tools: TextTools,
  { arm, ask }: ModelSetting,
): Promise<string> {
  const { word, path, from, to } = input;
  if (arm === 'nothing') return `There is no tool ${name}.`;
  if (name === 'grep')
    return typeof word === 'string' && word !== ''
      ? tools
          .grepWord(word)
          .map((hit) => `${hit.path}:${hit.line}:${hit.text}`)
          .join('\n')
      : 'grep needs "word".';
  if (name === 'read')
    return typeof path === 'string' && typeof from === 'number' && typeof to === 'number'
      ? tools.read(path, from, to).join('\n')
      : 'read needs "path", "from" and "to".';
  if (arm !== 'treeatlas') return `There is no tool ${name}.`;
  const text = await ask(name, input).catch((error: unknown) => String(error));
  tools.ledger.add({
    asked: `${name} ${JSON.stringify(input)}`,
    lines: text.split('\n').map((line) => ({ text: line })),
  });
  return text;
}

function placesOf({ places }: Readonly<Record<string, unknown>>): Place[] {
  if (!Array.isArray(places)) return [];
  return (places as unknown[]).flatMap((each) => {
    const { path, line } = (each ?? {}) as Record<string, unknown>;
    return typeof path === 'string' ? [{ path, line: typeof line === 'number' ? line : 0 }] : [];
  });
}
