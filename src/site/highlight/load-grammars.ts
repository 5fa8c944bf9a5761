import { common, createLowlight, type LanguageFn } from 'lowlight';

type Lowlight = ReturnType<typeof createLowlight>;

let loaded: Promise<Lowlight> | undefined;

/** Loads the grammars of highlight.js once, when the first page needs them. */
export function loadGrammars(): Promise<Lowlight> {
  loaded ??= import('./more-grammars.ts').then(({ moreGrammars }) => create(moreGrammars));
  return loaded;
}

function create(more: Readonly<Record<string, LanguageFn>>): Lowlight {
  const lowlight = createLowlight({ ...common, ...more });
  lowlight.registerAlias({
    bash: ['shellscript', 'console'],
    xml: ['vue', 'svelte', 'astro'],
    ini: ['hcl', 'tf'],
    json: ['jsonl'],
  });
  return lowlight;
}
