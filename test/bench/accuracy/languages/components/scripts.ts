/** A piece of plain code in a component: offsets of its text, and the attributes of its tag. */
export interface Script {
  start: number;
  end: number;
  attributes: string;
}

const tag = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*?)(?<!\/)>([^]*?)<\/script\s*>/g;
const comment = /<!--[^]*?-->/g;

/** The scripts of a component in their order. Of Astro, the first one is the code between the fences, perhaps empty. */
export function scriptsOf(framework: string, text: string): Script[] {
  const fence = framework === 'astro' ? /^\s*---([^]*?)(?:^|\n)---/.exec(text) : undefined;
  const fenced = fence ? fence[0].length - '---'.length : 0;
  const first: Script[] =
    framework === 'astro'
      ? [{ start: fence ? fence[0].indexOf('---') + 3 : 0, end: fenced, attributes: '' }]
      : [];
  const comments = [...text.matchAll(comment)].map(
    ({ index, 0: all }) => [index, index + all.length] as const,
  );
  const tags = [...text.matchAll(tag)].flatMap(
    ({ index, 0: all, 1: attributes = '', 2: code = '' }): Script[] => {
      const isComment = comments.some(([start, end]) => start < index && index < end);
      // Data, such as JSON, and code that a template makes.
      const isCode = !/\b(?:type=["'](?!module|text\/(?:javascript|typescript))|set:html|define:vars)/.test(
        attributes,
      );
      if (isComment || !isCode || index < fenced) return [];
      const start = index + all.indexOf('>', '<script'.length + attributes.length) + 1;
      return [{ start, end: start + code.length, attributes }];
    },
  );
  return [...first, ...tags];
}
