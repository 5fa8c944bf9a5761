import type { ProgramFile } from '../../bind/program.ts';
import { union, type Value, type Values } from '../../types/values.ts';
import type { Conversions } from '../algebra/conversions.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { Calls } from './calls.ts';

/** What `Pointers` uses. */
export interface PointersContext extends Pick<InferenceState, 'recursion'> {
  readonly calls: Pick<Calls, 'method'>;
  readonly conversions: Pick<Conversions, 'elementsOf'>;
}

/** Answers what values point to by an operator of their types. */
export class Pointers {
  readonly #context: PointersContext;

  constructor(context: PointersContext) {
    this.#context = context;
  }

  isPointerOperator({ grammar }: ProgramFile, name: string): boolean {
    return grammar.manifest.scoping.pointerOperator === name;
  }

  /** What a value points to: the operator of a type gives a pointer, or something that has the operator in turn. */
  pointedTo(file: ProgramFile, value: Value, level = 0): Values {
    const { calls, conversions, recursion } = this.#context;
    const name = file.grammar.manifest.scoping.pointerOperator ?? '';
    const isPointer = (each: Value): boolean => conversions.elementsOf(file, each) !== undefined;
    const found = calls.method(value, name);
    if (isPointer(value) || !recursion.mayClimb(level)) return found;
    return union(
      found.map((each) =>
        isPointer(each) ? calls.method(each, name) : this.pointedTo(file, each, level + 1),
      ),
    );
  }
}
