import * as zod from 'zod';

/**
 * Replaces zod in the scripts of pages, where it would be 25 KB of each page: schemas stand beside the types and functions that
 * browsers share, and are made when their module is loaded. Browsers check nothing, because artifacts come from where the
 * page comes from. The schemas themselves are left out, too: their descriptions and examples are longer than most scripts.
 * @returns {import('vite').Plugin[]}
 */
export function withoutSchemas() {
  const stub = '\0no-schemas';
  /** @param {{ name: string }} environment */
  const applyToEnvironment = ({ name }) => name === 'client';
  return [
    {
      name: 'without-zod',
      enforce: 'pre',
      applyToEnvironment,
      resolveId: (specifier) => (specifier === 'zod' ? stub : undefined),
      load: (id) => (id === stub ? code : undefined),
    },
    {
      // After types were removed, so that the parser of the bundler reads it.
      name: 'without-schemas',
      applyToEnvironment,
      transform(text, id) {
        if (!/\/src\/.*\.ts$/.test(id) || !text.includes('zod')) return undefined;
        const spans = schemaSpans(this.parse(text));
        const without = spans.reduceRight(
          (rest, { start, end }) => `${rest.slice(0, start)}z.any${rest.slice(end)}`,
          text,
        );
        return spans.length === 0 ? undefined : { code: without, map: null };
      },
    },
  ];
}

/**
 * Returns the values of the constants of a module that are schemas: calls that begin at `z`, or at a schema before them.
 * @param {import('estree').Program} program
 * @returns {{ start: number, end: number }[]}
 */
function schemaSpans(program) {
  const schemas = new Set(['z']);
  const spans = [];
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression' || !schemas.has(rootOf(init))) continue;
      schemas.add(id.name);
      spans.push(/** @type {{ start: number, end: number }} */ (/** @type {unknown} */ (init)));
    }
  }
  return spans;
}

/**
 * Returns the name at which a chain of calls and members begins; empty if it begins at something else.
 * @param {import('estree').Node} node
 * @returns {string}
 */
function rootOf(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'CallExpression') return rootOf(node.callee);
  return node.type === 'MemberExpression' ? rootOf(node.object) : '';
}

/** Stands for every export of zod. Accepts every value; its properties and results are itself. */
const code = `
const checks = { parse: (value) => value, safeParse: (data) => ({ success: true, data }) };
const any = new Proxy(() => {}, { get: (_, name) => checks[name] ?? any, apply: () => any });
export { ${Object.keys(zod)
  .map((name) => `any as ${name}`)
  .join(', ')} };
`;
