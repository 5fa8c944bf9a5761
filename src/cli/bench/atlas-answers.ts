import type { TextLine, ToolCall } from './text-tools.ts';

/** Calls an operation and returns its text, as an agent gets it. */
export type AskAtlas = (tool: string, input: Readonly<Record<string, unknown>>) => Promise<string>;

/** A line of an answer, with the place that it is about. */
export interface AnswerLine {
  text: string;
  path?: string;
  line?: number;
}

/** A reference in an answer of `find_references`. */
export interface ReferenceLine extends TextLine {
  type: string;
  section: Section;
}

/** `indirect`: via an interface or override. */
export type Section = 'resolved' | 'indirect' | 'possible';

/** The lines of an answer of `find_references` with their places: paths are headings above them. */
export function referenceLines(answer: string): { lines: AnswerLine[]; references: ReferenceLine[] } {
  const lines: AnswerLine[] = [];
  const references: ReferenceLine[] = [];
  let path = '';
  let section: Section = 'resolved';
  let place: { path: string; line: number } | undefined;
  for (const text of answer.split('\n')) {
    if (text.startsWith('## ')) section = text.startsWith('## Possible') ? 'possible' : 'indirect';
    const [, places, type = ''] = /^- ((?:\d+:\d+(?:, )?)+) ([A-Z_]+)/.exec(text) ?? [];
    const quoted = /^ {2}> (.*)$/.exec(text)?.[1];
    if (places !== undefined) {
      for (const each of places.split(', ')) {
        place = { path, line: Number.parseInt(each, 10) };
        references.push({ ...place, text: '', type, section });
      }
    } else if (quoted !== undefined) {
      const last = references.find((each) => each.text === '' && each.path === path);
      if (last) last.text = quoted;
    } else {
      place = undefined;
      if (/^[^\s#-].*$/.test(text)) path = text.trim();
    }
    lines.push({ text, ...place });
  }
  return { lines, references };
}

/** The calls of `call_graph`, each at its place in the caller, without those via an interface or override. */
export function callGraphLines(answer: string): { lines: AnswerLine[]; calls: TextLine[] } {
  const calls: TextLine[] = [];
  let isCalls = false;
  const lines = answer.split('\n').map((text): AnswerLine => {
    if (text.startsWith('## ')) isCalls = text === '## Calls';
    const [, path, line] = /^- \w+:(.+?):\S+ -> .* \(line (\d+)[\d, ]*\)/.exec(text) ?? [];
    const [, module, at] =
      path === undefined ? (/^- file:(\S+) -> .* \(line (\d+)[\d, ]*\)/.exec(text) ?? []) : [];
    const found = path ?? module;
    if (found === undefined) return { text };
    const call = { path: found, line: Number(line ?? at), text };
    if (isCalls) calls.push(call);
    return call;
  });
  return { lines, calls };
}

/** The test files of `affected_tests` that use a change over certain references. */
export function affectedTestLines(answer: string): { lines: AnswerLine[]; paths: string[] } {
  const paths: string[] = [];
  let isCertain = true;
  const lines = answer.split('\n').map((text): AnswerLine => {
    if (text.startsWith('## ')) isCertain = false;
    const path = /^- (.+?): uses, \d+: /.exec(text)?.[1];
    if (path === undefined) return { text };
    if (isCertain) paths.push(path);
    return { text, path, line: 0 };
  });
  return { lines, paths };
}

/** The calls of the first path of `path_between`, in order, each at the place in its caller. */
export function pathLines(answer: string): { lines: AnswerLine[]; steps: TextLine[] } {
  const steps: TextLine[] = [];
  let section = 0;
  const lines = answer.split('\n').map((text): AnswerLine => {
    if (text.startsWith('## ')) section++;
    const [, path, line] = /^- .+: [A-Z_]+, .*?([^\s,]+):(\d+)(?:, \d+)*$/.exec(text) ?? [];
    if (path === undefined) return { text };
    const step = { path, line: Number(line), text };
    if (section === 1) steps.push(step);
    return step;
  });
  return { lines, steps };
}

export function atlasCall(tool: string, input: object, lines: readonly AnswerLine[]): ToolCall {
  return { asked: `${tool} ${JSON.stringify(input)}`, lines };
}
