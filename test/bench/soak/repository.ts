import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A generated file with one function. */
export interface SoakFile {
  path: string;
  /** The name of its function, unique in all branches. */
  name: string;
  /** A word in its body, unique in the whole run: an answer that contains it is not an older one. */
  mark: string;
  imports: readonly string[];
}

export interface Change {
  kind: string;
  /** A file with a new content or path; undefined if only git changed. */
  file?: SoakFile;
  /** A function that no file has any more. */
  gone?: string;
}

const FILES_PER_FOLDER = 25;
const MAX_BRANCHES = 5;

/** A generated repository that changes at random, and remembers what each branch contains. */
export class SoakRepository {
  readonly root: string;
  readonly #random: () => number;
  readonly #size: number;
  readonly #branches = new Map<string, Map<string, SoakFile>>();
  #branch = 'main';
  #files = new Map<string, SoakFile>();
  #count = 0;

  constructor(root: string, size: number, random: () => number) {
    this.root = root;
    this.#size = size;
    this.#random = random;
    mkdirSync(root, { recursive: true });
    this.#git('init', '-q', '-b', this.#branch);
    for (let at = 0; at < size; at++) this.#add(`packages/p${Math.floor(at / FILES_PER_FOLDER)}`);
    this.#commit();
  }

  get files(): readonly SoakFile[] {
    return [...this.#files.values()];
  }

  /** Makes one change of a random kind, written to disk. */
  change(): Change {
    const chance = this.#random();
    if (chance < 0.6) return this.#edit();
    if (chance < 0.76) return this.#files.size < this.#size ? this.#addAnywhere() : this.#delete();
    if (chance < 0.84) return this.#renameFile();
    if (chance < 0.87) return this.#renameFolder();
    if (chance < 0.95) return this.#commit();
    return this.#switch();
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.#random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  }

  #edit(): Change {
    const file = { ...this.pick(this.files), mark: this.#next('mark') };
    this.#write(file);
    return { kind: 'edit', file };
  }

  #addAnywhere(): Change {
    return { kind: 'add', file: this.#add(dirname(this.pick(this.files).path)) };
  }

  #add(folder: string): SoakFile {
    const name = this.#next('fn');
    const extension = this.#random() < 0.7 ? 'ts' : 'py';
    const others = this.files.filter(({ path }) => path.endsWith(extension) && dirname(path) === folder);
    const file: SoakFile = {
      path: `${folder}/${name}.${extension}`,
      name,
      mark: this.#next('mark'),
      imports: others.length > 0 ? [this.pick(others).name] : [],
    };
    this.#write(file);
    return file;
  }

  #delete(): Change {
    const { path, name } = this.pick(this.files);
    rmSync(join(this.root, path));
    this.#files.delete(path);
    return { kind: 'delete', gone: name };
  }

  #renameFile(): Change {
    const old = this.pick(this.files);
    const file = { ...old, path: old.path.replace(/[^/]*\./, () => `${this.#next('file')}.`) };
    renameSync(join(this.root, old.path), join(this.root, file.path));
    this.#files.delete(old.path);
    this.#files.set(file.path, file);
    return { kind: 'rename file', file };
  }

  #renameFolder(): Change {
    const old = dirname(this.pick(this.files).path);
    const folder = `packages/${this.#next('p')}`;
    renameSync(join(this.root, old), join(this.root, folder));
    const moved = this.files.filter(({ path }) => dirname(path) === old);
    for (const file of moved) {
      this.#files.delete(file.path);
      const path = folder + file.path.slice(old.length);
      this.#files.set(path, { ...file, path });
    }
    return {
      kind: 'rename folder',
      file: this.pick(this.files.filter(({ path }) => dirname(path) === folder)),
    };
  }

  #commit(): Change {
    this.#git('add', '-A');
    this.#git('commit', '-q', '--allow-empty', '-m', `Change ${this.#next('c')}`);
    return { kind: 'commit' };
  }

  /** Changes to another branch, or to a new one while there are few. */
  #switch(): Change {
    this.#commit();
    this.#branches.set(this.#branch, new Map(this.#files));
    const others = [...this.#branches.keys()].filter((branch) => branch !== this.#branch);
    if (this.#branches.size < MAX_BRANCHES && (others.length === 0 || this.#random() < 0.3)) {
      this.#branch = this.#next('branch');
      this.#git('switch', '-q', '-c', this.#branch);
      return { kind: 'new branch' };
    }
    this.#branch = this.pick(others);
    this.#git('switch', '-q', this.#branch);
    this.#files = new Map(this.#branches.get(this.#branch));
    return { kind: 'switch', file: this.pick(this.files) };
  }

  #write(file: SoakFile): void {
    const path = join(this.root, file.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file.path.endsWith('.ts') ? typescript(file) : python(file));
    this.#files.set(file.path, file);
  }

  #next(word: string): string {
    return `${word}${++this.#count}`;
  }

  #git(...args: string[]): void {
    const identity = ['-c', 'user.name=Soak', '-c', 'user.email=soak@example.org'];
    execFileSync('git', [...identity, ...args], {
      cwd: this.root,
      env: { ...process.env, GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' },
    });
  }
}

function typescript({ name, mark, imports }: SoakFile): string {
  return `${imports.map((other) => `import { ${other} } from './${other}.ts';\n`).join('')}
/** Returns the mark of this file, ${mark}. */
export function ${name}(depth: number): string {
  const text = '${mark}';
  return depth > 0 ? ${imports[0] ?? name}(depth - 1) : text;
}

export class ${name}Reader {
  readonly #texts = new Map<number, string>();

  read(depth: number): string {
    const known = this.#texts.get(depth) ?? ${name}(depth);
    this.#texts.set(depth, known);
    return this.trim(known);
  }

  private trim(text: string): string {
    return text.replace(/\\s+$/, '');
  }
}
`;
}

function python({ name, mark, imports }: SoakFile): string {
  return `${imports.map((other) => `from .${other} import ${other}\n`).join('')}

def ${name}(depth: int) -> str:
    """Returns the mark of this file, ${mark}."""
    text = "${mark}"
    return ${imports[0] ?? name}(depth - 1) if depth > 0 else text


class ${name}Reader:
    def __init__(self) -> None:
        self.texts: dict[int, str] = {}

    def read(self, depth: int) -> str:
        known = self.texts.get(depth) or ${name}(depth)
        self.texts[depth] = known
        return self.trim(known)

    def trim(self, text: str) -> str:
        return text.rstrip()
`;
}
