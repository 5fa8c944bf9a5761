/**
 * Mermaid carries two dozen kinds of diagrams, several megabytes that would be copied into every atlas. The
 * site draws flowcharts only, so all other kinds are replaced by an empty module.
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
