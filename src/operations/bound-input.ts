import { excessOfPath } from '../model/path.ts';
import { OperationError } from './operation-error.ts';
import type { Operation } from './operation.ts';
import { shortened } from './support/shortened.ts';

/** Characters of a query or a pattern. */
const MAX_TEXT = 10_000;
/** Items of a list, or members of an object. */
const MAX_ITEMS = 500;
/** Lists and objects inside each other. No input has more than two levels. */
const MAX_LEVELS = 8;

/**
 * Throws an `OperationError` for an input that is too long, deep or wide to be answered in a short time. Every operation is called by way of
 * this, before any look-up, so that none can forget it.
 */
export function boundInput({ name, texts = [], invalidInputCode }: Operation, input: unknown): void {
  const refuse = (where: string, why: string): never => {
    throw new OperationError(invalidInputCode ?? 'VALIDATION_FAILED', `${name}: ${where} ${why}.`, {
      details: [`${where} ${why}`],
    });
  };
  const visit = (value: unknown, field: string, level: number): void => {
    const where = field === '' ? 'the input' : shortened(field);
    if (typeof value === 'string') {
      if (!texts.includes(field)) {
        const excess = excessOfPath(value);
        if (excess !== undefined) refuse(where, excess);
      } else if (value.length > MAX_TEXT) refuse(where, `must have at most ${MAX_TEXT} characters`);
    }
    if (typeof value !== 'object' || value === null) return;
    if (level > MAX_LEVELS) refuse(where, `has more than ${MAX_LEVELS} levels`);
    const members = Array.isArray(value) ? value.entries() : Object.entries(value);
    let count = 0;
    for (const [key, member] of members) {
      if (++count > MAX_ITEMS) refuse(where, `must have at most ${MAX_ITEMS} items`);
      visit(member, field === '' ? String(key) : field, level + 1);
    }
  };
  visit(input, '', 0);
}
