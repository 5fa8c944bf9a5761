import type { ErrorClass } from '../base/serialized-error.ts';
import { OutputPlaceError, PublishError } from '../publish/publish-error.ts';
import { PackDamaged } from '../store/pack/pack.ts';
import { StoreError } from '../store/store.ts';
import { InputError } from './input-error.ts';

/** Classes of errors from other processes and threads. */
export const errorClasses: readonly ErrorClass[] = [
  InputError,
  OutputPlaceError,
  PackDamaged,
  PublishError,
  StoreError,
];
