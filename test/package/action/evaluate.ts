/** Values by their path in an expression, such as `inputs.path`. A missing one is an empty string, as on GitHub. */
export type Values = Readonly<Record<string, string>>;

/** Fills in the expressions of a text. */
export function fill(text: string, values: Values): string {
  return text.replace(/\$\{\{(.*?)\}\}/g, (_, expression: string) => evaluate(expression, values));
}

/** Whether a step with this condition runs. GitHub skips steps after a failure if the condition has no status function. */
export function runs(condition: string | undefined, hasFailed: boolean, values: Values): boolean {
  if (condition === undefined) return !hasFailed;
  const text = condition.replace(/^\$\{\{|\}\}$/g, '');
  if (hasFailed && !/\b(always|cancelled|failure)\(\)/.test(text)) return false;
  return evaluate(text, values) !== '';
}

/** Evaluates what our files use of the language: `||`, `&&`, `==`, `!=`, `!cancelled()`, texts and paths. */
function evaluate(expression: string, values: Values): string {
  const text = expression.trim();
  const either = text.split('||');
  if (either.length > 1) return either.map((part) => evaluate(part, values)).find(Boolean) ?? '';
  const both = text.split('&&');
  if (both.length > 1) return both.every((part) => evaluate(part, values) !== '') ? 'true' : '';
  const [, left = '', operator, right = ''] = /^(.*?)(==|!=)(.*)$/s.exec(text) ?? [];
  if (operator !== undefined)
    return (evaluate(left, values) === evaluate(right, values)) === (operator === '==') ? 'true' : '';
  if (text === '!cancelled()') return 'true';
  const [, literal] = /^'(.*)'$/.exec(text) ?? [];
  if (literal !== undefined) return literal;
  if (!/^[\w.-]+$/.test(text)) throw new Error(`The test cannot evaluate "${text}".`);
  return values[text] ?? '';
}
