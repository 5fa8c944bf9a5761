import astro from 'eslint-plugin-astro';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import typescript from 'typescript-eslint';

export default defineConfig(
  globalIgnores([
    'dist/',
    '.astro/',
    '.treeatlas/',
    'test/fixtures/',
    'grammars/*/samples/',
    'grammars/*/library/',
    'grammars/*/upstream/',
    'test-results/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  typescript.configs.strictTypeChecked,
  typescript.configs.stylisticTypeChecked,
  astro.configs['jsx-a11y-strict'],
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte', '.astro'] },
    },
    rules: {
      // What scrolls must be reached by keyboard, which is what axe asks for.
      'astro/jsx-a11y/no-noninteractive-tabindex': 'off',
      eqeqeq: ['error', 'always'],
      'no-console': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // `${count} files` is plain and safe; other types still need to say how they become text.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // Spreading a string gives its code points, which is what is meant wherever we do it.
      '@typescript-eslint/no-misused-spread': [
        'error',
        { allow: [{ from: 'lib', name: 'string' }, 'string'] },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "ImportDeclaration[source.value='zod'] > ImportSpecifier",
          message:
            "Write `import * as z from 'zod'`: a single named import brings all of zod into each bundle, four times as much.",
        },
      ],
      // A zod schema and the type that it describes share one name on purpose.
      '@typescript-eslint/no-redeclare': 'off',
      // Our interfaces are bags of functions that know no `this`; there are next to no classes to unbind from.
      '@typescript-eslint/unbound-method': 'off',
      // Control characters in patterns are how hostile names are found.
      'no-control-regex': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // `async` without `await` is how a function fits an asynchronous interface and turns throws into rejections.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/dot-notation': 'off',
      // We have no enums (`erasableSyntaxOnly`), and looking for those of packages takes a tenth of the time of all rules.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser } },
  },
  {
    // The compilers of these files type-check them; the type-aware rules do not see through their templates.
    files: ['**/*.astro', '**/*.astro/*.ts', '**/*.svelte'],
    extends: [typescript.configs.disableTypeChecked],
  },
  {
    // In a test a missing value fails the test, which is what it should do. In a benchmark it spoils a figure.
    files: ['test/**'],
    ignores: ['test/bench/**', '!test/bench/**/*.test.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    extends: [typescript.configs.disableTypeChecked],
  },
);
