import { defineOracle, importsOfFiles, type Language, type Tool } from '../language.ts';
import { ProjectSettings } from '../typescript/oracle/project.ts';
import { typescript } from '../typescript/language.ts';
import { walkEcmascript } from '../typescript/syntax/walk-ecmascript.ts';
import { indexComponents } from './oracle/make-index.ts';
import { noteComponent, onlyScripts } from './syntax.ts';

const shared = ['typescript@5.9.3', '@jridgewell/sourcemap-codec@1.5.5'];

/** A framework whose components a compiler turns into TypeScript. References of other files count if they lead into components. */
function componentLanguage(id: string, name: string, tool: Tool, packages: readonly string[]): Language {
  const isComponent = (path: string): boolean => path.endsWith(`.${id}`);
  return {
    id,
    name,
    syntax: {
      parsers: { ...typescript.syntax.parsers, [`.${id}`]: 'typescript/tree-sitter-typescript.wasm' },
      read: walkEcmascript,
      codeOf: (path, text) => (isComponent(path) ? onlyScripts(id, text) : text),
      note: (notes, root, path, text) => {
        if (isComponent(path)) noteComponent(notes, root, id, text);
      },
    },
    oracle: defineOracle({
      tool,
      revision: 3,
      settings: ProjectSettings,
      makeIndex: (job, settings) => indexComponents(id, tool, [...shared, ...packages], job, settings),
    }),
    symbols: { moduleLength: () => 1, constructors: new Set() },
    known: typescript.known,
    imports: importsOfFiles,
    measures: isComponent,
  };
}

export const vue = componentLanguage('vue', 'Vue', { name: '@vue/language-core', version: '3.3.14' }, []);

export const svelte = componentLanguage('svelte', 'Svelte', { name: 'svelte2tsx', version: '0.7.62' }, [
  'svelte@5.57.3',
]);

export const astro = componentLanguage(
  'astro',
  'Astro',
  { name: '@astrojs/compiler', version: '2.13.1' },
  [],
);
