import type { Grammar } from '../../../grammar/load-grammars.ts';
import type { BindingIndex, BindingTable, DefinitionNumber, FileIndex } from '../../facts/ids.ts';
import type { FileFacts } from '../../facts/facts.ts';
import { declarationCount, type Declarations } from '../../files/declarations.ts';
import type { FileTables } from '../../files/indexed-file.ts';
import type { Closable, OpenFiles } from '../../files/open-files.ts';
import { emptyBindingMemo, type BindingMemo } from './binding-memo.ts';
import type { ModuleResolver } from '../modules/module-resolver.ts';
import { indexBindings } from './tables.ts';

/** The parts of a file that do not change while it is opened and closed. */
export interface ProgramFileParts {
  index: FileIndex;
  path: string;
  grammar: Grammar;
  modules: ModuleResolver;
  /** Number of its first definition, which is the file itself. */
  base: DefinitionNumber;
  /** The module of the language's library that it declares; undefined for a file of the repository. */
  library: string | undefined;
  /** The family of languages that it belongs to, or whose library it is. */
  family: string;
  declarations: Declarations;
}

/** The facts of an open file, and tables that are made from them. */
interface Opened {
  facts: FileFacts;
  highlights: Int32Array;
  bindings: { firstBinding: Map<number, BindingIndex>; nextBinding: BindingTable } | undefined;
  memo: BindingMemo | undefined;
  stringIndex: Map<string, number> | undefined;
}

/** Estimates of the memory that facts take with the tables that are made from them. */
const BYTES_PER_EXPRESSION = 90;
const BYTES_PER_DEFINITION = 1000;

/** A file with facts, as resolution sees it. Facts are read when they are first used, and again after `close`. */
export class ProgramFile implements Closable {
  readonly index: FileIndex;
  readonly path: string;
  readonly grammar: Grammar;
  readonly modules: ModuleResolver;
  readonly base: DefinitionNumber;
  readonly library: string | undefined;
  readonly family: string;
  readonly declarations: Declarations;
  readonly bytes: number;
  isUsed = false;
  readonly #read: () => FileTables & { facts: FileFacts };
  readonly #openFiles: OpenFiles | undefined;
  #opened: Opened | undefined;

  /** Without `openFiles`, the file stays open once it is. */
  constructor(parts: ProgramFileParts, read: () => FileTables & { facts: FileFacts }, openFiles?: OpenFiles) {
    this.index = parts.index;
    this.path = parts.path;
    this.grammar = parts.grammar;
    this.modules = parts.modules;
    this.base = parts.base;
    this.library = parts.library;
    this.family = parts.family;
    this.declarations = parts.declarations;
    this.bytes =
      parts.declarations.expressionCount * BYTES_PER_EXPRESSION +
      declarationCount(parts.declarations) * BYTES_PER_DEFINITION;
    this.#read = read;
    this.#openFiles = openFiles;
  }

  get facts(): FileFacts {
    return this.#open().facts;
  }

  /** See `model/highlight.ts`. */
  get highlights(): Int32Array {
    return this.#open().highlights;
  }

  /** First binding of a name in a scope, by `scope * strings + name`; `nextBinding` chains the others. */
  get firstBinding(): Map<number, BindingIndex> {
    return this.#bindings().firstBinding;
  }

  get nextBinding(): BindingTable {
    return this.#bindings().nextBinding;
  }

  get bindingMemo(): BindingMemo {
    const opened = this.#open();
    return (opened.memo ??= emptyBindingMemo());
  }

  /** Interned strings to their index. */
  get stringIndex(): Map<string, number> {
    const opened = this.#open();
    return (opened.stringIndex ??= new Map(opened.facts.strings.map((text, at) => [text, at])));
  }

  close(): void {
    this.#opened = undefined;
  }

  #bindings(): NonNullable<Opened['bindings']> {
    const opened = this.#open();
    return (opened.bindings ??= indexBindings(opened.facts));
  }

  #open(): Opened {
    this.isUsed = true;
    if (this.#opened) return this.#opened;
    const { facts, highlights } = this.#read();
    const opened = { facts, highlights, bindings: undefined, memo: undefined, stringIndex: undefined };
    this.#opened = opened;
    this.#openFiles?.add(this);
    return opened;
  }
}
