import { defineOracle, importsOfFiles, type Language } from '../language.ts';
import { indexTypeScript, tool } from './oracle/make-index.ts';
import { ProjectSettings } from './oracle/project.ts';
import { walkEcmascript } from './syntax/walk-ecmascript.ts';

const typescriptParser = 'typescript/tree-sitter-typescript.wasm';
const javascriptParser = 'javascript/tree-sitter-javascript.wasm';

export const typescript: Language = {
  id: 'typescript',
  name: 'TypeScript and JavaScript',
  syntax: {
    parsers: {
      '.ts': typescriptParser,
      '.mts': typescriptParser,
      '.cts': typescriptParser,
      '.tsx': 'tsx/tree-sitter-tsx.wasm',
      '.js': javascriptParser,
      '.mjs': javascriptParser,
      '.cjs': javascriptParser,
      '.jsx': javascriptParser,
    },
    read: walkEcmascript,
  },
  oracle: defineOracle({ tool, revision: 3, settings: ProjectSettings, makeIndex: indexTypeScript }),
  symbols: {
    // Folders, and a file with an extension.
    moduleLength: (descriptors) =>
      descriptors.findIndex(({ name, suffix }) => suffix === '/' && /\.[cm]?[jt]sx?$/.test(name)) + 1 || 1,
    constructors: new Set(['<constructor>']),
    isAugmentation: ({ name, suffix }) => suffix === '/' && /^['"]/.test(name),
    // `<get>size` is `size`; a quoted key is its text.
    plainName: (name) => name.replace(/^<(?:get|set)>/, '').replace(/^(['"])(.*)\1(@\d+)?$/, '$2$3'),
  },
  // What frameworks run on the components that an element makes.
  known: {
    sourceOf,
    applied: /^\s*(?:\?\.|\.)\s*(?:call|apply|bind)\s*\(/,
    unnamedMethods:
      /^(?:render|component(?:Will|Did)\w+|shouldComponentUpdate|get(?:Derived|Snapshot|Child)\w+)$/,
  },
  imports: importsOfFiles,
};

function sourceOf(path: string): string | undefined {
  const [, base, kind = ''] = /^(.*)\.d\.([cm]?)ts$/.exec(path) ?? [];
  return base === undefined ? undefined : `${base}.${kind}js`;
}
