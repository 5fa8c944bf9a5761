import { printParseErrorCode, visit, type ParseErrorCode } from 'jsonc-parser';
import type { ConfigValue } from './config-value.ts';
import { ConfigSyntaxError, MAX_DEPTH, tooDeep } from './config-syntax-error.ts';

interface Open {
  value: Map<string, ConfigValue> | ConfigValue[];
  key: string;
}

/** Parses JSON with comments and trailing commas. Throws `ConfigSyntaxError`. */
export function readJson(text: string): ConfigValue {
  const open: Open[] = [];
  let root: ConfigValue = null;
  const put = (value: ConfigValue) => {
    const container = open.at(-1);
    if (!container) root = value;
    else if (Array.isArray(container.value)) container.value.push(value);
    else container.value.set(container.key, value);
  };
  const begin = (value: Open['value'], line: number, character: number) => {
    if (open.length >= MAX_DEPTH) throw tooDeep(line + 1, character + 1);
    put(value);
    open.push({ value, key: '' });
  };
  const end = () => void open.pop();
  visit(
    text,
    {
      onObjectBegin: (_offset, _length, line, character) =>
        begin(new Map<string, ConfigValue>(), line, character),
      onObjectProperty: (key) => {
        const container = open.at(-1);
        if (container) container.key = key;
      },
      onObjectEnd: end,
      onArrayBegin: (_offset, _length, line, character) => begin([], line, character),
      onArrayEnd: end,
      onLiteralValue: (value: string | number | boolean | null) => put(value),
      onError: (code: ParseErrorCode, _offset, _length, line, character) => {
        throw new ConfigSyntaxError(printParseErrorCode(code), line + 1, character + 1);
      },
    },
    { allowTrailingComma: true, allowEmptyContent: true },
  );
  return root;
}
