import { fenceAfter } from './doc-block.ts';

const DEFINITION = /^[ \t]*\[([^[\]\n]{1,200})\]:[ \t]+\S/;

/** A doc without the definitions of its links, `[label]: address`. */
export interface DefinedLinks {
  text: string;
  /** Adds the definitions that a part of the doc refers to. */
  withDefinitions(part: string): string;
}

/** Takes the definitions of links out of a doc, whose parts are parsed one by one but share them. */
export function takeLinkDefinitions(text: string): DefinedLinks {
  if (!/^[ \t]*\[[^[\]\n]+\]:/m.test(text)) return { text, withDefinitions: (part) => part };
  const definitions: { label: string; line: string }[] = [];
  const kept: string[] = [];
  let fence = '';
  let mayDefine = true;
  for (const line of text.split('\n')) {
    fence = fenceAfter(fence, line);
    const label: string | undefined = fence === '' && mayDefine ? DEFINITION.exec(line)?.[1] : undefined;
    // Within a paragraph, it is text.
    mayDefine = label !== undefined || line.trim() === '';
    if (label === undefined) kept.push(line);
    else definitions.push({ label: `[${label.toLowerCase()}]`, line: line.trim() });
  }
  return {
    text: kept.join('\n'),
    withDefinitions: (part) => {
      const lower = part.toLowerCase();
      const used = definitions.filter(({ label }) => lower.includes(label)).map(({ line }) => line);
      return used.length === 0 ? part : `${part}\n\n${used.join('\n')}`;
    },
  };
}

/** Whether a text has links such as `[text][label]` with definitions. */
export function hasDefinedLinks(text: string): boolean {
  return text.includes('][') && /^[ \t]*\[[^[\]\n]{1,200}\]:[ \t]+\S/m.test(text);
}
