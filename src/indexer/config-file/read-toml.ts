import { parse, TomlError, type TomlValue } from 'smol-toml';
import { ConfigSyntaxError, MAX_DEPTH, tooDeep } from './config-syntax-error.ts';
import type { ConfigValue } from './config-value.ts';

/** Parses TOML. Dates become strings. Throws `ConfigSyntaxError`. */
export function readToml(text: string): ConfigValue {
  try {
    return toConfig(parse(text));
  } catch (error) {
    if (error instanceof TomlError) {
      const [message = ''] = error.message.replace(/^Invalid TOML document: /, '').split('\n', 1);
      throw new ConfigSyntaxError(message, error.line, error.column);
    }
    if (error instanceof RangeError) throw tooDeep();
    throw error;
  }
}

function toConfig(value: TomlValue, depth = 0): ConfigValue {
  if (depth > MAX_DEPTH) throw tooDeep();
  if (Array.isArray(value)) return value.map((item) => toConfig(item, depth + 1));
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'object') return value;
  return new Map(Object.entries(value).map(([key, item]) => [key, toConfig(item, depth + 1)]));
}
