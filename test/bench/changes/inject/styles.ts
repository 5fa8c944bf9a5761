import type { InjectionStyle } from './style.ts';

const typescript: InjectionStyle = {
  addedParameter: 'addedByBenchmark: number',
  renamed: (name) => `${name}Renamed`,
  changeResult: ({ result }, _source, choice) => {
    // A value of any type fits these, or the annotation is no type of a value.
    if (!result || /^(?:any|unknown|void|never|this|asserts)\b|\bis\b|\bundefined\b|\n/.test(result.text))
      return undefined;
    const promise = /^Promise<(.*)>$/.exec(result.text);
    const inner = promise?.[1] ?? result.text;
    if (promise && /^(?:void|any|unknown)$/.test(inner)) return undefined;
    if (!promise && /^(?:Async)?(?:Generator|Iterable|IterableIterator)\b/.test(inner)) return undefined;
    const changed =
      choice < 0.67 ? `${/=>|^new\b/.test(inner) ? `(${inner})` : inner} | undefined` : 'unknown';
    return [{ range: result.range, text: promise ? `Promise<${changed}>` : changed }];
  },
  hide: ({ exportRange, isMember }) =>
    exportRange && !isMember ? [{ range: exportRange, text: '' }] : undefined,
};

const python: InjectionStyle = {
  addedParameter: 'added_by_benchmark: int',
  renamed: (name) => `${name}_renamed`,
  changeResult: ({ result }, _source, choice) => {
    if (
      !result ||
      /^["']?(?:None|Any|object|NoReturn|Never|Self)\b|\bNone\b|Optional|TypeGuard|TypeIs|Iterator|Generator|\n/.test(
        result.text,
      )
    )
      return undefined;
    const isQuoted = /^["']/.test(result.text);
    const inner = isQuoted ? result.text.slice(1, -1) : result.text;
    return [
      { range: result.range, text: choice < 0.67 ? `"${inner.replaceAll('"', "'")} | None"` : 'object' },
    ];
  },
  hide: ({ isMember, isExported, name, nameRange, kind }) =>
    isMember || !isExported || name.startsWith('_') || (kind !== 'function' && kind !== 'type')
      ? undefined
      : [{ range: nameRange, text: `_${name}` }],
};

const go: InjectionStyle = {
  addedParameter: 'addedByBenchmark int',
  renamed: (name) => `${name}Renamed`,
  changeResult: ({ result, bodyRange }, _source, choice) => {
    if (!result || /^(?:any|error|interface\{\})$/.test(result.text)) return undefined;
    if (choice < 0.5 || !bodyRange) return [{ range: result.range, text: 'any' }];
    // The body becomes that of a function inside, so that it stays right.
    const [start, end] = bodyRange;
    return [
      { range: result.range, text: `(${result.text}, error)` },
      { range: [start, start + 1], text: `{ return func() ${result.text} {` },
      { range: [end - 1, end], text: '}(), nil }' },
    ];
  },
  hide: ({ isMember, isExported, name, nameRange }) =>
    isMember || !isExported
      ? undefined
      : [{ range: nameRange, text: `${name.charAt(0).toLowerCase()}${name.slice(1)}` }],
};

const java: InjectionStyle = {
  addedParameter: 'int addedByBenchmark',
  renamed: (name) => `${name}Renamed`,
  // A value of any type fits into an `Object`, so the body stays right.
  changeResult: ({ result }) =>
    !result || /^(?:void|Object|[A-Z])$|\n/.test(result.text)
      ? undefined
      : [{ range: result.range, text: 'Object' }],
  hide: ({ exportRange, isMember, kind }) => {
    if (!exportRange || kind === 'constructor' || kind === 'field') return undefined;
    return [{ range: exportRange, text: isMember ? 'private ' : '' }];
  },
};

/** By the name of the language in the list of repositories. */
export const styles = { typescript, python, go, java } as const satisfies Record<string, InjectionStyle>;
export type LanguageName = keyof typeof styles;
