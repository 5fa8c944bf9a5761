/**
 * Replaces zod in the scripts of pages. Schemas stand beside the types and functions that browsers share, and are made when
 * their module is loaded, so every page would load zod, 25 KB compressed, and check nothing with it.
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

/** A schema whose properties and results are schemas too. Checking a value with it fails. */
const code = `
const check = () => { throw new Error('Browsers have no schemas.'); };
export const z = new Proxy(() => {}, {
  get: (_, name) => (/parse/i.test(String(name)) ? check : z),
  apply: () => z,
});
`;
