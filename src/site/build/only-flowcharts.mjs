/**
 * Replaces all diagram types of Mermaid except flowcharts by an empty module. They would add several megabytes to every
 * atlas, and the site draws only flowcharts.
 * @returns {import('vite').Plugin}
 */
export function onlyFlowcharts() {
  const empty = '\0empty-diagram';
  return {
    name: 'only-flowcharts',
    enforce: 'pre',
    resolveId(specifier, importer) {
      if (!importer?.includes('/mermaid/dist/')) return undefined;
      const isOtherDiagram = /(diagram|definition)/i.test(specifier) && !/flowDiagram/.test(specifier);
      const isOtherLayout = /cose-bilkent|swimlanes|elkjs|katex/.test(specifier);
      return isOtherDiagram || isOtherLayout ? empty : undefined;
    },
    load: (id) => (id === empty ? 'export const diagram = {}; export default {};' : undefined),
  };
}
