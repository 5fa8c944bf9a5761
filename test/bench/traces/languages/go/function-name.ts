/**
 * The name of a function as its source has it, from the one that the run-time knows, such as `example.org/a/b.(*T).M`.
 * Empty for a function literal and for the code that sets the variables of a package.
 */
export function functionName(known: string): string {
  // Type arguments are `[...]`, whatever they are.
  const afterPackage = known.slice(known.lastIndexOf('/') + 1).replaceAll('[...]', '');
  const [, ...parts] = afterPackage.split('.');
  const [first = '', second] = parts;
  // `init.0` is a function of that name; `init` sets variables.
  if (first === 'init') return parts.length === 2 && /^\d+$/.test(second ?? '') ? first : '';
  if (parts.some((part, index) => made.test(part) && (index > 0 || part.includes('-')))) return '';
  // `glob..func1` is a literal outside of functions.
  if (first === 'glob') return '';
  return (first.startsWith('(') ? second : parts.at(-1)) ?? '';
}

/** The compiler's names for literals and for what it makes of `go`, `defer` and loops over functions. */
const made = /^(?:func|gowrap|deferwrap)?\d+$|-range\d+$|^func\d+/;
