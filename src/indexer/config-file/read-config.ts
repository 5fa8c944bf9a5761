import type { Finding } from '../../model/coverage.ts';
import { ConfigSyntaxError } from './config-syntax-error.ts';
import type { ConfigValue } from './config-value.ts';
import { readIni } from './read-ini.ts';
import { readJson } from './read-json.ts';
import { readToml } from './read-toml.ts';
import { readXml } from './read-xml.ts';
import { readYaml } from './read-yaml.ts';

export const configFormats = ['json', 'toml', 'yaml', 'ini', 'xml'] as const;
export type ConfigFormat = (typeof configFormats)[number];

interface Format {
  read(text: string): ConfigValue;
  /**
   * In UTF-16 units. Real files have a few thousand; longer ones are data, or an attack. The YAML parser
   * takes quadratic time for some texts.
   */
  maxLength: number;
}

const formats: Record<ConfigFormat, Format> = {
  json: { read: readJson, maxLength: 1_000_000 },
  toml: { read: readToml, maxLength: 1_000_000 },
  yaml: { read: readYaml, maxLength: 100_000 },
  ini: { read: readIni, maxLength: 1_000_000 },
  xml: { read: readXml, maxLength: 1_000_000 },
};

export interface ConfigRequest {
  path: string;
  text: string;
  format: ConfigFormat;
  /** The consequence if the file cannot be read, as the end of the message: `its aliases are ignored`. */
  consequence: string;
}

/** Returns the content of a configuration file, or a finding with the position and reason of the error. */
export function readConfig({ path, text, format, consequence }: ConfigRequest): ConfigValue | Finding {
  const { read, maxLength } = formats[format];
  if (text.length > maxLength) {
    return unreadable(path, `${path} is longer than ${maxLength} characters: ${consequence}.`);
  }
  try {
    return read(text.replace(/^\uFEFF/, ''));
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
