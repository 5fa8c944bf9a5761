import { InvalidArgumentError } from 'commander';

/** Parses the value of an option that is a whole number from 1. */
export function parsePositive(text: string): number {
  return parseWhole(text, 1, Number.MAX_SAFE_INTEGER, 'It must be a whole number from 1.');
}

/** Parses the value of an option that is a port. */
export function parsePort(text: string): number {
  return parseWhole(text, 0, 65_535, 'It must be a port from 0 to 65535.');
}

function parseWhole(text: string, min: number, max: number, rule: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) throw new InvalidArgumentError(rule);
  return value;
}
