import * as zod from 'zod';

/**
 * Replaces zod in the scripts of pages, where it would be 25 KB of each page: schemas stand beside the types and functions that
 * browsers share, and are made when their module is loaded. Browsers check nothing, because artifacts come from where the
 * page comes from.
 * @returns {import('vite').Plugin}
 */
export function withoutSchemas() {
  const stub = '\0no-schemas';
  return {
    name: 'without-schemas',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (specifier) => (specifier === 'zod' ? stub : undefined),
    load: (id) => (id === stub ? code : undefined),
  };
}

/** Stands for every export of zod. Accepts every value; its properties and results are itself. */
const code = `
const checks = { parse: (value) => value, safeParse: (data) => ({ success: true, data }) };
const any = new Proxy(() => {}, { get: (_, name) => checks[name] ?? any, apply: () => any });
export { ${Object.keys(zod)
  .map((name) => `any as ${name}`)
  .join(', ')} };
`;
