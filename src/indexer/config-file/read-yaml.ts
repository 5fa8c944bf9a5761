import { parseDocument } from 'yaml';
import { ConfigSyntaxError, MAX_DEPTH, tooDeep } from './config-syntax-error.ts';
import type { ConfigValue } from './config-value.ts';

/** Parses YAML. Throws `ConfigSyntaxError`, also for aliases that would expand too much. */
export function readYaml(text: string): ConfigValue {
  try {
    const document = parseDocument(text, { logLevel: 'silent', uniqueKeys: false });
    const [problem] = document.errors;
    if (problem) {
      const at = problem.linePos?.[0];
      if (problem.message.includes('call stack')) throw new RangeError(problem.message);
      const message = problem.message.split(/ at line \d|\n/, 1)[0] ?? '';
      throw new ConfigSyntaxError(message, at?.line ?? 1, at?.col ?? 1);
    }
    return toConfig(document.toJS({ mapAsMap: true, maxAliasCount: 100 }));
  } catch (error) {
    if (error instanceof ReferenceError) throw new ConfigSyntaxError(error.message, 1, 1);
    if (error instanceof RangeError) throw tooDeep();
    throw error;
  }
}

function toConfig(value: unknown, depth = 0): ConfigValue {
  if (depth > MAX_DEPTH) throw tooDeep();
  if (Array.isArray(value)) return value.map((item) => toConfig(item, depth + 1));
  if (value instanceof Map) {
    return new Map(
      [...value].map(([key, item]: [unknown, unknown]) => [String(key), toConfig(item, depth + 1)]),
    );
  }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return null;
}
