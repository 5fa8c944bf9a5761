import type { DefinitionNumber } from '../../facts/ids.ts';
import { declarationCount } from '../../files/declarations.ts';
import { OpenFiles, type Closable } from '../../files/open-files.ts';
import type { Adoption } from './adoption.ts';
import { membersByOwner } from './member-names.ts';
import type { ProgramFile } from './program-file.ts';

type Members = ReadonlyMap<string, readonly DefinitionNumber[]>;

/** An estimate. */
const BYTES_PER_DECLARATION = 200;

/** For one thread: some ten megabytes of code. */
const MAX_BYTES = 32_000_000;

/**
 * The members of definitions, by name. They are made from the declarations of a file when one of them is first asked, and again after
 * `trim`: those of all files would take more memory than what they are made from.
 */
export class MemberTables {
  readonly #tables: (MembersOfFile | undefined)[] = [];
  readonly #open = new OpenFiles(MAX_BYTES);
  readonly #adoption: Adoption;

  constructor(adoption: Adoption) {
    this.#adoption = adoption;
  }

  of(file: ProgramFile, number: DefinitionNumber): Members {
    let table = this.#tables[file.index];
    if (!table) {
      table = new MembersOfFile(file, this.#adoption, () => (this.#tables[file.index] = undefined));
      this.#tables[file.index] = table;
      this.#open.add(table);
    }
    return table.of(number);
  }

  /** Call this between pieces of work, as that of `OpenFiles`. */
  trim(): void {
    this.#open.trim();
  }
}

class MembersOfFile implements Closable {
  readonly bytes: number;
  isUsed = true;
  readonly close: () => void;
  readonly #found: ReadonlyMap<number, Members>;

  constructor(file: ProgramFile, adoption: Adoption, close: () => void) {
    this.bytes = declarationCount(file.declarations) * BYTES_PER_DECLARATION;
    this.close = close;
    this.#found = membersByOwner(file, adoption);
  }

  of(number: DefinitionNumber): Members {
    this.isUsed = true;
    return this.#found.get(number) ?? noMembers;
  }
}

const noMembers: Members = new Map();
