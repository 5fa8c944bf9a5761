import { renderDocs } from './render-docs.ts';

/**
 * The module `@rendered/docs`: the documents, rendered when the package is built. A build of an atlas would take most of a
 * second for them.
 * @returns {import('vite').Plugin}
 */
export function renderedDocs() {
  const name = '@rendered/docs';
  return {
    name: 'rendered-docs',
    resolveId: (specifier) => (specifier === name ? `\0${name}` : undefined),
    load: async (id) =>
      id === `\0${name}` ? `export const docs = ${JSON.stringify(await renderDocs())};` : undefined,
  };
}
