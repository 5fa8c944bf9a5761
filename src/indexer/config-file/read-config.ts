import type { Finding } from '../../model/coverage.ts';
import { ConfigSyntaxError } from './config-syntax-error.ts';
import type { ConfigValue } from './config-value.ts';
import { readIni } from './read-ini.ts';
import { readJson } from './read-json.ts';
import { readToml } from './read-toml.ts';
import { readYaml } from './read-yaml.ts';

export const configFormats = ['json', 'toml', 'yaml', 'ini'] as const;
export type ConfigFormat = (typeof configFormats)[number];

/** In UTF-16 units. Real ones have a few thousand; beyond this it is data, or meant to hurt. */
export const MAX_CONFIG_LENGTH = 1_000_000;

const readers: Record<ConfigFormat, (text: string) => ConfigValue> = {
  json: readJson,
  toml: readToml,
  yaml: readYaml,
  ini: readIni,
};

export interface ConfigRequest {
  path: string;
  text: string;
  format: ConfigFormat;
  /** What is lost when the file cannot be read, to end the message: `its aliases are ignored`. */
  consequence: string;
}

/** The content of a configuration file, or a finding that says where and why it could not be read. */
export function readConfig({ path, text, format, consequence }: ConfigRequest): ConfigValue | Finding {
  if (text.length > MAX_CONFIG_LENGTH) {
    return unreadable(path, `${path} is longer than ${MAX_CONFIG_LENGTH} characters: ${consequence}.`);
  }
  try {
    return readers[format](text.replace(/^\uFEFF/, ''));
  } catch (error) {
    if (!(error instanceof ConfigSyntaxError)) throw error;
    const { line, column, message } = error;
    return {
      ...unreadable(path, `${path}:${line}:${column} is not valid ${format} (${message}): ${consequence}.`),
      span: [line, column, line, column],
    };
  }
}

export function isFinding(result: ConfigValue | Finding): result is Finding {
  return typeof result === 'object' && result !== null && 'severity' in result;
}

function unreadable(path: string, message: string): Finding {
  return { code: 'config-unreadable', severity: 'warning', message, path };
}
