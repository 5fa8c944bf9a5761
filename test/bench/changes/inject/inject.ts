import type { Definition, Parameter } from '../definition.ts';
import type { Edit } from './edits.ts';
import type { ChangeKind } from './kinds.ts';
import type { InjectionStyle } from './style.ts';

/** The edits that make a change of a kind to a definition; undefined if the definition is not fit for it. */
export function inject(
  style: InjectionStyle,
  kind: ChangeKind,
  definition: Definition,
  source: string,
  random: () => number,
): Edit[] | undefined {
  const { parameters, isMember, nameRange, range } = definition;
  const isRenamable = isMember && (definition.kind === 'method' || definition.kind === 'field');
  switch (kind) {
    case 'parameter added':
      return parameters && [addParameter(parameters, style.addedParameter, random())];
    case 'parameter removed':
      return parameters && removeParameter(parameters.list, random());
    case 'parameters reordered':
      return parameters && reorderParameters(parameters.list, source, random());
    case 'member renamed':
      return isRenamable ? [{ range: nameRange, text: style.renamed(definition.name) }] : undefined;
    case 'member removed':
      return isRenamable ? [{ range, text: definition.placeholder }] : undefined;
    case 'result type changed':
      return style.changeResult(definition, source, random());
    case 'export removed':
      return style.hide(definition, source);
  }
}

/** In front, or after the last parameter that callers must give. */
function addParameter(
  { range, list, separator }: NonNullable<Definition['parameters']>,
  text: string,
  choice: number,
): Edit {
  const firstOptional = list.findIndex(({ isOptional }) => isOptional);
  const end = firstOptional < 0 ? list.length : firstOptional;
  const next = list[choice < 0.5 ? 0 : end];
  if (next) return insertion(next.range[0], `${text}, `);
  const last = list.at(-1);
  return last ? insertion(last.range[1], `, ${text}`) : insertion(range[0], `${separator}${text}`);
}

function removeParameter(list: readonly Parameter[], choice: number): Edit[] | undefined {
  const at = Math.floor(choice * list.length);
  const parameter = list[at];
  if (!parameter?.isPlain) return undefined;
  const next = list[at + 1];
  if (next) return [{ range: [parameter.range[0], next.range[0]], text: '' }];
  const previous = list[at - 1];
  return [{ range: [previous?.range[1] ?? parameter.range[0], parameter.range[1]], text: '' }];
}

/** Swaps two neighbours of different types that callers must give. */
function reorderParameters(list: readonly Parameter[], source: string, choice: number): Edit[] | undefined {
  const pairs = list.flatMap((first, at): [Parameter, Parameter][] => {
    const second = list[at + 1];
    return second && isSwappable(first) && isSwappable(second) && first.type !== second.type
      ? [[first, second]]
      : [];
  });
  const pair = pairs[Math.floor(choice * pairs.length)];
  if (!pair) return undefined;
  const [first, second] = pair;
  const textOf = ({ range: [start, end] }: Parameter): string => source.slice(start, end);
  const isOneLine = !textOf(first).includes('\n') && !textOf(second).includes('\n');
  if (!isOneLine) return undefined;
  return [
    { range: first.range, text: textOf(second) },
    { range: second.range, text: textOf(first) },
  ];
}

function isSwappable({ isPlain, isOptional, type }: Parameter): boolean {
  return isPlain && !isOptional && type !== '';
}

function insertion(position: number, text: string): Edit {
  return { range: [position, position], text };
}
