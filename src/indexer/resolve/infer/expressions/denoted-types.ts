import type { Value, Values } from '../../types/values.ts';

/** Answers which values types allow that are already found. */
export interface DenotedTypes {
  /** The values that a denoted type allows. */
  instancesOf(value: Value): Values;
}
